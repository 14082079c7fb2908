package comptoir.cove.view;

import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Crowd;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Town;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Town Square.
 *
 * @param deck how many cards lie face down
 * @param under the cards that were put under the deck, the first to come up first
 */
public record TownView(List<PlaceView> square, int deck, List<TownsfolkView> under) {

    public record PlaceView(int place, Cost cost, @Nullable TownsfolkView townsfolk) {}

    public record TownsfolkView(String id, Text name, String deck, Text ability, List<String> clans, int corruption) {

        static TownsfolkView of(Cove cove, int card) {
            var printed = cove.pack().townsfolk(card);
            return new TownsfolkView(
                    printed.id(),
                    printed.name(),
                    cove.pack().decks().get(printed.deck()).id(),
                    printed.ability().text(),
                    Crowd.names(printed.clans()),
                    printed.corruption());
        }
    }

    static TownView of(Cove cove) {
        var town = cove.town();
        var square = new ArrayList<PlaceView>();
        for (int place = 0; place < town.square().size(); place++) {
            int card = town.square().at(place);
            square.add(new PlaceView(
                    place, cove.board().square().get(place), card == Town.EMPTY ? null : TownsfolkView.of(cove, card)));
        }
        var under = new ArrayList<TownsfolkView>();
        for (int card : town.under().list()) under.add(TownsfolkView.of(cove, card));
        return new TownView(square, town.deckSize(), under);
    }
}
