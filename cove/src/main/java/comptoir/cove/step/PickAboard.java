package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Townsfolk.Sailor;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
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
            case BOAT_TO_PIER -> cove.doFirst(new PickPier(player, boat, kind));
            case BOAT_TO_BOAT -> cove.doFirst(new PickOtherBoat(player, boat, kind));
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
                ? Text.say("{0?You send|{0} sends} a {1} from boat {2} to its hall.")
                : Text.say("{0?You send|{0} sends} a {1} from boat {2} back to the bag.");
        return cove.tell(OpenEvent.of(
                        "sent",
                        player,
                        rule(),
                        text.with(cove.name(player), Kind.of(kind).one(), boat + 1))
                .with("adventurer", Kind.of(kind).word())
                .with("from", boat)
                .with("to", hall ? "hall" : "bag"));
    }

    private CoveRule rule() {
        return rule(sailor);
    }

    /** The rule of a sailor. */
    static CoveRule rule(Sailor sailor) {
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
            case BOAT_TO_PIER -> Text.say("to a pier");
            case BOAT_TO_HALL -> Text.say("to its hall");
            case BOAT_TO_BAG -> Text.say("to the bag");
            case BOAT_TO_BOAT, BAG_TO_BOAT -> Text.say("to another boat");
        };
        return CoveQuestion.prompt("pick-aboard", rule(), "Your sailor moves an adventurer {0}: whom?", where);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var aboard = (Aboard) answer;
        return Text.say("A {0} of boat {1}").with(Kind.of(aboard.kind()).one(), aboard.boat() + 1);
    }
}
