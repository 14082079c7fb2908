package comptoir.kit;

import comptoir.engine.Agenda;
import comptoir.engine.IdSet;
import comptoir.engine.Memory;
import comptoir.engine.News;
import comptoir.engine.Position;
import comptoir.engine.Seats;
import comptoir.engine.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A small real game for the tests of the engine and the kit: hidden hands, a sealed choice of all, a reaction with a card
 * that must be shown, a gift chosen in two steps and given face down, a die.
 *
 * <p>Each seat holds three cards of 1 to 6. In each of two rounds everybody puts a card face down and all are opened: the
 * highest alone scores one point. Whoever holds a six may then show it and take the point away. The winner gives a card
 * to somebody unseen and draws another. Then a die is rolled and its number goes to the last in points.
 */
record Parlour(
        List<Integer> faces,
        List<List<Integer>> hands,
        List<Integer> deck,
        List<Integer> discard,
        List<Integer> points,
        Leak leak,
        Memory memory,
        Agenda<Parlour> agenda,
        News news)
        implements Position<Parlour> {

    /** Ways to do it wrong, which the kit must notice. */
    enum Leak {
        NONE,
        VIEW,
        NOTICE,
        OPTIONS,
        REFUSAL,
        UNDO,
        LOST_CARD,
        ENDLESS,
        DUPLICATE,
        UNDESCRIBED
    }

    int seats() {
        return hands.size();
    }

    int face(int card) {
        return faces.get(card);
    }

    @Override
    public Parlour agenda(Agenda<Parlour> next) {
        return new Parlour(faces, hands, deck, discard, points, leak, memory, next, news);
    }

    @Override
    public Parlour news(News next) {
        return new Parlour(faces, hands, deck, discard, points, leak, memory, agenda, next);
    }

    Parlour faces(List<Integer> next) {
        return new Parlour(next, hands, deck, discard, points, leak, memory, agenda, news);
    }

    Parlour memory(Memory next) {
        return new Parlour(faces, hands, deck, discard, points, leak, next, agenda, news);
    }

    Parlour deck(List<Integer> next) {
        return new Parlour(faces, hands, next, discard, points, leak, memory, agenda, news);
    }

    Parlour discard(List<Integer> next) {
        return new Parlour(faces, hands, deck, next, points, leak, memory, agenda, news);
    }

    Parlour hand(int seat, List<Integer> next) {
        var all = new ArrayList<>(hands);
        all.set(seat, next);
        return new Parlour(faces, List.copyOf(all), deck, discard, points, leak, memory, agenda, news);
    }

    Parlour score(int seat, int more) {
        var all = new ArrayList<>(points);
        all.set(seat, all.get(seat) + more);
        return new Parlour(faces, hands, deck, discard, List.copyOf(all), leak, memory, agenda, news);
    }

    /** These seats look at the cards. */
    Parlour see(List<Integer> cards, int seats) {
        return watched() ? memory(memory.see(set(cards), seats, faces::get)) : this;
    }

    /** These seats lose track of which is which. */
    Parlour blur(List<Integer> cards, int seats) {
        return watched() ? memory(memory.blur(set(cards), seats)) : this;
    }

    /** Who learns something by seeing these cards. */
    int strangers(List<Integer> cards, int seats) {
        return watched() && leak != Leak.UNDO ? memory.strangersTo(set(cards), seats) : 0;
    }

    Parlour drawOne(int seat) {
        if (deck.isEmpty()) return this;
        var card = List.of(deck.getFirst());
        int strangers = strangers(card, Seats.bit(seat));
        var hand = new ArrayList<>(hands.get(seat));
        hand.add(deck.getFirst());
        var drawn = deck(List.copyOf(deck.subList(1, deck.size()))).hand(seat, List.copyOf(hand));
        return drawn.see(card, Seats.bit(seat)).tell(new ParlourEvents.Drew(seat, face(deck.getFirst()), strangers));
    }

    Parlour doFirst(List<Step<Parlour>> steps) {
        var next = agenda;
        for (int i = steps.size() - 1; i >= 0; i--) next = next.push(steps.get(i));
        return agenda(next);
    }

    static List<Integer> without(List<Integer> cards, int card) {
        var rest = new ArrayList<>(cards);
        rest.remove(Integer.valueOf(card));
        return List.copyOf(rest);
    }

    static IdSet set(List<Integer> cards) {
        return IdSet.of(cards.stream().mapToInt(Integer::intValue).toArray());
    }
}
