package comptoir.bots.cove;

import comptoir.cove.chronomancer.Break;
import comptoir.cove.chronomancer.Chronomancer;
import comptoir.cove.chronomancer.Enlarge;
import comptoir.cove.chronomancer.Figure;
import comptoir.cove.chronomancer.MoveFigure;
import comptoir.cove.chronomancer.Portals;
import comptoir.cove.chronomancer.RelicOrPatronage;
import comptoir.cove.chronomancer.ShiftTimelines;
import comptoir.cove.chronomancer.Space;
import comptoir.cove.chronomancer.SpendFrozenHours;
import comptoir.cove.chronomancer.SwapRelic;
import comptoir.cove.chronomancer.TakeFrozenHours;
import comptoir.cove.chronomancer.TakeRelic;
import comptoir.cove.chronomancer.TimeShop;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.Phase;
import comptoir.cove.table.Town;
import comptoir.engine.Options;
import comptoir.engine.Text;
import org.jspecify.annotations.Nullable;

/** How the Chronomancer is played: portals by what they bring for their hours, frozen hours as savings that bear interest. */
final class ChronomancerCraft implements Craft {

    private static final double[] DAYS = {48, 62, 62};

    /** What a place of the team is worth a day: the Enlarger most of all. */
    private static final double[] CREW = {1.0, 1.6, 0.9, 1.0};

    /** What it is worth to have a better tile, beyond the tile itself. */
    private static final double SHIFT = 3;

    /** How much the best of the next moves counts. */
    private static final double NEXT = 0.5;

    /** What a frozen hour kept for another day is worth. */
    private static final double SAVED_HOUR = 3.5;

