package comptoir.dale.steps;

import comptoir.dale.answers.AtSlot;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/** "Take a card of the market into your hand", for nothing. It is no purchase; the slot stays empty until the clean-up. */
public record TakeMarketCard() implements DaleQuestion {

    @Override
    public boolean isOpen(Dale dale) {
        return !dale.market().isEmpty();
    }

    @Override
    public Options options(Dale dale, int seat) {
        return slots(dale);
    }

    /** Every card of the market. */
    public static Options slots(Dale dale) {
        var options = new Options.Builder();
        for (int slot = 0; slot < Market.SLOTS; slot++)
            if (dale.market().slots().get(slot) != Market.HOLE) options.add(AtSlot.of(dale, slot));
        return options.build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        return taken(dale, seat, ((AtSlot) answer).slot());
    }

    public static Dale taken(Dale dale, int seat, int slot) {
        var card = Pile.of(dale.market().slots().get(slot));
        var next = dale.market(dale.market().slot(slot, Market.HOLE));
        return Moves.move(next, EventKind.TOOK_FROM_MARKET.by(seat), Zone.TABLE.of(seat), card, Zone.HAND.of(seat));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(dale, DaleDecision.TAKE_FROM_MARKET, "Take a card of the market.");
    }
}
