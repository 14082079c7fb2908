package comptoir.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.engine.BadInput;
import comptoir.engine.Event;
import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Moment;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.SaveFormat;
import comptoir.engine.Seats;
import comptoir.protocol.About;
import comptoir.protocol.Games;
import comptoir.protocol.Message;
import comptoir.protocol.States;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Store;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table's game played again from its start, to look at what was. */
public final class Rehearsal<P extends Position<P>> {

    private static final SecureRandom RANDOM = new SecureRandom();

    private final Referee<P> referee;
    private final List<Decision<P>> decisions;
    private List<Event> latest;

    /** A decision of the history, and the message it came with. */
    private record Decision<P extends Position<P>>(Log.Entry entry, Steps<P> message) {}

    @About("A number of the game as a viewer was told of it and, in a replay, saw it.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PastMoment(
            int number,
            List<Integer> asked,
            List<Message.Notice> notices,
            @Nullable Object view) {}

    private Rehearsal(Game<P> game, TableDoc doc, List<LogRow> rows) {
        this.referee = Match.start(game, doc);
        this.latest = referee.latest();
        var all = new ArrayList<Decision<P>>();
        for (var row : rows) {
            var message = new Steps<>(referee, row.seat(), row.answerId());
            for (var entry : History.entries(List.of(row)))
                if (entry instanceof Log.Answered || entry instanceof Log.TakenBack)
                    all.add(new Decision<>(entry, message));
        }
        this.decisions = List.copyOf(all);
    }

    public static Rehearsal<?> of(TableDoc doc, Store store) {
        return of(Games.named(doc.game()), doc, store.log(doc.id(), -1));
    }

    private static <P extends Position<P>> Rehearsal<P> of(Game<P> game, TableDoc doc, List<LogRow> rows) {
        if (rows.isEmpty()) throw new Refused(Refused.Code.NOT_NOW, "the game has not begun");
        return new Rehearsal<>(game, doc, rows);
    }

    /** What a viewer was told, number by number as the viewer counts at a table that is at a snapshot. */
    public List<PastMoment> notices(Snapshot<?> now, int from, int to, int viewer) {
        return told(now, from, to, viewer, false);
    }

    /** What a viewer was told and saw, number by number. */
    public List<PastMoment> views(Snapshot<?> now, int from, int to, int viewer) {
        return told(now, from, to, viewer, true);
    }

    /** Nobody learns from the history what the table does not tell. */
    private List<PastMoment> told(Snapshot<?> now, int from, int to, int viewer, boolean withView) {
        var moments = new ArrayList<PastMoment>();
        var next = decisions.iterator();
        while (referee.number() <= now.reached(viewer)) {
            int counted = now.counted(viewer, referee.number());
            if (counted > to) break;
            if (counted >= from && !now.isUnseen(viewer, referee.number()))
                moments.add(moment(viewer, counted, withView));
            if (!next.hasNext()) break;
            follow(next.next());
        }
        return moments;
    }

    private PastMoment moment(int viewer, int counted, boolean withView) {
        return new PastMoment(
                counted,
                referee.asked(),
                States.notices(OwnId.toldTo(viewer, latest), viewer),
                withView ? referee.view(viewer) : null);
    }

    private void follow(Decision<P> decision) {
        Replays.goOn();
        try {
            decision.message.follow(decision.entry);
            latest = decision.message.latest();
        } catch (BadInput unfit) {
            throw new Refused(
                    Refused.Code.NOT_NOW,
                    "the rules have changed since this was played; from number {0} on it cannot be shown again",
                    referee.number());
        }
    }

    /**
     * The moment at a number as plain data, to go on from at another table.
     *
     * @param seat whose knowledge it is dealt from; {@link Seats#ALL_SEEING} where all is known
     */
    Object start(int number, int seat) {
        for (var decision : decisions) {
            if (referee.number() == number) break;
            follow(decision);
        }
        if (referee.number() != number)
            throw new Refused(Refused.Code.BAD_REQUEST, "the game has {0} moves, not {1}", referee.number(), number);
        if (referee.over()) throw new Refused(Refused.Code.BAD_REQUEST, "the game is over there; go on from before");
        Moment<P> moment = referee.moment();
        if (seat != Seats.ALL_SEEING) moment = moment.redealt(referee.game(), seat, RANDOM::nextInt);
        return new SaveFormat<>(referee.game()).write(moment);
    }
}
