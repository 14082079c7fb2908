package comptoir.app.play;

import comptoir.app.LanguageOption;
import comptoir.app.Speaker;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.lessons.Lesson;
import comptoir.lessons.Tutor;
import comptoir.protocol.Games;
import comptoir.protocol.Lessons;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** A lesson in the terminal. */
@CommandLine.Command(
        name = "learn",
        mixinStandardHelpOptions = true,
        description = {
            "Teaches a game by playing, a few minutes a lesson. Without a lesson it lists them.",
            "Try: comptoir learn dale-first-steps"
        })
public final class LearnCommand implements Callable<Integer> {

    @CommandLine.Parameters(arity = "0..1", paramLabel = "LESSON", description = "The lesson's name.")
    private @Nullable String lesson;

    @CommandLine.Mixin
    private LanguageOption language = new LanguageOption();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    private final Reader input;

    public LearnCommand() {
        this(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    /** For tests: what is typed comes from elsewhere. */
    LearnCommand(Reader input) {
        this.input = input;
    }

    @Override
    public Integer call() {
        var speaker = language.speaker();
        try (var console = console()) {
            if (lesson == null) list(console, speaker);
            else teach(Lessons.named(lesson), console, speaker);
        }
        return 0;
    }

    private Console console() {
        return TerminalConsole.isThere()
                ? TerminalConsole.open()
                : new PlainConsole(input, spec.commandLine().getOut());
    }

    private static void list(Console console, Speaker speaker) {
        var paper = new Paper(console.width(), speaker);
        for (var game : Games.all()) {
            paper.empty().heading(paper.in(game.name()));
            for (var lesson : Lessons.all()) {
                if (!lesson.game().equals(game.id())) continue;
                paper.entry(
                        26,
                        "  " + lesson.id(),
                        Paper.styled(Paper.BOLD, paper.in(lesson.title())),
                        " · ",
                        paper.in(Text.say("{0#{0} minute|{0} minutes}", lesson.minutes())),
                        paper.colon(),
                        paper.in(lesson.about()));
            }
        }
        console.show(paper);
    }

    private static void teach(Lesson lesson, Console console, Speaker speaker) {
        teach(lesson, Games.named(lesson.game()), console, speaker);
    }

    private static <P extends Position<P>> void teach(Lesson lesson, Game<P> game, Console console, Speaker speaker) {
        new LessonSession<>(new Tutor<>(lesson, game), console, speaker).run();
    }
}
