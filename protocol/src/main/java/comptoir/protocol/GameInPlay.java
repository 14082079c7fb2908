package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.FateMisfit;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Moment;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SaveFormat;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A table of a conversation.
 *
 * @param start the moment it began with, where that was neither a set-up nor a scene
 */
record GameInPlay<P extends Position<P>>(
        Referee<P> referee, FateSource fate, @Nullable Moment<P> start) {

    static GameInPlay<?> of(Request.New request) {
        return begun(game(request.game()), request);
    }

    private static <P extends Position<P>> GameInPlay<P> begun(Game<P> game, Request.New request) {
        int seats = request.seats() == null ? game.seats().getFirst() : request.seats();
        var fate = FateSource.read(Tree.of("request.fate", request.fate()));
        return troubled(Trouble.Code.BAD_OPTIONS, () -> {
            var setup = game.setup(seats, Tree.of("request.options", request.options()));
            return new GameInPlay<>(Referee.start(game, setup, fate.fate()), fate, null);
        });
    }

    static GameInPlay<?> of(Request.Scene request) {
        var scene = Tree.of("request.scene", request.scene());
        var named = scene.maybe("game").map(Tree::text).orElse(request.game());
        if (named == null) throw scene.wrong(Text.say("does not say which game it is of"));
        return posed(game(named), scene, FateSource.read(Tree.of("request.fate", request.fate())));
    }

    private static <P extends Position<P>> GameInPlay<P> posed(Game<P> game, Tree scene, FateSource fate) {
        return troubled(Trouble.Code.BAD_SCENE, () -> {
            var setup = game.setup(game.seatsOf(scene), Tree.of("options", null));
            return new GameInPlay<>(Referee.scene(game, setup, scene.map(), fate.fate()), fate, null);
        });
    }

    static GameInPlay<?> of(Request.Load request) {
        return troubled(Trouble.Code.BAD_SAVE, () -> {
            var saved = Tree.of("saved", Json.readObject(request.saved()));
            return loaded(Games.named(saved.at("game").text()), saved);
        });
    }

    private static <P extends Position<P>> GameInPlay<P> loaded(Game<P> game, Tree saved) {
        var log = Logs.read(game, saved.at("log"));
        var fate = FateSource.load(saved.at("fate"), log);
        var start = saved.has("start") ? new SaveFormat<>(game).readMoment(saved.at("start")) : null;
        return new GameInPlay<>(Referee.load(game, saved, fate.fate()), fate, start);
    }

    static GameInPlay<?> of(Request.Open request) {
        var given = Tree.of("request.game", request.game());
        return troubled(Trouble.Code.BAD_LOG, () -> opened(Verification.game(given), given));
    }

    private static <P extends Position<P>> GameInPlay<P> opened(Game<P> game, Tree given) {
        var chance = FateSource.read(given.at("chance"));
        try {
            var again = Verification.playedAgain(game, given, chance.fate(), () -> {});
            return new GameInPlay<>(again.referee(), chance, again.start());
        } catch (BadInput unfit) {
            var rules = given.at("log").at("rules").text();
            if (rules.equals(game.rulesVersion())) throw unfit;
            throw new BadInput(
                    Text.say(
                            "it was played by version {0} of the rules, and does not come out the same by version {1}:"
                                    + " {2}",
                            rules, game.rulesVersion(), unfit.text()),
                    unfit);
        }
    }

    static GameInPlay<?> of(Request.Replay request) {
        var log = Tree.of("request.log", request.log());
        var fate = FateSource.read(Tree.of("request.fate", request.fate()));
        int until = request.until() == null ? Integer.MAX_VALUE : request.until();
        return troubled(
                Trouble.Code.BAD_LOG, () -> replayed(Games.named(log.at("game").text()), log, until, fate));
    }

    private static <P extends Position<P>> GameInPlay<P> replayed(Game<P> game, Tree log, int until, FateSource fate) {
        return new GameInPlay<>(Referee.replay(game, Logs.read(game, log), until, fate.fate()), fate, null);
    }

    /** Another table that the seat cannot tell from this one. */
    GameInPlay<P> redealt(int seat, String seed) {
        var moment = referee.moment().redealt(referee.game(), seat, new QuickFate(mixed(seed)));
        var chance = FateSource.seeded(seed);
        return new GameInPlay<>(Referee.from(referee.game(), referee.setup(), moment, chance.fate()), chance, moment);
    }

    /** Another table that goes on from a moment of this one, with chance of its own. */
    GameInPlay<P> goingOn(Request.GoOn wish) {
        var chance = FateSource.read(Tree.of("request.fate", wish.fate()));
        var there = wish.number() == null ? referee : until(wish.number());
        if (there.over()) throw new BadInput(Text.say("the game is over there; go on from before"));
        var moment = there.moment();
        if (wish.seat() != null)
            moment = moment.redealt(referee.game(), seat(wish.seat()), new QuickFate(mixed(chance.text())));
        return new GameInPlay<>(Referee.from(referee.game(), referee.setup(), moment, chance.fate()), chance, moment);
    }

    private Referee<P> until(int number) {
        var again = rehearsed();
        for (var entry : referee.log().entries()) {
            if (again.number() == number) return again;
            again.follow(entry);
        }
        if (again.number() != number)
            throw new BadInput(Text.say("the game has {0} moves, not {1}", again.number(), number));
        return again;
    }

    private Referee<P> rehearsed() {
        var log = referee.log();
        return start == null ? Referee.rehearse(referee.game(), log) : Referee.rehearse(referee.game(), log, start);
    }

    /** A table that was loaded remembers no answers before that: where one is asked for, it is played again. */
    GameInPlay<P> remembering(int seat) {
        if (referee.mayAskToTakeBack(seat)) return this;
        return new GameInPlay<>(rehearsed().toTheEnd(referee.log(), fate.fate()), fate, start);
    }

    /** Takes back the seat's last answer, or the whole choice it belongs to. */
    void takeBack(int seat, boolean whole, boolean granted) {
        do {
            if (granted) referee.takeBackGranted(seat);
            else referee.takeBack(seat);
        } while (whole && referee.moment().drafter() == seat && goesFurther(seat, granted));
    }

    private boolean goesFurther(int seat, boolean granted) {
        return granted ? referee.mayAskToTakeBack(seat) : referee.undo(seat) instanceof Undo.Fair;
    }

    int seat(int number) {
        return seat("seat", number);
    }

    int seat(String field, int number) {
        return Tree.of("request." + field, number).number(0, referee.setup().seats() - 1);
    }

    /** Who looks: a seat, a spectator, or everybody once the game is over. */
    int viewer(@Nullable Integer seat, @Nullable Boolean all) {
        if (all != null && all) {
            if (!referee.over())
                throw new BadInput(Text.say("request.all shows everything only once the game is over"));
            return Seats.ALL_SEEING;
        }
        return seat == null ? Seats.SPECTATOR : seat(seat);
    }

    String saved() {
        var saved = new LinkedHashMap<>(referee.save());
        saved.put("fate", fate.save());
        if (start != null) saved.put("start", new SaveFormat<>(referee.game()).write(start));
        return Json.write(saved);
    }

    /** How it stood after each number of answers, from one to another, both included; played through once. */
    List<Message.Moment> moments(int from, int to, int viewer, boolean views) {
        var log = referee.log();
        var again = rehearsed();
        var moments = new ArrayList<Message.Moment>();
        if (from <= 0) moments.add(moment(again, viewer, views));
        for (var entry : log.entries()) {
            if (again.number() >= to) break;
            int before = again.number();
            again.follow(entry);
            if (again.number() > before && again.number() >= from) moments.add(moment(again, viewer, views));
        }
        return moments;
    }

    private static Message.Moment moment(Referee<?> referee, int viewer, boolean views) {
        return new Message.Moment(
                referee.number(),
                referee.asked(),
                States.notices(referee.latest(), viewer),
                views ? referee.view(viewer) : null);
    }

    Message.BotAnswer advice(Request.Bot request) {
        int seat = seat(request.seat());
        if (!referee.asked().contains(seat))
            throw new Trouble(Trouble.Code.ILLEGAL_ANSWER, Text.say("seat {0} is not asked now", seat), null);
        var level = request.level() == null ? "trader" : request.level();
        var budget = budget(request);
        var seed = request.fate() == null ? "" : request.fate();
        for (var bot : ServiceLoader.load(Bot.class)) {
            if (!bot.levels(referee.game()).contains(level)) continue;
            var advice = bot.advise(referee.game(), referee.moment(), seat, level, budget, mixed(seed));
            return new Message.BotAnswer(advice.option(), advice.because(), advice.why(), advice.alternatives());
        }
        throw new Trouble(
                Trouble.Code.NO_BOT,
                Text.say(
                        "no bot of level \"{0}\" plays {1}; there are {2}",
                        level, referee.game().id(), levels(referee.game())),
                null);
    }

    private static Budget budget(Request.Bot request) {
        int standard = request.millis() == null ? 1000 : Integer.MAX_VALUE;
        int iterations = request.budget() == null ? standard : request.budget();
        int millis = request.millis() == null ? 0 : request.millis();
        if (iterations < 1) throw new BadInput(Text.say("request.budget must be at least 1"));
        if (millis < 0) throw new BadInput(Text.say("request.millis must not be negative"));
        return new Budget(iterations, millis);
    }

    /** The levels of bots that play a game. */
    static List<String> levels(Game<?> game) {
        var levels = new ArrayList<String>();
        for (var bot : ServiceLoader.load(Bot.class)) levels.addAll(bot.levels(game));
        return levels;
    }

    static Game<?> game(String id) {
        return troubled(Trouble.Code.UNKNOWN_GAME, () -> Games.named(id));
    }

    /** A number from a text, the same on every machine. */
    private static long mixed(String seed) {
        long number = 0;
        for (int i = 0; i < seed.length(); i++) number = new QuickFate(number ^ seed.charAt(i)).nextLong();
        return number;
    }

    /** Fate that does not fit has a code of its own, wherever it shows. */
    private static <T> T troubled(Trouble.Code code, Supplier<T> work) {
        try {
            return work.get();
        } catch (Trouble | FateMisfit named) {
            throw named;
        } catch (BadInput wrong) {
            throw new Trouble(code, wrong.text(), null);
        }
    }
}
