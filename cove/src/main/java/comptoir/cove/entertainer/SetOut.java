package comptoir.cove.entertainer;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** The Entertainer's things are in their places before the first hand is drawn. */
record SetOut(int player) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You set|{0} sets} out the stage: volume, dial, crests, runes and the piles of"
                + " cards on the main board.");
        return cove.tell(OpenEvent.of("stage", player, EnterRule.SETUP_DECK, text.with(cove.name(player)))
                .also(EnterRule.SETUP_VOLUME)
                .also(EnterRule.SETUP_SONG_MARKER)
                .also(EnterRule.SETUP_CRESTS)
                .also(EnterRule.SETUP_RUNES)
                .also(EnterRule.SETUP_CREATURES)
                .also(EnterRule.SETUP_IMPROVS)
                .also(EnterRule.SETUP_SKILLS)
                .also(EnterRule.SETUP_INSTRUMENT)
                .also(EnterRule.SETUP_DIAL));
    }
}
