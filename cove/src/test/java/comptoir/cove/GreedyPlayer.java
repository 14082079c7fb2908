package comptoir.cove;

import comptoir.cove.parts.Pier;
import comptoir.cove.step.FinalScoring;
import comptoir.engine.Answer;
import comptoir.engine.Play;
import comptoir.engine.Question;
import comptoir.engine.QuickFate;

/**
 * A plain greedy player: it plays each option through to the end of its own turn and takes the one after which its gold,
 * goods, icons and hours look best. No look-ahead beyond that, no thought for the others: a floor for people, and a
 * measure of the components.
 */
final class GreedyPlayer {

    private static final double HOUR = 5;
    private static final double[] HALLS_AT_THE_END = {5, 5, 4, 4};
    private static final double[] CROWD_SHARE = {1.25, 1.25, 0.8, 0.8};

    private final QuickFate fate = new QuickFate(5);

    /** A whole game in which everybody plays like this. */
    Cove play(Cove start, long seed) {
        var luck = new QuickFate(seed);
        var cove = Play.on(start, luck);
        while (!cove.over()) {
            int seat = asked(cove);
            cove = Play.answer(cove, seat, choose(cove, seat), luck);
        }
        return cove;
    }

    private static int asked(Cove cove) {
        return Integer.numberOfTrailingZeros(Play.question(cove).asked(cove));
    }

    Answer choose(Cove cove, int seat) {
        var options = Play.question(cove).options(cove, seat);
        var best = options.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            double worth = options.size() == 1 ? 0 : afterTurn(Play.answer(cove, seat, option, fate), seat, cove, 3);
            if (worth > most) {
                most = worth;
                best = option;
            }
        }
        return best;
    }

    /** Goes on greedily while the seat is asked about the same turn. */
    private double afterTurn(Cove cove, int seat, Cove before, int depth) {
        if (cove.over() || cove.round() != before.round() || depth == 0) return worth(cove, seat);
        Question<Cove> question = Play.question(cove);
        if (asked(cove) != seat || question.prompt(cove, seat).kind().equals("move-figure")) return worth(cove, seat);
        double most = Double.NEGATIVE_INFINITY;
        for (var option : question.options(cove, seat))
            most = Math.max(most, afterTurn(Play.answer(cove, seat, option, fate), seat, before, depth - 1));
        return most;
    }

    private static double worth(Cove cove, int seat) {
        var player = cove.player(seat);
        double worth = player.gold();
        if (cove.over()) return worth;
        int daysLeft = Cove.DAYS - cove.round() + (cove.phase() == Phase.PRODUCTION ? 1 : 0);
        for (int good = 0; good < Good.KINDS; good++) worth += stock(cove, player, good, daysLeft);
        int icons = player.shop().patronage();
        int clans = FinalScoring.clans(cove, seat);
        double lair = Math.max(3.2, Crowd.rogues(cove.harbour().halls()) + 0.1 * daysLeft);
        worth -= FinalScoring.corruption(cove, seat) * lair;
        for (int clan = 0; clan < Kind.CLANS; clan++) {
            int hall = Crowd.count(cove.harbour().halls(), clan);
            double end = Math.max(hall, (hall + HALLS_AT_THE_END[clan] * daysLeft / 3) / (1 + daysLeft / 3.0));
            worth += Crowd.count(clans, clan) * Math.max(end, hall);
            worth += Crowd.count(icons, clan) * Math.min(daysLeft, 1) * (hall + 0.7);
        }
        int frozen = Crowd.total(icons);
        worth += 2.5 * frozen; // hours saved
        if (cove.phase() == Phase.PRODUCTION)
            worth -= HOUR / 2 * cove.clock().places().at(seat);
        for (int slot = 0; slot < player.team().size(); slot++)
            if (player.team().at(slot) != Town.EMPTY) worth += 0.7 * daysLeft;
        return worth;
    }

    /** What the goods of a kind may bring: the first ones count more than the last. */
    private static double stock(Cove cove, Player player, int good, int daysLeft) {
        int count = player.stall().at(good);
        if (count == 0 || daysLeft == 0) return 0;
        double best = 0;
        for (var pier : Pier.values()) {
            if (!pier.takes(Good.isLarge(good))) continue;
            double customers = Crowd.count(cove.harbour().piers().at(pier.number()), Good.clan(good));
            if (cove.phase() == Phase.PRODUCTION)
                for (int dock = 0; dock < cove.board().docks().size(); dock++)
                    if (cove.board().docks().get(dock).pier() == pier
                            && cove.harbour().docks().at(dock) == Harbour.FREE)
                        customers += CROWD_SHARE[Good.clan(good)];
            double cost = pier == Pier.BLACK_MARKET ? 1.2 : 0;
            best = Math.max(best, cove.board().price(good) * customers - cost);
        }
        double later = daysLeft > 1 ? cove.board().price(good) * 1.5 * CROWD_SHARE[Good.clan(good)] : 0;
        return count * Math.max(best, later);
    }
}
