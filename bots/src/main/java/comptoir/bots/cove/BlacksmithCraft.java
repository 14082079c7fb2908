package comptoir.bots.cove;

import comptoir.cove.blacksmith.Blacksmith;
import comptoir.cove.blacksmith.CallPatron;
import comptoir.cove.blacksmith.Dice;
import comptoir.cove.blacksmith.Enamel;
import comptoir.cove.blacksmith.FanFlames;
import comptoir.cove.blacksmith.ForgeGoods;
import comptoir.cove.blacksmith.Furnace;
import comptoir.cove.blacksmith.PlaceDice;
import comptoir.cove.blacksmith.Smithy;
import comptoir.cove.blacksmith.SmithyParts;
import comptoir.cove.blacksmith.UnlockDie;
import comptoir.cove.blacksmith.Work;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.Town;
import comptoir.engine.Options;
import comptoir.engine.Text;
import org.jspecify.annotations.Nullable;

/** How the Blacksmith is played: fill several furnaces, forge them at once, unlock dice early for what their patrons pay. */
final class BlacksmithCraft implements Craft {

    private static final double[] DAYS = {46, 60, 62};

    /** What a place of the team is worth a day. */
    private static final double[] CREW = {1.4, 1.0, 1.2, 0.9};

    /** What one more die is worth a day. */
    private static final double ALLOY_DIE = 3;

    private static final double COAL_DIE = 2.5;

    /** How much of a good a furnace is worth with the alloy alone, and just below the heat of a weapon. */
    private static final double KINDLED = 0.2;

    private static final double GLOWING = 0.75;

    /** How much a hot furnace is worth of what it can be forged into. */
    private static final double HOT = 0.85;

    /** How much of the way from weapon to armour counts. */
    private static final double BETTER = 0.5;

    /** What it is worth to keep an alloy die where it is, beyond its colour. */
    private static final double KEPT = 1.5;

