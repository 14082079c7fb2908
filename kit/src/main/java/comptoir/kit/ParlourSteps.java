package comptoir.kit;

import comptoir.engine.Answer;
import comptoir.engine.Deed;
import comptoir.engine.Draw;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Question;
import comptoir.engine.Refusal;
import comptoir.engine.Seats;
import comptoir.engine.Shuffle;
import comptoir.engine.Source;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** The sentences of the parlour game. */
final class ParlourSteps {

    private ParlourSteps() {}

    record Face(int face) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("face", face);
        }
    }

    record To(int seat) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("to", seat);
        }
    }

    record Yes(boolean yes) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("yes", yes);
        }
    }

    /** Shuffle all cards. */
    record ShuffleDeck() implements Shuffle<Parlour> {
        @Override
        public Source source(Parlour parlour) {
            return new Source("deck");
        }

        @Override
        public int size(Parlour parlour) {
            return parlour.deck().size();
        }

        @Override
        public String item(Parlour parlour, int index) {
            return String.valueOf(parlour.face(parlour.deck().get(index)));
        }

        @Override
        public Parlour answered(Parlour parlour, int[] order) {
            var deck = new ArrayList<Integer>();
            for (int index : order) deck.add(parlour.deck().get(index));
            return parlour.deck(List.copyOf(deck)).blur(deck, Seats.all(parlour.seats()));
        }
    }

    /** Everybody draws three. */
    record Deal() implements Deed<Parlour> {
        @Override
        public Parlour perform(Parlour parlour) {
            for (int card = 0; card < 3; card++)
                for (int seat = 0; seat < parlour.seats(); seat++) parlour = parlour.drawOne(seat);
            return parlour;
        }
    }

    /** Everybody puts a card face down; then all are opened. The picks are -1 until made. */
    record PickAll(List<Integer> picks) implements Question<Parlour> {
        @Override
        public int asked(Parlour parlour) {
            int asked = 0;
            for (int seat = 0; seat < parlour.seats(); seat++)
                if (picks.get(seat) < 0 && !parlour.hands().get(seat).isEmpty()) asked |= Seats.bit(seat);
            return asked;
        }

        @Override
        public Options options(Parlour parlour, int seat) {
            return faces(parlour, seat);
        }

        @Override
        public Parlour answered(Parlour parlour, int seat, Answer answer) {
            var next = new ArrayList<>(picks);
            next.set(seat, cardWith(parlour, seat, ((Face) answer).face()));
            var question = new PickAll(List.copyOf(next));
            return question.asked(parlour) == 0 ? parlour.doFirst(new Open(question.picks)) : parlour.doFirst(question);
        }

        @Override
        public Prompt prompt(Parlour parlour, int seat) {
            return new Prompt("pick", ParlourRule.OPEN, Text.say("Put a card face down."));
        }

        @Override
        public Text label(Parlour parlour, int seat, Answer answer) {
            return Text.say("Card {0}").with(((Face) answer).face());
        }

        @Override
        public List<Refusal> refusals(Parlour parlour, int seat) {
            var refusals = new ArrayList<Refusal>();
            for (int face = 1; face <= 6; face++) {
                if (faces(parlour, seat).contains(new Face(face))) continue;
                Object had =
                        parlour.leak() == Parlour.Leak.REFUSAL ? parlour.hands().toString() + parlour.faces() : 0;
                refusals.add(new Refusal(
                        Map.of("face", face),
                        ParlourRule.OPEN,
                        1,
                        had,
                        Text.say("You hold no {0}.").with(face)));
            }
            return refusals;
        }
    }

    /** Open the cards: the highest alone scores. */
    record Open(List<Integer> picks) implements Deed<Parlour> {
        @Override
        public Parlour perform(Parlour parlour) {
            int all = Seats.all(parlour.seats());
            int strangers = parlour.strangers(picks, all);
            var faces = picks.stream().map(parlour::face).toList();
            var discard = new ArrayList<>(parlour.discard());
            for (int seat = 0; seat < parlour.seats(); seat++) {
                parlour = parlour.hand(seat, Parlour.without(parlour.hands().get(seat), picks.get(seat)));
                if (parlour.leak() != Parlour.Leak.LOST_CARD) discard.add(picks.get(seat));
            }
            parlour = parlour.discard(List.copyOf(discard))
                    .see(picks, all)
                    .tell(new ParlourEvents.Opened(faces, strangers));
            int best = Collections.max(faces);
            if (Collections.frequency(faces, best) > 1) return parlour;
            int winner = faces.indexOf(best);
            return parlour.score(winner, 1).doFirst(List.of(new ShowSix((winner + 1) % parlour.seats(), winner)));
        }
    }

    /** Whoever holds a six may show it and take the point away; asked in turn, the winner last. */
    record ShowSix(int seat, int winner) implements Question<Parlour> {
        @Override
        public int asked(Parlour parlour) {
            return Seats.bit(seat);
        }

        @Override
        public Options options(Parlour parlour, int asked) {
            return faces(parlour, seat).contains(new Face(6))
                    ? Options.of(new Yes(false), new Yes(true))
                    : Options.of(new Yes(false));
        }

        @Override
        public Parlour answered(Parlour parlour, int asked, Answer answer) {
            if (((Yes) answer).yes()) {
                int six = cardWith(parlour, seat, 6);
                int all = Seats.all(parlour.seats());
                return parlour.score(winner, -1)
                        .tell(new ParlourEvents.ShowedSix(seat, parlour.strangers(List.of(six), all)))
                        .see(List.of(six), all);
            }
            return seat == winner
                    ? parlour.doFirst(new GiveWhich(winner))
                    : parlour.doFirst(new ShowSix((seat + 1) % parlour.seats(), winner));
        }

        @Override
        public Prompt prompt(Parlour parlour, int asked) {
            return new Prompt("six", ParlourRule.SIX, Text.say("Show a six?"));
        }

        @Override
        public Text label(Parlour parlour, int asked, Answer answer) {
            return ((Yes) answer).yes() ? Text.say("Show it") : Text.say("Pass");
        }
    }

    /** The winner chooses a card to give away: the first half of a choice nobody sees until it is whole. */
    record GiveWhich(int seat) implements Question<Parlour> {
        @Override
        public int asked(Parlour parlour) {
            return parlour.hands().get(seat).isEmpty() ? 0 : Seats.bit(seat);
        }

        @Override
        public Options options(Parlour parlour, int asked) {
            return faces(parlour, seat);
        }

        @Override
        public Parlour answered(Parlour parlour, int asked, Answer answer) {
            return parlour.doFirst(new GiveWhom(seat, cardWith(parlour, seat, ((Face) answer).face())));
        }

        @Override
        public Prompt prompt(Parlour parlour, int asked) {
            return new Prompt("give", ParlourRule.GIFT, Text.say("Give which card?"));
        }

        @Override
        public Text label(Parlour parlour, int asked, Answer answer) {
            return Text.say("Card {0}").with(((Face) answer).face());
        }
    }

    /** And to whom. */
    record GiveWhom(int seat, int card) implements Question<Parlour> {
        @Override
        public int asked(Parlour parlour) {
            return Seats.bit(seat);
        }

        @Override
        public Options options(Parlour parlour, int asked) {
            var options = new Options.Builder();
            int others = parlour.seats() - 1;
            // The planted leak: the order of the options depends on a card the seat cannot see.
            int start =
                    parlour.leak() == Parlour.Leak.OPTIONS && !parlour.deck().isEmpty()
                            ? parlour.face(parlour.deck().getFirst())
                            : 0;
            for (int i = 0; i < others; i++) options.add(new To((seat + 1 + (start + i) % others) % parlour.seats()));
            if (parlour.leak() == Parlour.Leak.DUPLICATE) options.add(new To((seat + 1) % parlour.seats()));
            return options.build();
        }

        @Override
        public Parlour answered(Parlour parlour, int asked, Answer answer) {
            int to = ((To) answer).seat();
            int both = Seats.bit(seat) | Seats.bit(to);
            int strangers = parlour.strangers(List.of(card), both);
            var received = new ArrayList<>(parlour.hands().get(to));
            received.add(card);
            boolean leaky = parlour.leak() == Parlour.Leak.NOTICE;
            return parlour.blur(parlour.hands().get(seat), Seats.all(parlour.seats()) & ~both)
                    .hand(seat, Parlour.without(parlour.hands().get(seat), card))
                    .hand(to, List.copyOf(received))
                    .see(List.of(card), both)
                    .tell(new ParlourEvents.Gave(seat, to, parlour.face(card), strangers, leaky))
                    .drawOne(seat);
        }

        @Override
        public Prompt prompt(Parlour parlour, int asked) {
            return new Prompt("give-to", ParlourRule.GIFT, Text.say("To whom?"));
        }

        @Override
        public Text label(Parlour parlour, int asked, Answer answer) {
            return Text.say("Player {0}").with(((To) answer).seat() + 1);
        }
    }

    /** Roll the die: its number goes to the last in points, if that is one alone. */
    record Roll() implements Draw<Parlour> {
        @Override
        public Source source(Parlour parlour) {
            return new Source("die");
        }

        @Override
        public int outcomes(Parlour parlour) {
            return 6;
        }

        @Override
        public String outcome(Parlour parlour, int index) {
            return String.valueOf(index + 1);
        }

        @Override
        public Parlour answered(Parlour parlour, int index) {
            parlour = parlour.tell(new ParlourEvents.Rolled(index + 1, parlour.seats()));
            int least = Collections.min(parlour.points());
            if (Collections.frequency(parlour.points(), least) > 1) return parlour;
            return parlour.score(parlour.points().indexOf(least), index + 1);
        }
    }

    /** Does nothing, for ever: for the proof that the kit notices a game that does not end. */
    record Again() implements Question<Parlour> {
        @Override
        public int asked(Parlour parlour) {
            return 1;
        }

        @Override
        public Options options(Parlour parlour, int seat) {
            return Options.of(new Yes(true));
        }

        @Override
        public Parlour answered(Parlour parlour, int seat, Answer answer) {
            return parlour.doFirst(this);
        }

        @Override
        public Prompt prompt(Parlour parlour, int seat) {
            return new Prompt("again", ParlourRule.DIE, Text.say("Again?"));
        }

        @Override
        public Text label(Parlour parlour, int seat, Answer answer) {
            return Text.say("Again");
        }
    }

    private static Options faces(Parlour parlour, int seat) {
        var options = new Options.Builder();
        parlour.hands().get(seat).stream()
                .map(parlour::face)
                .sorted()
                .distinct()
                .forEach(face -> options.add(new Face(face)));
        return options.build();
    }

    private static int cardWith(Parlour parlour, int seat, int face) {
        return parlour.hands().get(seat).stream()
                .filter(card -> parlour.face(card) == face)
                .findFirst()
                .orElseThrow();
    }
}
