package comptoir.cove.entertainer;

import comptoir.cove.step.Advance;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.Told;
import comptoir.engine.Text;

/** "The hourglass advances by the hourglass icons of the card discarded; after a song, clear it; draw." */
record Rest(int player, int hours) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        if (cove.watched()) {
            var text = Text.say("{0?You rest|{0} rests} for {1}.");
            cove = cove.tell(
                    Told.of("rest", player, EnterRule.REST_CLOCK, text.with(cove.name(player), Words.hours(hours)))
                            .with("hours", hours));
        }
        cove = cove.first(DrawUp.of(player));
        if (Stage.of(cove, player).song() != null) cove = cove.first(new ClearSong(player));
        return Advance.first(cove, player, hours);
    }
}
