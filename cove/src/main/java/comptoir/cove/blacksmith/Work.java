package comptoir.cove.blacksmith;

import comptoir.cove.step.Advance;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.step.Recruit;
import comptoir.cove.step.UseCrew;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** "Move the smith to another space of the board and do its work." Where dice are rolled, a furnace may be raked out first. */
public record Work(int player) implements CoveQuestion {

    /** No furnace is raked out. */
    public static final int NONE = -1;

    private static final int MOST_FURNACES = 6;

    /** @param rake the furnace that is raked out before dice are rolled, or {@link #NONE} */
    public record Job(Space space, int rake) implements Answer {
        @Override
        public Map<String, Object> data() {
            return rake == NONE ? Map.of("work", space.word()) : Map.of("work", space.word(), "rake", rake);
        }
    }

    private static final Job[] PLAIN = new Job[Space.COUNT];
    private static final Job[][] RAKING = new Job[Space.COUNT][MOST_FURNACES];
    private static final Work[] MADE = new Work[8];

    static {
        for (int space = 0; space < Space.COUNT; space++) {
            PLAIN[space] = new Job(Space.of(space), NONE);
            for (int furnace = 0; furnace < MOST_FURNACES; furnace++)
                RAKING[space][furnace] = new Job(Space.of(space), furnace);
        }
        for (int i = 0; i < MADE.length; i++) MADE[i] = new Work(i);
    }

    static Work of(int player) {
        return MADE[player];
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // of the two spaces that roll dice one is free, and some die is in the tray or can be raked out
    }

    private boolean hasWork(Cove cove, Smithy shop, Space space) {
        return switch (space) {
            case STOKE, BLAST -> (shop.alloy() | shop.coal()) != Dice.NONE;
            case FORGE -> shop.anyToForge(cove, player);
            case UNLOCK -> shop.locked() != 0;
            case RECRUIT -> new Recruit(player, true).possible(cove);
            case CREW -> new UseCrew(player, 0).possible(cove);
        };
    }

    @Override
    public Options options(Cove cove, int seat) {
        var shop = Smithy.of(cove, player);
        int furnaces = shop.furnaces().size();
        var answers = new Answer[Space.COUNT + 2 * furnaces];
        int count = 0;
        for (int number = 0; number < Space.COUNT; number++) {
            if (number == shop.at()) continue;
            var space = Space.of(number);
            if (hasWork(cove, shop, space)) answers[count++] = PLAIN[number];
            if (!space.rolls()) continue;
            for (int furnace = 0; furnace < furnaces; furnace++)
                if (shop.furnaces().at(furnace) != Furnace.EMPTY) answers[count++] = RAKING[number][furnace];
        }
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var job = (Job) answer;
        var space = job.space();
        var parts = Smithy.parts(cove);
        var shop = Smithy.of(cove, player).at(space.number());
        if (job.rake() != NONE) shop = shop.emptied(job.rake(), false);
        cove = cove.shop(player, shop);
        if (cove.watched()) cove = tell(cove, job);
        var cost = parts.cost(space);
        cove = Advance.doFirst(cove, player, cost.hours());
        if (cost.corruption() > 0)
            cove = cove.doFirst(new DrawCorruption(player, cost.corruption(), CoveRule.CORRUPTION_DRAW));
        return switch (space) {
            case STOKE, BLAST ->
                RollDice.begin(cove.doFirst(new PlaceDice(player, parts.placed().get(space.number()))), player);
            case FORGE -> cove.doFirst(new ForgeGoods(player, parts.furnaces(), true));
            case UNLOCK -> cove.doFirst(new UnlockDie(player));
            case RECRUIT -> cove.doFirst(new Recruit(player, true));
            case CREW -> cove.doFirst(new UseCrew(player, 0));
        };
    }

    private Cove tell(Cove cove, Job job) {
        var text = Text.say("{0?You go|{0} goes} to work: {1}.");
        var told = OpenEvent.of(
                        "worked",
                        player,
                        job.space().rule(),
                        text.with(cove.name(player), job.space().text()))
                .also(SmithRule.WORK_MOVE)
                .also(CoveRule.ACTION_IN_FULL)
                .with("space", job.space().word());
        cove = cove.tell(told);
        if (job.rake() == NONE) return cove;
        var raked = Text.say("{0?You rake|{0} rakes} out furnace {1}; its dice go back to the tray.");
        return cove.tell(
                OpenEvent.of("raked", player, SmithRule.STOKE_RAKE, raked.with(cove.name(player), job.rake() + 1))
                        .with("furnace", job.rake()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("smith-work", CoveRule.TURN_STEPS, "What does the smith do next?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var job = (Job) answer;
        if (job.space() == Space.RECRUIT)
            return Text.say("{0} (cost: as the Town Square says)")
                    .with(job.space().text());
        var cost = Smithy.parts(cove).cost(job.space()).text();
        return job.rake() == NONE
                ? Text.say("{0} ({1})").with(job.space().text(), cost)
                : Text.say("Rake out furnace {0}, then {1} ({2})")
                        .with(job.rake() + 1, job.space().text(), cost);
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var shop = Smithy.of(cove, player);
        var refusals = new ArrayList<Refusal>();
        for (int number = 0; number < Space.COUNT; number++) {
            var space = Space.of(number);
            if (number == shop.at())
                refusals.add(refusal(
                        space,
                        CoveRule.ACTION_MOVE,
                        "another space",
                        Text.say("The smith stands there already; a space is not used twice in a row.")));
            else if (!hasWork(cove, shop, space)) refusals.add(nothing(space));
        }
        return refusals;
    }

    private static Refusal nothing(Space space) {
        return switch (space) {
            case STOKE, BLAST ->
                refusal(
                        space,
                        SmithRule.STOKE,
                        "dice in the tray",
                        Text.say("All dice are in the furnaces: rake one out."));
            case FORGE ->
                refusal(
                        space,
                        SmithRule.FORGE_SIZE,
                        "a hot furnace",
                        Text.say("No furnace is hot enough yet for a good that is there."));
            case UNLOCK -> refusal(space, SmithRule.UNLOCK, "a locked die", Text.say("All dice are unlocked."));
            case RECRUIT ->
                refusal(space, CoveRule.RECRUIT_CHOOSE, "a townsfolk", Text.say("Nobody is left in the Town Square."));
            case CREW ->
                refusal(
                        space,
                        CoveRule.CREW_USE,
                        "a townsfolk with something to do",
                        Text.say("Nobody in the team has anything to do."));
        };
    }

    private static Refusal refusal(Space space, Rule rule, String needed, Text text) {
        return new Refusal(PLAIN[space.number()].data(), rule, needed, space.word(), text);
    }
}
