package comptoir.cove.entertainer;

import comptoir.cove.parts.Kind;
import comptoir.engine.Answer;
import comptoir.engine.Saving;
import java.util.Map;

/** One thing to do in a song. */
public sealed interface SongAnswer extends Answer {

    /** The bard goes there. */
    record GoTo(int venue) implements SongAnswer {

        private static final GoTo[] MADE = new GoTo[Venue.COUNT];

        static {
            for (int venue = 0; venue < MADE.length; venue++) MADE[venue] = new GoTo(venue);
        }

        static GoTo of(int venue) {
            return MADE[venue];
        }

        @Override
        public Map<String, Object> data() {
            return Map.of("place", Venue.id(venue));
        }
    }

    /** Sing to the customers of a clan on the pier where the bard stands. */
    record SingTo(int clan) implements SongAnswer {

        private static final SingTo[] MADE = new SingTo[Kind.CLANS];

        static {
            for (int clan = 0; clan < MADE.length; clan++) MADE[clan] = new SingTo(clan);
        }

        static SingTo of(int clan) {
            return MADE[clan];
        }

        @Override
        public Map<String, Object> data() {
            return Map.of("sing", Kind.of(clan).word());
        }
    }

    /** Sing from Dragon Island to those of a clan who are still at sea on one side of it. */
    record SingAtSea(int side, int clan) implements SongAnswer {

        private static final SingAtSea[] MADE = new SingAtSea[2 * Kind.CLANS];

        static {
            for (int i = 0; i < MADE.length; i++) MADE[i] = new SingAtSea(i / Kind.CLANS, i % Kind.CLANS);
        }

        static SingAtSea of(int side, int clan) {
            return MADE[side * Kind.CLANS + clan];
        }

        @Override
        public Map<String, Object> data() {
            return Map.of("sing", Kind.of(clan).word(), "side", Saving.word(Venue.side(side)));
        }
    }

    /** Win one of the Town Square as a fan. */
    record WinFan(int card, String name) implements SongAnswer {

        @Override
        public Map<String, Object> data() {
            return Map.of("fan", name);
        }
    }

    /** Put a rune on the hall where the bard stands. */
    record PutRune(int clan) implements SongAnswer {

        private static final PutRune[] MADE = new PutRune[Kind.CLANS];

        static {
            for (int clan = 0; clan < MADE.length; clan++) MADE[clan] = new PutRune(clan);
        }

        static PutRune of(int clan) {
            return MADE[clan];
        }

        @Override
        public Map<String, Object> data() {
            return Map.of("rune", Kind.of(clan).word());
        }
    }

    /** Use an improv that needs no place. */
    record UseImprov(int card, String name) implements SongAnswer {

        @Override
        public Map<String, Object> data() {
            return Map.of("use", name);
        }
    }

    record BeginBoast() implements SongAnswer {

        static final BeginBoast IT = new BeginBoast();

        @Override
        public Map<String, Object> data() {
            return Map.of("boast", true);
        }
    }

    /** Nothing more. */
    record Done() implements SongAnswer {

        static final Done IT = new Done();

        @Override
        public Map<String, Object> data() {
            return Map.of("done", true);
        }
    }
}
