package comptoir.cove.step;

import comptoir.cove.parts.ClockFace;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/**
 * "For each hourglass icon of the cost the hourglass moves 1 hour." Hour by hour: a free hand on the way is a choice, and
 * a mark that is passed loads the boats at once, before the hourglass goes on.
 */
public record Advance(int player, int hours) implements CoveDeed {

    public static Cove doFirst(Cove cove, int player, int hours) {
        return hours == 0 ? cove : cove.doFirst(new Advance(player, hours));
    }

    @Override
    public Cove perform(Cove cove) {
        int from = cove.clock().places().at(player);
        int place = from;
        var loads = cove.terms().loads();
        boolean loading = !cove.harbour().allDocksTaken();
        for (int left = hours; left > 0; left--) {
            if (place % 2 == 1) {
                place++; // from a hand to the hour after it
                continue;
            }
            if (cove.pack().isFreeHand(place + 1, cove.clock().mice())) {
                if (place != from) cove = moved(cove, place);
                return cove.shop(player).meetsHand(cove, player, left);
            }
            place += 2;
            if (loading && loads[place - 1] > 0) return passMark(moved(cove, place), left - 1);
        }
        return moved(cove, place);
    }

    private Cove moved(Cove cove, int place) {
        cove = cove.clock(cove.clock().moved(player, place));
        return cove.watched() ? cove.tell(toldMove(cove, player, place)) : cove;
    }

    static OpenEvent toldMove(Cove cove, int player, int place) {
        var text = Text.say("{0?Your hourglass|The hourglass of {0}} stands at {1}.");
        var told = OpenEvent.of(
                        "clock", player, CoveRule.CLOCK_ADVANCE, text.with(cove.name(player), ClockFace.said(place)))
                .also(CoveRule.CLOCK_STACK)
                .with("place", place)
                .with("hour", ClockFace.name(place));
        return place > cove.clock().market() ? told.also(CoveRule.CLOCK_BEYOND) : told;
    }

    private Cove passMark(Cove cove, int left) {
        int mark = cove.clock().places().at(player) - 1;
        int count = cove.terms().loads()[mark];
        if (cove.watched()) cove = cove.tell(toldMark(cove, mark, count));
        cove = doFirst(cove, player, left);
        if (count > 1) cove = cove.doFirst(new LoadAgain(player, count - 1));
        return cove.shop(player).loads(cove, player);
    }

    private OpenEvent toldMark(Cove cove, int mark, int count) {
        var text = Text.say("{0?You pass|{0} passes} the mark at {1} and {0?load|loads} the boats, {2} to draw.");
        var told = OpenEvent.of(
                        "mark",
                        player,
                        CoveRule.CLOCK_ADVENTURER_MARK,
                        text.with(cove.name(player), ClockFace.said(mark), count))
                .with("place", mark)
                .with("loads", count);
        boolean mouse = cove.pack().clock().hands().contains(mark)
                && !cove.pack().isFreeHand(mark, cove.clock().mice());
        return mouse ? told.also(CoveRule.CLOCK_HAND_BLOCKED) : told;
    }

    /** The hourglass leaves the hand aside and goes on to the next hour, past the mark. */
    static Cove pastHand(Cove cove, int player, int hours) {
        int place = cove.clock().places().at(player) + 2;
        var advance = new Advance(player, hours);
        cove = advance.moved(cove, place);
        boolean loading = !cove.harbour().allDocksTaken() && cove.terms().loads()[place - 1] > 0;
        return loading ? advance.passMark(cove, hours - 1) : doFirst(cove, player, hours - 1);
    }

    /** The hourglass takes the hand: it saves an hour, skips the mark and costs a corruption card. */
    static Cove ontoHand(Cove cove, int player, int hours) {
        int place = cove.clock().places().at(player) + 1;
        cove = new Advance(player, hours).moved(cove, place);
        if (cove.watched()) {
            var text = Text.say("{0?You take|{0} takes} the clock hand at {1}: an hour saved, and no boat loaded.");
            cove = cove.tell(OpenEvent.of(
                            "hand", player, CoveRule.CLOCK_HAND, text.with(cove.name(player), ClockFace.said(place)))
                    .with("place", place));
        }
        return doFirst(cove, player, hours - 1).doFirst(new DrawCorruption(player, 1, CoveRule.CLOCK_HAND));
    }

    /** What an automatic player does at a hand. */
    public static Cove atHand(Cove cove, int player, int hours, boolean takesIt) {
        return takesIt ? ontoHand(cove, player, hours) : pastHand(cove, player, hours);
    }
}
