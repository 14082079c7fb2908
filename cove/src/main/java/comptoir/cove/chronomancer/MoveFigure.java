package comptoir.cove.chronomancer;

import comptoir.cove.step.DrawCorruption;
import comptoir.cove.step.Recruit;
import comptoir.cove.step.Townsfolks;
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
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** "Each turn move exactly one of the 2 figures and do the action of the space where it ends." */
public record MoveFigure(int player) implements CoveQuestion {

    /** This figure to that space. */
    public record Move(Figure figure, int space) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("figure", Saving.word(figure), "space", Space.id(space));
        }
    }

    private static final Move[] MOVES = new Move[2 * Space.COUNT];
    private static final MoveFigure[] MADE = new MoveFigure[8];

    static {
        for (int space = 0; space < Space.COUNT; space++) {
            MOVES[space] = new Move(Figure.CHRONOMANCER, space);
            MOVES[Space.COUNT + space] = new Move(Figure.ASSISTANT, space);
        }
        for (int i = 0; i < MADE.length; i++) MADE[i] = new MoveFigure(i);
    }

    static MoveFigure of(int player) {
        return MADE[player];
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // one of the two can always move
    }

    private TimeShop shop(Cove cove) {
        return (TimeShop) cove.shop(player);
    }

    @Override
    public Options options(Cove cove, int seat) {
        var shop = shop(cove);
        var answers = new Answer[Space.COUNT];
        int count = 0;
        int at = shop.chronomancer();
        for (int steps = 1; steps < Space.COUNT; steps++) {
            int space = (at + steps) % Space.COUNT;
            if (!shop.chronomancerCanStop(space)) break;
            answers[count++] = MOVES[space];
        }
        at = shop.assistant();
        for (int steps = 1; steps <= Space.COUNT / 2; steps++) {
            int space = (at + steps) % Space.COUNT;
            if (shop.assistantCanStop(space)) answers[count++] = MOVES[Space.COUNT + space];
        }
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var figure = ((Move) answer).figure();
        int space = ((Move) answer).space();
        var portals = TimeShop.portals(cove);
        var shop = shop(cove).moved(figure, space);
        cove = cove.shop(player, shop);
        if (cove.watched()) cove = tell(cove, figure, space);
        if (Space.isMachine(space)) return machine(cove, portals, figure, space);
        int hours = shop.hours(portals, space);
        int corruption = shop.corruption(portals, space);
        cove = PayHours.doFirst(cove, player, hours);
        if (corruption > 0) cove = cove.doFirst(new DrawCorruption(player, corruption, CoveRule.CORRUPTION_DRAW));
        return portal(cove, shop.half(portals, space));
    }

    private Cove machine(Cove cove, Portals portals, Figure figure, int space) {
        if (figure == Figure.ASSISTANT)
            return PayHours.doFirst(cove, player, portals.freezeHours())
                    .doFirst(new TakeFrozenHours(player, portals.frozenHoursTaken()));
        return PayHours.doFirst(cove, player, portals.shiftHours()).doFirst(new ShiftTimelines(player, space));
    }

    /** "The action done is that of the upper right corner of the portal space." */
    private Cove portal(Cove cove, Portals.Half half) {
        return switch (half.action()) {
            case NONE -> cove;
            case ARTEFACT -> takeArtefact(cove, Portals.artefact(half));
            case RELIC_OR_PATRONAGE ->
                RelicOrPatronage.begin(cove, player, half.clans().getFirst());
            case RELIC ->
                TakeRelic.begin(
                        cove, player, half.clans().getFirst(), half.clans().getLast());
            case RECRUIT -> cove.doFirst(new Recruit(player, false));
            case CREW -> cove.doFirst(new UseCrew(player, 0));
        };
    }

    private Cove takeArtefact(Cove cove, int good) {
        if (cove.player(player).supply(cove.pack(), good) == 0) return cove;
        cove = cove.player(player, cove.player(player).takes(good));
        return cove.watched()
                ? cove.tell(Townsfolks.tookGood(cove, player, good, ChronomancerRule.PORTAL_ARTEFACT))
                : cove;
    }

    private Cove tell(Cove cove, Figure figure, int space) {
        var portals = TimeShop.portals(cove);
        var cost = shop(cove).cost(portals, figure, space);
        var text = Text.say("{0?You move|{0} moves} {1} to {2} (cost: {3}).");
        var rule = figure == Figure.ASSISTANT ? ChronomancerRule.MOVE_ASSISTANT : ChronomancerRule.MOVE_CHRONOMANCER;
        var told = OpenEvent.of(
                        "moved",
                        player,
                        ChronomancerRule.MOVE_ONE_FIGURE,
                        text.with(cove.name(player), figure.definite(), Space.text(space), cost.text()))
                .also(rule)
                .also(CoveRule.ACTION_IN_FULL)
                .with("figure", Saving.word(figure))
                .with("space", Space.id(space))
                .with("hours", cost.hours())
                .with("corruption", cost.corruption());
        if (Space.isMachine(space)) return cove.tell(told);
        told = told.also(ChronomancerRule.PORTAL_COST).also(ChronomancerRule.PORTAL_CORNER);
        var action = shop(cove).half(portals, space).action();
        if (action == Portals.Action.RECRUIT) told = told.also(ChronomancerRule.PORTAL_RECRUIT);
        if (action == Portals.Action.CREW) told = told.also(ChronomancerRule.PORTAL_CREW);
        return cove.tell(told);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("move-figure", CoveRule.TURN_STEPS, "Which figure goes where?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var move = (Move) answer;
        var portals = TimeShop.portals(cove);
        var what = Space.isMachine(move.space())
                ? move.figure() == Figure.ASSISTANT ? Text.say("Freeze Time") : Text.say("Shift Timelines")
                : shop(cove).half(portals, move.space()).text();
        return Text.say("{0} to {1}: {2} ({3})")
                .with(
                        move.figure().text(),
                        Space.text(move.space()),
                        what,
                        shop(cove).cost(portals, move.figure(), move.space()).text());
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var refusals = new ArrayList<Refusal>();
        for (var move : MOVES)
            if (!shop(cove).canStop(move.figure(), move.space())) refusals.add(refusal(shop(cove), move));
        return refusals;
    }

    private static Refusal refusal(TimeShop shop, Move move) {
        boolean assistant = move.figure() == Figure.ASSISTANT;
        int at = assistant ? shop.assistant() : shop.chronomancer();
        int other = assistant ? shop.chronomancer() : shop.assistant();
        if (at == move.space())
            return refusal(
                    move,
                    CoveRule.ACTION_MOVE,
                    "another space",
                    Text.say("It stands there already; a space is not used twice in a row."));
        if (assistant && Space.isMachine(at) && at != other)
            return refusal(
                    move,
                    ChronomancerRule.MOVE_ASSISTANT_LEAVE,
                    "the Chronomancer in the same machine",
                    Text.say("The Assistant waits in the machine until the Chronomancer is there too."));
        if (move.space() == other && !Space.isMachine(other))
            return refusal(
                    move,
                    ChronomancerRule.MOVE_OCCUPIED,
                    "a free portal",
                    Text.say("The other figure occupies that portal."));
        if (assistant)
            return refusal(
                    move,
                    ChronomancerRule.MOVE_ASSISTANT,
                    "a space up to the next time machine",
                    Text.say("The Assistant moves clockwise and must stop at the next time machine."));
        return refusal(
                move,
                ChronomancerRule.MOVE_CHRONOMANCER,
                "a space behind the Assistant",
                Text.say("The Chronomancer may not pass the Assistant."));
    }

    private static Refusal refusal(Move move, Rule rule, String needed, Text text) {
        return new Refusal(move.data(), rule, needed, Space.id(move.space()), text);
    }
}
