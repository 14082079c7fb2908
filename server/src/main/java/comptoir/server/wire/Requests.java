package comptoir.server.wire;

import comptoir.engine.Seats;
import comptoir.engine.Tree;
import comptoir.server.table.Bots;
import comptoir.server.table.Choice;
import comptoir.server.table.PlainText;
import comptoir.server.table.Refused;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import comptoir.server.table.TakingBack;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What somebody at a table may ask over the socket. */
record Requests(Services services, Table table, int seat, Outbox out, String asker) {

    void handle(String wish, Tree message, @Nullable String id) {
        switch (wish) {
            case "answer" -> answer(message, id);
            case "try" -> attempt(message, id);
            case "undo" -> undo(message, id);
            case "ask-take-back" -> {
                TakingBack.ask(table, seated());
                done(id);
            }
            case "grant-take-back" -> {
                TakingBack.answer(table, seated(), message.at("yes").flag());
                done(id);
            }
            case "view" -> out.showAgain();
            case "why" -> reply("refusals", id, Map.of("refusals", game().refusals(seated())));
            case "hint" -> hint(message, id);
            case "chat" -> chat(message, id);
            default -> throw new Refused(Refused.Code.UNKNOWN_REQUEST, "nobody knows how to do \"" + wish + "\"");
        }
    }

    private void answer(Tree message, @Nullable String id) {
        int reached = table.answer(seated(), id, message.at("number").number(), Choice.read(message));
        services.metrics().answered();
        out.done(id, reached);
    }

    /** What would come of answers: nothing happens, and nothing is told that the seat does not know. */
    private void attempt(Tree message, @Nullable String id) {
        var choices = Choice.read(message).stream().map(Choice::plain).toList();
        var word = new LinkedHashMap<String, Object>();
        word.put("number", game().knownTo(seated()));
        word.put("tried", game().tried(table.id(), seat, choices));
        reply("tried", id, word);
    }

    private void undo(Tree message, @Nullable String id) {
        if (id == null) throw message.wrong("must have an id, so that a repeated send is harmless");
        boolean whole = message.flag("whole", true);
        out.done(id, table.takeBack(seated(), id, message.at("number").number(), whole));
    }

    private void hint(Tree message, @Nullable String id) {
        var levels = Bots.levels(game().game());
        var level = message.text("level", levels.getLast());
        if (!Bots.knows(game().game(), level))
            throw new Refused(
                    Refused.Code.BAD_OPTIONS, "there is no bot of level \"" + level + "\"; there are " + levels);
        var now = game();
        if (!now.asked().contains(seated())) throw new Refused(Refused.Code.NOT_NOW, "you are not asked now");
        if (!table.doc().terms().advises())
            throw new Refused(Refused.Code.NOT_ALLOWED, "at this table nobody is advised");
        var asked = services.hints().ask(now, seat, level, asker);
        if (asked.before() > 0) {
            reply("waiting", id, Map.of("before", asked.before()));
            out.flush();
        }
        var advice = asked.await();
        services.seating().advised(table, seat);
        var word = new LinkedHashMap<String, Object>();
        word.put("number", now.number());
        word.put("option", advice.option());
        word.put("because", advice.because());
        word.put("alternatives", advice.alternatives());
        reply("hint", id, word);
    }

    private void chat(Tree message, @Nullable String id) {
        var text = PlainText.line(message.at("text").text());
        if (text.isEmpty()) throw message.at("text").wrong("says nothing");
        // By table too: two people at one desk may both speak.
        if (!services.limits().mayChat(asker + " " + table.id() + " " + seat))
            throw new Refused(Refused.Code.TOO_MANY, "you say more than the others can read; wait a little");
        var name = seat >= 0 ? table.doc().places().get(seat).name() : "";
        table.say(seat, name, text);
        done(id);
    }

    private void reply(String type, @Nullable String id, Map<String, Object> content) {
        var word = new LinkedHashMap<String, Object>();
        word.put("type", type);
        if (id != null) word.put("id", id);
        word.putAll(content);
        out.reply(word);
    }

    private void done(@Nullable String id) {
        out.done(id, table.snapshot().map(now -> now.knownTo(seat)).orElse(0));
    }

    private Snapshot<?> game() {
        return table.snapshot().orElseThrow(() -> new Refused(Refused.Code.NOT_NOW, "the game has not begun"));
    }

    private int seated() {
        if (seat == Seats.SPECTATOR) throw new Refused(Refused.Code.NO_SEAT, "spectators look on");
        return seat;
    }
}
