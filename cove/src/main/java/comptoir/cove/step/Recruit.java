package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
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

/**
 * "Choose one of the townsfolk of the Town Square." Then its ability, its slot, its cost, and the Town Square fills up.
 *
 * @param pays whether the cost printed under the place is paid; some merchants have a cost of their own
 */
public record Recruit(int player, boolean pays) implements CoveQuestion {

    @Override
    public boolean possible(Cove cove) {
        var square = cove.town().square();
        return !cove.player(player).team().isEmpty() && square.count(Town.EMPTY) < square.size();
    }

    @Override
    public Options options(Cove cove, int seat) {
        var square = cove.town().square();
        var answers = new Answer[square.size()];
        int count = 0;
        for (int place = 0; place < square.size(); place++)
            if (square.at(place) != Town.EMPTY) answers[count++] = cove.pack().answerTownsfolk(square.at(place));
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int card = ((Named) answer).index();
        int place = cove.town().square().indexOf(card);
        var townsfolk = cove.pack().townsfolk(card);
        if (cove.watched()) {
            var text = Text.say("{0?You recruit|{0} recruits} {1}.");
            cove = cove.tell(OpenEvent.of(
                            "recruited",
                            player,
                            CoveRule.RECRUIT_CHOOSE,
                            text.with(cove.name(player), townsfolk.name()))
                    .also(CoveRule.RECRUIT_ABILITY)
                    .with("townsfolk", townsfolk.id())
                    .with("place", place));
        }
        cove = cove.doFirst(new SlideAndReveal());
        if (pays) {
            var cost = cove.board().square().get(place);
            cove = Advance.doFirst(cove, player, cost.hours());
            if (cost.corruption() > 0)
                cove = cove.doFirst(new DrawCorruption(player, cost.corruption(), CoveRule.RECRUIT_COST));
        }
        cove = Townsfolks.useAbility(cove.doFirst(new PlaceInTeam(player, card)), player, townsfolk);
        for (int other = 0; other < cove.players().size(); other++)
            cove = cove.shop(other).hearsOfRecruit(cove, other, card, player);
        return cove;
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("recruit", CoveRule.RECRUIT_CHOOSE, "Which of the townsfolk do you recruit?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int card = ((Named) answer).index();
        var townsfolk = cove.pack().townsfolk(card);
        var label =
                Text.say("{0}: {1}").with(townsfolk.name(), townsfolk.ability().text());
        if (townsfolk.clans() != 0) label = label.then(Text.say("Icons: {0}.").with(Crowd.text(townsfolk.clans())));
        if (townsfolk.corruption() > 0)
            label = label.then(Text.say("Corruption icons: {0}.").with(townsfolk.corruption()));
        if (!pays) return label;
        var cost = cove.board().square().get(cove.town().square().indexOf(card));
        return label.then(Text.say("Cost: {0}.").with(cost.text()));
    }
}
