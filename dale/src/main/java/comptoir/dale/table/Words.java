package comptoir.dale.table;

import comptoir.engine.Saved;

/**
 * What the words of a card stand for while it resolves.
 *
 * @param me "you": whose effect this is
 * @param card "this card" as it is used ({@link Use}); {@link Use#NONE} where no card speaks
 * @param other "that player"
 * @param number "that many", "the result"
 * @param picks the cards chosen so far in a choice of several ({@link Use}); nobody has been told of them
 * @param them "them", "it": cards or, where said so, places
 */
public record Words(
        int me,
        @Saved(as = "use") int card,
        int other,
        int number,
        @Saved(as = "uses") Pile picks,
        Pile them) {

    private static final Words[] FRESH = {fresh(0), fresh(1), fresh(2), fresh(3)};

    private static Words fresh(int me) {
        return new Words(me, Use.NONE, -1, 0, Pile.EMPTY, Pile.EMPTY);
    }

    public static Words of(int me) {
        return FRESH[me];
    }

    public Words card(int use) {
        return new Words(me, use, other, number, picks, them);
    }

    public Words other(int seat) {
        return new Words(me, card, seat, number, picks, them);
    }

    public Words number(int number) {
        return new Words(me, card, other, number, picks, them);
    }

    public Words picks(Pile picks) {
        return new Words(me, card, other, number, picks, them);
    }

    public Words them(Pile them) {
        return new Words(me, card, other, number, picks, them);
    }
}
