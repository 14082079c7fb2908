package comptoir.cove.peddler;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.step.LoadFromBag;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;

/** "With no rogue there either, it draws an adventurer at random from the bag; customers that match nothing stay." */
record LoadAtRandom(int player) implements CoveDraw {

    @Override
    public Source source(Cove cove) {
        return LoadFromBag.BAG;
    }

    @Override
    public int outcomes(Cove cove) {
        return Crowd.total(cove.harbour().bag());
    }

    @Override
    public String outcome(Cove cove, int index) {
        return Kind.of(Crowd.nth(cove.harbour().bag(), index)).word();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        int kind = Crowd.nth(cove.harbour().bag(), index);
        cove = cove.harbour(cove.harbour().bag(Crowd.minus(cove.harbour().bag(), kind)));
        if (cove.watched()) {
            var text = Text.say(
                    "Nobody in the reserve of {0} matches a good, and no rogue is there: it draws a {1} from the bag.");
            cove = cove.tell(OpenEvent.of(
                            "drew",
                            player,
                            PeddlerRule.LOAD_CHOICE,
                            text.with(cove.name(player), Kind.of(kind).one()))
                    .also(CoveRule.LOAD_ARRIVAL_RULE_OFF)
                    .with("adventurer", Kind.of(kind).word())
                    .byChance(cove));
        }
        return Loading.board(cove, player, kind);
    }
}
