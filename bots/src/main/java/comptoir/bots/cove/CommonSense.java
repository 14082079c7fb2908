package comptoir.bots.cove;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.Row;
import comptoir.cove.parts.Side;
import comptoir.cove.parts.Townsfolk;
import comptoir.cove.step.ChooseDock;
import comptoir.cove.step.CountCultist;
import comptoir.cove.step.DiscardCorruption;
import comptoir.cove.step.PickAboard;
import comptoir.cove.step.PickOtherBoat;
import comptoir.cove.step.PickPier;
import comptoir.cove.step.PlaceDrawn;
import comptoir.cove.step.PlaceInTeam;
import comptoir.cove.step.Recruit;
import comptoir.cove.step.Sell;
import comptoir.cove.step.TakeHandOrNot;
import comptoir.cove.step.UseCrew;
import comptoir.cove.step.UseThieves;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.Icons;
import comptoir.cove.table.Town;
import comptoir.engine.Options;
import comptoir.engine.Seats;

/** What each answer to a question that all merchants are asked is worth, in gold. */
final class CommonSense {

    /** What there is to be had from moving an adventurer, about. */
    private static final double A_SAILORS_WORTH = 2;

    /** How likely a boat with so many aboard comes to a dock. */
    private static final double[] DOCKS = {0.4, 0.5, 0.6, 0.75, 1, 1, 1, 1};

    private CommonSense() {}

    static void appraise(Valuation valuation, CoveQuestion question, Options options, double[] worths) {
        switch (question) {
            case Sell sell -> sales(valuation, sell, options, worths);
            case PlaceDrawn placing -> boarding(valuation, placing.player(), placing.kind(), options, worths);
            case ChooseDock docking -> docks(valuation, docking, options, worths);
            case TakeHandOrNot hand -> hand(valuation, hand, options, worths);
            case Recruit recruit -> townsfolk(valuation, recruit, options, worths);
            case PlaceInTeam placing -> slots(valuation, placing, options, worths);
            case UseCrew crew -> crew(valuation, crew, options, worths);
            case DiscardCorruption ignored -> discards(valuation, options, worths);
            case CountCultist count -> cultists(valuation, count, options, worths);
            case PickAboard pick -> aboard(valuation, pick, options, worths);
            case PickOtherBoat pick -> boarding(valuation, pick.player(), pick.kind(), options, worths);
            case PickPier pick -> piers(valuation, pick, options, worths);
            case UseThieves thieves -> lures(valuation, thieves, options, worths);
            default -> {
                for (int i = 0; i < options.size(); i++) worths[i] = 0;
            }
        }
    }

    private static int index(Options options, int option) {
        return ((Named) options.get(option)).index();
    }

    /** A good is sold where nothing later promises more; the corruption card of the Black Market must pay. */
    private static void sales(Valuation valuation, Sell sell, Options options, double[] worths) {
        var cove = valuation.cove;
        boolean black = sell.pier() == Pier.BLACK_MARKET.number();
        boolean paid = (cove.soldBlack() & Seats.bit(sell.player())) != 0;
        var stall = cove.player(sell.player()).stall();
        double all = 0;
        for (int i = 0; i < options.size(); i++) {
            int good = index(options, i);
            if (good < 0) {
                worths[i] = 0;
                continue;
            }
            double gain = Sell.worth(cove, sell.pier(), sell.cultists(), good) - valuation.good(good, sell.pier() + 1);
            worths[i] = gain;
            all += Math.max(0, gain) * stall.at(good);
        }
        if (!black || paid || all > valuation.card()) return;
        for (int i = 0; i < options.size(); i++) if (index(options, i) >= 0) worths[i] = all - valuation.card();
    }

    /** What one more customer of a clan on a pier brings the player more than the others. */
    private static double edge(Valuation valuation, int player, int pier, int clan) {
        var cove = valuation.cove;
        int players = cove.players().size();
        double others = 0;
        for (int other = 0; other < players; other++)
            if (other != player) others += Crafts.of(cove, other).appetite(valuation, other, pier, clan);
        return Crafts.of(cove, player).appetite(valuation, player, pier, clan) - others / Math.max(1, players - 1);
    }

    /** What somebody more in a hall or in the Lair brings the player more than the others. */
    private static double hallEdge(Cove cove, int player, int kind) {
        int players = cove.players().size();
        double others = 0;
        for (int other = 0; other < players; other++) if (other != player) others += icons(cove, other, kind);
        return icons(cove, player, kind) - others / Math.max(1, players - 1);
    }

    private static double icons(Cove cove, int player, int kind) {
        return kind == Kind.ROGUE.number()
                ? -Icons.corruption(cove, player)
                : Crowd.count(Icons.clans(cove, player), kind)
                        + Crowd.count(cove.shop(player).patronage(), kind);
    }

    private static double[] edges(Valuation valuation, int player) {
        var edges = new double[Pier.COUNT * Kind.CLANS];
        for (int pier = 0; pier < Pier.COUNT; pier++)
            for (int clan = 0; clan < Kind.CLANS; clan++)
                edges[pier * Kind.CLANS + clan] = edge(valuation, player, pier, clan);
        return edges;
    }

