package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.RogueCard;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Phase;
import comptoir.cove.table.Town;
import comptoir.engine.Options;
import org.jspecify.annotations.Nullable;

/** What the bard can do at a place. Each method lists the actions; without a list it tells whether there is any. */
final class Acts {

    private Acts() {}

    static boolean at(Cove cove, int player, int venue, Options.@Nullable Builder list) {
        if (Venue.isPier(venue)) return atPier(cove, player, venue, list);
        if (venue == Venue.SQUARE) return atSquare(cove, player, list);
        if (venue != Venue.ISLAND) return atHall(cove, player, Venue.clan(venue), list);
        boolean left = atSea(cove, player, 0, list);
        if (left && list == null) return true;
        boolean right = atSea(cove, player, 1, list);
        return left || right;
    }

    private static boolean atPier(Cove cove, int player, int pier, Options.@Nullable Builder list) {
        var stage = Stage.of(cove, player);
        var song = stage.singing();
        var repertoire = Stage.repertoire(cove);
        int crowd = cove.harbour().piers().at(pier);
        boolean anybody = BuyCard.affordable(cove, player)
                || (song.venue() == pier ? song.cultists() : countable(cove, pier)) > 0;
        boolean any = false;
        for (int clan = 0; clan < Kind.CLANS; clan++) {
            if (!anybody && Crowd.count(crowd, clan) == 0) continue;
            if (!Sources.any(repertoire, stage, song, clan)) continue;
            if (list == null) return true;
            list.add(SongAnswer.SingTo.of(clan));
            any = true;
        }
        return any;
    }

    /** "In the Market phase a rogue on a pier may count as a customer of every colour": that is when swan songs are. */
    static int countable(Cove cove, int pier) {
        return cove.phase() == Phase.MARKET && cove.terms().effect() == RogueCard.Effect.CULTISTS
                ? Crowd.rogues(cove.harbour().piers().at(pier))
                : 0;
    }

    private static boolean atSquare(Cove cove, int player, Options.@Nullable Builder list) {
        var stage = Stage.of(cove, player);
        var repertoire = Stage.repertoire(cove);
        if (stage.fans().size() == repertoire.crests()) return false;
        if (Sources.most(repertoire, stage, stage.singing(), Repertoire.ANY) < stage.fanCost()) return false;
        var square = cove.town().square();
        boolean any = false;
        for (int place = 0; place < square.size(); place++) {
            int card = square.at(place);
            if (card == Town.EMPTY || stage.fans().has(card)) continue;
            if (list == null) return true;
            list.add(new SongAnswer.WinFan(card, cove.pack().townsfolk(card).id()));
            any = true;
        }
        return any;
    }

    private static boolean atHall(Cove cove, int player, int clan, Options.@Nullable Builder list) {
        var stage = Stage.of(cove, player);
        if (stage.hasRuneOn(clan)) return false;
        int most = Sources.most(Stage.repertoire(cove), stage, stage.singing(), clan);
        if (most <= Crowd.count(cove.harbour().halls(), clan)) return false;
        if (list != null) list.add(SongAnswer.PutRune.of(clan));
        return true;
    }

    /** Singing to a side of Dragon Island: once that has been done, the action there goes on with the same side only. */
    static boolean atSea(Cove cove, int player, int side, Options.@Nullable Builder list) {
        var stage = Stage.of(cove, player);
        var song = stage.singing();
        int halls = stage.halls() & ~song.sung();
        if (halls == 0 || (song.venue() == Venue.ISLAND && song.side() != Song.NOWHERE && song.side() != side))
            return false;
        int crowd = Venue.atSea(cove, side);
        boolean any = false;
        for (int left = halls; left != 0; left &= left - 1) {
            int clan = Integer.numberOfTrailingZeros(left);
            if (Crowd.count(crowd, clan) == 0 || !Sources.any(Stage.repertoire(cove), stage, song, clan)) continue;
            if (list == null) return true;
            list.add(SongAnswer.SingAtSea.of(side, clan));
            any = true;
        }
        return any;
    }

    static boolean canBoast(Cove cove, int player) {
        var stage = Stage.of(cove, player);
        return stage.cards().boast() != 0
                && stage.volume() >= Stage.repertoire(cove).boastVolume();
    }
}
