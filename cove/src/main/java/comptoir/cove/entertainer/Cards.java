package comptoir.cove.entertainer;

import comptoir.cove.parts.Row;
import comptoir.engine.Luck;

/**
 * Where an Entertainer's cards are, one bit for each card. Nothing has an order until chance is asked for it: a card is
 * drawn at random out of the deck, and one from a pile at random out of the cards of that pile that nobody has seen.
 *
 * @param hand skills in hand: the owner's secret
 * @param deck the face-down deck, without the cards that were bought since
 * @param top the pile each bought card came from, the topmost of the deck last; its face is unseen until it is drawn
 * @param last the card on top of the discard pile, or {@link #NONE}
 * @param song the song area
 * @param boast the boast area
 * @param skills the unseen cards of the skill pile, those that lie on top of the deck included
 * @param improvs likewise of the improv pile
 * @param creatures the creatures on Dragon Island, which anybody may look at
 * @param known cards in hand that everybody can work out: the whole deck was seen when it was last made anew
 * @param fresh cards in hand that came from the skill pile and that only their owner has seen
 */
public record Cards(
        int hand,
        int deck,
        Row top,
        int discard,
        int last,
        int song,
        int boast,
        int skills,
        int improvs,
        int creatures,
        int known,
        int fresh) {

    public static final int NONE = -1;

    /** In {@link #top}: a card of the skill pile. */
    public static final int SKILL = 0;

    /** In {@link #top}: a card of the improv pile. */
    public static final int IMPROV = 1;

    static Cards beginning(Repertoire repertoire) {
        return new Cards(
                0,
                repertoire.deck(),
                Row.EMPTY,
                0,
                NONE,
                0,
                0,
                repertoire.skillPile(),
                repertoire.improvPile(),
                repertoire.creaturePile(),
                0,
                0);
    }

    /** "Play 1 skill card to the song area; discard one other." */
    Cards composed(int played, int discarded) {
        int toSong = played == NONE ? 0 : 1 << played;
        int out = toSong | 1 << discarded;
        return new Cards(
                hand & ~out,
                deck,
                top,
                discard | 1 << discarded,
                discarded,
                song | toSong,
                boast,
                skills,
                improvs,
                creatures,
                known & ~out,
                fresh & ~out);
    }

    /** A skill on its way into the song, before all of the compose step happens. */
    Cards laid(int played) {
        int card = 1 << played;
        return new Cards(
                hand & ~card,
                deck,
                top,
                discard,
                last,
                song | card,
                boast,
                skills,
                improvs,
                creatures,
                known & ~card,
                fresh & ~card);
    }

    /** How many cards of a pile have not been bought yet. */
    public int left(int pile) {
        return Integer.bitCount(pile == SKILL ? skills : improvs) - top.count(pile);
    }

    /** "Cards gained go face down on top of the deck." */
    Cards bought(int pile) {
        return new Cards(
                hand, deck, top.and(pile), discard, last, song, boast, skills, improvs, creatures, known, fresh);
    }

    int deckSize() {
        return Integer.bitCount(deck) + top.size();
    }

    /** The cards the next card drawn is one of; none where deck and discard pile are empty. */
    int drawable() {
        if (!top.isEmpty()) return top.at(top.size() - 1) == SKILL ? skills : improvs;
        return deck != 0 ? deck : discard;
    }

    boolean mustReshuffle() {
        return top.isEmpty() && deck == 0;
    }

    /** "An empty deck is rebuilt at once from the discard pile." What is still in hand is then no secret any more. */
    Cards reshuffled() {
        return new Cards(
                hand, discard, top, 0, NONE, song, boast, skills, improvs, creatures, known | (hand & ~fresh), fresh);
    }

    /** A card leaves the deck for the hand, or for its own area. */
    Cards drew(Repertoire repertoire, int card) {
        int bit = 1 << card;
        boolean bought = !top.isEmpty();
        boolean skill = (repertoire.skills() & bit) != 0;
        boolean creature = (repertoire.creatures() & bit) != 0;
        return new Cards(
                skill ? hand | bit : hand,
                deck & ~bit,
                bought ? top.withoutAt(top.size() - 1) : top,
                discard,
                last,
                skill || creature ? song : song | bit,
                creature ? boast | bit : boast,
                skills & ~bit,
                improvs & ~bit,
                creatures,
                known,
                skill && bought ? fresh | bit : fresh);
    }

    /** "Discard all cards of the song area." The card discarded in this turn stays on top. */
    Cards cleared() {
        int upper = last == NONE && song != 0 ? Integer.numberOfTrailingZeros(song) : last;
        return new Cards(hand, deck, top, discard | song, upper, 0, boast, skills, improvs, creatures, known, fresh);
    }

    /** "Put those cards under the discard pile." */
    Cards boasted(int shown) {
        int upper = discard == 0 && shown != 0 ? Integer.numberOfTrailingZeros(shown) : last;
        return new Cards(
                hand,
                deck,
                top,
                discard | shown,
                upper,
                song,
                boast & ~shown,
                skills,
                improvs,
                creatures,
                known,
                fresh);
    }

    /** "Take 1 creature card from the island, face up into the boast area." */
    Cards tamed(int card) {
        int bit = 1 << card;
        return new Cards(
                hand, deck, top, discard, last, song, boast | bit, skills, improvs, creatures & ~bit, known, fresh);
    }

    /** Cards in hand of which others know only that they are of the deck. */
    int hidden() {
        return hand & ~known & ~fresh;
    }

    /** What an onlooker cannot see, exchanged at random: hand against deck, new cards against their pile. */
    Cards redealt(Repertoire repertoire, Luck luck) {
        int unseen = deck | hidden();
        int dealt = some(unseen & repertoire.skills(), Integer.bitCount(hidden()), luck);
        int pile = skills | fresh;
        int news = some(pile, Integer.bitCount(fresh), luck);
        return new Cards(
                known | dealt | news,
                unseen & ~dealt,
                top,
                discard,
                last,
                song,
                boast,
                pile & ~news,
                improvs,
                creatures,
                known,
                news);
    }

    private static int some(int cards, int count, Luck luck) {
        int chosen = 0;
        for (int i = 0; i < count; i++) {
            int left = cards & ~chosen;
            chosen |= 1 << nth(left, luck.below(Integer.bitCount(left)));
        }
        return chosen;
    }

    /** One of the cards of a group, counted from the lowest number. */
    static int nth(int group, int index) {
        int left = group;
        for (int i = 0; i < index; i++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }
}
