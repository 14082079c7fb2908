package comptoir.cove.entertainer;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/** "Each action at a pier allows buying 1 skill or improv card", unseen from the top of its pile onto the deck. */
public record BuyCard(int player) implements CoveQuestion {

    private static final Named[] PILES = {
        new Named("buy", "skill", Cards.SKILL), new Named("buy", "improv", Cards.IMPROV)
    };

    static boolean affordable(Cove cove, int player) {
        var stage = Stage.of(cove, player);
        return cove.player(player).gold() >= stage.price(Stage.repertoire(cove))
                && (stage.cards().left(Cards.SKILL) > 0 || stage.cards().left(Cards.IMPROV) > 0);
    }

    @Override
    public boolean possible(Cove cove) {
        return affordable(cove, player);
    }

    @Override
    public Options options(Cove cove, int seat) {
        var cards = Stage.of(cove, player).cards();
        var list = new Options.Builder();
        for (var pile : PILES) if (cards.left(pile.index()) > 0) list.add(pile);
        return list.add(Named.DONE).build();
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return cove;
        var stage = Stage.of(cove, player);
        int price = stage.price(Stage.repertoire(cove));
        var bought = stage.cards(stage.cards().bought(named.index()));
        cove = cove.player(player, cove.player(player).shop(bought).earns(-price));
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You buy|{0} buys} {1} for {2} gold; it goes face down on the deck.");
        return cove.tell(OpenEvent.of(
                        "bought", player, EnterRule.PIER_BUY, text.with(cove.name(player), pile(named.index()), price))
                .also(EnterRule.CARD_COST)
                .also(EnterRule.CARD_NEW)
                .with("pile", named.value())
                .with("price", price));
    }

    private static Text pile(int pile) {
        return pile == Cards.SKILL ? Text.say("a skill card") : Text.say("an improv card");
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "buy-card",
                EnterRule.PIER_BUY,
                "Do you buy a card for {0} gold? It goes face down on your deck.",
                Stage.of(cove, player).price(Stage.repertoire(cove)));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return Text.say("Buy nothing");
        return Text.say("Buy {0} ({1} left)")
                .with(pile(named.index()), Stage.of(cove, player).cards().left(named.index()));
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var refusals = new ArrayList<Refusal>();
        for (var pile : PILES)
            if (Stage.of(cove, player).cards().left(pile.index()) == 0)
                refusals.add(new Refusal(pile.data(), EnterRule.PIER_BUY, 1, 0, Text.say("This pile is empty.")));
        return refusals;
    }
}
