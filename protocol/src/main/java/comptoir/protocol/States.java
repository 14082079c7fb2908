package comptoir.protocol;

import comptoir.engine.Event;
import comptoir.engine.IllegalAnswer;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Text;
import comptoir.engine.Trial;
import comptoir.engine.Undo;
import comptoir.protocol.Message.Notice;
import comptoir.protocol.Message.Option;
import comptoir.protocol.Message.Pending;
import comptoir.protocol.Message.Problem;
import comptoir.protocol.Message.State;
import comptoir.protocol.Message.TryAnswer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a game stands, as the protocol says it. */
public final class States {

    private States() {}

    /** The number, who is asked what, what happened, and at the end how the seats stand. */
    static <P extends Position<P>> State of(String table, Referee<P> referee, int listener) {
        var pending = new ArrayList<Pending>();
        for (int seat : referee.asked()) pending.add(pending(referee, seat));
        var undo = new ArrayList<Integer>();
        for (int seat = 0; seat < referee.setup().seats(); seat++)
            if (referee.undo(seat) instanceof Undo.Fair) undo.add(seat);
        return new State(
                table,
                referee.number(),
                referee.over(),
                pending,
                notices(referee.latest(), listener),
                undo,
                undoRefused(referee, listener),
                referee.over() ? referee.game().places(referee.moment().now()) : null);
    }

    private static @Nullable Text undoRefused(Referee<?> referee, int listener) {
        return listener >= 0 && referee.undo(listener) instanceof Undo.Unfair(var because) ? because : null;
    }

    /** What one seat is asked, with every legal answer. */
    public static <P extends Position<P>> Pending pending(Referee<P> referee, int seat) {
        return pending(referee.moment().now(), seat);
    }

    /** What a seat is asked in a position at rest. */
    public static <P extends Position<P>> Pending pending(P position, int seat) {
        var question = Play.question(position);
        var prompt = question.prompt(position, seat);
        var options = new ArrayList<Option>();
        for (var option : question.options(position, seat))
            options.add(new Option(question.label(position, seat, option), option.data()));
        return new Pending(seat, prompt.kind(), prompt.text(), prompt.rule(), options);
    }

    public static List<Notice> notices(List<Event> events, int listener) {
        var notices = new ArrayList<Notice>();
        for (var event : events) notices.add(notice(event.toldTo(listener)));
        return notices;
    }

    private static Notice notice(comptoir.engine.Notice notice) {
        return new Notice(
                notice.kind(), notice.seat() < 0 ? null : notice.seat(), notice.text(), notice.rules(), notice.facts());
    }

    /** What would come of answers, in the words of the protocol. */
    public static <P extends Position<P>> TryAnswer tried(String table, Trial<P> trial, int seat) {
        var refused = trial.refused();
        return new TryAnswer(
                table,
                trial.taken(),
                trial.whole(),
                trial.asks(seat) ? pending(trial.position(), seat) : null,
                refused == null ? null : problem(refused));
    }

    private static Problem problem(IllegalAnswer refused) {
        return new Problem(
                Trouble.Code.ILLEGAL_ANSWER, String.valueOf(refused.getMessage()), refused.text(), refused.rule());
    }
}
