package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Repeat with other halls, each once a turn." On the same side; when that is over, the island may give a creature. */
public record SingForAnother(int player) implements CoveQuestion {

    private int side(Cove cove) {
        return Stage.of(cove, player).singing().side();
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // asked where there is another hall
    }

    @Override
    public Options options(Cove cove, int seat) {
        var list = new Options.Builder();
        Acts.atSea(cove, player, side(cove), list);
        return list.add(SongAnswer.Done.IT).build();
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return cove.doFirst(
                answer instanceof SongAnswer.SingAtSea(int side, int clan)
                        ? Lay.forSinging(player, Venue.ISLAND, clan, side)
                        : new TakeCreature(player));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "sing-for-another",
                EnterRule.ISLAND_SING,
                "Do you sing for another hall with your rune, on the same side?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        if (!(answer instanceof SongAnswer.SingAtSea(int side, int clan))) return Text.say("No more here");
        int crowd = Crowd.count(Venue.atSea(cove, side), clan);
        return Text.say("Sing to {0}").with(Kind.of(clan).counted(crowd));
    }
}
