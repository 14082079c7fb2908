package comptoir.app.play;

import comptoir.app.Speaker;
import comptoir.engine.Language;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.lessons.Input;
import comptoir.lessons.Tutor;
import comptoir.lessons.Tutor.Stage;
import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** A lesson at a console: shows the table, says what the tutor says, takes numbers. */
final class LessonSession<P extends Position<P>> {

    private final Tutor<P> tutor;
    private final Console console;
    private final Speaker speaker;
    private final Layout layout;
    private final List<String> names = new ArrayList<>();

    LessonSession(Tutor<P> tutor, Console console, Speaker speaker) {
        this.tutor = tutor;
        this.console = console;
        this.layout = Layout.of(tutor.lesson().game());
        int learner = tutor.lesson().seat();
        this.speaker = speaker.to(new Language.Reader() {
            @Override
            public boolean is(int seat) {
                return seat == learner;
            }

            @Override
            public @Nullable String nameOf(int seat) {
                return seat < names.size() ? names.get(seat) : null;
            }
        });
        for (int seat = 0; seat < tutor.referee().setup().seats(); seat++)
            names.add(
                    seat == learner
                            ? speaker.of(Text.say("You"))
                            : speaker.of(Text.say("Player {0}").with(seat + 1)));
    }

    void run() {
        int shown = -1;
        while (true) {
            news();
            if (shown != tutor.step() && tutor.stage() != Stage.DONE) view();
            shown = tutor.step();
            if (!ask()) return;
        }
    }

    /** One input of the learner; false where the lesson is over or is left. */
    private boolean ask() {
        var paper = new Paper(console.width(), speaker);
        paper.empty();
        var steps = tutor.lesson().steps().size();
        paper.line(
                2,
                Paper.styled(Paper.FAINT, Math.min(tutor.step() + 1, steps) + "/" + steps + "  "),
                Paper.styled(Paper.BOLD, paper.in(tutor.says())));
        if (tutor.stage() == Stage.DONE) {
            console.show(paper);
            return false;
        }
        var allowed = tutor.allowed();
        var position = tutor.referee().moment().now();
        for (int i = 0; i < allowed.size(); i++)
            paper.line(
                    7,
                    Paper.styled(Paper.FAINT, String.format(Locale.ROOT, "%5d  ", i + 1)),
                    paper.in(Play.question(position)
                            .label(position, tutor.lesson().seat(), allowed.get(i))));
        console.show(paper);
        while (true) {
            var line = console.read(speaker.of(prompt()) + "> ", List.of());
            if (line == null || line.strip().equals("quit")) return false;
            var input = input(line.strip());
            if (input == null) continue;
            tutor.take(input);
            return true;
        }
    }

    private Text prompt() {
        return switch (tutor.stage()) {
            case READ -> Text.say("Enter to go on");
            case MISSED -> Text.say("Enter to try again, show to be shown");
            case CHALLENGE -> tutor.leads() ? Text.say("A number") : Text.say("A number, or show to be shown");
            default -> Text.say("A number");
        };
    }

    private @Nullable Input input(String typed) {
        var stage = tutor.stage();
        if (typed.equals("show") && (stage == Stage.CHALLENGE || stage == Stage.MISSED)) return new Input.Show();
        if (stage == Stage.READ) return new Input.GoOn();
        if (stage == Stage.MISSED || (typed.equals("again") && stage == Stage.CHALLENGE)) return new Input.Again();
        if (typed.matches("\\d{1,4}")) {
            int option = Integer.parseInt(typed) - 1;
            if (option >= 0 && option < tutor.allowed().size())
                return new Input.Answers(List.of(tutor.allowed().get(option).data()));
        }
        console.show(new Paper(console.width(), speaker)
                .line(
                        0,
                        speaker.of(Text.say("Type a number from 1 to {0}.")
                                .with(tutor.allowed().size()))));
        return null;
    }

    private void news() {
        var paper = new Paper(console.width(), speaker);
        for (var notice : tutor.news()) {
            AttributedString line = Paper.styled(Paper.FAINT, "· " + paper.in(notice.text()));
            paper.line(2, line);
        }
        console.show(paper);
    }

    private void view() {
        var paper = new Paper(console.width(), speaker);
        int seat = tutor.lesson().seat();
        layout.draw(Tree.of("view", Json.plain(tutor.referee().view(seat))), seat, names, paper);
        console.show(paper);
    }
}