    /** Which boat somebody is put on: what the boat is worth after it less what it was worth before. */
    private static void boarding(Valuation valuation, int player, int kind, Options options, double[] worths) {
        var edges = edges(valuation, player);
        var harbour = valuation.cove.harbour();
        double hall = hallEdge(valuation.cove, player, kind);
        for (int i = 0; i < options.size(); i++) {
            int boat = index(options, i);
            int aboard = harbour.boats().at(boat);
            worths[i] = boat(valuation, edges, boat, Crowd.plus(aboard, kind))
                    - boat(valuation, edges, boat, aboard)
                    + hall * (1 - DOCKS[Math.min(7, Crowd.total(aboard) + 1)]);
        }
    }

    /** What a boat with that crowd aboard is worth: at the best dock if it is full, otherwise at any. */
    private static double boat(Valuation valuation, double[] edges, int boat, int aboard) {
        var cove = valuation.cove;
        var printed = cove.board().boats().get(boat);
        int bag = cove.harbour().bag();
        int total = Crowd.total(aboard);
        double joining = (printed.seats() - total) / (double) Math.max(1, Crowd.total(bag));
        boolean full = total >= printed.seats();
        int free = freeDocks(cove, printed.side());
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int left = free; left != 0; left &= left - 1) {
            int dock = Integer.numberOfTrailingZeros(left);
            int pier = cove.board().docks().get(dock).pier().number();
            double worth = 0;
            for (int clan = 0; clan < Kind.CLANS; clan++)
                worth += edges[pier * Kind.CLANS + clan]
                        * (Crowd.count(aboard, clan) + joining * Crowd.count(bag, clan));
            best = Math.max(best, worth);
            sum += worth;
        }
        if (free == 0) return 0;
        return full ? best : DOCKS[Math.min(7, total)] * sum / Integer.bitCount(free);
    }

    private static int freeDocks(Cove cove, Side side) {
        return cove.harbour().freeDocks(cove.board(), side);
    }

    private static void docks(Valuation valuation, ChooseDock docking, Options options, double[] worths) {
        var cove = valuation.cove;
        int aboard = cove.harbour().boats().at(docking.boat());
        for (int i = 0; i < options.size(); i++) {
            int pier = cove.board().docks().get(index(options, i)).pier().number();
            worths[i] = 0;
            for (int clan = 0; clan < Kind.CLANS; clan++)
                if (Crowd.count(aboard, clan) > 0)
                    worths[i] += Crowd.count(aboard, clan) * edge(valuation, docking.player(), pier, clan);
        }
    }

    private static void hand(Valuation valuation, TakeHandOrNot hand, Options options, double[] worths) {
        double saved = Math.min(1, Math.max(0, valuation.hoursLeft(hand.player()) - hand.hours() + 1));
        for (int i = 0; i < options.size(); i++)
            worths[i] = index(options, i) == 1 ? Valuation.HOUR * saved - valuation.card() : 0;
    }

    private static void townsfolk(Valuation valuation, Recruit recruit, Options options, double[] worths) {
        var cove = valuation.cove;
        for (int i = 0; i < options.size(); i++) {
            int card = index(options, i);
            worths[i] = townsfolk(valuation, recruit.player(), cove.pack().townsfolk(card));
            if (recruit.pays())
                worths[i] -=
                        price(valuation, recruit.player(), cove.town().square().indexOf(card));
        }
    }

    /** What a place of the Town Square costs. */
    private static double price(Valuation valuation, int player, int place) {
        var cost = valuation.cove.board().square().get(place);
        return valuation.hours(player, cost.hours()) + valuation.card() * cost.corruption();
    }

    /** The best that somebody can be recruited for who is paid for as the Town Square says. */
    static double bestPaidTownsfolk(Valuation valuation, int player) {
        var cove = valuation.cove;
        var square = cove.town().square();
        double best = -2 * Valuation.HOUR;
        for (int place = 0; place < square.size(); place++)
            if (square.at(place) != Town.EMPTY)
                best = Math.max(
                        best,
                        townsfolk(valuation, player, cove.pack().townsfolk(square.at(place)))
                                - price(valuation, player, place));
        return best;
    }

    /** What it is worth to recruit somebody, the place in the team included. */
    static double townsfolk(Valuation valuation, int player, Townsfolk card) {
        var cove = valuation.cove;
        double worth = valuation.icons(card.clans(), card.corruption());
        return worth
                + room(valuation, player)
                + switch (card.ability()) {
                    case Townsfolk.Ability.Take(var good) ->
                        cove.player(player).supply(cove.pack(), good.number()) > 0
                                ? valuation.good(good.number(), 0)
                                : 0;
                    case Townsfolk.Ability.Discard(int count, var ignored) ->
                        valuation.card() * Math.min(count, cove.player(player).corruptionCards());
                    case Townsfolk.Ability.Sail ignored -> A_SAILORS_WORTH;
                };
    }

    /** The best that somebody can be recruited for, or 0. */
    static double bestTownsfolk(Valuation valuation, int player) {
        var cove = valuation.cove;
        var square = cove.town().square();
        double best = 0;
        for (int place = 0; place < square.size(); place++)
            if (square.at(place) != Town.EMPTY)
                best = Math.max(best, townsfolk(valuation, player, cove.pack().townsfolk(square.at(place))));
        return best;
    }

    /** What the best place of the team gains by somebody new; with a full team somebody has to go. */
    private static double room(Valuation valuation, int player) {
        var team = valuation.cove.player(player).team();
        double best = Double.NEGATIVE_INFINITY;
        for (int slot = 0; slot < team.size(); slot++) best = Math.max(best, slot(valuation, player, team, slot));
        return team.isEmpty() ? 0 : best;
    }

    private static double slot(Valuation valuation, int player, Row team, int slot) {
        int there = team.at(slot);
        if (there == Town.EMPTY)
            return valuation.markets * Crafts.of(valuation.cove, player).crewSlot(slot);
        var leaving = valuation.cove.pack().townsfolk(there);
        return -valuation.icons(leaving.clans(), leaving.corruption());
    }

    private static void slots(Valuation valuation, PlaceInTeam placing, Options options, double[] worths) {
        var team = valuation.cove.player(placing.player()).team();
        for (int i = 0; i < options.size(); i++) worths[i] = slot(valuation, placing.player(), team, index(options, i));
    }

    private static void crew(Valuation valuation, UseCrew crew, Options options, double[] worths) {
        var craft = Crafts.of(valuation.cove, crew.player());
        for (int i = 0; i < options.size(); i++) {
            int slot = index(options, i);
            worths[i] = slot < 0 ? 0 : craft.crew(valuation, crew.player(), slot);
        }
    }

    private static void discards(Valuation valuation, Options options, double[] worths) {
        for (int i = 0; i < options.size(); i++) {
            int face = index(options, i);
            worths[i] = face < 0 ? 0 : -face(valuation, face);
        }
    }

    /** What a corruption card in hand brings at the end, or costs. */
    private static double face(Valuation valuation, int face) {
        var card = valuation.cove.pack().corruption(face);
        return valuation.icons(card.clans(), card.corruption());
    }

    /** What the worst corruption card of the player costs. */
    static double worstCard(Valuation valuation, int player) {
        var cards = valuation.cove.player(player).cards();
        double worst = 0;
        for (int face = 0; face < cards.size(); face++)
            if (cards.at(face) > 0) worst = Math.max(worst, -face(valuation, face));
        return worst;
    }

    private static void cultists(Valuation valuation, CountCultist count, Options options, double[] worths) {
        var cove = valuation.cove;
        var stall = cove.player(count.player()).stall();
        double gain = -valuation.card();
        for (int good = 0; good < Good.KINDS; good++)
            if (Pier.of(count.pier()).takes(Good.isLarge(good)))
                gain += stall.at(good) * cove.board().price(good);
        for (int i = 0; i < options.size(); i++) worths[i] = index(options, i) < 0 ? 0 : gain;
    }

    /** Whom a sailor moves: those go who do more good where they go, or less harm. */
    private static void aboard(Valuation valuation, PickAboard pick, Options options, double[] worths) {
        var cove = valuation.cove;
        var edges = edges(valuation, pick.player());
        for (int i = 0; i < options.size(); i++) {
            var answer = (PickAboard.Aboard) options.get(i);
            int aboard = cove.harbour().boats().at(answer.boat());
            worths[i] = boat(valuation, edges, answer.boat(), Crowd.minus(aboard, answer.kind()))
                    - boat(valuation, edges, answer.boat(), aboard);
            if (pick.sailor() == Townsfolk.Sailor.BOAT_TO_HALL)
                worths[i] += hallEdge(cove, pick.player(), answer.kind());
            if (pick.sailor() == Townsfolk.Sailor.BOAT_TO_PIER && answer.kind() < Kind.CLANS)
                worths[i] += Math.max(
                        edges[answer.kind()],
                        Math.max(edges[Kind.CLANS + answer.kind()], edges[2 * Kind.CLANS + answer.kind()]));
        }
    }

    private static void piers(Valuation valuation, PickPier pick, Options options, double[] worths) {
        for (int i = 0; i < options.size(); i++)
            worths[i] = pick.kind() < Kind.CLANS ? edge(valuation, pick.player(), index(options, i), pick.kind()) : 0;
    }

    private static void lures(Valuation valuation, UseThieves thieves, Options options, double[] worths) {
        var harbour = valuation.cove.harbour();
        var edges = edges(valuation, thieves.player());
        int here = harbour.boats().at(thieves.boat());
        double before = boat(valuation, edges, thieves.boat(), here);
        for (int i = 0; i < options.size(); i++) {
            worths[i] = 0;
            if (!(options.get(i) instanceof UseThieves.Lure(int clan, int other))) continue;
            int there = harbour.boats().at(other);
            worths[i] = boat(valuation, edges, thieves.boat(), Crowd.minus(here, clan))
                    - before
                    + boat(valuation, edges, other, Crowd.plus(there, clan))
                    - boat(valuation, edges, other, there)
                    - valuation.card();
        }
    }
}
