package comptoir.bots.cove.lab;

import comptoir.cove.entertainer.Stage;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.step.Sales;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Icons;
import comptoir.cove.table.Phase;
import comptoir.engine.Seats;

/**
 * What a player's things are worth in gold, by rules of thumb: goods at the pier where they look best, icons by the halls
 * to be expected, hours and cards at a flat rate. It looks at one player; an Entertainer, who has no goods, has the stage looked at too.
 */
final class Outlook {

    /** What an hour of production brings, and what is kept of it in a frozen one. */
    private static final double HOUR = 5;

    private static final double SAVED_HOUR = 4;

    /** What the corruption card of the Black Market costs. */
    private static final double CARD = 2.3;

    /** How many customers come to a hall in a day: many of the two big clans, fewer of the others. */
    private static final double[] TO_HALLS = {1.4, 1.4, 0.95, 0.95};

    /** How many customers a good will find tomorrow. */
    private static final double[] TOMORROW = {2.0, 2.0, 1.3, 1.3};

    private final Cove cove;
    private final int player;

    private Outlook(Cove cove, int player) {
        this.cove = cove;
        this.player = player;
    }

    static double of(Cove cove, int player) {
        return new Outlook(cove, player).worth();
    }

    private double worth() {
        double worth = cove.player(player).gold();
        if (cove.phase() == Phase.FINAL) return worth;
        boolean producing = cove.phase() == Phase.PRODUCTION;
        int days = Cove.DAYS - cove.round() + (producing ? 1 : 0);
        int clans = Icons.clans(cove, player);
        for (int clan = 0; clan < Kind.CLANS; clan++)
            worth += Crowd.count(clans, clan) * (hall(clan) + days * TO_HALLS[clan]);
        worth -= Icons.corruption(cove, player) * (Crowd.rogues(cove.harbour().halls()) + 0.1 * days);
        worth += patronage(producing);
        if (producing)
            worth -= HOUR
                    * Math.min(cove.clock().places().at(player), cove.clock().market())
                    / 2;
        if ((cove.soldBlack() & Seats.bit(player)) != 0) worth -= CARD;
        if (cove.shop(player) instanceof Stage stage) worth += StageOutlook.of(cove, stage);
        var stall = cove.player(player).stall();
        for (int good = 0; good < stall.size(); good++) if (stall.at(good) > 0) worth += stall.at(good) * good(good);
        return worth;
    }

    private int hall(int clan) {
        return Crowd.count(cove.harbour().halls(), clan);
    }

    private double patronage(boolean producing) {
        int icons = cove.shop(player).patronage();
        double pay = Crowd.pay(icons, cove.harbour().halls());
        return producing ? SAVED_HOUR * Crowd.total(icons) + 0.3 * pay : pay;
    }

    /** A good where it looks best, today or, with some patience, tomorrow. */
    private double good(int good) {
        double best = cove.round() < Cove.DAYS ? 0.85 * cove.board().price(good) * TOMORROW[Good.clan(good)] : 0;
        for (var pier : Pier.values()) {
            if (!pier.takes(Good.isLarge(good)) || !open(pier.number())) continue;
            double gold = cove.board().price(good) * customers(pier, Good.clan(good));
            best = Math.max(best, pier == Pier.BLACK_MARKET ? gold - CARD : gold);
        }
        return best;
    }

    /** Whether the player can still sell at a pier today. */
    private boolean open(int pier) {
        if (cove.phase() == Phase.PRODUCTION) return true;
        if (cove.phase() != Phase.MARKET) return false;
        for (var step : cove.agenda().steps())
            if (step instanceof Sales(int at, int place))
                return pier > at || (pier == at && cove.clock().stack().indexOf(player) >= place);
        return false;
    }

    /** Those on the pier, and a fair share of those still at sea for each of its docks that is free. */
    private double customers(Pier pier, int clan) {
        var harbour = cove.harbour();
        double customers = Crowd.count(harbour.piers().at(pier.number()), clan);
        if (cove.phase() != Phase.PRODUCTION) return customers;
        var docks = cove.board().docks();
        for (int dock = 0; dock < docks.size(); dock++)
            if (docks.get(dock).pier() == pier
                    && (harbour.freeDocks(cove.board(), docks.get(dock).side()) & 1 << dock) != 0)
                customers += aBoat(dock, clan);
        return customers;
    }

    /** How many of a clan a boat of the dock's side will bring. */
    private double aBoat(int dock, int clan) {
        var harbour = cove.harbour();
        var side = cove.board().docks().get(dock).side();
        double share = (double) Crowd.count(harbour.bag(), clan) / Math.max(1, Crowd.total(harbour.bag()));
        double sum = 0;
        int boats = 0;
        for (int boat = 0; boat < harbour.boats().size(); boat++) {
            var printed = cove.board().boats().get(boat);
            if (printed.side() != side || !harbour.isAtSea(boat)) continue;
            int aboard = harbour.boats().at(boat);
            sum += Crowd.count(aboard, clan) + share * (printed.seats() - Crowd.total(aboard));
            boats++;
        }
        return boats == 0 ? 0 : sum / boats;
    }
}
