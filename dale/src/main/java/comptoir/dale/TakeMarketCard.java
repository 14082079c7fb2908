package comptoir.dale;

import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/** "Take a card of the market into your hand", for nothing. It is no purchase; the slot stays empty until the clean-up. */
record TakeMarketCard() implements DaleQuestion {

    @Override
    public boolean isOpen(Dale dale) {
        return !dale.market().isEmpty();
    }

    @Override
    public Options options(Dale dale, int seat) {
        return slots(dale);
    }

    /** Every card of the market. */
    static Options slots(Dale dale) {
        var options = new Options.Builder();
        for (int slot = 0; slot < Market.SLOTS; slot++)
            if (dale.market().slots().get(slot) != Market.HOLE) options.add(AtSlot.of(dale, slot));
        return options.build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        return taken(dale, seat, ((AtSlot) answer).slot());
    }

    static Dale taken(Dale dale, int seat, int slot) {
        var card = Pile.of(dale.market().slots().get(slot));
        var next = dale.market(dale.market().slot(slot, Market.HOLE));
        return Moves.move(next, Told.TOOK_FROM_MARKET, seat, Zone.TABLE, seat, card, Zone.HAND, seat);
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(
                dale, "take-from-market", "Take a card of the market.", "Prenez une carte du Marché.");
    }
}
