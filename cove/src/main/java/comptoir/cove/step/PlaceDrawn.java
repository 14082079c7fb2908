package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** "Place it on a free space of any boat at sea, of your choice." */
public record PlaceDrawn(int player, int kind) implements CoveQuestion {

    static final Named[] BOATS = Named.numbers("boat", 12);

    private static final PlaceDrawn[] MADE = new PlaceDrawn[8 * 5];

    static {
        for (int i = 0; i < MADE.length; i++) MADE[i] = new PlaceDrawn(i / 5, i % 5);
    }

    static PlaceDrawn of(int player, int kind) {
        return MADE[player * 5 + kind];
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // it was drawn because a boat has room
    }

    @Override
    public Options options(Cove cove, int seat) {
        var harbour = cove.harbour();
        var answers = new Answer[harbour.boats().size()];
        int count = 0;
        for (int boat = 0; boat < answers.length; boat++)
            if (harbour.hasRoom(cove.board(), boat)) answers[count++] = BOATS[boat];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int boat = ((Named) answer).index();
        cove = cove.harbour(cove.harbour().places(boat, kind));
        if (cove.watched()) {
            var text = Text.say("{0?You put|{0} puts} the {1} on boat {2}.");
            var told = OpenEvent.of(
                            "placed",
                            player,
                            CoveRule.LOAD_DRAW,
                            text.with(cove.name(player), Kind.of(kind).one(), boat + 1))
                    .with("adventurer", Kind.of(kind).word())
                    .with("boat", boat);
            boolean harmless = kind == Kind.ROGUE.number() && cove.terms().effect() == RogueCard.Effect.NONE;
            cove = cove.tell(harmless ? told.also(CoveRule.ROGUE_CRIMINALS) : told);
        }
        return Boats.placed(cove, player, boat, kind);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "place-adventurer",
                CoveRule.LOAD_DRAW,
                "You drew a {0}: which boat at sea does it board?",
                Kind.of(kind).one());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return boatLabel(cove, ((Named) answer).index());
    }

    /** "Boat 3 (left side; aboard: 2 warriors)". */
    static Text boatLabel(Cove cove, int boat) {
        var side = cove.board().boats().get(boat).side();
        int free = cove.board().boats().get(boat).seats()
                - Crowd.total(cove.harbour().boats().at(boat));
        return Text.say("Boat {0}, {1} side, {3} free; aboard: {2}")
                .with(boat + 1, side.text(), Crowd.text(cove.harbour().boats().at(boat)), free);
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var refusals = new ArrayList<Refusal>();
        for (int boat = 0; boat < cove.harbour().boats().size(); boat++)
            if (!cove.harbour().isAtSea(boat)) refusals.add(notAtSea(boat));
        return refusals;
    }

    static Refusal notAtSea(int boat) {
        var text = Text.say("Boat {0} is no longer at sea; adventurers board boats at sea only.");
        return new Refusal(
                Map.of("boat", boat), CoveRule.LOAD_NOT_DOCKED, "at sea", "docked or gone", text.with(boat + 1));
    }
}
