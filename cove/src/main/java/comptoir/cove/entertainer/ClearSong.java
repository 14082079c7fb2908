package comptoir.cove.entertainer;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** "Discard all cards of the song area except the instrument, flip it to its front; bard and song marker return." */
record ClearSong(int player) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        var stage = Stage.of(cove, player);
        boolean swan = stage.singing().swan();
        cove = cove.shop(player, stage.cards(stage.cards().cleared()).silent());
        if (!cove.watched()) return cove;
        var text = Text.say("{0?Your song|The song of {0}} is over: its cards are discarded.");
        var told = OpenEvent.of("song-over", player, EnterRule.REST_CLEAR, text.with(cove.name(player)))
                .with("swan", swan);
        return cove.tell(swan ? told.also(EnterRule.SWAN_SONG) : told);
    }
}
