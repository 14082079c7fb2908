package comptoir.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.About;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import comptoir.protocol.Verification;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import comptoir.server.table.SeatDoc.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Whole games as one JSON document: out of the server, into it, and on from any of their moves. */
public final class Archive {

    public static final int FORMAT = Verification.FORMAT;

    private static final int LONGEST_TEXT = 500;
    private static final int LONGEST_WORD = 100;
    private static final int LONGEST_OPTIONS = 10_000;

    private final Lobby lobby;

    public Archive(Lobby lobby) {
        this.lobby = lobby;
    }

    /** A game that is over, with the secret behind its chance. */
    public GameFile export(Table table) {
        var doc = table.doc();
        if (doc.status() != Status.OVER)
            throw new Refused(
                    Refused.Code.NOT_NOW, "a game is given out once it is over: until then it holds what is hidden");
        return written(doc, lobby.store());
    }

    @About("A whole game, with the secret behind its chance.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record GameFile(
            @About("The form it is written in.") int comptoir,
            @Nullable String table,
            List<String> names,
            GameChance chance,

            @About("The moment it goes on from; left out for a game from its start.") @Nullable
            Object start,

            @Nullable Long createdAt,

            @About("The history as the protocol's log has it.")
            Map<String, Object> log) {

        /** As plain data. */
        public Tree tree() {
            return Tree.of("request", Json.plain(this));
        }
    }

    public record GameChance(String commitment, String secret, List<String> texts) {}

    public static GameFile written(TableDoc doc, Store store) {
        return new GameFile(
                FORMAT,
                doc.id(),
                doc.places().stream().map(Archive::name).toList(),
                new GameChance(
                        doc.chance().commitment(),
                        doc.chance().secret(),
                        doc.places().stream().map(SeatDoc::text).toList()),
                doc.start(),
                doc.createdAt(),
                History.written(doc, store.log(doc.id(), -1)));
    }

    private static String name(SeatDoc place) {
        return place.kind() == Kind.BOT ? "bot: " + place.level() : place.name();
    }

    /**
     * Brings in a game that was given out: it must replay, and then can be looked at and gone on from like any other, by
     * whoever has its address. It is not listed: its names are anybody's word.
     */
    public Table bringIn(GameFile file) {
        var given = file.tree();
        var report = Verification.of(given, Replays::goOn);
        if (!report.replays())
            throw new Refused(
                    Refused.Code.BAD_REQUEST,
                    "this game does not replay: {0}",
                    report.trouble().orElseThrow());
        var log = given.at("log");
        var game = Games.named(log.at("game").text());
        var read = Logs.read(game, log);
        long now = System.currentTimeMillis();
        var texts = given.at("chance").at("texts").list();
        var places = new ArrayList<SeatDoc>();
        for (var name : given.at("names").list()) {
            var text = places.size() < texts.size() ? bounded(texts.get(places.size()), LONGEST_TEXT) : "";
            places.add(SeatDoc.imported(PlainText.name(name.text()), text));
        }
        if (places.size() != read.setup().seats()) throw given.at("names").wrong(Text.say("must name each seat"));
        if (Json.write(read.setup().options()).length() > LONGEST_OPTIONS)
            throw log.at("options").wrong(Text.say("are longer than {0} characters", LONGEST_OPTIONS));
        var chance = given.at("chance");
        var doc = new TableDoc(
                Secrets.id(),
                1,
                Status.OVER,
                game.id(),
                read.rulesVersion(),
                read.setup().options(),
                true,
                false,
                List.copyOf(places),
                Secrets.hash(Secrets.key()),
                TableDoc.Clock.NONE,
                TableDoc.Terms.NONE,
                new TableDoc.Chance(
                        bounded(chance.at("secret"), LONGEST_WORD), bounded(chance.at("commitment"), LONGEST_WORD)),
                given.at("start").value(),
                new TableDoc.Origin("import", origin(file), -1, -1),
                null,
                null,
                now,
                now,
                null,
                List.of());
        var written = rows(doc.id(), read.entries(), now).stream()
                .map(row -> lobby.store().append(row))
                .toList();
        written.forEach(CompletableFuture::join);
        lobby.store().create(doc.row());
        return lobby.table(doc.id());
    }

