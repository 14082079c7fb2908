package comptoir.bots.cove;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.Side;
import comptoir.cove.step.OpenMarket;
import comptoir.cove.step.Sales;
import comptoir.cove.step.Sell;
import comptoir.cove.step.SellTogether;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Harbour;
import comptoir.cove.table.Phase;
import comptoir.engine.Seats;

/**
 * What things are worth in gold, by rules of thumb and as things stand: goods by the customers to be expected, icons by the
 * halls to be expected, hours and corruption cards at a rate. Made for one look at one position.
 */
final class Valuation {

    /** What an hour of production brings. */
    static final double HOUR = 6;

    /** How many customers come to each hall in a day. */
    private static final double[] TO_HALLS = {1.4, 1.4, 0.95, 0.95};

    /** How many customers a good will find on another day, with some loss for the waiting. */
    private static final double[] TOMORROW = {1.7, 1.7, 1.1, 1.1};

    final Cove cove;

    /** How many markets are still to come, today's included. */
    final int markets;

    private final double[] crowds = new double[Pier.COUNT * Kind.CLANS];

    Valuation(Cove cove) {
        this.cove = cove;
        boolean today = cove.phase() == Phase.PRODUCTION || cove.phase() == Phase.MARKET;
        markets = Cove.DAYS - cove.round() + (today ? 1 : 0);
        forecast();
    }

    /** Those on the piers; in production also those to be expected of the boats that will come to their free docks. */
    private void forecast() {
        var harbour = cove.harbour();
        for (int pier = 0; pier < Pier.COUNT; pier++) {
            int crowd = harbour.piers().at(pier);
            for (int clan = 0; clan < Kind.CLANS; clan++) crowds[pier * Kind.CLANS + clan] = Crowd.count(crowd, clan);
        }
        if (cove.phase() != Phase.PRODUCTION || harbour.allDocksTaken()) return;
        var docks = cove.board().docks();
        for (int dock = 0; dock < docks.size(); dock++)
            if (harbour.docks().at(dock) == Harbour.FREE)
                expect(docks.get(dock).pier().number(), docks.get(dock).side());
    }

    /** A boat of the side, more likely a full one, comes to a pier. */
    private void expect(int pier, Side side) {
        var harbour = cove.harbour();
        var boats = cove.board().boats();
        int bag = harbour.bag();
        double inBag = Math.max(1, Crowd.total(bag));
        double chances = 0;
        for (int boat = 0; boat < boats.size(); boat++)
            if (harbour.isAtSea(boat) && boats.get(boat).side() == side)
                chances += 1 + Crowd.total(harbour.boats().at(boat));
        for (int boat = 0; boat < boats.size(); boat++) {
            if (!harbour.isAtSea(boat) || boats.get(boat).side() != side) continue;
            int aboard = harbour.boats().at(boat);
            int total = Crowd.total(aboard);
            double chance = (1 + total) / chances;
            double joining = (boats.get(boat).seats() - total) / inBag;
            for (int clan = 0; clan < Kind.CLANS; clan++)
                crowds[pier * Kind.CLANS + clan] +=
                        chance * (Crowd.count(aboard, clan) + joining * Crowd.count(bag, clan));
        }
    }

    /** The customers of a clan that a pier will have at the market. */
    double crowd(int pier, int clan) {
        return crowds[pier * Kind.CLANS + clan];
    }

    /** The largest crowd of a clan on any pier. */
    double bestCrowd(int clan) {
        return Math.max(crowds[clan], Math.max(crowds[Kind.CLANS + clan], crowds[2 * Kind.CLANS + clan]));
    }

    /** What a good of the stall will bring, at its best pier from the given one on, or on another day. */
    double good(int good, int firstPier) {
        double price = cove.board().price(good);
        int clan = Good.clan(good);
        double best = cove.round() < Cove.DAYS ? price * TOMORROW[clan] : 0;
        int own = Good.isLarge(good) ? Pier.BAZAAR.number() : Pier.TOWN_SQUARE.number();
        if (own >= firstPier) best = Math.max(best, price * crowd(own, clan));
        int black = Pier.BLACK_MARKET.number();
        return black < firstPier ? best : Math.max(best, price * crowd(black, clan) - 0.5 * card());
    }

    /** The pier where such a good will do best today. */
    int bestPier(int good) {
        int clan = Good.clan(good);
        int own = Good.isLarge(good) ? Pier.BAZAAR.number() : Pier.TOWN_SQUARE.number();
        int black = Pier.BLACK_MARKET.number();
        return crowd(own, clan) >= crowd(black, clan) ? own : black;
    }

    /** The first pier at which the player can still sell today; beyond all piers where there is none. */
    int firstPier(int player) {
        if (cove.phase() == Phase.PRODUCTION) return 0;
        if (cove.phase() != Phase.MARKET) return Pier.COUNT;
        for (var at = cove.agenda(); !at.isEmpty(); at = at.rest()) {
            var step = at.next();
            if (step instanceof Sell sell && sell.player() == player) return sell.pier();
            if (step instanceof SellTogether together && Seats.has(together.selling(), player)) return together.pier();
            if (step instanceof OpenMarket) return 0;
            if (step instanceof Sales sales)
                return cove.clock().stack().indexOf(player) >= sales.place() ? sales.pier() : sales.pier() + 1;
        }
        return Pier.COUNT;
    }

    int hallNow(int clan) {
        return Crowd.count(cove.harbour().halls(), clan);
    }

    /** The customers of a hall when today's market closes. */
    double hallTonight(int clan) {
        return cove.phase() == Phase.PRODUCTION ? hallNow(clan) + 0.7 * TO_HALLS[clan] : hallNow(clan);
    }

    /** The customers of a hall at the end of the game. */
    double hallAtEnd(int clan) {
        int days = cove.phase() == Phase.PRODUCTION ? markets : markets - 1;
        return hallNow(clan) + Math.max(0, days) * TO_HALLS[clan];
    }

    double lairAtEnd() {
        return Crowd.rogues(cove.harbour().halls()) + 0.1 * markets;
    }

    /** What icons bring at the end. */
    double icons(int clans, int corruption) {
        double worth = -corruption * lairAtEnd();
        for (int clan = 0; clan < Kind.CLANS; clan++) {
            int icons = Crowd.count(clans, clan);
            if (icons > 0) worth += icons * hallAtEnd(clan);
        }
        return worth;
    }

    /** What it costs to draw a corruption card. */
    double card() {
        double halls = (hallAtEnd(0) + hallAtEnd(1) + hallAtEnd(2) + hallAtEnd(3)) / Kind.CLANS;
        var pack = cove.pack();
        return Math.max(0.5, pack.corruptionOfACard() * lairAtEnd() - pack.clansOfACard() * halls);
    }

    /** The hours the player has before the market opens. */
    double hoursLeft(int player) {
        return Math.max(0, cove.clock().market() - cove.clock().places().at(player)) / 2.0;
    }

    /** What hours cost: those beyond the opening of the market cost nothing. */
    double hours(int player, int hours) {
        return HOUR * Math.min(hours, hoursLeft(player));
    }
}
