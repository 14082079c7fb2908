package comptoir.dale;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A set of traits, as bits. Saved games know traits by their names. */
public record Traits(int bits) {

    static Traits of(Collection<Card> cards) {
        int bits = 0;
        for (var card : cards) bits |= card.traits();
        return new Traits(bits);
    }

    static Traits named(Collection<Trait> traits) {
        int bits = 0;
        for (var trait : traits) bits |= trait.bit();
        return new Traits(bits);
    }

    boolean has(Trait trait) {
        return (bits & trait.bit()) != 0;
    }

    List<Trait> list() {
        var list = new ArrayList<Trait>();
        for (var trait : Trait.values()) if (has(trait)) list.add(trait);
        return list;
    }
}
