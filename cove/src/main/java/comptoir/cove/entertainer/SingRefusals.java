package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.engine.Refusal;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Why something cannot be done in a song. */
final class SingRefusals {

    private SingRefusals() {}

    static List<Refusal> of(Cove cove, int player) {
        var stage = Stage.of(cove, player);
        var repertoire = Stage.repertoire(cove);
        var refusals = new ArrayList<Refusal>();
        for (int venue = 0; venue < Venue.COUNT; venue++)
            if (!stage.singing().canGo(venue) || !Acts.at(cove, player, venue, null))
                refusals.add(place(cove, stage, venue));
        refusals.add(new Refusal(
                Map.of("place", "lair"),
                EnterRule.HALL_ONCE,
                "a clan hall",
                "lair",
                Text.say("The Lair is too dangerous to sing in.")));
        if (!Acts.canBoast(cove, player)) {
            boolean creature = stage.cards().boast() != 0;
            refusals.add(new Refusal(
                    SongAnswer.BeginBoast.IT.data(),
                    EnterRule.SONG_BOAST,
                    creature ? repertoire.boastVolume() : 1,
                    creature ? stage.volume() : 0,
                    creature
                            ? Text.say("A boast costs {0}; you have {1}.")
                                    .with(Counted.volume(repertoire.boastVolume()), stage.volume())
                            : Text.say("There is no creature to boast with.")));
        }
        return refusals;
    }

    private static Refusal place(Cove cove, Stage stage, int venue) {
        var song = stage.singing();
        var repertoire = Stage.repertoire(cove);
        if (!song.canGo(venue)) {
            boolean been = (song.visited() & (1 << venue)) != 0;
            return refusal(
                    venue,
                    EnterRule.SONG_MOVES,
                    been ? "another place" : 1,
                    been ? Venue.id(venue) : song.moves(),
                    been
                            ? Text.say("The bard has been there in this song.")
                            : Text.say("The dial allows no further place."));
        }
        if (Venue.isPier(venue))
            return refusal(
                    venue,
                    EnterRule.PIER_SING,
                    1,
                    0,
                    Text.say("Nobody there would hear you: your icons and the crowd do not match."));
        if (venue == Venue.SQUARE) {
            if (stage.fans().size() == repertoire.crests())
                return refusal(venue, EnterRule.SQUARE_FAN, 1, 0, Text.say("All your crests are placed."));
            int most = Sources.most(repertoire, stage, song, Repertoire.ANY);
            boolean icons = most < stage.fanCost();
            return refusal(
                    venue,
                    icons ? EnterRule.SQUARE_FAN_COST : EnterRule.SQUARE_FAN,
                    icons ? stage.fanCost() : 1,
                    icons ? most : 0,
                    icons
                            ? Text.say("A fan costs {0}; you can bring {1}.").with(Counted.icons(stage.fanCost()), most)
                            : Text.say("There is nobody new to win."));
        }
        return venue == Venue.ISLAND ? island(stage) : hall(cove, stage, Venue.clan(venue));
    }

    private static Refusal island(Stage stage) {
        if (stage.halls() == 0)
            return refusal(
                    Venue.ISLAND, EnterRule.ISLAND_NEED_RUNE, 1, 0, Text.say("You need a rune on a clan hall first."));
        return refusal(
                Venue.ISLAND,
                EnterRule.ISLAND_SING,
                1,
                0,
                Text.say("Nobody at sea is of a clan whose hall holds your rune and whose icons you have."));
    }

    private static Refusal hall(Cove cove, Stage stage, int clan) {
        int venue = Venue.HALLS + clan;
        if (stage.hasRuneOn(clan))
            return refusal(
                    venue,
                    EnterRule.HALL_ONCE,
                    "a hall without your rune",
                    Venue.id(venue),
                    Text.say("This hall holds your rune already."));
        int needed = 1 + Crowd.count(cove.harbour().halls(), clan);
        int most = Sources.most(Stage.repertoire(cove), stage, stage.singing(), clan);
        return refusal(
                venue,
                EnterRule.HALL_RUNE,
                needed,
                most,
                Text.say("You need {0}; you can bring {1}.").with(Counted.icons(needed, clan), most));
    }

    private static Refusal refusal(int venue, Rule rule, Object needed, Object had, Text text) {
        return new Refusal(SongAnswer.GoTo.of(venue).data(), rule, needed, had, text);
    }

    /** Sources of the song area that a plan cannot take, and why. */
    static List<Refusal> ofSources(Cove cove, Lay plan) {
        var stage = Stage.of(cove, plan.player());
        var song = stage.singing();
        var repertoire = Stage.repertoire(cove);
        int cards = stage.cards().song();
        var refusals = new ArrayList<Refusal>();
        for (int left = cards & repertoire.tops(Repertoire.ANY); left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            int word = (repertoire.skills() & (1 << card)) != 0 ? Repertoire.TOP : Repertoire.IMPROV;
            var data = repertoire.answer(word, card).data();
            if (((song.tops() | plan.tops()) & (1 << card)) != 0) refusals.add(spent(data));
            else if ((repertoire.tops(plan.clan()) & (1 << card)) == 0) refusals.add(otherClan(data, plan));
        }
        for (int left = cards & repertoire.skills(); left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            var data = repertoire.answer(Repertoire.BOTTOM, card).data();
            int cost = repertoire.lowerVolume(card);
            if (((song.bottoms() | plan.bottoms()) & (1 << card)) != 0) refusals.add(spent(data));
            else if ((repertoire.bottoms(plan.clan()) & (1 << card)) == 0) refusals.add(otherClan(data, plan));
            else if (cost > stage.volume() - plan.volume())
                refusals.add(new Refusal(
                        data,
                        EnterRule.SONG_BOTTOM_VOLUME,
                        cost,
                        stage.volume() - plan.volume(),
                        Text.say("It costs {0}; you have {1}.")
                                .with(Counted.volume(cost), stage.volume() - plan.volume())));
        }
        return refusals;
    }

    private static Refusal spent(Map<String, Object> data) {
        return new Refusal(
                data, EnterRule.SONG_ONCE, "unspent icons", "spent", Text.say("These icons are spent in this song."));
    }

    private static Refusal otherClan(Map<String, Object> data, Lay plan) {
        var clan = Kind.of(plan.clan());
        return new Refusal(
                data,
                plan.venue() == Venue.ISLAND
                        ? EnterRule.ISLAND_SING
                        : Venue.isHall(plan.venue()) ? EnterRule.HALL_RUNE : EnterRule.PIER_SING,
                clan.word(),
                "another clan",
                Text.say("Only {0} icons count here.").with(clan.clan()));
    }
}
