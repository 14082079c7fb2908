package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.Map;

/** "After placing a rogue, but before docking, you may draw 1 corruption card to move 1 customer to another boat." */
public record UseThieves(int player, int boat) implements CoveQuestion {

    /** Lures a customer of this clan over to that boat. */
    public record Lure(int clan, int boat) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("lure", Kind.of(clan).word(), "boat", boat);
        }
    }

    private static final Lure[] LURES = new Lure[12 * Kind.CLANS];

    static {
        for (int i = 0; i < LURES.length; i++) LURES[i] = new Lure(i % Kind.CLANS, i / Kind.CLANS);
    }

    @Override
    public boolean possible(Cove cove) {
        if (Crowd.customers(cove.harbour().boats().at(boat)) == 0) return false;
        for (int other = 0; other < cove.harbour().boats().size(); other++)
            if (other != boat && cove.harbour().hasRoom(cove.board(), other)) return true;
        return false;
    }

    @Override
    public Options options(Cove cove, int seat) {
        var harbour = cove.harbour();
        var answers = new Answer[harbour.boats().size() * Kind.CLANS + 1];
        int count = 0;
        answers[count++] = Named.DONE;
        for (int other = 0; other < harbour.boats().size(); other++) {
            if (other == boat || !harbour.hasRoom(cove.board(), other)) continue;
            for (int clan = 0; clan < Kind.CLANS; clan++)
                if (Crowd.count(harbour.boats().at(boat), clan) > 0)
                    answers[count++] = LURES[other * Kind.CLANS + clan];
        }
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        if (!(answer instanceof Lure(int clan, int other))) return Boats.dockIfFull(cove, player, boat);
        cove = cove.harbour(cove.harbour().moves(boat, clan, other)).doFirst(new DockIfFull(player, other));
        if (cove.watched()) {
            var text = Text.say("{0?You have|{0} has} thieves lure a {1} from boat {2} to boat {3}.");
            cove = cove.tell(OpenEvent.of(
                            "lured",
                            player,
                            CoveRule.ROGUE_THIEVES,
                            text.with(cove.name(player), Kind.of(clan).one(), boat + 1, other + 1))
                    .with("adventurer", Kind.of(clan).word())
                    .with("from", boat)
                    .with("boat", other));
        }
        return cove.doFirst(new DrawCorruption(player, 1, CoveRule.ROGUE_THIEVES));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "thieves",
                CoveRule.ROGUE_THIEVES,
                "A rogue has boarded boat {0}: draw a corruption card to move one of its customers to another boat?",
                boat + 1);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        if (!(answer instanceof Lure(int clan, int other))) return Text.say("Leave everybody where they are");
        return Text.say("Move a {0} to boat {1}").with(Kind.of(clan).one(), other + 1);
    }
}
