package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/**
 * One conversation in the open protocol: requests in, answers out, tables in between. Whatever is wrong with a request, the
 * answer is an error object and every table is left exactly as it was.
 */
public final class Session {

    /** A line may be this long, in characters. */
    public static final int LONGEST_LINE = 1_000_000;

    private static final int MOST_TABLES = 10_000;

    private final Map<String, Table<?>> tables = new HashMap<>();

    private record Table<P extends Position<P>>(Referee<P> referee, FateSource fate) {}

    /** Answers one line of JSON with one line of JSON. */
    public String answer(String line) {
        return Json.write(object(line));
    }

    private Map<String, Object> object(String line) {
        try {
            if (line.length() > LONGEST_LINE)
                throw new Trouble(
                        Trouble.Code.TOO_LONG,
                        "a line of " + line.length() + " characters; the longest allowed has " + LONGEST_LINE);
            return answer(parse(line));
        } catch (Trouble trouble) {
            return trouble.object();
        } catch (BadInput wrong) {
            return new Trouble(Trouble.Code.BAD_REQUEST, wrong.getMessage(), null).object();
        } catch (RuntimeException | StackOverflowError fault) {
            return new Trouble(Trouble.Code.INTERNAL, "a fault of ours: " + fault, null).object();
        }
    }

    private static Tree parse(String line) {
        try {
            return Tree.of("request", Json.readObject(line));
        } catch (BadInput wrong) {
            throw new Trouble(Trouble.Code.BAD_JSON, wrong.getMessage(), null);
        }
    }

    private Map<String, Object> answer(Tree request) {
        var wish = request.at("do").text();
        return switch (wish) {
            case "games" -> games();
            case "new" -> put(request, start(request));
            case "scene" -> put(request, scene(request));
            case "load" -> put(request, load(request));
            case "replay" -> put(request, replay(request));
            case "redeal" -> redeal(request, table(request));
            case "answer" -> take(request, table(request));
            case "state" -> state(request, table(request));
            case "view" -> view(request, table(request));
            case "why" -> why(request, table(request));
            case "undo" -> undo(request, table(request));
            case "save" -> save(table(request));
            case "log" -> log(table(request));
            case "bot" -> advise(request, table(request));
            case "close" -> close(request);
            default -> throw new Trouble(Trouble.Code.UNKNOWN_REQUEST, "nobody knows how to do \"" + wish + "\"");
        };
    }

    private static Map<String, Object> games() {
        var games = new ArrayList<Map<String, Object>>();
        for (var game : Games.all()) {
            var described = new LinkedHashMap<String, Object>();
            described.put("id", game.id());
            described.put("name", game.name());
            described.put("seats", game.seats());
            described.put("options", OptionSchema.of(game));
            described.put("rules", game.rulesVersion());
            games.add(described);
        }
        return Map.of("games", games);
    }

    private static Game<?> game(Tree request) {
        var id = request.at("game").text();
        return troubled(Trouble.Code.UNKNOWN_GAME, () -> Games.named(id));
    }

    private static Table<?> start(Tree request) {
        return start(game(request), request);
    }

    private static <P extends Position<P>> Table<P> start(Game<P> game, Tree request) {
        int seats = request.number("seats", game.seats().getFirst());
        var setup = troubled(Trouble.Code.BAD_OPTIONS, () -> game.setup(seats, request.at("options")));
        var fate = FateSource.read(request.at("fate"));
        return troubled(Trouble.Code.BAD_OPTIONS, () -> new Table<>(Referee.start(game, setup, fate.fate()), fate));
    }

    private static Table<?> scene(Tree request) {
        var scene = request.at("scene");
        var named = scene.maybe("game").or(() -> request.maybe("game"));
        var id = named.orElseThrow(() -> scene.wrong("does not say which game it is of"))
                .text();
        return scene(troubled(Trouble.Code.UNKNOWN_GAME, () -> Games.named(id)), request);
    }

    private static <P extends Position<P>> Table<P> scene(Game<P> game, Tree request) {
        var fate = FateSource.read(request.at("fate"));
        return troubled(Trouble.Code.BAD_SCENE, () -> {
            var scene = request.at("scene");
            int seats = scene.number(
                    "seats", game.seats().contains(2) ? 2 : game.seats().getFirst());
            var setup = game.setup(seats, Tree.of("options", null));
            return new Table<>(Referee.scene(game, setup, scene.map(), fate.fate()), fate);
        });
    }

    private static Table<?> load(Tree request) {
        return troubled(Trouble.Code.BAD_SAVE, () -> {
            var saved = Tree.of("saved", Json.readObject(request.at("saved").text()));
            return load(Games.named(saved.at("game").text()), saved);
        });
    }

    private static <P extends Position<P>> Table<P> load(Game<P> game, Tree saved) {
        var log = Logs.read(game, saved.at("log"));
        var fate = FateSource.load(saved.at("fate"), log);
        return new Table<>(Referee.load(game, saved, fate.fate()), fate);
    }

    private static Table<?> replay(Tree request) {
        var log = request.at("log");
        return troubled(
                Trouble.Code.BAD_LOG, () -> replay(Games.named(log.at("game").text()), log, request));
    }

    private static <P extends Position<P>> Table<P> replay(Game<P> game, Tree log, Tree request) {
        var fate = FateSource.read(request.at("fate"));
        int until = request.number("until", Integer.MAX_VALUE);
        return new Table<>(Referee.replay(game, Logs.read(game, log), until, fate.fate()), fate);
    }

    private Map<String, Object> redeal(Tree request, Table<?> table) {
        var redealt = redealt(table, seat(request, table), request.text("fate", ""));
        var name = request.at("as").text();
        keep(name, redealt);
        return state(name, request, redealt);
    }

