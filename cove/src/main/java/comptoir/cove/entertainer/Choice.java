package comptoir.cove.entertainer;

import comptoir.cove.parts.Kind;
import comptoir.engine.Answer;
import comptoir.engine.Saving;
import java.util.Map;

/** One thing to do in a song, with its number (a place, a clan, a card) and for Dragon Island a side. */
public record Choice(Act act, int number, int side, String name) implements Answer {

    public enum Act {
        PLACE,
        SING,
        SING_AT_SEA,
        FAN,
        RUNE,
        USE,
        BOAST,
        DONE
    }

    static final Choice DONE = new Choice(Act.DONE, 0, 0, "");
    static final Choice BOAST = new Choice(Act.BOAST, 0, 0, "");
    private static final Choice[] PLACES = new Choice[Venue.COUNT];
    private static final Choice[] CLANS = new Choice[Kind.CLANS];
    private static final Choice[] RUNES = new Choice[Kind.CLANS];
    private static final Choice[] AT_SEA = new Choice[2 * Kind.CLANS];

    static {
        for (int venue = 0; venue < Venue.COUNT; venue++)
            PLACES[venue] = new Choice(Act.PLACE, venue, 0, Venue.id(venue));
        for (int clan = 0; clan < Kind.CLANS; clan++) {
            var word = Kind.of(clan).word();
            CLANS[clan] = new Choice(Act.SING, clan, 0, word);
            RUNES[clan] = new Choice(Act.RUNE, clan, 0, word);
            for (int side = 0; side < 2; side++)
                AT_SEA[side * Kind.CLANS + clan] = new Choice(Act.SING_AT_SEA, clan, side, word);
        }
    }

    static Choice place(int venue) {
        return PLACES[venue];
    }

    static Choice sing(int clan) {
        return CLANS[clan];
    }

    static Choice rune(int clan) {
        return RUNES[clan];
    }

    static Choice atSea(int side, int clan) {
        return AT_SEA[side * Kind.CLANS + clan];
    }

    @Override
    public Map<String, Object> data() {
        return switch (act) {
            case PLACE -> Map.of("place", name);
            case SING -> Map.of("sing", name);
            case SING_AT_SEA -> Map.of("sing", name, "side", Saving.word(Venue.side(side)));
            case FAN -> Map.of("fan", name);
            case RUNE -> Map.of("rune", name);
            case USE -> Map.of("use", name);
            case BOAST -> Map.of("boast", true);
            case DONE -> Map.of("done", true);
        };
    }
}
