package comptoir.server.table;

import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.Undo;
import comptoir.protocol.States;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game at one moment, for everybody who looks on: it does not change, so that nobody who reads holds up those who play.
 *
 * @param draftFrom the number at which a seat began the choice it is in the middle of: since then the others were told
 *     nothing
 * @param recent what happened lately, the oldest first
 */
public record Snapshot<P extends Position<P>>(
        Game<P> game,
        int seats,
        int number,
        Moment<P> moment,
        List<Integer> asked,
        List<Undo> undo,
        int draftFrom,
        List<Told> recent) {

    static final int REMEMBERED = 60;

    public boolean over() {
        return moment.now().over();
    }

    public Object view(int viewer) {
        return game.view(moment.seenBy(viewer), viewer);
    }

    /** The last number a viewer may know of: while another seat is in the middle of a choice, the one before it. */
    public int knownTo(int viewer) {
        boolean drafting = moment.drafter() != Seats.SPECTATOR && moment.drafter() != viewer;
        return drafting ? draftFrom : number;
    }

    /** Whether there is anything a viewer who was told up to a number has not been told. */
    public boolean hasNews(int viewer, int told) {
        if (told == number) return false;
        return told < knownTo(viewer) || told > number;
    }

    /** Whether all that happened after a number is still remembered. */
    public boolean remembers(int told) {
        return told <= number
                && (told == number || (!recent.isEmpty() && recent.getFirst().number() <= told + 1));
    }

    /** How the game stands for a viewer, with what the viewer is told of all that happened after a number. */
    public Map<String, Object> state(int viewer, int told) {
        var state = new LinkedHashMap<String, Object>();
        int known = knownTo(viewer);
        state.put("number", known);
        state.put("from", told);
        state.put("over", over());
        state.put("asked", asked);
        var pending = new ArrayList<Map<String, Object>>();
        if (asked.contains(viewer)) pending.add(pending(viewer));
        state.put("pending", pending);
        var notices = new ArrayList<Map<String, Object>>();
        for (var stroke : recent) {
            if (stroke.number() <= told || stroke.number() > known) continue;
            for (var notice : States.notices(stroke.events(), viewer)) {
                notice.put("number", stroke.number());
                notices.add(notice);
            }
        }
        state.put("notices", notices);
        if (viewer >= 0) putUndo(state, viewer);
        if (over()) state.put("standings", game.places(moment.now()));
        return state;
    }

    private void putUndo(Map<String, Object> state, int viewer) {
        switch (undo.get(viewer)) {
            case Undo.Fair() -> state.put("undo", List.of(viewer));
            case Undo.Unfair(var because) -> {
                state.put("undo", List.of());
                state.put("undoRefused", because);
            }
        }
    }

    private Map<String, Object> pending(int seat) {
        return States.pending(moment.now(), seat);
    }

    /** How many legal answers a seat that is asked has. */
    int options(int seat) {
        return Play.question(moment.now()).options(moment.now(), seat).size();
    }

    /** What a seat might expect to be able to do and cannot. */
    public List<?> refusals(int seat) {
        if (!asked.contains(seat)) return List.of();
        return Play.question(moment.now()).refusals(moment.now(), seat);
    }

    static <P extends Position<P>> Snapshot<P> of(Referee<P> referee, int draftFrom, List<Told> recent) {
        var undo = new ArrayList<Undo>();
        int seats = referee.setup().seats();
        for (int seat = 0; seat < seats; seat++) undo.add(referee.undo(seat));
        return new Snapshot<>(
                referee.game(),
                seats,
                referee.number(),
                referee.moment(),
                List.copyOf(referee.asked()),
                List.copyOf(undo),
                draftFrom,
                List.copyOf(recent));
    }
}
