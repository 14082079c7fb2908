package comptoir.dale.table;

import comptoir.engine.Agenda;
import comptoir.engine.Memory;
import comptoir.engine.News;
import comptoir.engine.Position;
import comptoir.engine.Rule;
import comptoir.engine.Step;
import java.util.List;

/** A game of Dale of Merchants 2 at rest. */
public record Dale(
        Box box, Faces faces, Tabletop table, Turn turn, Words words, Memory memory, Agenda<Dale> agenda, News news)
        implements Position<Dale> {

    @Override
    public Dale agenda(Agenda<Dale> agenda) {
        return new Dale(box, faces, table, turn, words, memory, agenda, news);
    }

    @Override
    public Dale news(News news) {
        return new Dale(box, faces, table, turn, words, memory, agenda, news);
    }

    public Dale table(Tabletop table) {
        return new Dale(box, faces, table, turn, words, memory, agenda, news);
    }

    public Dale turn(Turn turn) {
        return new Dale(box, faces, table, turn, words, memory, agenda, news);
    }

    public Dale words(Words words) {
        return new Dale(box, faces, table, turn, words, memory, agenda, news);
    }

    public Dale memory(Memory memory) {
        return new Dale(box, faces, table, turn, words, memory, agenda, news);
    }

    public Dale faces(Faces faces) {
        return new Dale(box, faces, table, turn, words, memory, agenda, news);
    }

    public Dale market(Market market) {
        return table(table.market(market));
    }

    /** These steps before all others, in their order. */
    public Dale firstAll(List<Step<Dale>> steps) {
        if (steps.isEmpty()) return this;
        var next = agenda;
        for (int i = steps.size() - 1; i >= 0; i--) next = next.push(steps.get(i));
        return agenda(next);
    }

    /** Other words, and a step before all others: the common end of an answer in a choice of several cards. */
    public Dale asking(Words words, Step<Dale> step) {
        return new Dale(box, faces, table, turn, words, memory, agenda.push(step), news);
    }

    public Dale doFirst(Step<Dale> step, Step<Dale> then) {
        return agenda(agenda.push(then).push(step));
    }

    public Dale doFirst(Step<Dale> step, Step<Dale> then, Step<Dale> last) {
        return agenda(agenda.push(last).push(then).push(step));
    }

    /** "You": whose effect is being resolved. */
    public int me() {
        return words.me();
    }

    /** "That player". */
    public int other() {
        return words.other();
    }

    /** Whose turn it is. */
    public int active() {
        return turn.active();
    }

    public Player player(int seat) {
        return table.player(seat);
    }

    public Player mine() {
        return table.player(words.me());
    }

    public Pile hand(int seat) {
        return table.player(seat).hand();
    }

    public Stall stallOf(int seat) {
        return table.stalls()[box.stallOf(seat)];
    }

    public Market market() {
        return table.market();
    }

    public Card card(int card) {
        return faces.of(card);
    }

    /** What a card in a player's hand is worth now, when it counts as that kind. */
    public int value(int seat, int card, Card as) {
        var modifiers = turn.modifiers();
        return modifiers.isEmpty() || seat != turn.active() ? as.value() : Modifier.apply(modifiers, card, as.value());
    }

    /** How often the trait lies in the schedules of a player's opponents. */
    public int against(int seat, Trait trait) {
        if (!box.has(trait)) return 0;
        int count = 0;
        for (int other = 0; other < box.seats(); other++)
            if (box.opposed(seat, other)) count += Use.count(player(other).schedule(), trait);
        return count;
    }

    /** What the card of a market slot costs a player now; the top of the market's discard pile costs its bare value. */
    public int price(int seat, int slot) {
        int value = card(market().onSale(slot)).value();
        return slot == Market.TOP_OF_DISCARD
                ? value
                : value + Market.surcharge(slot) + 2 * against(seat, Trait.RAISES_PRICES);
    }

    /** The exact value that a player's next stack needs. */
    public int nextStack(int seat) {
        return stallOf(seat).size() + 1 + against(seat, Trait.RAISES_STACKS);
    }

    /** The number of cards up to which a player fills the hand. */
    public int handSize(int seat) {
        return handSize(seat, true);
    }

    /** The same, with or without what only those who see the hand can know. */
    public int handSize(int seat, boolean handSeen) {
        int size = 5;
        if (handSeen && box.has(Trait.WIDENS_HAND_FROM_HAND)) size += count(hand(seat), Trait.WIDENS_HAND_FROM_HAND);
        if (box.has(Trait.WIDENS_HAND_FROM_STALL))
            for (var stack : stallOf(seat).stacks()) size += count(stack, Trait.WIDENS_HAND_FROM_STALL);
        return size;
    }

    private int count(Pile cards, Trait trait) {
        int count = 0;
        for (int i = 0; i < cards.size(); i++) if (card(cards.get(i)).has(trait)) count++;
        return count;
    }

    /** Notes something that cards may react to; nothing is noted where no such card is in play. */
    public Dale happened(Trigger trigger, int causer) {
        if (!box.has(Trait.REACTS)) return this;
        return turn(turn.triggers(turn.triggers().with(trigger.by(causer, 0))));
    }

    /** The rule of the card that is being resolved, or another one where no card is. */
    public Rule rule(Rule otherwise) {
        return words.card() == Use.NONE ? otherwise : Use.as(words.card()).rule();
    }
}
