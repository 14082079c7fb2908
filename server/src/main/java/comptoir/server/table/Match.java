package comptoir.server.table;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Options;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Prompt;
import comptoir.engine.Referee;
import comptoir.engine.SaveFormat;
import comptoir.engine.Seats;
import comptoir.engine.SeededFate;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PositionRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The game of a table: the referee, and what the server has to remember beside it. For one thread at a time. */
final class Match<P extends Position<P>> {

    private static final String COUNTING = "counting";

    private final String table;
    private final Game<P> game;
    private Referee<P> referee;
    private final List<EventsUpTo> recent = new ArrayList<>();
    private final Map<String, Integer> answered = new HashMap<>();
    private final int[] askedSince;
    private Counting counting = Counting.ALL;
    // How many answers could be taken back without reaching one that was given when the time was up; -1: any.
    private int sinceTimeUp = -1;
    private boolean tookBack;
    private Snapshot<P> snapshot;

    private Match(String table, Referee<P> referee) {
        this.table = table;
        this.game = referee.game();
        this.referee = referee;
        this.askedSince = new int[referee.setup().seats()];
        this.snapshot = Snapshot.of(referee, counting, List.of(), false, true);
    }

    /** A game begins. */
    static Match<?> begin(TableDoc doc) {
        return begin(Games.named(doc.game()), doc);
    }

    private static <P extends Position<P>> Match<P> begin(Game<P> game, TableDoc doc) {
        var match = new Match<>(doc.id(), start(game, doc));
        match.recent.add(new EventsUpTo(0, match.referee.latest()));
        match.publish(Seats.NOBODY);
        return match;
    }

    static <P extends Position<P>> Referee<P> start(Game<P> game, TableDoc doc) {
        var setup = game.setup(doc.seats(), Tree.of("options", doc.options()));
        var fate = new SeededFate(doc.seed());
        if (doc.start() == null) return Referee.start(game, setup, fate);
        return Referee.from(game, setup, new SaveFormat<>(game).readMoment(Tree.of("start", doc.start())), fate);
    }

    /** A game as the store has it: the newest position, and what was decided after it. */
    static Match<?> load(TableDoc doc, Optional<PositionRow> position, List<LogRow> rows) {
        return load(Games.named(doc.game()), doc, position, rows);
    }

    private static <P extends Position<P>> Match<P> load(
            Game<P> game, TableDoc doc, Optional<PositionRow> position, List<LogRow> rows) {
        var match = new Match<>(
                doc.id(), position.isPresent() ? restored(game, doc, position.get(), rows) : start(game, doc));
        position.map(Match::content)
                .flatMap(kept -> kept.maybe(COUNTING))
                .ifPresent(kept -> match.counting = Counting.read(kept));
        for (var row : rows) {
            if (row.answerId() != null) match.answered.put(key(row.seat(), row.answerId()), row.next());
            if (row.number() >= match.referee.number()) match.follow(row);
            else match.count(row.answerId(), History.entries(List.of(row)));
        }
        match.publish(Seats.NOBODY);
        return match;
    }

    private static <P extends Position<P>> Referee<P> restored(
            Game<P> game, TableDoc doc, PositionRow position, List<LogRow> rows) {
        var before =
                rows.stream().filter(row -> row.next() <= position.number()).toList();
        var log = History.log(game, doc, before);
        var fate = new SeededFate(doc.seed()).follow(log.entries());
        return Referee.load(game, content(position), log, fate);
    }

    private static Tree content(PositionRow position) {
        return Tree.of("position", Json.read(position.content()));
    }

    /** Does what another server, or this one before it stopped, has written; chance must come out the same. */
    void follow(LogRow row) {
        int from = referee.logSize();
        var undo = referee.mark();
        var steps = new Steps<>(referee, row.seat(), row.answerId());
        var entries = History.entries(List.of(row));
        try {
            entries.forEach(steps::follow);
            if (!referee.logFrom(from).equals(entries))
                throw new BadInput(Text.say(
                        "what was decided at number {0} of table {1} does not come out the same under the rules of"
                                + " this version",
                        row.number(), table));
        } catch (BadInput unfit) {
            undo.run();
            throw unfit;
        }
        if (row.answerId() != null) answered.put(key(row.seat(), row.answerId()), row.next());
        count(row.answerId(), entries);
        settle(steps.taken(), row.seat());
    }

    /** What was answered since the time was up may be taken back, and no more. */
    private void count(@Nullable String id, List<Log.Entry> entries) {
        for (var entry : entries)
            switch (entry) {
                case Log.Answered _ -> {
                    tookBack = false;
                    if (sinceTimeUp >= 0) sinceTimeUp++;
                }
                case Log.TakenBack(var _, boolean granted) -> {
                    tookBack = true;
                    sinceTimeUp = granted ? -1 : Math.max(-1, sinceTimeUp - 1);
                }
                case Log.Drawn _, Log.Shuffled _ -> {}
            }
        if (OwnId.TIME_UP.is(id)) sinceTimeUp = 0;
    }

