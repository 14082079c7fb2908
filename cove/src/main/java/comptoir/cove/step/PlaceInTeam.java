package comptoir.cove.step;

import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Town;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "It goes under a free slot of the own team board", or takes the place of one who is there. */
public record PlaceInTeam(int player, int card) implements CoveQuestion {

    private static final Named[] SLOTS = Named.numbers("slot", 12);

    @Override
    public boolean possible(Cove cove) {
        return true; // who recruits has a team board
    }

    @Override
    public Options options(Cove cove, int seat) {
        int slots = cove.player(player).team().size();
        var answers = new Answer[slots];
        System.arraycopy(SLOTS, 0, answers, 0, slots);
        return Options.firstOf(answers, slots);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int slot = ((Named) answer).index();
        var owner = cove.player(player);
        int replaced = owner.team().at(slot);
        var town = cove.town();
        cove = cove.player(player, owner.team(owner.team().with(slot, card)))
                .town(town.taken(town.square().indexOf(card)));
        if (cove.watched()) cove = tell(cove, slot, replaced);
        return replaced == Town.EMPTY ? cove : Townsfolks.goesUnder(cove, replaced);
    }

    private Cove tell(Cove cove, int slot, int replaced) {
        var crew = cove.shop(player).merchant().crew().get(slot);
        var text = Text.say("{0} joins {1?your team|the team of {1}} as {2}.");
        return cove.tell(OpenEvent.of(
                        "joined",
                        player,
                        replaced == Town.EMPTY ? CoveRule.RECRUIT_PLACE : CoveRule.RECRUIT_REPLACE,
                        text.with(cove.pack().townsfolk(card).name(), cove.name(player), crew.name()))
                .with("townsfolk", cove.pack().townsfolk(card).id())
                .with("slot", slot));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "slot",
                CoveRule.RECRUIT_PLACE,
                "Which place in your team does {0} take?",
                cove.pack().townsfolk(card).name());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int slot = ((Named) answer).index();
        var crew = cove.shop(player).merchant().crew().get(slot);
        int there = cove.player(player).team().at(slot);
        var label = Text.say("{0}: {1}").with(crew.name(), crew.text());
        if (there == Town.EMPTY) return label;
        return label.then(
                Text.say("(replaces {0})").with(cove.pack().townsfolk(there).name()));
    }
}
