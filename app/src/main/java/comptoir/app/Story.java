package comptoir.app;

import comptoir.engine.Log;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Text;
import java.io.PrintWriter;
import java.util.Map;

/** Tells a game as sentences. */
final class Story {

    private final PrintWriter out;
    private final Language language;
    private final int viewer;

    Story(PrintWriter out, Language language, int viewer) {
        this.out = out;
        this.language = language;
        this.viewer = viewer;
    }

    <P extends Position<P>> void answered(Referee<P> referee, int seat, Map<String, Object> data) {
        var position = referee.moment().now();
        for (var option : referee.options(seat)) {
            if (!option.data().equals(data)) continue;
            var label = Play.question(position).label(position, seat, option);
            out.println((referee.number() + 1) + ". " + language.of(player(seat)) + ": " + language.of(label));
        }
    }

    void happened(Referee<?> referee) {
        for (var event : referee.latest()) {
            var notice = event.toldTo(viewer);
            out.print("     " + language.of(notice.text()));
            for (var rule : notice.rules()) out.print(" [" + rule.id() + "]");
            out.println();
        }
    }

    <P extends Position<P>> void asked(Referee<P> referee) {
        var position = referee.moment().now();
        for (int seat : referee.asked()) {
            var question = Play.question(position);
            var prompt = question.prompt(position, seat);
            out.println(language.of(player(seat)) + ": " + language.of(prompt.text()) + " ["
                    + prompt.rule().id() + "]");
            var options = referee.options(seat);
            for (int i = 0; i < options.size(); i++)
                out.println("  " + i + ") " + language.of(question.label(position, seat, options.get(i))));
        }
        if (!referee.over()) return;
        for (var place : referee.game().places(position))
            out.println(place.place() + ". " + language.of(player(place.seat())) + " " + place.score());
    }

    void took(Log.TakenBack back) {
        out.println("     " + language.of(player(back.seat()))
                + language.of(Text.of(" takes it back.", " reprend son choix.")));
    }

    private static Text player(int seat) {
        return Text.of("player {0}", "joueur {0}").with(seat + 1);
    }
}
