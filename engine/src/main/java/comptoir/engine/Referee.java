package comptoir.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Leads one game: asks, takes answers, keeps the log, knows what may be taken back. An answer that is refused leaves
 * everything exactly as it was. Not for several threads at once.
 */
public final class Referee<P extends Position<P>> {

    private final Game<P> game;
    private final Setup setup;
    private final @Nullable Object scene;
    private final List<Log.Entry> log = new ArrayList<>();
    private final List<Turn<P>> turns = new ArrayList<>();
    private int fairFrom;
    private Fate fate;
    private Moment<P> moment;
    private List<Event> latest = List.of();
    private int number;
    // What stands in the way of taking back: the event, while it is remembered, and what anybody may be told of it.
    private @Nullable Event learnt;
    private Text since = Text.say("nothing has been decided yet");

    /** How many answers that can no longer be taken back by the fair rule are remembered for one that is granted. */
    private static final int REMEMBERED = 40;

    /** An answer, and how things stood before it. From {@code fairFrom} on they may be taken back by the fair rule. */
    private record Turn<P extends Position<P>>(int seat, Moment<P> before) {}

    private Referee(Game<P> game, Setup setup, @Nullable Object scene, P position, Fate fate) {
        this.game = game;
        this.setup = setup;
        this.scene = scene;
        this.fate = fate;
        this.moment = Moment.shownToAll(position);
    }

    /** A game from its start. */
    public static <P extends Position<P>> Referee<P> start(Game<P> game, Setup setup, Fate fate) {
        var referee = new Referee<>(game, setup, null, game.beginning(setup), fate);
        referee.begin();
        return referee;
    }

    /** A game that begins with a scene. */
    public static <P extends Position<P>> Referee<P> scene(Game<P> game, Setup setup, Object scene, Fate fate) {
        var referee = new Referee<>(game, setup, scene, game.scene(Tree.of("scene", scene)), fate);
        referee.begin();
        return referee;
    }

    /** A game that goes on from a moment, its log unknown. */
    public static <P extends Position<P>> Referee<P> from(Game<P> game, Setup setup, Moment<P> moment, Fate fate) {
        var referee = new Referee<>(game, setup, null, moment.now(), fate);
        referee.moment = moment;
        return referee;
    }

    /**
     * A game from its log.
     *
     * @param until how many answers to replay at most
     * @param onward who answers chance after that
     */
    public static <P extends Position<P>> Referee<P> replay(Game<P> game, Log log, int until, Fate onward) {
        var referee = rehearse(game, log);
        for (var entry : log.entries()) {
            if (referee.number == until) break;
            referee.follow(entry);
        }
        referee.fate = onward;
        return referee;
    }

    /** A game that went on from a moment, at that moment, with the chance of the log since. */
    public static <P extends Position<P>> Referee<P> rehearse(Game<P> game, Log log, Moment<P> start) {
        return from(game, log.setup(), start, new LoggedFate(log.entries()));
    }

    /** A game at the start of its log, with the chance of the log: follow its entries one by one. */
    public static <P extends Position<P>> Referee<P> rehearse(Game<P> game, Log log) {
        var start = log.scene() == null ? game.beginning(log.setup()) : game.scene(Tree.of("scene", log.scene()));
        var referee = new Referee<>(game, log.setup(), log.scene(), start, new LoggedFate(log.entries()));
        referee.begin();
        return referee;
    }

    /** Follows a whole log; chance comes from elsewhere after it. */
    public Referee<P> toTheEnd(Log log, Fate onward) {
        for (var entry : log.entries()) follow(entry);
        fate = onward;
        return this;
    }

    /** Does what an entry of a log says; what fate said comes by itself. */
    public void follow(Log.Entry entry) {
        switch (entry) {
            case Log.Answered(int seat, var answer) -> answer(seat, answer);
            case Log.TakenBack(int seat, boolean granted) -> takeBack(seat, granted);
            case Log.Drawn ignored -> {}
            case Log.Shuffled ignored -> {}
        }
    }

    private void begin() {
        var recorder = new Recorder(fate);
        settle(Play.on(moment.now(), recorder), Seats.NOBODY, recorder);
    }

    public Game<P> game() {
        return game;
    }

    public Setup setup() {
        return setup;
    }

    public Moment<P> moment() {
        return moment;
    }

    /** How many answers and take-backs there have been. */
    public int number() {
        return number;
    }

    public boolean over() {
        return moment.now().over();
    }

    /** What happened since the last answer, or since the start. */
    public List<Event> latest() {
        return latest;
    }

    public Log log() {
        return new Log(game.id(), game.rulesVersion(), setup, scene, List.copyOf(log));
    }

