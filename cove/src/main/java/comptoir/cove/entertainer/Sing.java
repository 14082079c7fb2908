package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.List;

/**
 * The song step: what next? Act where the bard stands, move on, use an improv, boast, or end the song. Only what leads
 * somewhere is offered; {@link SingRefusals} says why the rest is not.
 */
public record Sing(int player) implements CoveQuestion {

    private static final Sing[] MADE = new Sing[8];

    static {
        for (int i = 0; i < MADE.length; i++) MADE[i] = new Sing(i);
    }

    static Sing of(int player) {
        return MADE[player];
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // to end the song is always possible
    }

    @Override
    public Options options(Cove cove, int seat) {
        var stage = Stage.of(cove, player);
        var song = stage.singing();
        var repertoire = Stage.repertoire(cove);
        var list = new Options.Builder();
        if (song.venue() != Song.NOWHERE && !islandDone(song)) Acts.at(cove, player, song.venue(), list);
        if (song.canMove())
            for (int venue = 0; venue < Venue.COUNT; venue++)
                if (song.canGo(venue) && Acts.at(cove, player, venue, null)) list.add(SongAnswer.GoTo.of(venue));
        int usable = stage.cards().song() & ~song.tops() & repertoire.usable();
        for (int left = usable; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            list.add(new SongAnswer.UseImprov(card, repertoire.card(card).id()));
        }
        if (Acts.canBoast(cove, player)) list.add(SongAnswer.BeginBoast.IT);
        return list.add(SongAnswer.Done.IT).build();
    }

    /** One action is done at a visit of Dragon Island. */
    private static boolean islandDone(Song song) {
        return song.venue() == Venue.ISLAND && song.side() != Song.NOWHERE;
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var stage = Stage.of(cove, player);
        var onwards = cove.doFirst(this);
        return switch ((SongAnswer) answer) {
            case SongAnswer.GoTo(int venue) -> goes(onwards, stage, venue);
            case SongAnswer.SingTo(int clan) ->
                onwards.doFirst(Lay.forSinging(player, stage.singing().venue(), clan, Song.NOWHERE));
            case SongAnswer.SingAtSea(int side, int clan) ->
                onwards.doFirst(Lay.forSinging(player, Venue.ISLAND, clan, side));
            case SongAnswer.WinFan(int card, var _) -> onwards.doFirst(Lay.forFan(player, card, stage.fanCost()));
            case SongAnswer.PutRune(int clan) -> onwards.doFirst(Lay.forRune(player, clan, runeCost(cove, clan)));
            case SongAnswer.UseImprov(int card, var _) -> uses(onwards, stage, card);
            case SongAnswer.BeginBoast() -> Boast.begin(onwards, player);
            case SongAnswer.Done() -> ends(cove, stage);
        };
    }

    private static int runeCost(Cove cove, int clan) {
        return 1 + Crowd.count(cove.harbour().halls(), clan);
    }

    private Cove goes(Cove cove, Stage stage, int venue) {
        var song = stage.singing().moved(venue);
        cove = cove.shop(player, stage.song(song));
        if (cove.watched()) {
            var text = Text.say("{0?Your bard|The bard of {0}} goes to {1}.");
            var told = OpenEvent.of(
                            "bard", player, EnterRule.SONG_PLACE, text.with(cove.name(player), Venue.text(venue)))
                    .with("place", Venue.id(venue))
                    .with("moves", song.moves());
            if (stage.singing().venue() != Song.NOWHERE) told = told.also(EnterRule.SONG_MOVES);
            cove = cove.tell(song.swan() ? told.also(EnterRule.SWAN_SONG) : told);
        }
        return Venue.isPier(venue) && Acts.countable(cove, venue) > 0 ? cove.doFirst(new CountRogues(player)) : cove;
    }

