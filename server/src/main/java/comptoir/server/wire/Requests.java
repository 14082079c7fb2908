package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.server.table.Bots;
import comptoir.server.table.Choice;
import comptoir.server.table.Orders;
import comptoir.server.table.PlainText;
import comptoir.server.table.Refused;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import comptoir.server.table.TakingBack;
import org.jspecify.annotations.Nullable;

/** What somebody at a table may ask over the socket. */
record Requests(Services services, Table table, int seat, Outbox out, String asker) {

    void handle(SocketRequest.AtTable request) {
        switch (request) {
            case SocketRequest.Answer answer -> answer(answer);
            case SocketRequest.Try attempt -> attempt(attempt);
            case SocketRequest.Undo undo -> undo(undo);
            case SocketRequest.AskTakeBack(var id) -> {
                TakingBack.ask(table, seated());
                done(id);
            }
            case SocketRequest.GrantTakeBack(boolean yes, var id) -> {
                TakingBack.answer(table, seated(), yes);
                done(id);
            }
            case SocketRequest.View _ -> look();
            case SocketRequest.Why(var id) -> out.reply(new SocketMessage.Refusals(id, game().refusals(seated())));
            case SocketRequest.Hint hint -> hint(hint);
            case SocketRequest.Order order -> order(order);
            case SocketRequest.Chat chat -> chat(chat);
        }
    }

    /** A whole view is the longest thing there is to say: a client that mistrusts every change waits for it. */
    private void look() {
        if (!services.limits().mayLook(asker))
            throw new Refused(Refused.Code.TOO_MANY, "too many whole views; wait a little");
        out.showAgain();
    }

    private void answer(SocketRequest.Answer message) {
        var choices = Choice.of(new Choice.Given(message.option(), message.answer()), message.answers());
        services.lobby().answering(table, seated());
        int reached = table.answer(seated(), message.id(), message.number(), choices);
        services.metrics().answered();
        out.done(message.id(), reached);
    }

    /** What would come of answers: nothing happens, and nothing is told that the seat does not know. */
    private void attempt(SocketRequest.Try message) {
        var choices = Choice.of(new Choice.Given(message.option(), message.answer()), message.answers());
        var plain = choices.stream().map(Choice::plain).toList();
        var tried = game().tried(table.id(), seated(), plain);
        out.reply(new SocketMessage.Tried(message.id(), game().knownTo(seat), tried));
    }

    private void undo(SocketRequest.Undo message) {
        if (message.id() == null)
            throw new BadInput(
                    Text.say("a message that takes back must have an id, so that a repeated send is harmless"));
        boolean whole = message.whole() == null || message.whole();
        out.done(message.id(), table.takeBack(seated(), message.id(), message.number(), whole));
    }

    private void hint(SocketRequest.Hint message) {
        var now = game();
        var levels = Bots.levels(now.game());
        var level = message.level() == null ? levels.getLast() : message.level();
        if (!Bots.knows(now.game(), level))
            throw new Refused(
                    Refused.Code.BAD_OPTIONS, "there is no bot of level \"{0}\"; there are {1}", level, levels);
        if (!now.asked().contains(seated())) throw new Refused(Refused.Code.NOT_NOW, "you are not asked now");
        if (!table.doc().terms().advises())
            throw new Refused(Refused.Code.NOT_ALLOWED, "at this table nobody is advised");
        var asked = services.hints().ask(now, seat, level, asker);
        if (asked.before() > 0) {
            out.reply(new SocketMessage.Waiting(message.id(), asked.before()));
            out.flush();
        }
        var advice = asked.await();
        services.seating().advised(table, seat);
        out.reply(new SocketMessage.Hint(
                message.id(),
                now.knownTo(seat),
                advice.option(),
                advice.because(),
                advice.why(),
                advice.alternatives()));
    }

    private void order(SocketRequest.Order message) {
        boolean untilSurprised = message.untilSurprised() != null && message.untilSurprised();
        table.order(seated(), new Orders.Wish(message.about(), message.way(), message.askFrom(), untilSurprised));
        done(message.id());
    }

    private void chat(SocketRequest.Chat message) {
        var phrase = message.phrase();
        var given = message.text() == null ? "" : message.text();
        var text = phrase == null ? PlainText.line(given) : phrase.kept();
        if (text.isEmpty()) throw Tree.of("message.text", message.text()).wrong(Text.say("says nothing"));
        // By table too: two people at one desk may both speak.
        if (!services.limits().mayChat(asker + " " + table.id() + " " + seat))
            throw new Refused(Refused.Code.TOO_MANY, "you say more than the others can read; wait a little");
        var name = seat >= 0 ? table.doc().places().get(seat).name() : "";
        table.say(seat, name, text);
        done(message.id());
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
