package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Phase;
import comptoir.cove.table.Town;
import comptoir.engine.Text;

/** "Those on piers return to the bag; the rightmost townsfolk goes under the deck; a mouse and the hourglasses move." */
public record CleanUp() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        var face = cove.pack().clock();
        cove = cove.harbour(cove.harbour().nextDay(cove.board()))
                .clock(cove.clock().nextDay(face.market(), face.hands().size()))
                .day(cove.round() + 1, Phase.CLEAN_UP);
        if (cove.watched()) cove = tell(cove);
        cove = cove.doFirst(new Arrive());
        for (int player = cove.players().size() - 1; player >= 0; player--)
            cove = cove.shop(player).cleansUp(cove, player);
        int last = cove.town().square().size() - 1;
        int card = cove.town().square().at(last);
        cove = cove.doFirst(new SlideAndReveal());
        return card == Town.EMPTY
                ? cove
                : Townsfolks.goesUnder(cove.town(cove.town().taken(last)), card);
    }

    private static Cove tell(Cove cove) {
        int mice = cove.clock().mice();
        var text = Text.say("Clean-up: piers empty into the bag; {0#1 clock hand is free|{0} clock hands are"
                + " free}, and the hourglasses start at {1}.");
        return cove.tell(OpenEvent.of("clean-up", -1, CoveRule.CLEANUP_ADVENTURERS, text.with(mice, mice + 1))
                .also(CoveRule.CLEANUP_MICE)
                .also(CoveRule.CLEANUP_HOURGLASSES)
                .with("mice", mice));
    }
}
