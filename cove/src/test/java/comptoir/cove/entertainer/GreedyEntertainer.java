package comptoir.cove.entertainer;

import comptoir.cove.Cove;
import comptoir.cove.Crowd;
import comptoir.cove.Kind;
import comptoir.cove.Named;
import comptoir.cove.parts.Pier;
import comptoir.cove.step.FinalScoring;
import comptoir.engine.Answer;
import comptoir.engine.Play;
import comptoir.engine.QuickFate;

/**
 * A plain greedy Entertainer: it composes what the crowds want to hear, turns the dial without corruption and in a song
 * takes what brings most at once, with a liking for early fans and runes. A floor for people, and a measure of the cards.
 */
public final class GreedyEntertainer {

    private final QuickFate fate = new QuickFate(9);

    public Answer choose(Cove cove, int seat) {
        var options = Play.question(cove).options(cove, seat);
        if (options.size() == 1) return options.getFirst();
        var kind = Play.question(cove).prompt(cove, seat).kind();
        var best = options.getFirst();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            double worth = switch (kind) {
                case "play-skill", "discard-skill", "turn-dial" -> composed(cove, seat, option, kind);
                case "sing", "lay-sources", "buy-card", "sing-for-another" -> song(cove, seat, option, 9);
                case "place-adventurer", "dock" -> crowds(Play.answer(cove, seat, option, fate), seat);
                default -> standing(Play.answer(cove, seat, option, fate), seat);
            };
            if (worth > most) {
                most = worth;
                best = option;
            }
        }
        return best;
    }

    /** Loud and short cards are discarded, cards for the crowds are kept; corruption is avoided. */
    private double composed(Cove cove, int seat, Answer option, String kind) {
        var data = option.data();
        if (kind.equals("turn-dial"))
            return option.equals(Play.question(cove).options(cove, seat).getFirst()) ? 1 : 0;
        var card = String.valueOf(data.values().iterator().next());
        int clan = 0;
        for (int each = 0; each < Kind.CLANS; each++)
            if (card.endsWith(Kind.of(each).word())) clan = each;
        double icons = card.startsWith("ballad") || card.startsWith("anthem") ? 2 : 1;
        double heard = icons * (1 + hope(cove, clan));
        double cost = card.startsWith("ballad") ? 2.3 : 0;
        return kind.equals("play-skill") ? heard : -heard - cost;
    }

    /** How many of a clan a song may find: on the fullest pier, and half of those at sea. */
    private static double hope(Cove cove, int clan) {
        double best = 0;
        for (int pier = 0; pier < Pier.COUNT; pier++)
            best = Math.max(best, Crowd.count(cove.harbour().piers().at(pier), clan));
        double sea = 0;
        for (int boat = 0; boat < cove.harbour().boats().size(); boat++)
            if (cove.harbour().isAtSea(boat))
                sea += Crowd.count(cove.harbour().boats().at(boat), clan);
        return best + sea / 4;
    }

    private static double crowds(Cove cove, int seat) {
        double sum = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) sum += hope(cove, clan) * hope(cove, clan);
        return sum + 0.1 * standing(cove, seat);
    }

    /** The best that comes of an option within the song, looked at a few answers deep along the best line. */
    private double song(Cove cove, int seat, Answer option, int depth) {
        var next = Play.answer(cove, seat, option, fate);
        if (next.over() || depth == 0) return standing(next, seat);
        var question = Play.question(next);
        if ((question.asked(next) & (1 << seat)) == 0) return standing(next, seat);
        var kind = question.prompt(next, seat).kind();
        var options = question.options(next, seat);
        return switch (kind) {
            // A plan is completed with all that fits it: what is free first.
            case "lay-sources" -> song(next, seat, lays(next, seat), depth);
            case "take-creature", "buy-card" -> song(next, seat, options.getFirst(), depth - 1);
            case "sing" -> {
                double most = standing(next, seat);
                if (depth > 7)
                    for (var each : options)
                        if (!each.data().containsKey("done")) most = Math.max(most, song(next, seat, each, depth - 1));
                yield most;
            }
            default -> standing(next, seat);
        };
    }

    private static Answer lays(Cove cove, int seat) {
        var options = Play.question(cove).options(cove, seat);
        for (var option : options)
            if (option instanceof Named named && !named.field().equals("stone")) return option;
        return options.getFirst();
    }

    /** Gold, and what the board promises. */
    private static double standing(Cove cove, int seat) {
        var player = cove.player(seat);
        double worth = player.gold();
        if (cove.over()) return worth;
        int daysLeft = Cove.DAYS - cove.round();
        int clans = FinalScoring.clans(cove, seat);
        for (int clan = 0; clan < Kind.CLANS; clan++)
            worth +=
                    Crowd.count(clans, clan) * (1.5 * Crowd.count(cove.harbour().halls(), clan) + 1.2 * daysLeft);
        worth -= 3.2 * FinalScoring.corruption(cove, seat);
        return worth + board(cove, seat, daysLeft);
    }

    private static double board(Cove cove, int seat, int daysLeft) {
        var stage = Stage.of(cove, seat);
        var repertoire = Stage.repertoire(cove);
        int tops = stage.song() == null ? 0 : stage.singing().tops();
        int icons = 0;
        for (int left = stage.cards().song() & ~tops; left != 0; left &= left - 1)
            icons += repertoire.icons(
                    Integer.numberOfTrailingZeros(left), stage.cards().song());
        double worth = 6.0 * stage.stones() + 1.2 * stage.volume();
        worth += Math.min(stage.fans().size(), 2) * (3 + 3.0 * daysLeft);
        worth += Integer.bitCount(stage.halls()) * 3.0 * daysLeft + icons * 1.6;
        worth += Integer.bitCount(stage.cards().boast()) * 3;
        return worth + stage.cards().top().size() * 1.5 * daysLeft;
    }
}
