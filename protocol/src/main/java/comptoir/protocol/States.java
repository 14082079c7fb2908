package comptoir.protocol;

import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Undo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How a game stands, as the protocol says it. */
public final class States {

    private States() {}

    /** The number, who is asked what, what happened, and at the end how the seats stand. */
    public static <P extends Position<P>> Map<String, Object> of(Referee<P> referee, int listener) {
        var state = new LinkedHashMap<String, Object>();
        state.put("number", referee.number());
        state.put("over", referee.over());
        var pending = new ArrayList<Map<String, Object>>();
        for (int seat : referee.asked()) pending.add(pending(referee, seat));
        state.put("pending", pending);
        state.put("notices", notices(referee.latest(), listener));
        var undo = new ArrayList<Integer>();
        for (int seat = 0; seat < referee.setup().seats(); seat++)
            if (referee.undo(seat) instanceof Undo.Fair) undo.add(seat);
        state.put("undo", undo);
        if (referee.over())
            state.put("standings", referee.game().places(referee.moment().now()));
        return state;
    }

    /** What one seat is asked, with every legal answer. */
    public static <P extends Position<P>> Map<String, Object> pending(Referee<P> referee, int seat) {
        return pending(referee.moment().now(), seat);
    }

    /** What a seat is asked in a position at rest. */
    public static <P extends Position<P>> Map<String, Object> pending(P position, int seat) {
        var question = Play.question(position);
        var prompt = question.prompt(position, seat);
        var pending = new LinkedHashMap<String, Object>();
        pending.put("seat", seat);
        pending.put("kind", prompt.kind());
        pending.put("prompt", prompt.text());
        pending.put("rule", prompt.rule());
        var options = new ArrayList<Map<String, Object>>();
        for (var option : question.options(position, seat)) {
            var described = new LinkedHashMap<String, Object>();
            described.put("text", question.label(position, seat, option));
            described.put("answer", option.data());
            options.add(described);
        }
        pending.put("options", options);
        return pending;
    }

    public static List<Map<String, Object>> notices(List<Event> events, int listener) {
        var notices = new ArrayList<Map<String, Object>>();
        for (var event : events) notices.add(notice(event.toldTo(listener)));
        return notices;
    }

    private static Map<String, Object> notice(Notice notice) {
        var told = new LinkedHashMap<String, Object>();
        told.put("kind", notice.kind());
        told.put("seat", notice.seat() < 0 ? null : notice.seat());
        told.put("text", notice.text());
        told.put("rules", notice.rules());
        told.put("facts", notice.facts());
        return told;
    }
}
