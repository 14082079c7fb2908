package comptoir.cove.view;

import comptoir.cove.parts.ClockFace;
import comptoir.cove.table.Clock;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Phase;
import java.util.ArrayList;
import java.util.List;

/**
 * The clock.
 *
 * @param active whose turn of production it is, or -1
 * @param order the players as they stand in the stack, the topmost first: of two on one place the earlier lies on top
 * @param market the place of the market marker
 * @param mice the hours that mice sit on
 */
public record ClockView(
        int active,
        List<HourglassView> hourglasses,
        List<Integer> order,
        int market,
        String marketHour,
        List<MarkView> marks,
        List<HandView> hands,
        List<Integer> mice) {

    /** An hourglass, and where it would stand after 0, 1, 2… hours if its owner leaves the hands aside. */
    public record HourglassView(int seat, int place, String hour, List<Integer> after) {}

    /** A mark and how many adventurers it loads; 0 where the docks are full or a token says so. */
    public record MarkView(int place, String hour, int loads, boolean off) {}

    public record HandView(int place, String hour, boolean free) {}

    /** The most that one action costs in any pack. */
    private static final int MOST_HOURS = 12;

    static ClockView of(Cove cove) {
        var clock = cove.clock();
        var hourglasses = new ArrayList<HourglassView>();
        for (int player = 0; player < clock.places().size(); player++) {
            int place = clock.places().at(player);
            hourglasses.add(new HourglassView(player, place, ClockFace.name(place), after(clock, player)));
        }
        var face = cove.pack().clock();
        boolean off = cove.harbour().allDocksTaken();
        var marks = new ArrayList<MarkView>();
        for (var mark : face.marks())
            marks.add(new MarkView(
                    mark.place(), ClockFace.name(mark.place()), cove.terms().loads()[mark.place()], off));
        var hands = new ArrayList<HandView>();
        for (int hand = 0; hand < face.hands().size(); hand++)
            hands.add(new HandView(
                    face.hands().get(hand), ClockFace.name(face.hands().get(hand)), hand < clock.mice()));
        var mice = new ArrayList<Integer>();
        for (int mouse = 0; mouse < clock.mice(); mouse++) mice.add(mouse + 1);
        return new ClockView(
                cove.phase() == Phase.PRODUCTION ? clock.active() : -1,
                hourglasses,
                clock.stack().list(),
                clock.market(),
                ClockFace.name(clock.market()),
                marks,
                hands,
                mice);
    }

    private static List<Integer> after(Clock clock, int player) {
        var after = new ArrayList<Integer>();
        for (int hours = 0; hours <= MOST_HOURS; hours++) after.add(clock.after(player, hours));
        return after;
    }
}