    private static String origin(GameFile file) {
        return file.table == null ? "" : bounded(Tree.of("request.table", file.table), LONGEST_WORD);
    }

    /** What comes from elsewhere is shown to others and kept: nothing of it is longer than our own would be. */
    private static String bounded(Tree given, int longest) {
        var text = given.text();
        if (text.length() > longest) throw given.wrong(Text.say("has more than {0} characters", longest));
        return text;
    }

    /** One row for each decision, with what fate said after it. */
    private static List<LogRow> rows(String table, List<Log.Entry> entries, long at) {
        var rows = new ArrayList<LogRow>();
        var gathered = new ArrayList<Map<String, Object>>();
        int seat = Seats.NOBODY;
        for (var entry : entries) {
            int next = decider(entry);
            if (next != Seats.NOBODY) {
                rows.add(row(table, rows.size(), seat, at, gathered));
                gathered.clear();
                seat = next;
            }
            gathered.add(Logs.write(entry));
        }
        rows.add(row(table, rows.size(), seat, at, gathered));
        return rows;
    }

    private static LogRow row(String table, int place, int seat, long at, List<Map<String, Object>> entries) {
        return new LogRow(table, place - 1, place, seat, null, at, Json.write(entries));
    }

    private static int decider(Log.Entry entry) {
        return switch (entry) {
            case Log.Answered(int seat, var _) -> seat;
            case Log.TakenBack(int seat, var _) -> seat;
            case Log.Drawn _, Log.Shuffled _ -> Seats.NOBODY;
        };
    }

    @About("A wish to go on from a move.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record GoingOn(
            int number,

            @About("Dealt anew from what this seat knew, also where the game is over.") @Nullable
            Integer knowing,

            @JsonUnwrapped NewTable.Wishes wishes) {

        private int knowing(int seats) {
            return knowing == null
                    ? Seats.ALL_SEEING
                    : Tree.of("request.knowing", knowing).number(0, seats - 1);
        }
    }

    /**
     * A new table that goes on from a move: from all that was known once the game is over, dealt anew from what the asking
     * seat knew otherwise.
     */
    public NewTable goOn(Table table, int viewer, GoingOn wish, Sitter creator) {
        var doc = table.doc();
        boolean over = doc.status() == Status.OVER;
        if (!over && doc.terms().competitive())
            throw new Refused(
                    Refused.Code.NOT_ALLOWED, "at this table nobody goes on from a move while the game is played");
        if (!over && viewer < 0)
            throw new Refused(Refused.Code.NO_SEAT, "while a game is played only its seats can go on from it");
        var now = table.snapshot().orElseThrow(() -> new Refused(Refused.Code.NOT_NOW, "the game has not begun"));
        if (!over && wish.number > now.knownTo(viewer))
            throw new Refused(
                    Refused.Code.NOT_NOW, "you know of {0} moves so far, not of {1}", now.knownTo(viewer), wish.number);
        int number = now.number(viewer, wish.number);
        int seat = over ? wish.knowing(doc.places().size()) : viewer;
        var start = Rehearsal.of(doc, lobby.store()).start(number, seat);
        // The new table's people are told where it comes from, as anybody counts.
        var origin = new TableDoc.Origin("go-on", doc.id(), now.counted(Seats.SPECTATOR, number), over ? -1 : viewer);
        return NewTable.goingOn(
                Games.named(doc.game()), doc.options(), wish.wishes, creator, Json.plain(start), origin, levels(doc));
    }

    /** A bot stays what it was, and one of the table's level plays for a person. */
    private static List<String> levels(TableDoc doc) {
        return doc.places().stream()
                .map(place -> place.kind() == Kind.BOT ? place.level() : Seating.level(doc))
                .toList();
    }
}
