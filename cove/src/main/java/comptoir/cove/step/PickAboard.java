package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveQuestion;
import comptoir.cove.CoveRule;
import comptoir.cove.Crowd;
import comptoir.cove.Kind;
import comptoir.cove.Told;
import comptoir.cove.parts.Townsfolk.Sailor;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.Map;

/** A sailor moves an adventurer who is aboard a boat at sea: which one? */
public record PickAboard(int player, Sailor sailor) implements CoveQuestion {

    /** Somebody of this kind aboard that boat. */
    public record Aboard(int boat, int kind) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("boat", boat, "adventurer", Kind.of(kind).word());
        }
    }

    private static final Aboard[] ALL = new Aboard[12 * 5];

    static {
        for (int i = 0; i < ALL.length; i++) ALL[i] = new Aboard(i / 5, i % 5);
    }

    @Override
    public boolean possible(Cove cove) {
        return options(cove, player).size() > 0;
    }

    @Override
    public Options options(Cove cove, int seat) {
        var harbour = cove.harbour();
        var answers = new Answer[harbour.boats().size() * 5];
        int count = 0;
        int kinds = sailor == Sailor.BOAT_TO_HALL ? Kind.CLANS : Kind.CLANS + 1;
        for (int boat = 0; boat < harbour.boats().size(); boat++) {
            if (!harbour.isAtSea(boat) || harbour.boats().at(boat) == Crowd.NOBODY) continue;
            if (sailor == Sailor.BOAT_TO_BOAT && !PickOtherBoat.anyFor(cove, boat)) continue;
            for (int kind = 0; kind < kinds; kind++)
                if (Crowd.count(harbour.boats().at(boat), kind) > 0) answers[count++] = ALL[boat * 5 + kind];
        }
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int boat = ((Aboard) answer).boat();
        int kind = ((Aboard) answer).kind();
        var harbour = cove.harbour();
        return switch (sailor) {
            case BOAT_TO_PIER -> cove.first(new PickPier(player, boat, kind));
            case BOAT_TO_BOAT -> cove.first(new PickOtherBoat(player, boat, kind));
            case BOAT_TO_HALL -> {
                var left = harbour.leaves(boat, kind);
                yield tell(cove.harbour(left.halls(Crowd.plus(left.halls(), kind))), boat, kind);
            }
            case BOAT_TO_BAG, BAG_TO_BOAT -> {
                var left = harbour.leaves(boat, kind);
                yield tell(cove.harbour(left.bag(Crowd.plus(left.bag(), kind))), boat, kind);
            }
        };
    }

    private Cove tell(Cove cove, int boat, int kind) {
        if (!cove.watched()) return cove;
        boolean hall = sailor == Sailor.BOAT_TO_HALL;
        var text = hall
                ? Text.of(
                        "{0} sends a {1} from boat {2} to its hall.", "{0} envoie un {1} du bateau {2} dans sa salle.")
                : Text.of(
                        "{0} sends a {1} from boat {2} back to the bag.",
                        "{0} remet dans le sac un {1} du bateau {2}.");
        return cove.tell(Told.of(
                        "sent",
                        player,
                        rule(),
                        text.with(cove.name(player), Kind.of(kind).one(), boat + 1))
                .with("adventurer", Kind.of(kind).word())
                .with("from", boat)
                .with("to", hall ? "hall" : "bag"));
    }

    private CoveRule rule() {
        return switch (sailor) {
            case BAG_TO_BOAT -> CoveRule.TOWNSFOLK_SAILOR_DRAW;
            case BOAT_TO_PIER -> CoveRule.TOWNSFOLK_SAILOR_PIER;
            case BOAT_TO_HALL -> CoveRule.TOWNSFOLK_SAILOR_HALL;
            case BOAT_TO_BAG -> CoveRule.TOWNSFOLK_SAILOR_BAG;
            case BOAT_TO_BOAT -> CoveRule.TOWNSFOLK_SAILOR_BOAT;
        };
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        var where = switch (sailor) {
            case BOAT_TO_PIER -> Text.of("to a pier", "vers un quai");
            case BOAT_TO_HALL -> Text.of("to its hall", "vers sa salle de clan");
            case BOAT_TO_BAG -> Text.of("to the bag", "vers le sac");
            case BOAT_TO_BOAT, BAG_TO_BOAT -> Text.of("to another boat", "vers un autre bateau");
        };
        return CoveQuestion.prompt(
                "pick-aboard",
                rule(),
                "Your sailor moves an adventurer {0}: whom?",
                "Votre marin déplace un aventurier {0} : lequel ?",
                where);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var aboard = (Aboard) answer;
        return Text.of("A {0} of boat {1}", "Un {0} du bateau {1}")
                .with(Kind.of(aboard.kind()).one(), aboard.boat() + 1);
    }
}