    private static <P extends Position<P>> Table<P> redealt(Table<P> table, int seat, String seed) {
        var referee = table.referee;
        var moment = referee.moment().redealt(referee.game(), seat, new QuickFate(mixed(seed)));
        var fate = FateSource.seeded(seed);
        return new Table<>(Referee.from(referee.game(), referee.setup(), moment, fate.fate()), fate);
    }

    /** A number from a text, the same on every machine. */
    private static long mixed(String seed) {
        long number = 0;
        for (int i = 0; i < seed.length(); i++) number = new QuickFate(number ^ seed.charAt(i)).nextLong();
        return number;
    }

    private static Map<String, Object> take(Tree request, String name, Table<?> table) {
        int seat = seat(request, table);
        try {
            if (request.has("option"))
                table.referee.answer(seat, request.at("option").number());
            else table.referee.answer(seat, plain(request.at("answer")));
        } catch (Referee.IllegalAnswer refused) {
            throw new Trouble(Trouble.Code.ILLEGAL_ANSWER, refused.getMessage(), refused.rule());
        }
        return state(name, request, table);
    }

    private Map<String, Object> take(Tree request, Table<?> table) {
        return take(request, request.at("table").text(), table);
    }

    private Map<String, Object> state(Tree request, Table<?> table) {
        return state(request.at("table").text(), request, table);
    }

    private static Map<String, Object> view(Tree request, Table<?> table) {
        int viewer = request.has("seat") ? seat(request, table) : Seats.SPECTATOR;
        var answer = new LinkedHashMap<String, Object>();
        answer.put("table", request.at("table").text());
        answer.put("view", table.referee.view(viewer));
        return answer;
    }

    private static Map<String, Object> why(Tree request, Table<?> table) {
        return Map.of("refusals", table.referee.refusals(seat(request, table)));
    }

    private Map<String, Object> undo(Tree request, Table<?> table) {
        int seat = seat(request, table);
        if (table.referee.undo(seat) instanceof Undo.Unfair(var because))
            throw new Trouble(Trouble.Code.UNFAIR_UNDO, "cannot be taken back: " + because.en());
        table.referee.takeBack(seat);
        return state(request, table);
    }

    private static Map<String, Object> save(Table<?> table) {
        var saved = new LinkedHashMap<>(table.referee.save());
        saved.put("fate", table.fate.save());
        return Map.of("saved", Json.write(saved));
    }

    private static Map<String, Object> log(Table<?> table) {
        return Map.of("log", Logs.write(table.referee.log()));
    }

    private static <P extends Position<P>> Map<String, Object> advise(Tree request, Table<P> table) {
        int seat = seat(request, table);
        var referee = table.referee;
        if (!referee.asked().contains(seat))
            throw new Trouble(Trouble.Code.ILLEGAL_ANSWER, "seat " + seat + " is not asked now");
        var level = request.text("level", "trader");
        var budget = budget(request);
        for (var bot : ServiceLoader.load(Bot.class)) {
            if (!bot.levels(referee.game()).contains(level)) continue;
            var advice =
                    bot.advise(referee.game(), referee.moment(), seat, level, budget, mixed(request.text("fate", "")));
            var answer = new LinkedHashMap<String, Object>();
            answer.put("option", advice.option());
            answer.put("because", advice.because());
            answer.put("alternatives", advice.alternatives());
            return answer;
        }
        throw new Trouble(
                Trouble.Code.NO_BOT,
                "no bot of level \"" + level + "\" plays " + referee.game().id());
    }

    private static Budget budget(Tree request) {
        int iterations = request.number("budget", request.has("millis") ? Integer.MAX_VALUE : 1000);
        int millis = request.number("millis", 0);
        if (iterations < 1) throw request.at("budget").wrong("must be at least 1");
        if (millis < 0) throw request.at("millis").wrong("must not be negative");
        return new Budget(iterations, millis);
    }

    private Map<String, Object> close(Tree request) {
        table(request);
        var name = request.at("table").text();
        tables.remove(name);
        return Map.of("table", name, "closed", true);
    }

    private Table<?> table(Tree request) {
        var name = request.at("table").text();
        var table = tables.get(name);
        if (table == null) throw new Trouble(Trouble.Code.UNKNOWN_TABLE, "there is no table \"" + name + "\"");
        return table;
    }

    private Map<String, Object> put(Tree request, Table<?> table) {
        var name = request.at("table").text();
        keep(name, table);
        return state(name, request, table);
    }

    /** A new table may take the name of an old one: programs that test the rules start thousands. */
    private void keep(String name, Table<?> table) {
        if (tables.size() >= MOST_TABLES && !tables.containsKey(name))
            throw new Trouble(
                    Trouble.Code.BAD_REQUEST, "there are " + MOST_TABLES + " tables already; close one first");
        tables.put(name, table);
    }

    private static int seat(Tree request, Table<?> table) {
        return request.at("seat").number(0, table.referee.setup().seats() - 1);
    }

    private static <P extends Position<P>> Map<String, Object> state(String name, Tree request, Table<P> table) {
        int listener = request.has("for")
                ? request.at("for").number(0, table.referee.setup().seats() - 1)
                : Seats.ALL_SEEING;
        var state = new LinkedHashMap<String, Object>();
        state.put("table", name);
        state.putAll(States.of(table.referee, listener));
        return state;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> plain(Tree tree) {
        return (Map<String, Object>) tree.map();
    }

    private static <T> T troubled(Trouble.Code code, Supplier<T> work) {
        try {
            return work.get();
        } catch (Trouble named) {
            throw named;
        } catch (BadInput wrong) {
            throw new Trouble(code, wrong.getMessage(), null);
        }
    }

    /** The names of the tables there are. */
    public List<String> tables() {
        return List.copyOf(tables.keySet());
    }
}
