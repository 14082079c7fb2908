package comptoir.bots.cove;

import comptoir.cove.Cove;
import comptoir.cove.CoveQuestion;
import comptoir.cove.Crowd;
import comptoir.cove.Kind;
import comptoir.cove.Named;
import comptoir.cove.Town;
import comptoir.cove.parts.Townsfolk;
import comptoir.cove.step.ChooseDock;
import comptoir.cove.step.CountCultists;
import comptoir.cove.step.DiscardCorruption;
import comptoir.cove.step.PickAboard;
import comptoir.cove.step.PickOtherBoat;
import comptoir.cove.step.PickPier;
import comptoir.cove.step.PlaceDrawn;
import comptoir.cove.step.PlaceInTeam;
import comptoir.cove.step.Recruit;
import comptoir.cove.step.Sell;
import comptoir.cove.step.TakeHandOrNot;
import comptoir.cove.step.UseCrew;
import comptoir.cove.step.UseThieves;
import comptoir.engine.Options;
import comptoir.engine.Text;

/** Why one would give an answer to a question that all merchants are asked. */
final class CommonReasons {

    private CommonReasons() {}

    static Text because(Valuation valuation, CoveQuestion question, int option, Options options) {
        var worths = new double[options.size()];
        CommonSense.appraise(valuation, question, options, worths);
        long worth = Math.round(worths[option]);
        int index = options.get(option) instanceof Named named ? named.index() : 0;
        return switch (question) {
            case Sell sell -> sale(valuation, sell, index);
            case PlaceDrawn drawn -> boarding(valuation.cove, drawn.kind(), index, worth);
            case PickOtherBoat other -> boarding(valuation.cove, other.kind(), index, worth);
            case ChooseDock docking -> dock(worth);
            case TakeHandOrNot hand -> hand(valuation, index == 1);
            case Recruit recruit -> townsfolk(valuation, recruit.player(), index);
            case PlaceInTeam placing ->
                valuation.cove.player(placing.player()).team().at(index) == Town.EMPTY
                        ? Text.of("of the free places it has the most use", "c’est la place libre la plus utile")
                        : Text.of("who leaves is the least loss", "celui qui part est la moindre perte");
            case UseCrew crew ->
                index < 0
                        ? Text.of(
                                "the others have nothing to gain now", "les autres n’ont rien à gagner pour l’instant")
                        : Text.of("worth about {0} gold now", "vaut environ {0} or maintenant")
                                .with(worth);
            case DiscardCorruption discard -> discard(index, worth);
            case CountCultists count ->
                index == 0
                        ? Text.of(
                                "the cards would cost more than they bring",
                                "les cartes coûteraient plus qu’elles ne rapportent")
                        : Text.of("about {0} gold more from the stall", "environ {0} or de plus pour l’étal")
                                .with(worth);
            case PickAboard pick ->
                Text.of(
                                "moves the harbour your way by about {0} gold",
                                "le port tourne à votre avantage d’environ {0} or")
                        .with(worth);
            case PickPier pick -> dock(worth);
            case UseThieves thieves ->
                options.get(option) instanceof UseThieves.Lure
                        ? Text.of("worth about {0} gold after the card", "vaut environ {0} or, carte comprise")
                                .with(worth)
                        : Text.of(
                                "no move is worth a corruption card", "aucun déplacement ne vaut une carte Corruption");
            default -> Text.of("it looks best from here", "c’est ce qui paraît le mieux d’ici");
        };
    }

    private static Text sale(Valuation valuation, Sell sell, int good) {
        if (good < 0)
            return Text.of(
                    "what is left promises more elsewhere or later", "le reste promet davantage ailleurs ou plus tard");
        int gold = Sell.worth(valuation.cove, sell.pier(), sell.cultists(), good);
        long later = Math.round(valuation.good(good, sell.pier() + 1));
        return later <= gold
                ? Text.of(
                                "{0} gold now, and nothing later promises more",
                                "{0} or tout de suite, et rien ne promet mieux ensuite")
                        .with(gold)
                : Text.of(
                                "{0} gold are certain, though {1} might come later",
                                "{0} or assurés, même si {1} sont possibles plus tard")
                        .with(gold, later);
    }

    private static Text boarding(Cove cove, int kind, int boat, long worth) {
        boolean fills = Crowd.total(cove.harbour().boats().at(boat)) + 1
                >= cove.board().boats().get(boat).seats();
        if (fills && worth > 0)
            return Text.of(
                            "it fills a boat whose crowd suits you by about {0} gold",
                            "il remplit un bateau qui vous convient, d’environ {0} or")
                    .with(worth);
        if (fills)
            return Text.of(
                    "it fills the boat, and you choose the dock", "il remplit le bateau, et vous choisissez le quai");
        if (worth > 0)
            return Text.of(
                            "that company should bring you about {0} gold more than the others",
                            "cette compagnie devrait vous rapporter environ {0} or de plus qu’aux autres")
                    .with(worth);
        return kind == Kind.ROGUE.number()
                ? Text.of("a rogue does the least harm there", "c’est là qu’un voyou gêne le moins")
                : Text.of("elsewhere it would help the others more", "ailleurs, cela servirait davantage aux autres");
    }

    private static Text dock(long worth) {
        if (worth > 0)
            return Text.of(
                            "these customers bring you about {0} gold more than the others there",
                            "là, ces clients vous rapportent environ {0} or de plus qu’aux autres")
                    .with(worth);
        return worth < 0
                ? Text.of("there they help the others least", "c’est là qu’ils servent le moins aux autres")
                : Text.of("they make no great difference there", "ils n’y changent pas grand-chose");
    }

    private static Text hand(Valuation valuation, boolean taken) {
        long card = Math.round(valuation.card());
        return taken
                ? Text.of(
                                "an hour brings about {0} gold, the card costs about {1}",
                                "une heure rapporte environ {0} or, la carte en coûte environ {1}")
                        .with(Math.round(Valuation.HOUR), card)
                : Text.of(
                                "the hour is not worth a card of about {0} gold",
                                "l’heure ne vaut pas une carte d’environ {0} or")
                        .with(card);
    }

    private static Text townsfolk(Valuation valuation, int player, int number) {
        var card = valuation.cove.pack().townsfolk(number);
        long icons = Math.round(valuation.icons(card.clans(), card.corruption()));
        var text = Text.of("icons for about {0} gold at the end", "des icônes pour environ {0} or à la fin")
                .with(icons);
        return switch (card.ability()) {
            case Townsfolk.Ability.Take(var good) ->
                Text.of("{0}, and a good worth about {1}", "{0}, et une marchandise d’environ {1} or")
                        .with(text, Math.round(valuation.good(good.number(), 0)));
            case Townsfolk.Ability.Discard(int count, var ignored) ->
                valuation.cove.player(player).corruptionCards() > 0
                        ? Text.of("{0}, and less corruption", "{0}, et moins de corruption")
                                .with(text)
                        : text;
            case Townsfolk.Ability.Sail ignored ->
                Text.of("{0}, and a say in the harbour", "{0}, et votre mot à dire au port")
                        .with(text);
        };
    }

    private static Text discard(int face, long worth) {
        if (face < 0)
            return Text.of("the cards left are worth keeping", "les cartes restantes valent la peine d’être gardées");
        return worth > 0
                ? Text.of("it would cost about {0} gold at the end", "elle coûterait environ {0} or à la fin")
                        .with(worth)
                : Text.of("it is the least loss", "c’est la moindre perte");
    }
}