    /** An improv that needs no place. */
    private Cove uses(Cove cove, Stage stage, int card) {
        var repertoire = Stage.repertoire(cove);
        var improv = (Card.Improv) repertoire.card(card);
        stage = stage.song(stage.singing().spent(1 << card, 0));
        boolean gold = improv.effect() == Card.Improv.Effect.GOLD;
        int before = stage.volume();
        if (!gold) stage = stage.louder(repertoire, improv.amount());
        cove = cove.shop(player, stage);
        if (gold) cove = cove.earns(player, improv.amount());
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You use|{0} uses} {1}: {2}.");
        var told = OpenEvent.of(
                        "improv",
                        player,
                        EnterRule.SONG_IMPROV,
                        text.with(cove.name(player), improv.name(), improv.text()))
                .with("card", improv.id())
                .with("gold", gold ? improv.amount() : 0)
                .with("volume", stage.volume());
        if (gold) told = told.also(EnterRule.SONG_COINS);
        else if (before + improv.amount() > stage.volume()) told = told.also(EnterRule.VOLUME_TRACK);
        return cove.tell(told);
    }

    /** A swan song that was not begun is not sung, and keeps its cards. */
    private Cove ends(Cove cove, Stage stage) {
        var song = stage.singing();
        if (!song.swan()) return cove;
        return song.begun() ? cove.doFirst(new ClearSong(player)) : cove.shop(player, stage.silent());
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        var song = Stage.of(cove, player).singing();
        if (song.swan() && !song.begun())
            return CoveQuestion.prompt(
                    "sing",
                    EnterRule.SWAN_SONG,
                    "Swan song, before anybody sells: where does your bard sing (up to {0})?",
                    Counted.places(1 + song.moves()));
        if (song.venue() == Song.NOWHERE)
            return CoveQuestion.prompt(
                    "sing",
                    EnterRule.SONG_PLACE,
                    "Your song: where does your bard sing first (up to {0})?",
                    Counted.places(1 + song.moves()));
        return CoveQuestion.prompt(
                "sing",
                song.moves() > 0 ? EnterRule.SONG_MOVES : EnterRule.SONG_SPEND,
                "Your bard is at {0}: what next? Further places: {1}.",
                Venue.text(song.venue()),
                song.moves());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var stage = Stage.of(cove, player);
        var repertoire = Stage.repertoire(cove);
        return switch ((SongAnswer) answer) {
            case SongAnswer.GoTo(int venue) -> Text.say("Go to {0}").with(Venue.text(venue));
            case SongAnswer.SingTo(int clan) -> {
                int crowd =
                        Crowd.count(cove.harbour().piers().at(stage.singing().venue()), clan)
                                + stage.singing().cultists();
                yield singing(clan, crowd, stage, repertoire);
            }
            case SongAnswer.SingAtSea(int side, int clan) -> {
                int crowd = Crowd.count(Venue.atSea(cove, side), clan);
                yield Text.say("{0} (boats at sea, {1})")
                        .with(
                                singing(clan, crowd, stage, repertoire),
                                Venue.side(side).text());
            }
            case SongAnswer.WinFan(int card, var _) ->
                Text.say("Win {0} as a fan, for {1}")
                        .with(cove.pack().townsfolk(card).name(), Counted.icons(stage.fanCost()));
            case SongAnswer.PutRune(int clan) ->
                Text.say("Put a rune here, for {0}").with(Counted.icons(runeCost(cove, clan), clan));
            case SongAnswer.UseImprov(int card, var _) -> PlaySkill.labelled(repertoire.card(card));
            case SongAnswer.BeginBoast() -> Text.say("Boast, for {0}").with(Counted.volume(repertoire.boastVolume()));
            case SongAnswer.Done() ->
                stage.singing().swan() && !stage.singing().begun()
                        ? Text.say("No swan song: keep the song")
                        : Text.say("End the song");
        };
    }

    private static Text singing(int clan, int crowd, Stage stage, Repertoire repertoire) {
        int most = Sources.most(repertoire, stage, stage.singing(), clan);
        return Text.say("Sing to {0}: up to {1} gold").with(Kind.of(clan).counted(crowd), most * crowd);
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        return SingRefusals.of(cove, player);
    }
}
