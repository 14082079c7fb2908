package comptoir.cove.entertainer;

import comptoir.cove.table.Cove;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.List;
import java.util.Map;

/** What is told of a compose step. */
final class Composed {

    private Composed() {}

    /** The cards come out of the hand, the dial turns, the volume moves, and a full rotation begins a song. */
    static Cove tell(Cove cove, Stage before, TurnDial turned, int quarters) {
        int player = turned.player();
        var stage = Stage.of(cove, player);
        return cove.tell(cards(cove, before, turned))
                .tell(dial(cove, turned, quarters, stage))
                .tell(volume(cove, before, turned, stage));
    }

    /** Others learn of cards that they could not work out. */
    private static OpenEvent cards(Cove cove, Stage before, TurnDial turned) {
        int player = turned.player();
        var repertoire = Stage.repertoire(cove);
        var discarded = repertoire.card(turned.discarded());
        int out = 1 << turned.discarded() | (turned.played() == Cards.NONE ? 0 : 1 << turned.played());
        int learners = (out & ~before.cards().known()) == 0
                ? 0
                : Seats.allBut(player, cove.terms().seats());
        if (turned.played() == Cards.NONE)
            return new OpenEvent(
                    "composed",
                    player,
                    List.<Rule>of(EnterRule.TURN_STEPS, EnterRule.COMPOSE_DISCARD),
                    Text.say("{0?You discard|{0} discards} {1}.").with(cove.name(player), discarded.name()),
                    Map.of("discarded", discarded.id()),
                    learners);
        var played = repertoire.card(turned.played());
        return new OpenEvent(
                        "composed",
                        player,
                        List.<Rule>of(EnterRule.TURN_STEPS, EnterRule.COMPOSE_PLAY, EnterRule.COMPOSE_DISCARD),
                        Text.say("{0?You play|{0} plays} {1} and {0?discard|discards} {2}.")
                                .with(cove.name(player), played.name(), discarded.name()),
                        Map.of(),
                        learners)
                .with("played", played.id())
                .with("discarded", discarded.id());
    }

    private static OpenEvent dial(Cove cove, TurnDial turned, int quarters, Stage stage) {
        var repertoire = Stage.repertoire(cove);
        boolean song = stage.song() != null;
        var text = song
                ? Text.say("{0?Your dial|The dial of {0}} turns by {1}, past the shelf: a song over up to {2}.")
                : Text.say("{0?Your dial|The dial of {0}} turns by {1}.");
        var told = OpenEvent.of(
                        "dial",
                        turned.player(),
                        EnterRule.COMPOSE_DISCARD,
                        text.with(
                                cove.name(turned.player()),
                                Counted.quarters(quarters),
                                Counted.places(1 + repertoire.moves(stage.dial()))))
                .with("quarters", quarters)
                .with("dial", stage.dial())
                .with("song", song);
        if (quarters != repertoire.skill(turned.discarded()).hours())
            told = told.also(EnterRule.COMPOSE_CORRUPTION_NUDGE);
        return song ? told.also(EnterRule.COMPOSE_FULL_TURN) : told;
    }

    private static OpenEvent volume(Cove cove, Stage before, TurnDial turned, Stage stage) {
        int gain = Stage.repertoire(cove).skill(turned.discarded()).gain();
        var told = OpenEvent.of(
                        "volume",
                        turned.player(),
                        EnterRule.COMPOSE_BOTTOM,
                        Text.say("{0?Your volume|The volume of {0}} is {1}.")
                                .with(cove.name(turned.player()), stage.volume()))
                .with("volume", stage.volume());
        return before.volume() + gain == stage.volume() ? told : told.also(EnterRule.VOLUME_TRACK);
    }
}
