package comptoir.cove.view;

import comptoir.cove.parts.Crowd;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Phase;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * All that a viewer may see of the cove. Places on the clock are in half hours: hour 5 is 10, the hand at 5:30 is 11.
 *
 * @param viewer the seat that looks, or a negative number for a spectator
 * @param drawn adventurers drawn from the bag and not yet placed
 * @param bag how many of each kind are left in the bag: anybody can count them
 * @param halls how many are in each hall; the rogues are those of the Lair
 * @param corruptionDeck how many cards the deck has; those discarded lie face down beside it
 */
public record CoveView(
        int viewer,
        int round,
        int rounds,
        String phase,
        Text phaseName,
        String components,
        RogueView rogues,
        ClockView clock,
        List<HarbourView.BoatView> boats,
        List<HarbourView.DockView> docks,
        List<HarbourView.PierView> piers,
        Map<String, Integer> halls,
        Map<String, Integer> bag,
        List<String> drawn,
        TownView town,
        int corruptionDeck,
        int corruptionDiscards,
        List<PlayerView> players) {

    public record RogueView(String id, Text name, Text text, boolean boardsAtArrival) {}

    public static CoveView of(Cove cove, int viewer) {
        var card = cove.terms().rogueCard();
        int discards = 0;
        var players = new ArrayList<PlayerView>();
        for (int player = 0; player < cove.players().size(); player++) {
            players.add(PlayerView.of(cove, player, viewer));
            discards += cove.player(player).discarded().sum();
        }
        return new CoveView(
                viewer,
                cove.round(),
                Cove.DAYS,
                Saving.word(cove.phase()),
                cove.phase().text(),
                cove.pack().id(),
                new RogueView(card.id(), card.name(), card.effect().text(), card.boards()),
                ClockView.of(cove),
                HarbourView.boats(cove),
                HarbourView.docks(cove),
                HarbourView.piers(cove),
                Crowd.byName(cove.harbour().halls()),
                Crowd.byName(cove.harbour().bag()),
                Crowd.names(cove.harbour().drawn()),
                TownView.of(cove),
                cove.corruption().sum(),
                discards,
                players);
    }

    /** Whether corruption cards lie open. */
    static boolean revealed(Cove cove) {
        return cove.phase() == Phase.FINAL;
    }
}
