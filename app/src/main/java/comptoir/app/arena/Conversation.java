package comptoir.app.arena;

import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Forfeit;
import comptoir.engine.BadInput;
import comptoir.engine.Event;
import comptoir.engine.Place;
import comptoir.engine.Position;
import comptoir.engine.Tree;
import comptoir.protocol.BotMessage;
import comptoir.protocol.Json;
import comptoir.protocol.Message;
import comptoir.protocol.States;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a program is told in one game, and what it answers: docs/protocol.md, "A program as a bot". It is sent what its seat
 * sees and is told, nothing else.
 */
final class Conversation<P extends Position<P>> implements Contender.Sitting {

    /** The version of this conversation. */
    static final int VERSION = 1;

    /** A program needs time to start, before its first answer. */
    private static final Duration START = Duration.ofSeconds(10);

    private static final int SHOWN = 200;

    private final Contender.Chair<P> chair;
    private final ProgramProcess program;
    private final Duration limit;
    private final List<Event> unheard = new ArrayList<>();
    private boolean greeted;

    Conversation(Contender.Chair<P> chair, ProgramProcess program, Duration limit) {
        this.chair = chair;
        this.program = program;
        this.limit = limit;
    }

    @Override
    public void heard(List<Event> events) {
        unheard.addAll(events);
    }

    @Override
    public int choose() throws Forfeit {
        var question = greeting() + Json.write(question());
        var allowed = greeted ? limit : limit.plus(START);
        greeted = true;
        return option(program.ask(question, allowed));
    }

    /** The hello, which goes before the first line. */
    private String greeting() {
        if (greeted) return "";
        var setup = chair.referee().setup();
        var hello = new BotMessage.BotHello(
                BotMessage.Hello.HELLO,
                VERSION,
                chair.referee().game().id(),
                setup.seats(),
                chair.seat(),
                setup.options(),
                chair.number(),
                chair.seed() >>> 11, // as many bits as a number of JavaScript has
                limit.toMillis() / 1000.0);
        return Json.write(hello) + "\n";
    }

    private BotMessage question() {
        return new BotMessage.BotChoose(
                BotMessage.Choose.CHOOSE,
                chair.referee().number(),
                chair.referee().view(chair.seat()),
                States.pending(chair.referee(), chair.seat()),
                news());
    }

    /** What its seat was told since it was last asked. */
    private List<Message.Notice> news() {
        var news = States.notices(unheard, chair.seat());
        unheard.clear();
        return news;
    }

    private int option(String said) throws Forfeit {
        try {
            var answer = Tree.of("answer", Json.readObject(said));
            if (answer.has("option")) return numbered(answer.at("option").number());
            if (answer.has("answer")) return described(answer.at("answer").map());
            throw new Forfeit("answered without \"option\" or \"answer\": " + shown(said));
        } catch (BadInput malformed) {
            throw new Forfeit(
                    "answered what cannot be read (" + malformed.getMessage() + "): " + shown(said), malformed);
        }
    }

    private int numbered(int option) throws Forfeit {
        int options = chair.referee().options(chair.seat()).size();
        if (option >= 0 && option < options) return option;
        throw new Forfeit("answered option " + option + ", and there are options 0 to " + (options - 1));
    }

    private int described(Map<?, ?> answer) throws Forfeit {
        var options = chair.referee().options(chair.seat());
        for (int option = 0; option < options.size(); option++)
            if (options.get(option).data().equals(answer)) return option;
        for (var refusal : chair.referee().refusals(chair.seat()))
            if (refusal.answer().equals(answer))
                throw new Forfeit("answered " + shown(Json.write(answer)) + ", which cannot be done: "
                        + refusal.text().en() + " [" + refusal.rule().id() + "]");
        throw new Forfeit("answered " + shown(Json.write(answer)) + ", which is not among its options");
    }

    private static String shown(String said) {
        return said.length() > SHOWN ? said.substring(0, SHOWN) + "…" : said;
    }

    @Override
    public void over(List<Place> standings) {
        var farewell = new BotMessage.BotOver(BotMessage.Over.OVER, standings, news());
        program.bid(greeting() + Json.write(farewell));
    }

    @Override
    public void close() {
        program.close();
    }
}
