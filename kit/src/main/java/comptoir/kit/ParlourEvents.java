package comptoir.kit;

import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.List;
import java.util.Map;

final class ParlourEvents {

    private ParlourEvents() {}

    record Drew(int seat, int face, int learners) implements Event {
        @Override
        public Notice toldTo(int viewer) {
            boolean sees = Seats.has(Seats.bit(seat), viewer);
            var text = sees
                    ? Text.say("Player {0} draws a {1}.").with(seat + 1, face)
                    : Text.say("Player {0} draws a card.").with(seat + 1);
            return new Notice("drew", seat, List.of(ParlourRule.DEAL), text, sees ? Map.of("face", face) : Map.of());
        }
    }

    record Opened(List<Integer> faces, int learners) implements Event {
        @Override
        public Notice toldTo(int viewer) {
            var text = Text.say("The cards are opened: {0}.").with(faces);
            return new Notice("opened", Seats.NOBODY, List.of(ParlourRule.OPEN), text, Map.of("faces", faces));
        }
    }

    record ShowedSix(int seat, int learners) implements Event {
        @Override
        public Notice toldTo(int viewer) {
            var text = Text.say("Player {0} shows a six.").with(seat + 1);
            return new Notice("six", seat, List.of(ParlourRule.SIX), text, Map.of());
        }
    }

    record Gave(int from, int to, int face, int learners, boolean leaky) implements Event {
        @Override
        public Notice toldTo(int viewer) {
            boolean sees = leaky || Seats.has(Seats.bit(from) | Seats.bit(to), viewer);
            var text = Text.say("Player {0} gives player {1} a card.").with(from + 1, to + 1);
            return new Notice("gave", from, List.of(ParlourRule.GIFT), text, sees ? Map.of("face", face) : Map.of());
        }
    }

    record Rolled(int face, int seats) implements Event {
        @Override
        public int learners() {
            return Seats.all(seats);
        }

        @Override
        public Notice toldTo(int viewer) {
            var text = Text.say("The die shows {0}.").with(face);
            return new Notice("rolled", Seats.NOBODY, List.of(ParlourRule.DIE), text, Map.of("face", face));
        }
    }
}
