package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.List;

/**
 * A plan: which sources are spent for an action of the bard, laid out one by one. Nothing is told and nothing is spent
 * before the plan is complete, so each can be taken back. A rune or a fan is won as soon as there are icons enough; a song
 * is sung when the player says so.
 *
 * @param venue where the bard acts
 * @param clan the clan whose icons count, or {@link Repertoire#ANY}
 * @param target the townsfolk at the Town Square, the side at Dragon Island
 * @param needed how many icons complete it; 0 for singing, which takes as many as one likes
 * @param icons how many are laid out
 * @param tops the cards whose upper icons (or paladins) are laid out, one bit each
 * @param bottoms the cards whose lower icons are
 * @param volume what those cost
 */
public record Lay(
        int player,
        int venue,
        int clan,
        int target,
        int needed,
        int icons,
        int tops,
        int bottoms,
        int stones,
        int volume)
        implements CoveQuestion {

    /** From this number on, answers name the lower half of a card. */
    public static final int LOWER = Integer.SIZE;

    private static final Named STONE = new Named("stone", true, 2 * LOWER);

    static Lay forSinging(int player, int venue, int clan, int side) {
        return new Lay(player, venue, clan, side, 0, 0, 0, 0, 0, 0);
    }

    static Lay forFan(int player, int townsfolk, int cost) {
        return new Lay(player, Venue.SQUARE, Repertoire.ANY, townsfolk, cost, 0, 0, 0, 0, 0);
    }

    static Lay forRune(int player, int clan, int needed) {
        return new Lay(player, Venue.HALLS + clan, clan, Song.NOWHERE, needed, 0, 0, 0, 0, 0);
    }

    public boolean sings() {
        return needed == 0;
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // begun only where the icons suffice
    }

    @Override
    public Options options(Cove cove, int seat) {
        var stage = Stage.of(cove, player);
        var song = stage.singing();
        var repertoire = Stage.repertoire(cove);
        int cards = stage.cards().song();
        var list = new Options.Builder();
        int unspent = cards & ~song.tops() & ~tops & repertoire.tops(clan);
        for (int left = unspent; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            boolean skill = (repertoire.skills() & (1 << card)) != 0;
            if (repertoire.icons(card, cards) > 0)
                list.add(repertoire.answer(skill ? Repertoire.TOP : Repertoire.IMPROV, card));
        }
        int lower = cards & ~song.bottoms() & ~bottoms & repertoire.bottoms(clan);
        for (int left = lower; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            if (canPay(repertoire, stage, song, card)) list.add(repertoire.answer(Repertoire.BOTTOM, card));
        }
        if (stage.stones() > stones) list.add(STONE);
        if (sings() && icons > 0) list.add(Named.DONE);
        return list.build();
    }

    /** There is volume for the lower half of a card, and the plan can still be completed after it. */
    private boolean canPay(Repertoire repertoire, Stage stage, Song song, int card) {
        if (repertoire.lowerVolume(card) > stage.volume() - volume) return false;
        if (sings()) return true;
        var plan = withBottom(repertoire, card);
        return plan.icons + Sources.most(repertoire, stage, song, plan, clan) >= needed;
    }

    private Lay withTop(Repertoire repertoire, int card, int cards) {
        int more = repertoire.icons(card, cards);
        return new Lay(player, venue, clan, target, needed, icons + more, tops | 1 << card, bottoms, stones, volume);
    }

    private Lay withBottom(Repertoire repertoire, int card) {
        return new Lay(
                player,
                venue,
                clan,
                target,
                needed,
                icons + repertoire.lowerIcons(card),
                tops,
                bottoms | 1 << card,
                stones,
                volume + repertoire.lowerVolume(card));
    }

    private Lay withStone(Repertoire repertoire) {
        return new Lay(
                player,
                venue,
                clan,
                target,
                needed,
                icons + repertoire.stoneIcons(),
                tops,
                bottoms,
                stones + 1,
                volume);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return Performance.of(cove, this);
        var more = with(cove, named.index());
        return more.sings() || more.icons < needed ? cove.doFirst(more) : Performance.of(cove, more);
    }

    private Lay with(Cove cove, int source) {
        var repertoire = Stage.repertoire(cove);
        if (source < LOWER)
            return withTop(repertoire, source, Stage.of(cove, player).cards().song());
        return source < 2 * LOWER ? withBottom(repertoire, source - LOWER) : withStone(repertoire);
    }

    /** The adventurers that are sung to. */
    public int crowd(Cove cove) {
        if (venue == Venue.ISLAND) return Crowd.count(Venue.atSea(cove, target), clan);
        return Crowd.count(cove.harbour().piers().at(venue), clan)
                + Stage.of(cove, player).singing().cultists();
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        if (sings()) {
            int crowd = crowd(cove);
            return CoveQuestion.prompt(
                    "lay-sources",
                    venue == Venue.ISLAND ? EnterRule.ISLAND_SING : EnterRule.PIER_SING,
                    "Which icons do you spend? So far {0} × {1} = {2} gold.",
                    icons,
                    Kind.of(clan).counted(crowd),
                    icons * crowd);
        }
        boolean fan = venue == Venue.SQUARE;
        return CoveQuestion.prompt(
                "lay-sources",
                fan ? EnterRule.SQUARE_FAN_COST : EnterRule.HALL_RUNE,
                "Which icons do you spend? {0} of {1} so far.",
                icons,
                needed);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return Text.say("Sing: {0} × {1} = {2} gold").with(icons, crowd(cove), icons * crowd(cove));
        var more = with(cove, named.index());
        var label = Text.say("{0}: {1}").with(Laid.source(cove, named.index()), Counted.icons(more.icons - icons));
        if (more.volume > volume) label = Text.say("{0} for {1}").with(label, Counted.volume(more.volume - volume));
        if (!sings()) return label;
        return Text.say("{0}, {1} × {2} = {3} gold in all")
                .with(label, more.icons, crowd(cove), more.icons * crowd(cove));
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        return SingRefusals.ofSources(cove, this);
    }
}
