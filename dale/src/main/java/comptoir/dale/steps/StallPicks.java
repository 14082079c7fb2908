package comptoir.dale.steps;

import comptoir.dale.answers.InStall;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.dale.table.Zone;
import comptoir.engine.Options;

/** Choosing a card that lies in a stall, and putting the played card in its place. */
public final class StallPicks {

    private StallPicks() {}

    /** One option for each different card of each stack. */
    public static Options.Builder in(Dale dale, int stall) {
        return in(dale, stall, new Options.Builder());
    }

    public static Options.Builder in(Dale dale, int stall, Options.Builder options) {
        var stacks = dale.table().stalls()[stall].stacks();
        for (int stack = 0; stack < stacks.size(); stack++) {
            var cards = dale.faces().sorted(stacks.get(stack));
            for (int i = 0; i < cards.size(); i++)
                if (i == 0 || dale.card(cards.get(i)) != dale.card(cards.get(i - 1)))
                    options.add(new InStall(stall, stack, dale.card(cards.get(i))));
        }
        return options;
    }

    /** The card that is being played takes the exact place of another, which goes to the hand of its player. */
    public static Dale swap(Dale dale, int seat, InStall chosen) {
        int use = dale.words().card();
        int stallIndex = chosen.seat();
        var stall = dale.table().stalls()[stallIndex];
        var stack = stall.stacks().get(chosen.stack());
        int taken = stack.get(0);
        for (int i = 0; i < stack.size(); i++) if (dale.card(stack.get(i)) == chosen.card()) taken = stack.get(i);
        var player = dale.player(seat);
        var table = dale.table().player(seat, player.schedule(player.schedule().without(use)));
        var next = dale.table(table.stall(stallIndex, stall.replaced(chosen.stack(), taken, Use.card(use))));
        next = Moves.showAll(next, EventKind.SWAPPED_INTO_STALL.by(seat), Pile.of(Use.card(use)));
        return Moves.move(
                next, EventKind.TOOK_FROM_STALL.by(seat), Zone.TABLE.of(seat), Pile.of(taken), Zone.HAND.of(seat));
    }
}
