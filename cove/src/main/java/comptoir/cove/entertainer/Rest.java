package comptoir.cove.entertainer;

import comptoir.cove.step.Advance;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** "The hourglass advances by the hourglass icons of the card discarded; after a song, clear it; draw." */
record Rest(int player, int hours) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        if (cove.watched()) {
            var text = Text.say("{0?You rest|{0} rests} for {1}.");
            cove = cove.tell(OpenEvent.of(
                            "rest", player, EnterRule.REST_CLOCK, text.with(cove.name(player), Counted.hours(hours)))
                    .with("hours", hours));
        }
        cove = cove.doFirst(DrawUp.of(player));
        if (Stage.of(cove, player).song() != null) cove = cove.doFirst(new ClearSong(player));
        return Advance.doFirst(cove, player, hours);
    }
}
