package comptoir.bots.cove.lab;

import comptoir.cove.entertainer.Lay;
import comptoir.cove.entertainer.Repertoire;
import comptoir.cove.entertainer.Stage;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Phase;
import org.jspecify.annotations.Nullable;

/** What an Entertainer's stage promises in gold, by rules of thumb: icons by the crowds, the rest at a flat rate. */
final class StageOutlook {

    /** What is left of a crowd at sea when the song comes. */
    private static final double FROM_SEA = 0.25;

    /** What icons of a song are worth before they are sung. */
    private static final double UNSUNG = 0.9;

    private static final double STONE = 7;
    private static final double VOLUME = 1.2;
    private static final double CREATURE = 3;

    /** For each day still to come: a larger hand, a rune, a card bought. */
    private static final double MELODY = 3;

    private static final double RUNE = 3;
    private static final double CARD = 1.5;

    private StageOutlook() {}

    static double of(Cove cove, Stage stage) {
        boolean producing = cove.phase() == Phase.PRODUCTION;
        int days = Cove.DAYS - cove.round();
        if (!producing && days == 0 && stage.song() == null) return 0; // there is no song any more
        double worth = STONE * stage.stones() + VOLUME * stage.volume() + icons(cove, stage);
        worth += CREATURE * Integer.bitCount(stage.cards().boast());
        worth += MELODY * (1 + days) * Math.min(stage.fans().size(), 2);
        worth += RUNE * days * Integer.bitCount(stage.halls());
        var plan = plan(cove);
        if (plan != null) worth += planned(cove, plan);
        return worth + CARD * days * stage.cards().top().size();
    }

    /** What is being laid out for an action of the bard, if anything. */
    private static @Nullable Lay plan(Cove cove) {
        return cove.agenda().isEmpty() || !(cove.agenda().next() instanceof Lay plan) ? null : plan;
    }

    /** What a plan will bring, less what it costs beyond the icons of the song. */
    private static double planned(Cove cove, Lay plan) {
        double gold = plan.sings() ? plan.icons() * plan.crowd(cove) : 0;
        return gold - STONE * plan.stones() - VOLUME * plan.volume();
    }

    /** The icons of the song that are not spent yet, for the largest crowds that may hear them. */
    private static double icons(Cove cove, Stage stage) {
        var repertoire = Stage.repertoire(cove);
        int song = stage.cards().song();
        int spent = stage.song() == null ? 0 : stage.song().tops();
        var plan = plan(cove);
        if (plan != null) spent |= plan.tops();
        double worth = 0;
        for (int left = song & ~spent & repertoire.tops(Repertoire.ANY); left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            boolean skill = (repertoire.skills() & 1 << card) != 0;
            worth += repertoire.icons(card, song)
                    * (skill ? crowd(cove, stage, repertoire.skill(card).clan()) : crowds(cove, stage));
        }
        return worth;
    }

    /** The largest crowd of any clan, for icons that stand for all of them. */
    private static double crowds(Cove cove, Stage stage) {
        double best = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) best = Math.max(best, crowd(cove, stage, clan));
        return best;
    }

    /** In a song, those on the piers that the bard can still get to; before it, some of those at sea as well. */
    private static double crowd(Cove cove, Stage stage, int clan) {
        var harbour = cove.harbour();
        var song = stage.song();
        double best = 0;
        for (int pier = 0; pier < Pier.COUNT; pier++)
            if (song == null || song.venue() == pier || song.canGo(pier))
                best = Math.max(best, Crowd.count(harbour.piers().at(pier), clan));
        if (song != null) return UNSUNG * best;
        for (int boat = 0; boat < harbour.boats().size(); boat++)
            if (harbour.isAtSea(boat))
                best += FROM_SEA * Crowd.count(harbour.boats().at(boat), clan);
        return best;
    }
}
