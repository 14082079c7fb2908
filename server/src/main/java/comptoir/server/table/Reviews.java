package comptoir.server.table;

import comptoir.bots.coach.Coach;
import comptoir.bots.coach.Effort;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.protocol.About;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import comptoir.server.store.Notes.Note;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A coach looks back on games that are over. It works where bots think, after everything else, a little at a time; what it
 * has found is kept with the table, and goes with it.
 */
public final class Reviews {

    private static final String ROOM = "review";

    /** What changes the review makes it a new one. */
    private static final String EDITION = "1";

    private static final int MOST_AT_ONCE = 2;

    /** So long it works before others have a turn. */
    private static final Duration SLICE = Duration.ofMillis(40);

    private final Store store;
    private final Thinkers thinkers;
    private final Map<String, Work> working = new ConcurrentHashMap<>();

    public Reviews(Store store, Thinkers thinkers) {
        this.store = store;
        this.thinkers = thinkers;
    }

    @About("A look back on a game that is over, or how far it has come.")
    public record ReviewAnswer(
            String table,

            @About("How many of its steps are done.") int done,

            @About("How many steps it takes; 0 while it waits to begin.")
            int of,

            @About("The review: course, costliest and accounts; null until it is done.") @Nullable
            Object review) {}

    /** A review in the making. */
    private static final class Work {
        private final String asker;
        private volatile int done;
        private volatile int of;
        private volatile @Nullable Text trouble;

        Work(String asker) {
            this.asker = asker;
        }
    }

    /** The review of a table; where there is none yet, work on it begins. */
    public ReviewAnswer ask(Table table, String asker) {
        var doc = table.doc();
        if (doc.status() != Status.OVER)
            throw new Refused(Refused.Code.NOT_NOW, "a coach looks back on a game once it is over");
        var kept = store.note(ROOM, doc.id(), EDITION);
        if (kept.isPresent())
            return new ReviewAnswer(doc.id(), 1, 1, Json.read(kept.get().content()));
        var work = working.get(doc.id());
        if (work == null) work = begin(doc, asker);
        var trouble = work.trouble;
        if (trouble != null) {
            working.remove(doc.id());
            throw new Refused(Refused.Code.NOT_NOW, "this game cannot be looked back on: {0}", trouble);
        }
        return new ReviewAnswer(doc.id(), work.done, work.of, null);
    }

    private synchronized Work begin(TableDoc doc, String asker) {
        var begun = working.get(doc.id());
        if (begun != null) return begun;
        long own = working.values().stream()
                .filter(work -> work.asker.equals(asker))
                .count();
        if (own >= MOST_AT_ONCE)
            throw new Refused(
                    Refused.Code.TOO_MANY, "a coach looks back on {0} of your games already; ask again later", own);
        var work = new Work(asker);
        working.put(doc.id(), work);
        thinkers.think(Thinkers.Urgency.REVIEW, asker, () -> start(Games.named(doc.game()), doc, work));
        return work;
    }

    private <P extends Position<P>> void start(Game<P> game, TableDoc doc, Work work) {
        try {
            var rows = store.log(doc.id(), -1);
            var seed = doc.id().hashCode();
            var coach = doc.start() == null
                    ? new Coach<>(game, History.log(game, doc, rows), Effort.USUAL, seed)
                    : Coach.goingOn(Match.start(game, doc), History.entries(rows), Effort.USUAL, seed);
            work.of = coach.steps();
            goOn(coach, doc, work);
        } catch (BadInput unfit) {
            work.trouble = unfit.text();
        } catch (RuntimeException | StackOverflowError fault) {
            work.trouble = Text.say("the coach failed");
            throw fault;
        }
    }

    private void goOn(Coach<?> coach, TableDoc doc, Work work) {
        long until = System.nanoTime() + SLICE.toNanos();
        while (!coach.isDone() && System.nanoTime() - until < 0) coach.step();
        work.done = coach.done();
        if (!coach.isDone()) {
            thinkers.think(Thinkers.Urgency.REVIEW, work.asker, () -> goOnOrFail(coach, doc, work));
            return;
        }
        var content = Json.write(coach.review());
        // A table that was deleted meanwhile keeps nothing.
        if (store.table(doc.id()).isPresent())
            store.keep(new Note(ROOM, doc.id(), EDITION, content, System.currentTimeMillis()));
        working.remove(doc.id());
    }

    private void goOnOrFail(Coach<?> coach, TableDoc doc, Work work) {
        try {
            goOn(coach, doc, work);
        } catch (RuntimeException | StackOverflowError fault) {
            work.trouble = Text.say("the coach failed");
            throw fault;
        }
    }
}