    /** A decision of a seat, made in memory: it counts once it is stored, and {@code undo} takes it back until then. */
    record Stroke(
            LogRow row, List<Log.Entry> entries, List<Counting.Step> steps, Runnable undo, boolean keepPosition) {}

    Stroke answer(int seat, @Nullable String id, List<Choice> choices) {
        return stroke(seat, id, false, steps -> choices.forEach(steps::answer));
    }

    /** A seat takes back its last choice: the whole of it, where it was made of several answers. */
    Stroke takeBack(int seat, String id, boolean granted, boolean whole) {
        return stroke(seat, id, granted, steps -> {
            int answers = 0;
            do {
                steps.takeBack(granted);
                answers++;
            } while (whole && referee.moment().drafter() == seat && goesFurther(seat, granted, answers));
        });
    }

    private boolean goesFurther(int seat, boolean granted, int answers) {
        if (granted) return referee.mayAskToTakeBack(seat);
        return answers != sinceTimeUp && referee.undo(seat) instanceof Undo.Fair;
    }

    private Stroke stroke(int seat, @Nullable String id, boolean keep, Consumer<Steps<P>> deed) {
        int number = referee.number();
        int from = referee.logSize();
        var undo = referee.mark();
        var steps = new Steps<>(referee, seat, id);
        try {
            deed.accept(steps);
        } catch (RuntimeException refused) {
            undo.run();
            throw refused;
        }
        var entries = referee.logFrom(from);
        var written = Json.write(entries.stream().map(Logs::write).toList());
        var row = new LogRow(table, number, referee.number(), seat, id, System.currentTimeMillis(), written);
        return new Stroke(row, entries, steps.taken(), undo, keep);
    }

    /** A stroke has been stored: from now on it is known. */
    void accept(Stroke stroke) {
        var row = stroke.row();
        if (row.answerId() != null) answered.put(key(row.seat(), row.answerId()), row.next());
        count(row.answerId(), stroke.entries());
        settle(stroke.steps(), row.seat());
    }

    private void settle(List<Counting.Step> steps, int decider) {
        for (var step : steps) {
            counting = counting.after(step);
            recent.add(step.told());
        }
        // How much is remembered for the others must not depend on what they do not know of.
        recent.removeIf(each -> counting.isUnseen(Seats.SPECTATOR, each.number()));
        while (recent.size() - counting.pending().size() > Snapshot.REMEMBERED) recent.removeFirst();
        publish(decider);
    }

    private void publish(int decider) {
        var before = snapshot;
        snapshot = Snapshot.of(referee, counting, recent, tookBack, sinceTimeUp != 0);
        for (int seat = 0; seat < askedSince.length; seat++)
            if (seat == decider || !asksTheSame(before, snapshot, seat)) askedSince[seat] = snapshot.reached(seat);
    }

    /** Whether a seat is still asked exactly what it was asked: others may have answered in the meantime. */
    private static <P extends Position<P>> boolean asksTheSame(Snapshot<P> before, Snapshot<P> after, int seat) {
        if (!before.asked().contains(seat) || !after.asked().contains(seat)) return false;
        var then = before.moment().now();
        var now = after.moment().now();
        return prompt(then, seat).equals(prompt(now, seat))
                && data(options(then, seat)).equals(data(options(now, seat)));
    }

    private static <P extends Position<P>> Prompt prompt(P position, int seat) {
        return Play.question(position).prompt(position, seat);
    }

    private static <P extends Position<P>> Options options(P position, int seat) {
        return Play.question(position).options(position, seat);
    }

    private static List<Map<String, Object>> data(Options options) {
        return options.stream().map(option -> option.data()).toList();
    }

    /** The number after a message with that id was done, where it was. */
    Optional<Integer> done(int seat, String id) {
        return Optional.ofNullable(answered.get(key(seat, id)));
    }

    /** Whether an answer that names a number, as the seat counts, speaks of what the seat is asked now. */
    boolean isCurrent(int seat, int counted) {
        int number = snapshot.number(seat, counted);
        return number >= askedSince[seat] && number <= snapshot.reached(seat);
    }

    Snapshot<P> snapshot() {
        return snapshot;
    }

    Referee<P> referee() {
        return referee;
    }

    PositionRow position() {
        var content = referee.savePosition();
        content.put(COUNTING, counting.data());
        return new PositionRow(table, referee.number(), game.rulesVersion(), Json.write(content));
    }

    /** The start of the history: what fate said before anybody was asked. */
    LogRow firstRow() {
        var entries = referee.log().entries().stream().map(Logs::write).toList();
        return new LogRow(table, -1, 0, Seats.NOBODY, null, System.currentTimeMillis(), Json.write(entries));
    }

    private static String key(int seat, String id) {
        return seat + ":" + id;
    }
}