    /** The seats that are asked now. */
    public List<Integer> asked() {
        if (over()) return List.of();
        int mask = Play.question(moment.now()).asked(moment.now());
        var seats = new ArrayList<Integer>();
        for (int seat = 0; seat < setup.seats(); seat++) if ((mask & Seats.bit(seat)) != 0) seats.add(seat);
        return seats;
    }

    /** The legal answers of a seat; none where it is not asked. */
    public Options options(int seat) {
        return asked().contains(seat) ? Play.question(moment.now()).options(moment.now(), seat) : Options.NONE;
    }

    public List<Refusal> refusals(int seat) {
        return asked().contains(seat) ? Play.question(moment.now()).refusals(moment.now(), seat) : List.of();
    }

    /** All that a viewer may see. */
    public Object view(int viewer) {
        return game.view(moment.seenBy(viewer), viewer);
    }

    /** What a list of games tells of it; while a choice is half made, of before it. */
    public Outline outline() {
        return game.outline(moment.seenBy(Seats.SPECTATOR));
    }

    /** Takes an answer given as plain data: it must be that of one of the options. */
    public void answer(int seat, Map<String, Object> data) {
        mustBeAsked(seat);
        take(seat, IllegalAnswer.option(moment.now(), seat, data));
    }

    /** Takes the answer with that place among the options. */
    public void answer(int seat, int option) {
        mustBeAsked(seat);
        take(seat, IllegalAnswer.option(moment.now(), seat, option));
    }

    /**
     * Takes several answers of a seat in order, each the place of an option or an option's data: all of them, or none
     * where one is refused. What happened meanwhile is told as one.
     */
    public void answers(int seat, List<?> answers) {
        var rewind = mark();
        var events = new ArrayList<Event>();
        try {
            for (var answer : answers) {
                mustBeAsked(seat);
                take(seat, IllegalAnswer.option(moment.now(), seat, answer));
                events.addAll(latest);
            }
        } catch (RuntimeException refused) {
            rewind.run();
            throw refused;
        }
        latest = List.copyOf(events);
    }

    /** What would come of answers, as far as the seat may know; nothing is done. */
    public Trial<P> attempt(int seat, List<?> answers) {
        return Trial.of(moment, seat, answers);
    }

    private void mustBeAsked(int seat) {
        if (over()) throw IllegalAnswer.because("the game is over");
        if (!asked().contains(seat))
            throw IllegalAnswer.because("seat {0} is not asked now; asked: {1}", seat, asked());
    }

    private void take(int seat, Answer answer) {
        var recorder = new Recorder(fate);
        var rewind = fate.mark();
        P next;
        try {
            next = Play.answer(moment.now(), seat, answer, recorder);
        } catch (RuntimeException refused) {
            rewind.run();
            throw refused;
        }
        log.add(new Log.Answered(seat, answer.data()));
        turns.add(new Turn<>(seat, moment));
        settle(next, seat, recorder);
        number++;
    }

    /** Takes the position after a run as the new moment, and sees what anybody has learnt. */
    private void settle(P next, int seat, Recorder recorder) {
        log.addAll(recorder.entries());
        latest = next.news().events();
        var now = next.news(News.NONE);
        boolean quiet =
                latest.isEmpty() && recorder.entries().isEmpty() && seat != Seats.NOBODY && onlyAsked(now, seat);
        boolean drafting = quiet && (moment.drafter() == seat || onlyAsked(moment.now(), seat));
        var shown = moment.drafter() == seat ? moment.shown() : moment.now();
        moment = drafting ? new Moment<>(now, shown, seat) : Moment.shownToAll(now);
        if (!drafting && seat != Seats.NOBODY) decided(seat);
        for (var event : latest) {
            if (event.learners() == 0) continue;
            fairFrom = turns.size();
            learnt = event;
            since = event.toldTo(Seats.SPECTATOR).text();
        }
        while (fairFrom > 0 && turns.size() > REMEMBERED) {
            turns.removeFirst();
            fairFrom--;
        }
    }

    /**
     * Once somebody else has decided, what was decided before can no longer be taken back. A choice that is half made
     * is not decided: others would learn of it by what they may no longer take back.
     */
    private void decided(int seat) {
        fairFrom = Math.max(fairFrom, before(seat) + 1);
        learnt = null;
        since = Text.say("{0?you have decided|{0} has decided} since", Text.who(seat));
    }

    /** The last answer that was not this seat's; -1 where there is none. */
    private int before(int seat) {
        int last = turns.size() - 1;
        while (last >= 0 && turns.get(last).seat == seat) last--;
        return last;
    }