    @Override
    public boolean appraise(Valuation valuation, CoveQuestion question, Options options, double[] worths) {
        switch (question) {
            case MoveFigure move -> moves(valuation, move.player(), options, worths);
            case RelicOrPatronage(int player, int clan) -> {
                worths[0] = valuation.good(Good.small(clan), 0);
                worths[1] = valuation.hallNow(clan);
            }
            case TakeRelic(int player, int clan, int other) -> {
                worths[0] = valuation.good(Good.small(clan), 0);
                worths[1] = valuation.good(Good.small(other), 0);
            }
            case TakeFrozenHours(int player, int count) -> {
                for (int i = 0; i < options.size(); i++)
                    worths[i] = valuation.hallTonight(clan(valuation.cove, index(options, i)));
            }
            case SpendFrozenHours(int player, int hours) -> {
                double saved = valuation.hours(player, hours) - valuation.hours(player, hours - 1);
                for (int i = 0; i < options.size(); i++) {
                    int icon = index(options, i);
                    worths[i] = icon < 0 ? 0 : saved - frozenHour(valuation, clan(valuation.cove, icon));
                }
            }
            case ShiftTimelines shift -> tiles(valuation, shift, options, worths);
            case SwapRelic swap -> {
                for (int i = 0; i < options.size(); i++)
                    if (options.get(i) instanceof SwapRelic.Swap(int from, int to))
                        worths[i] = valuation.good(to, 0) - valuation.good(from, 0);
            }
            case Enlarge enlarge -> {
                for (int i = 0; i < options.size(); i++) worths[i] = enlarged(valuation, index(options, i));
            }
            case Break breaking -> {
                for (int i = 0; i < options.size(); i++) worths[i] = broken(valuation, index(options, i));
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private static int index(Options options, int option) {
        return ((Named) options.get(option)).index();
    }

    /** The clan of a patronage icon at the top of the board. */
    private static int clan(Cove cove, int icon) {
        return TimeShop.portals(cove).patronage().get(icon);
    }

    private static double enlarged(Valuation valuation, int clan) {
        return valuation.good(Good.large(clan), 0) - valuation.good(Good.small(clan), 0);
    }

    private static double broken(Valuation valuation, int clan) {
        return 2 * valuation.good(Good.small(clan), 0) - valuation.good(Good.large(clan), 0);
    }

    /** What it is worth to keep a frozen hour: its patron pays tonight, and the hour is still there tomorrow. */
    private static double frozenHour(Valuation valuation, int clan) {
        return valuation.hallTonight(clan) + (valuation.markets > 1 ? SAVED_HOUR : 0);
    }

    /** A move is worth what its space brings less what it costs, and a part of the best move that follows. */
    private static void moves(Valuation valuation, int player, Options options, double[] worths) {
        var cove = valuation.cove;
        var shop = (TimeShop) cove.shop(player);
        var portals = TimeShop.portals(cove);
        var gains = new double[2 * Space.COUNT];
        var hours = new int[2 * Space.COUNT];
        for (int space = 0; space < Space.COUNT; space++) {
            int assistant = Space.COUNT + space;
            if (Space.isMachine(space)) {
                gains[space] = SHIFT;
                hours[space] = portals.shiftHours();
                gains[assistant] = freeze(valuation, shop, portals);
                hours[assistant] = portals.freezeHours();
            } else {
                gains[space] = gain(valuation, player, shop.half(portals, space))
                        - valuation.card() * shop.corruption(portals, space);
                hours[space] = shop.hours(portals, space);
                gains[assistant] = gains[space];
                hours[assistant] = hours[space];
            }
        }
        for (int i = 0; i < options.size(); i++) {
            var move = (MoveFigure.Move) options.get(i);
            int at = move.figure() == Figure.CHRONOMANCER ? move.space() : Space.COUNT + move.space();
            worths[i] = gains[at]
                    - valuation.hours(player, hours[at])
                    + NEXT * next(shop.moved(move.figure(), move.space()), gains, hours);
        }
    }

    /** The best of the moves that follow. */
    private static double next(TimeShop shop, double[] gains, int[] hours) {
        double best = -2 * Valuation.HOUR;
        for (int space = 0; space < Space.COUNT; space++) {
            if (shop.chronomancerCanStop(space)) best = Math.max(best, gains[space] - Valuation.HOUR * hours[space]);
            int assistant = Space.COUNT + space;
            if (shop.assistantCanStop(space))
                best = Math.max(best, gains[assistant] - Valuation.HOUR * hours[assistant]);
        }
        return best;
    }

    private static double freeze(Valuation valuation, TimeShop shop, Portals portals) {
        double first = 0;
        double second = 0;
        for (int left = shop.covered(); left != 0; left &= left - 1) {
            double worth = Math.max(
                    Valuation.HOUR * 0.8,
                    frozenHour(valuation, portals.patronage().get(Integer.numberOfTrailingZeros(left))));
            if (worth > first) {
                second = first;
                first = worth;
            } else second = Math.max(second, worth);
        }
        return first + second;
    }

    /** What the action of a portal brings. */
    private static double gain(Valuation valuation, int player, Portals.Half half) {
        return switch (half.action()) {
            case NONE -> 0;
            case ARTEFACT -> good(valuation, player, Good.large(half.clans().getFirst()));
            case RELIC_OR_PATRONAGE ->
                Math.max(
                        good(valuation, player, Good.small(half.clans().getFirst())),
                        valuation.hallNow(half.clans().getFirst()));
            case RELIC ->
                Math.max(
                        good(valuation, player, Good.small(half.clans().getFirst())),
                        good(valuation, player, Good.small(half.clans().getLast())));
            case RECRUIT -> CommonSense.bestTownsfolk(valuation, player);
            case CREW -> crews(valuation, player);
        };
    }

    private static double good(Valuation valuation, int player, int good) {
        var cove = valuation.cove;
        return cove.player(player).supply(cove.pack(), good) > 0 ? valuation.good(good, 0) : 0;
    }

    private static double crews(Valuation valuation, int player) {
        var team = valuation.cove.player(player).team();
        double sum = 0;
        for (int slot = 0; slot < team.size(); slot++)
            if (team.at(slot) != Town.EMPTY) sum += Math.max(0, crewNow(valuation, player, slot));
        return sum;
    }

    private static double crewNow(Valuation valuation, int player, int slot) {
        var cove = valuation.cove;
        var owner = cove.player(player);
        double best = 0;
        switch (slot) {
            case Chronomancer.RECOMBOBULATOR -> {
                double most = 0;
                for (int clan = 0; clan < Kind.CLANS; clan++)
                    most = Math.max(most, good(valuation, player, Good.small(clan)));
                for (int clan = 0; clan < Kind.CLANS; clan++)
                    if (owner.stall().at(Good.small(clan)) > 0)
                        best = Math.max(best, most - valuation.good(Good.small(clan), 0));
            }
            case Chronomancer.ENLARGER -> {
                for (int clan = 0; clan < Kind.CLANS; clan++)
                    if (owner.stall().at(Good.small(clan)) > 0 && owner.supply(cove.pack(), Good.large(clan)) > 0)
                        best = Math.max(best, enlarged(valuation, clan));
            }
            case Chronomancer.BREAKER -> {
                for (int clan = 0; clan < Kind.CLANS; clan++)
                    if (owner.stall().at(Good.large(clan)) > 0 && owner.supply(cove.pack(), Good.small(clan)) > 1)
                        best = Math.max(best, broken(valuation, clan));
            }
            default -> best = CommonSense.worstCard(valuation, player);
        }
        return best;
    }

    /** A tile is worth its action less its cost, its pass half included. */
    private static void tiles(Valuation valuation, ShiftTimelines shift, Options options, double[] worths) {
        var cove = valuation.cove;
        var shop = (TimeShop) cove.shop(shift.player());
        var portals = TimeShop.portals(cove);
        for (int i = 0; i < options.size(); i++) {
            int tile = ((ShiftTimelines.TileChoice) options.get(i)).tile();
            int side = shop.isBlue(tile) ? 1 : 0;
            var half = portals.tiles().get(tile).halves().get(side);
            var pass = portals.tiles().get(tile).passes().get(side);
            worths[i] = 0.7
                    * (gain(valuation, shift.player(), half)
                            - Valuation.HOUR * (half.cost().hours() + pass.hours())
                            - valuation.card() * (half.cost().corruption() + pass.corruption()));
        }
    }

    @Override
    public boolean beginsTurn(CoveQuestion question) {
        return question instanceof MoveFigure;
    }

    @Override
    public double appetite(Valuation valuation, int player, int pier, int clan) {
        return Goods.appetite(valuation, player, pier, clan);
    }

    /** Frozen hours: their patrons pay tonight; what is left of them are hours for another time. */
    @Override
    public double prospects(Valuation valuation, int player) {
        var cove = valuation.cove;
        double worth = 0;
        int open = cove.shop(player).patronage();
        boolean producing = cove.phase() == Phase.PRODUCTION;
        double hour = producing ? Math.min(1, valuation.hoursLeft(player) / 2) * Valuation.HOUR * 0.8 : 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) {
            int icons = Crowd.count(open, clan);
            if (icons > 0) worth += icons * Math.max(hour, frozenHour(valuation, clan));
        }
        var team = cove.player(player).team();
        for (int slot = 0; slot < team.size(); slot++)
            if (team.at(slot) != Town.EMPTY) worth += CREW[slot] * valuation.markets;
        return worth;
    }

    @Override
    public double day(int round) {
        return DAYS[round - 1];
    }

    @Override
    public double crewSlot(int slot) {
        return CREW[slot];
    }

    @Override
    public double crew(Valuation valuation, int player, int slot) {
        return crewNow(valuation, player, slot);
    }

    @Override
    public @Nullable Text because(Valuation valuation, CoveQuestion question, int option, Options options) {
        return switch (question) {
            case MoveFigure(int player) -> move(valuation, player, (MoveFigure.Move) options.get(option));
            case RelicOrPatronage(int player, int clan) ->
                option == 0
                        ? relic(valuation, clan)
                        : Text.say("the patrons pay {0} gold at once").with(valuation.hallNow(clan));
            case TakeRelic(int player, int clan, int other) -> relic(valuation, option == 0 ? clan : other);
            case TakeFrozenHours(int player, int count) ->
                Text.say("that patron pays about {0} gold tonight")
                        .with(Math.round(valuation.hallTonight(clan(valuation.cove, index(options, option)))));
            case SpendFrozenHours(int player, int hours) ->
                index(options, option) < 0
                        ? Text.say("frozen hours are worth more kept")
                        : Text.say("the hour is worth more now than its patron tonight");
            case ShiftTimelines shift -> Text.say("what it offers is wanted, and the way past it is cheap");
            case SwapRelic swap -> worth(valuation, question, option, options);
            case Enlarge enlarge -> worth(valuation, question, option, options);
            case Break breaking -> worth(valuation, question, option, options);
            default -> null;
        };
    }

    private Text worth(Valuation valuation, CoveQuestion question, int option, Options options) {
        var worths = new double[options.size()];
        appraise(valuation, question, options, worths);
        return Text.say("the stall gains about {0} gold").with(Math.round(worths[option]));
    }

    private static Text relic(Valuation valuation, int clan) {
        return Text.say("it should bring about {0} gold").with(Math.round(valuation.good(Good.small(clan), 0)));
    }

    private static Text move(Valuation valuation, int player, MoveFigure.Move move) {
        if (Space.isMachine(move.space()))
            return move.figure() == Figure.ASSISTANT
                    ? Text.say("hours saved up, and patrons who pay for them")
                    : Text.say("a better tile for the next turns");
        var shop = (TimeShop) valuation.cove.shop(player);
        var half = shop.half(TimeShop.portals(valuation.cove), move.space());
        long gold = Math.round(gain(valuation, player, half));
        var text = switch (half.action()) {
            case NONE -> Text.say("it keeps the way open");
            case ARTEFACT, RELIC -> Text.say("a good that should bring about {0} gold");
            case RELIC_OR_PATRONAGE -> Text.say("a relic or a patron worth about {0} gold");
            case RECRUIT -> Text.say("somebody in the square is worth about {0} gold");
            case CREW -> Text.say("the team can add about {0} gold");
        };
        return text.with(gold);
    }
}