    @Override
    public boolean appraise(Valuation valuation, CoveQuestion question, Options options, double[] worths) {
        switch (question) {
            case Work(int player) -> works(valuation, player, options, worths);
            case PlaceDice placing -> dice(valuation, placing.player(), options, worths);
            case ForgeGoods forging -> goods(valuation, forging.player(), options, worths);
            case UnlockDie(int player) -> {
                for (int i = 0; i < options.size(); i++) worths[i] = unlocked(valuation, index(options, i));
            }
            case FanFlames(int player) -> {
                for (int i = 0; i < options.size(); i++) worths[i] = fanned(valuation, player, index(options, i));
            }
            case Enamel(int player) -> {
                for (int i = 0; i < options.size(); i++) {
                    var turn = (Enamel.Turn) options.get(i);
                    worths[i] = enamelled(valuation, player, turn.furnace(), turn.clan());
                }
            }
            case CallPatron ignored -> {
                for (int i = 0; i < options.size(); i++) worths[i] = valuation.hallNow(index(options, i));
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

    private static Smithy shop(Valuation valuation, int player) {
        return (Smithy) valuation.cove.shop(player);
    }

    private static double good(Valuation valuation, int player, int good) {
        var cove = valuation.cove;
        return cove.player(player).supply(cove.pack(), good) > 0 ? valuation.good(good, 0) : 0;
    }

    /** What a furnace with an alloy die of that clan and so much heat promises. */
    private static double burning(Valuation valuation, int player, int clan, int heat) {
        var parts = Smithy.parts(valuation.cove);
        double weapon = good(valuation, player, Good.small(clan));
        double armour = good(valuation, player, Good.large(clan));
        if (heat >= parts.armourHeat()) return HOT * Math.max(weapon, armour);
        double more = Math.max(0, armour - weapon);
        if (heat >= parts.weaponHeat()) {
            double way = (double) (heat - parts.weaponHeat()) / (parts.armourHeat() - parts.weaponHeat());
            return HOT * (weapon + BETTER * way * more);
        }
        double way = (double) heat / parts.weaponHeat();
        return (KINDLED + (GLOWING - KINDLED) * way) * (weapon + 0.2 * more);
    }

    private static double burning(Valuation valuation, int player, int furnace) {
        return furnace == Furnace.EMPTY ? 0 : burning(valuation, player, Furnace.alloy(furnace), Furnace.heat(furnace));
    }

    /** Each space by what it brings, less its hours and corruption. */
    private static void works(Valuation valuation, int player, Options options, double[] worths) {
        var parts = Smithy.parts(valuation.cove);
        var shop = shop(valuation, player);
        for (int i = 0; i < options.size(); i++) {
            var job = (Work.Job) options.get(i);
            var cost = parts.cost(job.space());
            worths[i] = gain(valuation, player, shop, parts, job)
                    - valuation.hours(player, cost.hours())
                    - valuation.card() * cost.corruption();
        }
    }

    private static double gain(Valuation valuation, int player, Smithy shop, SmithyParts parts, Work.Job job) {
        return switch (job.space()) {
            case STOKE, BLAST ->
                stoked(
                        valuation,
                        player,
                        shop,
                        job.rake(),
                        parts.placed().get(job.space().number()));
            case FORGE -> forged(valuation, player, shop);
            case UNLOCK -> bestLock(valuation, shop);
            case RECRUIT -> CommonSense.bestPaidTownsfolk(valuation, player);
            case CREW -> crews(valuation, player);
        };
    }

    /** What the hot furnaces bring once they are forged. */
    private static double forged(Valuation valuation, int player, Smithy shop) {
        double sum = 0;
        for (int furnace = 0; furnace < shop.furnaces().size(); furnace++)
            sum += forged(valuation, player, shop, furnace);
        return sum;
    }

    private static double forged(Valuation valuation, int player, Smithy shop, int furnace) {
        double best = 0;
        for (int size = 0; size < 2; size++)
            if (shop.canForge(valuation.cove, player, furnace, size == 1))
                best = Math.max(best, valuation.good(Smithy.good(shop.furnaces().at(furnace), size == 1), 0));
        return best;
    }

    /** What dice may do: fill furnaces that burn already, then kindle others, as far as the dice go. */
    private static double stoked(Valuation valuation, int player, Smithy shop, int rake, int most) {
        var parts = Smithy.parts(valuation.cove);
        int alloy = Dice.total(shop.alloy());
        int coal = Dice.total(shop.coal());
        double gain = 0;
        if (rake != Work.NONE) {
            int raked = shop.furnaces().at(rake);
            gain -= burning(valuation, player, raked);
            alloy++;
            coal += Furnace.coals(raked);
        }
        double mean = 0;
        for (int heat : parts.coalFaces()) mean += heat;
        mean /= parts.coalFaces().size();
        int left = most;
        double colour = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) colour += good(valuation, player, Good.small(clan)) / Kind.CLANS;
        for (int i = 0; i < shop.furnaces().size(); i++) {
            int furnace = i == rake ? Furnace.EMPTY : shop.furnaces().at(i);
            boolean kindling = furnace == Furnace.EMPTY;
            if (kindling && (alloy == 0 || left == 0)) continue;
            int heat = Furnace.heat(furnace);
            int wanted = (int) Math.ceil(Math.max(0, parts.armourHeat() - heat) / mean);
            int given = Math.min(Math.min(wanted, coal), kindling ? left - 1 : left);
            int after = heat + (int) Math.round(given * mean);
            if (kindling) {
                alloy--;
                left--;
                double way = Math.min(1, (double) after / parts.weaponHeat());
                gain += (KINDLED + (HOT - KINDLED) * way) * colour * (alloy > 0 ? 1.15 : 1);
            } else {
                int clan = Furnace.alloy(furnace);
                gain += burning(valuation, player, clan, after) - burning(valuation, player, clan, heat);
            }
            left -= given;
            coal -= given;
        }
        return gain;
    }

    private static double bestLock(Valuation valuation, Smithy shop) {
        double best = 0;
        for (int left = shop.locked(); left != 0; left &= left - 1)
            best = Math.max(best, unlocked(valuation, Integer.numberOfTrailingZeros(left)));
        return best;
    }

    /** The die for the days to come, and its patron at each market. */
    private static double unlocked(Valuation valuation, int lock) {
        var printed = Smithy.parts(valuation.cove).locks().get(lock);
        return patron(valuation, printed.clan()) + valuation.markets * (printed.coal() ? COAL_DIE : ALLOY_DIE);
    }

    /** What a patron pays until the end. */
    private static double patron(Valuation valuation, int clan) {
        if (valuation.markets == 0) return 0;
        double tonight = valuation.hallTonight(clan);
        return valuation.markets * (tonight + valuation.hallAtEnd(clan)) / 2;
    }

    private static void dice(Valuation valuation, int player, Options options, double[] worths) {
        var shop = shop(valuation, player);
        for (int i = 0; i < options.size(); i++)
            worths[i] = options.get(i) instanceof PlaceDice.Put put ? put(valuation, player, shop, put) : 0;
    }

    private static double put(Valuation valuation, int player, Smithy shop, PlaceDice.Put put) {
        if (!put.isCoal()) return burning(valuation, player, put.die(), 0) + 0.5;
        return heated(valuation, player, shop.furnaces().at(put.furnace()), put.heat()) - 0.1;
    }

    private static double heated(Valuation valuation, int player, int furnace, int more) {
        int clan = Furnace.alloy(furnace);
        int heat = Furnace.heat(furnace);
        return burning(valuation, player, clan, heat + more) - burning(valuation, player, clan, heat);
    }

    private static void goods(Valuation valuation, int player, Options options, double[] worths) {
        var shop = shop(valuation, player);
        for (int i = 0; i < options.size(); i++) {
            worths[i] = 0;
            if (!(options.get(i) instanceof ForgeGoods.Made made)) continue;
            int furnace = shop.furnaces().at(made.furnace());
            worths[i] =
                    valuation.good(Smithy.good(furnace, made.large()), 0) - 0.5 * burning(valuation, player, furnace);
            if (made.keep()) worths[i] += kept(valuation, player, Furnace.alloy(furnace));
        }
    }

    /** What it brings to keep a colour: it is better than another by chance, and the die is in its place. */
    private static double kept(Valuation valuation, int player, int clan) {
        double mean = 0;
        for (int each = 0; each < Kind.CLANS; each++) mean += good(valuation, player, Good.small(each)) / Kind.CLANS;
        double later = Math.min(1, valuation.hoursLeft(player) / 4 + 0.4 * (valuation.markets - 1));
        return later * (KEPT + 0.5 * (good(valuation, player, Good.small(clan)) - mean))
                - Smithy.parts(valuation.cove).keep() * valuation.card();
    }

    private static double fanned(Valuation valuation, int player, int furnace) {
        return heated(
                valuation,
                player,
                shop(valuation, player).furnaces().at(furnace),
                Smithy.parts(valuation.cove).hottest());
    }

    private static double enamelled(Valuation valuation, int player, int furnace, int clan) {
        int before = shop(valuation, player).furnaces().at(furnace);
        return burning(valuation, player, clan, Furnace.heat(before)) - burning(valuation, player, before);
    }

    private static double crews(Valuation valuation, int player) {
        var team = valuation.cove.player(player).team();
        double sum = 0;
        for (int slot = 0; slot < team.size(); slot++)
            if (team.at(slot) != Town.EMPTY) sum += Math.max(0, crewNow(valuation, player, slot));
        return sum;
    }

    private static double crewNow(Valuation valuation, int player, int slot) {
        var shop = shop(valuation, player);
        double best = 0;
        for (int furnace = 0; furnace < shop.furnaces().size(); furnace++) {
            if (shop.furnaces().at(furnace) == Furnace.EMPTY) continue;
            switch (slot) {
                case Blacksmith.STRIKER ->
                    best = Math.max(
                            best,
                            forged(valuation, player, shop, furnace)
                                    - 0.5
                                            * burning(
                                                    valuation,
                                                    player,
                                                    shop.furnaces().at(furnace)));
                case Blacksmith.BELLOWS -> {
                    if (shop.coal() != Dice.NONE) best = Math.max(best, fanned(valuation, player, furnace));
                }
                case Blacksmith.ENAMELLER -> {
                    for (int clan = 0; clan < Kind.CLANS; clan++)
                        best = Math.max(best, enamelled(valuation, player, furnace, clan));
                }
                default -> {
                    // The Herald needs no furnace.
                }
            }
        }
        if (slot == Blacksmith.HERALD)
            for (int clan = 0; clan < Kind.CLANS; clan++)
                if (Crowd.count(shop.patronage(), clan) > 0) best = Math.max(best, valuation.hallNow(clan));
        return best;
    }

    @Override
    public boolean beginsTurn(CoveQuestion question) {
        return question instanceof Work;
    }

    @Override
    public double appetite(Valuation valuation, int player, int pier, int clan) {
        double appetite = Goods.appetite(valuation, player, pier, clan);
        var parts = Smithy.parts(valuation.cove);
        var furnaces = shop(valuation, player).furnaces();
        for (int i = 0; i < furnaces.size(); i++) {
            int furnace = furnaces.at(i);
            if (furnace == Furnace.EMPTY || Furnace.alloy(furnace) != clan) continue;
            boolean large = Furnace.heat(furnace) >= parts.armourHeat();
            appetite += 0.5 * Goods.gain(valuation, Smithy.good(furnace, large), pier);
        }
        return appetite;
    }

    /** Furnaces, as far as there is time to forge them; open locks with their patrons and dice; the team. */
    @Override
    public double prospects(Valuation valuation, int player) {
        var cove = valuation.cove;
        var shop = shop(valuation, player);
        double worth = furnaces(valuation, player, shop);
        var locks = Smithy.parts(cove).locks();
        for (int lock = 0; lock < locks.size(); lock++)
            if ((shop.locked() & (1 << lock)) == 0) worth += unlocked(valuation, lock);
        var team = cove.player(player).team();
        for (int slot = 0; slot < team.size(); slot++)
            if (team.at(slot) != Town.EMPTY) worth += CREW[slot] * valuation.markets;
        return worth;
    }

    private static double furnaces(Valuation valuation, int player, Smithy shop) {
        double sum = 0;
        for (int furnace = 0; furnace < shop.furnaces().size(); furnace++)
            sum += burning(valuation, player, shop.furnaces().at(furnace));
        boolean today = valuation.hoursLeft(player) > 0;
        boolean tomorrow = valuation.cove.round() < Cove.DAYS;
        return today || tomorrow ? (today ? 0.9 : 0.6) * sum : 0;
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
            case Work(int player) -> work(valuation, player, (Work.Job) options.get(option));
            case PlaceDice placing -> placed(valuation, placing.player(), option, options);
            case ForgeGoods forging -> made(valuation, forging.player(), option, options);
            case UnlockDie ignored ->
                Text.say("another die, and a patron who pays about {0} gold until the end")
                        .with(Math.round(patron(
                                valuation,
                                Smithy.parts(valuation.cove)
                                        .locks()
                                        .get(index(options, option))
                                        .clan())));
            case FanFlames(int player) ->
                Text.say("the furnace gains about {0} gold")
                        .with(Math.round(fanned(valuation, player, index(options, option))));
            case Enamel(int player) -> Text.say("that colour should sell better");
            case CallPatron ignored ->
                Text.say("the patrons pay {0} gold at once").with(valuation.hallNow(index(options, option)));
            default -> null;
        };
    }

    private static Text work(Valuation valuation, int player, Work.Job job) {
        var gold = Math.round(gain(valuation, player, shop(valuation, player), Smithy.parts(valuation.cove), job));
        var text = switch (job.space()) {
            case STOKE, BLAST -> Text.say("the furnaces can gain about {0} gold");
            case FORGE -> Text.say("what is hot should bring about {0} gold");
            case UNLOCK -> Text.say("a die and its patron are worth about {0} gold until the end");
            case RECRUIT -> Text.say("somebody in the square is worth about {0} gold");
            case CREW -> Text.say("the team can add about {0} gold");
        };
        return text.with(gold);
    }

    private static Text placed(Valuation valuation, int player, int option, Options options) {
        if (!(options.get(option) instanceof PlaceDice.Put put)) return Text.say("no other die would help now");
        return put.isCoal()
                ? Text.say("the furnace gains about {0} gold")
                        .with(Math.round(put(valuation, player, shop(valuation, player), put)))
                : Text.say("that colour should sell better");
    }

    private static Text made(Valuation valuation, int player, int option, Options options) {
        if (!(options.get(option) instanceof ForgeGoods.Made made)) return Text.say("the others can grow hotter");
        int furnace = shop(valuation, player).furnaces().at(made.furnace());
        var worth = Text.say("it should bring about {0} gold")
                .with(Math.round(valuation.good(Smithy.good(furnace, made.large()), 0)));
        return made.keep() ? Text.say("{0}, and its colour is worth the card").with(worth) : worth;
    }
}