    /** The last answer that everybody but who is in the middle of a choice knows of. */
    private int lastKnownTo(int seat) {
        int drafter = moment.drafter();
        return drafter == Seats.NOBODY || drafter == seat ? turns.size() - 1 : before(drafter);
    }

    private boolean onlyAsked(P position, int seat) {
        return !position.over() && Play.question(position).asked(position) == Seats.bit(seat);
    }

    /** Whether the seat may take back its last answer: exactly while nobody has learnt anything or decided since. */
    public Undo undo(int seat) {
        int last = lastKnownTo(seat);
        if (last >= fairFrom && turns.get(last).seat == seat) return new Undo.Fair();
        return new Undo.Unfair(learnt == null ? since : learnt.toldTo(seat).text());
    }

    /** Takes back the seat's last answer where that is fair. */
    public void takeBack(int seat) {
        if (undo(seat) instanceof Undo.Unfair(var because))
            throw new BadInput(Text.say("cannot be taken back: {0}", because));
        takeBack(seat, false);
    }

    /** Whether an answer of the seat is remembered that the others could let it take back. */
    public boolean mayAskToTakeBack(int seat) {
        return turns.stream().anyMatch(turn -> turn.seat == seat);
    }

    /**
     * Takes back the seat's last answer with the others' leave, and with it all that was decided after it. What people
     * have learnt in between they know: so nothing from before may be taken back by the fair rule any more.
     */
    public void takeBackGranted(int seat) {
        takeBack(seat, true);
    }

    private void takeBack(int seat, boolean granted) {
        int last = granted ? turns.size() - 1 : lastKnownTo(seat);
        while (granted && last >= 0 && turns.get(last).seat != seat) last--;
        if (last < (granted ? 0 : fairFrom) || turns.get(last).seat != seat)
            throw new BadInput(Text.say("seat {0} has nothing to take back here", seat));
        boolean drafted = !granted && moment.drafter() == seat;
        moment = turns.get(last).before;
        turns.subList(last, turns.size()).clear();
        if (granted) {
            fairFrom = turns.size();
            learnt = null;
            since = Text.say("a choice was taken back with leave");
        }
        latest = drafted ? List.of() : List.of(new TookBack(seat));
        log.add(new Log.TakenBack(seat, granted));
        number++;
    }

    /** Remembers how everything stands; running the result puts it back, fate included. */
    public Runnable mark() {
        int logged = log.size();
        var markedTurns = List.copyOf(turns);
        int markedFairFrom = fairFrom;
        var markedMoment = moment;
        var markedLatest = latest;
        int markedNumber = number;
        var markedLearnt = learnt;
        var markedSince = since;
        var rewindFate = fate.mark();
        return () -> {
            log.subList(logged, log.size()).clear();
            turns.clear();
            turns.addAll(markedTurns);
            fairFrom = markedFairFrom;
            moment = markedMoment;
            latest = markedLatest;
            number = markedNumber;
            learnt = markedLearnt;
            since = markedSince;
            rewindFate.run();
        };
    }

    /** The entries of the log from one on. */
    public List<Log.Entry> logFrom(int entry) {
        return List.copyOf(log.subList(entry, log.size()));
    }

    /** How many entries the log has. */
    public int logSize() {
        return log.size();
    }

    /** The game as plain data: the moment, what may be taken back, and the log. */
    public Map<String, Object> save() {
        var saved = savePosition();
        saved.put("log", Logs.write(log()));
        return saved;
    }

    /** The game as plain data without its log, for a store that keeps the log beside it. */
    public Map<String, Object> savePosition() {
        var saved = new SaveFormat<>(game).write(number, moment, undoable());
        saved.put("since", since.data());
        return saved;
    }

    private List<Map.Entry<Integer, Moment<P>>> undoable() {
        return turns.subList(fairFrom, turns.size()).stream()
                .map(turn -> Map.entry(turn.seat, turn.before))
                .toList();
    }

    /** A saved game goes on. */
    public static <P extends Position<P>> Referee<P> load(Game<P> game, Tree saved, Fate fate) {
        return load(game, saved, Logs.read(game, saved.at("log")), fate);
    }

    /** A game that was saved without its log goes on. */
    public static <P extends Position<P>> Referee<P> load(Game<P> game, Tree saved, Log log, Fate fate) {
        var content = new SaveFormat<>(game).read(saved, log.setup().seats());
        var referee =
                new Referee<>(game, log.setup(), log.scene(), content.moment().now(), fate);
        referee.moment = content.moment();
        referee.number = content.number();
        referee.log.addAll(log.entries());
        saved.maybe("since").ifPresent(since -> referee.since = Text.read(since));
        content.undoable().forEach(entry -> referee.turns.add(new Turn<>(entry.getKey(), entry.getValue())));
        return referee;
    }
}
