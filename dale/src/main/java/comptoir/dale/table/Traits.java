package comptoir.dale.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A set of traits, as bits. Saved games know traits by their names. */
public record Traits(int bits) {

    public static final Traits NONE = new Traits(0);

    public static Traits of(Collection<Card> cards) {
        int bits = 0;
        for (var card : cards) bits |= card.traits();
        return new Traits(bits);
    }

    public static Traits named(Collection<Trait> traits) {
        int bits = 0;
        for (var trait : traits) bits |= trait.bit();
        return new Traits(bits);
    }

    public boolean has(Trait trait) {
        return (bits & trait.bit()) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public Traits with(Trait trait) {
        return new Traits(bits | trait.bit());
    }

    /** Those of these traits that no card of a pile of uses has. */
    public Traits missingIn(Pile uses) {
        int missing = bits;
        for (int i = 0; i < uses.size(); i++) missing &= ~Use.as(uses.get(i)).traits();
        return missing == bits ? this : new Traits(missing);
    }

    /** Whether a card has one of these traits. */
    public boolean meet(Card card) {
        return (bits & card.traits()) != 0;
    }

    public List<Trait> list() {
        var list = new ArrayList<Trait>();
        for (var trait : Trait.values()) if (has(trait)) list.add(trait);
        return list;
    }
}
