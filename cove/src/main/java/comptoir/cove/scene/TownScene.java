package comptoir.cove.scene;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Row;
import comptoir.cove.table.Players;
import comptoir.cove.table.Terms;
import comptoir.cove.table.Town;
import comptoir.engine.Text;
import comptoir.engine.Tree;

/** Townsfolk and corruption cards as a scene has them. */
final class TownScene {

    private TownScene() {}

    static Town read(Tree scene, Terms terms, Players players, boolean loose) {
        var used = new int[terms.pack().townsfolkCount()];
        for (int player = 0; player < players.size(); player++) {
            for (int card : players.of(player).team().list()) if (card != Town.EMPTY) used[card]++;
            for (int card : players.of(player).shop().townsfolk().list()) used[card]++;
        }
        var under = cards(scene, "under", terms, used);
        int places = terms.board().square().size();
        var square = Row.filled(places, Town.EMPTY);
        if (scene.has("square")) {
            var given = scene.list("square");
            if (given.size() > places) throw scene.at("square").wrong(Text.say("has more than {0} cards", places));
            for (int i = 0; i < given.size(); i++) {
                int card = card(given.get(i), terms);
                used[card]++;
                square = square.with(places - given.size() + i, card);
            }
        }
        var unseen = scene.has("deck") ? cards(scene, "deck", terms, used) : Row.EMPTY;
        for (int card = 0; card < used.length; card++)
            if (used[card] > 1 && !loose)
                throw scene.wrong(Text.say(
                        "has townsfolk {0} in {1} places; there is one",
                        terms.pack().townsfolk(card).id(), used[card]));
        for (int card = 0; card < used.length; card++) {
            if (used[card] > 0 || !terms.plays(card)) continue;
            int gap = scene.has("square") ? -1 : new Town(square, unseen, under).gap();
            if (gap >= 0) square = square.with(gap, card);
            else if (!scene.has("deck")) unseen = unseen.and(card);
            else if (!loose)
                throw scene.at("deck")
                        .wrong(Text.say(
                                "leaves out {0}, which is in play",
                                terms.pack().townsfolk(card).id()));
        }
        return new Town(square, unseen, under);
    }

    private static Row cards(Tree scene, String field, Terms terms, int[] used) {
        var cards = Row.EMPTY;
        for (var each : scene.list(field)) {
            int card = card(each, terms);
            used[card]++;
            cards = cards.and(card);
        }
        return cards;
    }

    static int card(Tree tree, Terms terms) {
        int card = terms.pack().townsfolk(tree);
        if (!terms.plays(card)) throw tree.wrong(Text.say("is {0}, whose deck is not in play", tree.text()));
        return card;
    }

    /** All corruption cards that no player has, or those the scene names. */
    static Row corruptionDeck(Tree scene, Components pack, Players players, boolean loose) {
        var left = pack.corruptionDeck();
        for (int player = 0; player < players.size(); player++)
            for (int face = 0; face < left.size(); face++)
                left = left.plus(
                        face,
                        -players.of(player).cards().at(face)
                                - players.of(player).discarded().at(face));
        for (int face = 0; face < left.size(); face++) {
            if (left.at(face) >= 0) continue;
            if (!loose)
                throw scene.wrong(Text.say(
                        "has {0} corruption cards {1}, and there are {2}",
                        pack.corruption(face).copies() - left.at(face),
                        pack.corruption(face).id(),
                        pack.corruption(face).copies()));
            left = left.with(face, 0);
        }
        if (!scene.has("corruptionDeck")) return left;
        var deck = Row.zeros(left.size());
        for (var card : scene.list("corruptionDeck")) deck = deck.plus(PlayerScene.face(card, pack), 1);
        if (!loose && !deck.equals(left))
            throw scene.at("corruptionDeck").wrong(Text.say("does not have the {0} cards that are left", left.sum()));
        return deck;
    }
}
