package comptoir.bots.cove;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.Townsfolk;
import comptoir.cove.step.ChooseDock;
import comptoir.cove.step.CountCultist;
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
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.Town;
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
                        ? Text.say("of the free places it has the most use")
                        : Text.say("who leaves is the least loss");
            case UseCrew crew ->
                index < 0
                        ? Text.say("the others have nothing to gain now")
                        : Text.say("worth about {0} gold now").with(worth);
            case DiscardCorruption discard -> discard(index, worth);
            case CountCultist count ->
                index < 0
                        ? Text.say("the cards would cost more than they bring")
                        : Text.say("about {0} gold more from the stall").with(worth);
            case PickAboard pick ->
                Text.say("moves the harbour your way by about {0} gold").with(worth);
            case PickPier pick -> dock(worth);
            case UseThieves thieves ->
                options.get(option) instanceof UseThieves.Lure
                        ? Text.say("worth about {0} gold after the card").with(worth)
                        : Text.say("no move is worth a corruption card");
            default -> Text.say("it looks best from here");
        };
    }

    private static Text sale(Valuation valuation, Sell sell, int good) {
        if (good < 0) return Text.say("what is left promises more elsewhere or later");
        int gold = Sell.worth(valuation.cove, sell.pier(), sell.cultists(), good);
        long later = Math.round(valuation.good(good, sell.pier() + 1));
        return later <= gold
                ? Text.say("{0} gold now, and nothing later promises more").with(gold)
                : Text.say("{0} gold are certain, though {1} might come later").with(gold, later);
    }

    private static Text boarding(Cove cove, int kind, int boat, long worth) {
        boolean fills = Crowd.total(cove.harbour().boats().at(boat)) + 1
                >= cove.board().boats().get(boat).seats();
        if (fills && worth > 0)
            return Text.say("it fills a boat whose crowd suits you by about {0} gold")
                    .with(worth);
        if (fills) return Text.say("it fills the boat, and you choose the dock");
        if (worth > 0)
            return Text.say("that company should bring you about {0} gold more than the others")
                    .with(worth);
        return kind == Kind.ROGUE.number()
                ? Text.say("a rogue does the least harm there")
                : Text.say("elsewhere it would help the others more");
    }

    private static Text dock(long worth) {
        if (worth > 0)
            return Text.say("these customers bring you about {0} gold more than the others there")
                    .with(worth);
        return worth < 0
                ? Text.say("there they help the others least")
                : Text.say("they make no great difference there");
    }

    private static Text hand(Valuation valuation, boolean taken) {
        long card = Math.round(valuation.card());
        return taken
                ? Text.say("an hour brings about {0} gold, the card costs about {1}")
                        .with(Math.round(Valuation.HOUR), card)
                : Text.say("the hour is not worth a card of about {0} gold").with(card);
    }

    private static Text townsfolk(Valuation valuation, int player, int number) {
        var card = valuation.cove.pack().townsfolk(number);
        long icons = Math.round(valuation.icons(card.clans(), card.corruption()));
        var text = Text.say("icons for about {0} gold at the end").with(icons);
        return switch (card.ability()) {
            case Townsfolk.Ability.Take(var good) ->
                Text.say("{0}, and a good worth about {1}").with(text, Math.round(valuation.good(good.number(), 0)));
            case Townsfolk.Ability.Discard(int count, var ignored) ->
                valuation.cove.player(player).corruptionCards() > 0
                        ? Text.say("{0}, and less corruption").with(text)
                        : text;
            case Townsfolk.Ability.Sail ignored ->
                Text.say("{0}, and a say in the harbour").with(text);
        };
    }

    private static Text discard(int face, long worth) {
        if (face < 0) return Text.say("the cards left are worth keeping");
        return worth > 0
                ? Text.say("it would cost about {0} gold at the end").with(worth)
                : Text.say("it is the least loss");
    }
}
