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
    private final Speaker speaker;
    private final int viewer;

    Story(PrintWriter out, Speaker speaker, int viewer) {
        this.out = out;
        this.speaker = speaker;
        this.viewer = viewer;
    }

    <P extends Position<P>> void answered(Referee<P> referee, int seat, Map<String, Object> data) {
        var position = referee.moment().now();
        for (var option : referee.options(seat)) {
            if (!option.data().equals(data)) continue;
            var label = Play.question(position).label(position, seat, option);
            out.println((referee.number() + 1) + ". " + speaker.of(said(seat, label)));
        }
    }

    void happened(Referee<?> referee) {
        for (var event : referee.latest()) {
            var notice = event.toldTo(viewer);
            out.print("     " + speaker.of(notice.text()));
            for (var rule : notice.rules()) out.print(" [" + rule.id() + "]");
            out.println();
        }
    }

    <P extends Position<P>> void asked(Referee<P> referee) {
        var position = referee.moment().now();
        for (int seat : referee.asked()) {
            var question = Play.question(position);
            var prompt = question.prompt(position, seat);
            out.println(
                    speaker.of(said(seat, prompt.text())) + " [" + prompt.rule().id() + "]");
            var options = referee.options(seat);
            for (int i = 0; i < options.size(); i++)
                out.println("  " + i + ") " + speaker.of(question.label(position, seat, options.get(i))));
        }
        if (!referee.over()) return;
        for (var place : referee.game().places(position))
            out.println(place.place() + ". " + speaker.of(player(place.seat())) + " " + place.score());
    }

    void took(Log.TakenBack back) {
        out.println("     " + speaker.of(Text.say("{0} takes it back.", Text.who(back.seat()))));
    }

    private static Text said(int seat, Text what) {
        return Text.say("{0}: {1}", player(seat), what);
    }

    private static Text player(int seat) {
        return Text.say("{0}", Text.who(seat));
    }
}
