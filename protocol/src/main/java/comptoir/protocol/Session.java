package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.FateMisfit;
import comptoir.engine.IllegalAnswer;
import comptoir.engine.Position;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.engine.Undo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One conversation in the open protocol: requests in, answers out, tables in between. Whatever is wrong with a request, the
 * answer is an error object and every table is left exactly as it was.
 */
public final class Session {

    /** A line may be this long, in characters. */
    public static final int LONGEST_LINE = 1_000_000;

    private static final int MOST_TABLES = 10_000;

    private static final Map<String, Class<? extends Record>> REQUESTS = requests();

    private final Map<String, GameInPlay<?>> tables = new HashMap<>();

    private static Map<String, Class<? extends Record>> requests() {
        var requests = new HashMap<String, Class<? extends Record>>();
        for (var each : Forms.requests()) requests.put(Records.word(each), each);
        return requests;
    }

    /** Answers one line of JSON with one line of JSON. */
    public String answer(String line) {
        return Json.write(message(line));
    }

    private Message message(String line) {
        try {
            if (line.length() > LONGEST_LINE)
                throw new Trouble(
                        Trouble.Code.TOO_LONG,
                        Text.say("a line of {0} characters; the longest allowed has {1}", line.length(), LONGEST_LINE),
                        null);
            return answer(request(parse(line)));
        } catch (Trouble trouble) {
            return trouble.message();
        } catch (FateMisfit misfit) {
            return new Trouble(Trouble.Code.BAD_FATE, misfit.text(), null).message();
        } catch (IllegalAnswer refused) {
            return new Trouble(Trouble.Code.ILLEGAL_ANSWER, refused.text(), refused.rule()).message();
        } catch (BadInput wrong) {
            return new Trouble(Trouble.Code.BAD_REQUEST, wrong.text(), null).message();
        } catch (RuntimeException | StackOverflowError fault) {
            return new Trouble(Trouble.Code.INTERNAL, Text.say("a fault of ours: {0}", fault.toString()), null)
                    .message();
        }
    }

    private static Tree parse(String line) {
        if (line.isBlank())
            throw new Trouble(Trouble.Code.BAD_JSON, Text.say("the line is empty; a request is a JSON object"), null);
        try {
            return Tree.of("request", Json.readObject(line));
        } catch (BadInput wrong) {
            throw new Trouble(Trouble.Code.BAD_JSON, wrong.text(), null);
        }
    }

    private static Request request(Tree tree) {
        var wish = tree.at("do").text();
        var type = REQUESTS.get(wish);
        if (type == null)
            throw new Trouble(Trouble.Code.UNKNOWN_REQUEST, Text.say("nobody knows how to do \"{0}\"", wish), null);
        return (Request) Records.read(type, tree);
    }

    private Message answer(Request request) {
        return switch (request) {
            case Request.Games() -> games();
            case Request.Describe(var game) -> Schemas.described(GameInPlay.game(game));
            case Request.Lessons() -> Lessons.list();
            case Request.Learn(var lesson, var inputs) -> Lessons.after(lesson, inputs == null ? List.of() : inputs);
            case Request.Verify(var game) -> Verification.of(Tree.of("request.game", game));
            case Request.Pack(var game) -> GameLink.pack(Tree.of("request.game", game));
            case Request.Unpack(var link) -> new Message.UnpackAnswer(GameLink.unpack(link));
            case Request.Commit(var secret) -> new Message.CommitAnswer(Verification.hash(secret));
            case Request.ForState wish -> state(wish);
            case Request.AtTable wish -> look(wish, table(wish.table()));
        };
    }

    /** Changes a table or makes one, and tells how it stands. */
    private Message state(Request.ForState request) {
        return switch (request) {
            case Request.New wish -> put(wish, GameInPlay.of(wish));
            case Request.Scene wish -> put(wish, GameInPlay.of(wish));
            case Request.Load wish -> put(wish, GameInPlay.of(wish));
            case Request.Replay wish -> put(wish, GameInPlay.of(wish));
            case Request.Open wish -> put(wish, GameInPlay.of(wish));
            case Request.GoOn wish -> goOn(wish, table(wish.table()));
            case Request.Redeal wish -> redeal(wish, table(wish.table()));
            case Request.Answer wish -> take(wish, table(wish.table()));
            case Request.Answers wish -> takeAll(wish, table(wish.table()));
            case Request.Undo wish -> undo(wish, table(wish.table()));
            case Request.State wish -> told(wish.table(), wish, table(wish.table()));
        };
    }

