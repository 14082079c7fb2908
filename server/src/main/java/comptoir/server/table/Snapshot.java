package comptoir.server.table;

import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.OffTurn;
import comptoir.engine.Outline;
import comptoir.engine.Place;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Refusal;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Trial;
import comptoir.engine.Undo;
import comptoir.protocol.About;
import comptoir.protocol.Message;
import comptoir.protocol.States;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment, for everybody who looks on: it does not change, so that nobody who reads holds up those who play.
 *
 * @param number how many answers and take-backs the log has
 * @param counting how those who look on count them
 * @param recent what happened lately, the oldest first
 * @param tookBack whether the latest decision took another back
 */
public record Snapshot<P extends Position<P>>(
        Game<P> game,
        int seats,
        int number,
        Moment<P> moment,
        List<Integer> asked,
        List<Undo> undo,
        Counting counting,
        List<EventsUpTo> recent,
        boolean tookBack) {

    private static final Text TIME_WAS_UP = Text.say("time was up, and a bot has answered");
    private static final Text IT_IS_OVER = Text.say("the game is over");

    static final int REMEMBERED = 60;

    public boolean over() {
        return moment.now().over();
    }

    public Object view(int viewer) {
        return game.view(moment.seenBy(viewer), viewer);
    }

    /** Whether a seat may take back its last choice by the fair rule. */
    public boolean mayTakeBack(int seat) {
        return undo.get(seat) instanceof Undo.Fair;
    }

    /** The last number of the log that a viewer may know of: while another is in the middle of a choice, that before it. */
    int reached(int viewer) {
        return counting.knownTo(viewer, number);
    }

    /** How far the game is, as a viewer counts. */
    public int knownTo(int viewer) {
        return counted(viewer, reached(viewer));
    }

    /** A number of the log as a viewer counts; once the game is over everybody may read the log, and counts as it does. */
    public int counted(int viewer, int logged) {
        return over() ? logged : counting.counted(viewer, logged);
    }

    /** The number of the log that a viewer counts so. */
    public int number(int viewer, int counted) {
        return over() ? counted : counting.number(viewer, counted);
    }

    /** Whether a number of the log is one that a viewer is never told of. */
    boolean isUnseen(int viewer, int logged) {
        return !over() && counting.isUnseen(viewer, logged);
    }

    /** Whether everybody knows of a number of the log. */
    boolean isToldToAll(int logged) {
        return logged <= reached(Seats.SPECTATOR) && !isUnseen(Seats.SPECTATOR, logged);
    }

    /** Whether there is anything a viewer who was told up to a number has not been told. */
    public boolean hasNews(int viewer, int told) {
        return told != knownTo(viewer);
    }

    /** Whether all that happened after a number, as a viewer counts, is still remembered. */
    public boolean remembers(int viewer, int told) {
        if (told >= knownTo(viewer)) return told == knownTo(viewer);
        // What was counted before the end may be another number of the log.
        if (over() && counting.counted(viewer, number) != number) return false;
        return !recent.isEmpty() && counted(viewer, recent.getFirst().number()) <= told + 1;
    }

    /** What a viewer is asked, if anything. */
    public List<Message.Pending> pending(int viewer) {
        return asked.contains(viewer) ? List.of(States.pending(moment.now(), viewer)) : List.of();
    }

    @About("What somebody is told of an event, with the number of the game at which it happened.")
    public record NumberedNotice(
            String kind, @Nullable Integer seat, Text text, List<Rule> rules, Map<String, Object> facts, int number) {

        private static NumberedNotice of(Message.Notice notice, int number) {
            return new NumberedNotice(
                    notice.kind(), notice.seat(), notice.text(), notice.rules(), notice.facts(), number);
        }
    }

    /** What a viewer is told of all that happened after a number. */
    public List<NumberedNotice> notices(int viewer, int told) {
        var notices = new ArrayList<NumberedNotice>();
        for (var step : recent) {
            int counted = counted(viewer, step.number());
            if (counted <= told || step.number() > reached(viewer)) continue;
            for (var notice : States.notices(OwnId.toldTo(viewer, step.events()), viewer))
                notices.add(NumberedNotice.of(notice, counted));
        }
        return notices;
    }

    /** How the seats stand, once it is over. */
    public @Nullable List<Place> standings() {
        return over() ? game.places(moment.now()) : null;
    }

    /** What a list of games tells of it; while a choice is half made, of before it. */
    public Outline outline() {
        return game.outline(moment.seenBy(Seats.SPECTATOR));
    }

    TableDoc.Result result() {
        return new TableDoc.Result(game.places(moment.now()), outline());
    }

    /** What would come of answers of a seat, each an option's place or data. */
    public Message.TryAnswer tried(String table, int seat, List<?> answers) {
        return States.tried(table, Trial.of(moment, seat, answers), seat);
    }

    /** What a seat that is asked may have ordered the answer to, while another has the turn. */
    public Optional<OffTurn> offTurn(int seat) {
        return Play.question(moment.now()).offTurn(moment.now(), seat);
    }

    /** The legal answers of a seat that is asked, as data. */
    List<Map<String, Object>> data(int seat) {
        return Play.question(moment.now()).options(moment.now(), seat).stream()
                .map(option -> option.data())
                .toList();
    }

    /** What a seat is asked and what it may answer: equal while it is asked the same. */
    Object question(int seat) {
        return List.of(Play.question(moment.now()).prompt(moment.now(), seat), data(seat));
    }

    /** How many legal answers a seat that is asked has. */
    int options(int seat) {
        return Play.question(moment.now()).options(moment.now(), seat).size();
    }

    /** What a seat might expect to be able to do and cannot. */
    public List<Refusal> refusals(int seat) {
        if (!asked.contains(seat)) return List.of();
        return Play.question(moment.now()).refusals(moment.now(), seat);
    }

    /** What stands in the way of taking back also says who has seen it. */
    private static Undo seenBy(Undo undo, @Nullable EventsUpTo latest) {
        if (!(undo instanceof Undo.Unfair(var because)) || latest == null) return undo;
        int learners = 0;
        for (var event : latest.events()) if (event.learners() != 0) learners = event.learners();
        if (learners == 0) return undo;
        var who = new ArrayList<Text.Who>();
        for (int seat = 0; seat < Integer.SIZE - 1; seat++)
            if ((learners & Seats.bit(seat)) != 0) who.add(Text.who(seat));
        return new Undo.Unfair(Text.say("{0} (seen by {1})", because, who));
    }

    /** @param undoable whether answers may be taken back here at all */
    static <P extends Position<P>> Snapshot<P> of(
            Referee<P> referee, Counting counting, List<EventsUpTo> recent, boolean tookBack, boolean undoable) {
        var undo = new ArrayList<Undo>();
        int seats = referee.setup().seats();
        for (int seat = 0; seat < seats; seat++) {
            if (referee.over()) undo.add(new Undo.Unfair(IT_IS_OVER));
            else if (!undoable) undo.add(new Undo.Unfair(TIME_WAS_UP));
            else undo.add(seenBy(referee.undo(seat), latest(recent, counting.knownTo(seat, referee.number()))));
        }
        return new Snapshot<>(
                referee.game(),
                seats,
                referee.number(),
                referee.moment(),
                List.copyOf(referee.asked()),
                List.copyOf(undo),
                counting,
                List.copyOf(recent),
                tookBack);
    }

    private static @Nullable EventsUpTo latest(List<EventsUpTo> recent, int known) {
        return recent.reversed().stream()
                .filter(each -> each.number() <= known)
                .findFirst()
                .orElse(null);
    }
}