    /** Looks at a table. */
    private <P extends Position<P>> Message look(Request.AtTable request, GameInPlay<P> table) {
        var name = request.table();
        return switch (request) {
            case Request.Try wish -> {
                int seat = table.seat(wish.seat());
                yield States.tried(name, table.referee().attempt(seat, wish.answers()), seat);
            }
            case Request.View wish ->
                new Message.ViewAnswer(name, table.referee().view(table.viewer(wish.seat(), wish.all())));
            case Request.Outline ignored ->
                new Message.OutlineAnswer(name, table.referee().outline());
            case Request.Why wish -> new Message.WhyAnswer(table.referee().refusals(table.seat(wish.seat())));
            case Request.Save ignored -> new Message.SaveAnswer(table.saved());
            case Request.Log ignored ->
                new Message.LogAnswer(Message.GameLog.of(table.referee().log()));
            case Request.Moments wish -> moments(wish, table);
            case Request.Bot wish -> table.advice(wish);
            case Request.Close ignored -> {
                tables.remove(name);
                yield new Message.CloseAnswer(name, true);
            }
        };
    }

    /** The games that are there. */
    public static Message.GamesAnswer games() {
        var games = new ArrayList<Message.GameEntry>();
        for (var game : Games.all())
            games.add(new Message.GameEntry(
                    game.id(),
                    game.name(),
                    game.seats(),
                    OptionSchema.of(game),
                    game.rulesVersion(),
                    GameInPlay.levels(game)));
        return new Message.GamesAnswer(games);
    }

    private Message redeal(Request.Redeal wish, GameInPlay<?> table) {
        var redealt = table.redealt(table.seat(wish.seat()), wish.fate() == null ? "" : wish.fate());
        var state = told(wish.as(), wish, redealt);
        keep(wish.as(), redealt);
        return state;
    }

    private Message goOn(Request.GoOn wish, GameInPlay<?> table) {
        var next = table.goingOn(wish);
        var state = told(wish.as(), wish, next);
        keep(wish.as(), next);
        return state;
    }

    private static Message take(Request.Answer wish, GameInPlay<?> table) {
        int seat = table.seat(wish.seat());
        var given = wish.option() != null ? wish.option() : wish.answer();
        if (given == null) throw new BadInput(Text.say("request has neither \"option\" nor \"answer\""));
        listener(wish, table);
        table.referee().answers(seat, List.of(given));
        return told(wish.table(), wish, table);
    }

    private static Message takeAll(Request.Answers wish, GameInPlay<?> table) {
        if (wish.answers().isEmpty()) throw new BadInput(Text.say("request.answers is empty"));
        listener(wish, table);
        table.referee().answers(table.seat(wish.seat()), wish.answers());
        return told(wish.table(), wish, table);
    }

    private Message undo(Request.Undo wish, GameInPlay<?> table) {
        int seat = table.seat(wish.seat());
        listener(wish, table);
        boolean whole = Boolean.TRUE.equals(wish.whole());
        if (Boolean.TRUE.equals(wish.granted())) {
            var remembering = table.remembering(seat);
            remembering.takeBack(seat, whole, true);
            tables.put(wish.table(), remembering);
            return told(wish.table(), wish, remembering);
        }
        if (table.referee().undo(seat) instanceof Undo.Unfair(var because))
            throw new Trouble(Trouble.Code.UNFAIR_UNDO, Text.say("cannot be taken back: {0}", because), null);
        table.takeBack(seat, whole, false);
        return told(wish.table(), wish, table);
    }

    private static Message moments(Request.Moments wish, GameInPlay<?> table) {
        int from = wish.from() == null ? 0 : wish.from();
        int to = wish.to() == null ? Integer.MAX_VALUE : wish.to();
        return new Message.MomentsAnswer(
                wish.table(),
                table.moments(from, to, table.viewer(wish.seat(), wish.all()), !Boolean.FALSE.equals(wish.views())));
    }

    private GameInPlay<?> table(String name) {
        var table = tables.get(name);
        if (table == null)
            throw new Trouble(Trouble.Code.UNKNOWN_TABLE, Text.say("there is no table \"{0}\"", name), null);
        return table;
    }

    private Message put(Request.ForState wish, GameInPlay<?> table) {
        var state = told(wish.table(), wish, table);
        keep(wish.table(), table);
        return state;
    }

    /** A new table may take the name of an old one: programs that test the rules start thousands. */
    private void keep(String name, GameInPlay<?> table) {
        if (tables.size() >= MOST_TABLES && !tables.containsKey(name))
            throw new Trouble(
                    Trouble.Code.BAD_REQUEST,
                    Text.say("there are {0} tables already; close one first", MOST_TABLES),
                    null);
        tables.put(name, table);
    }

    private static <P extends Position<P>> Message told(String name, Request.ForState wish, GameInPlay<P> table) {
        return States.of(name, table.referee(), listener(wish, table));
    }

    /** Who is told; looked at before anything is changed, since it may be wrong. */
    private static int listener(Request.ForState wish, GameInPlay<?> table) {
        return wish.listener() == null ? Seats.ALL_SEEING : table.seat("for", wish.listener());
    }

    /** The names of the tables there are. */
    public List<String> tables() {
        return List.copyOf(tables.keySet());
    }
}
