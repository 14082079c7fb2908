package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Row;
import comptoir.cove.step.PersonsWorkshop;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Workshop;
import comptoir.engine.Luck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The Entertainer's board.
 *
 * @param dial the quarter of the dial's rune icon: 0 is the upper right one, then clockwise
 * @param stones acoustic stones in the reserve; the others can be gained
 * @param halls the clan halls that hold a rune, one bit each; the other runes are around the dial, each on a coin
 * @param fans the townsfolk that bear a crest, in the order they became fans; the other crests are on the track
 * @param beside fans that would have been discarded and lie beside the board
 * @param song the song in progress; then the instrument lies on its back
 */
public record Stage(
        Cards cards,
        int dial,
        int volume,
        int stones,
        int halls,
        Row fans,
        Row beside,
        @Nullable Song song) implements PersonsWorkshop {

    static Stage beginning(Repertoire repertoire) {
        return new Stage(Cards.beginning(repertoire), 0, repertoire.startVolume(), 0, 0, Row.EMPTY, Row.EMPTY, null);
    }

    public static Stage of(Cove cove, int player) {
        return (Stage) cove.shop(player);
    }

    public static Repertoire repertoire(Cove cove) {
        return cove.pack().parts(Repertoire.class);
    }

    Stage cards(Cards changed) {
        return new Stage(changed, dial, volume, stones, halls, fans, beside, song);
    }

    Stage song(@Nullable Song changed) {
        return new Stage(cards, dial, volume, stones, halls, fans, beside, changed);
    }

    /** Volume beyond the track's end is lost; it does not go below 0. */
    Stage louder(Repertoire repertoire, int by) {
        int changed = Math.max(0, Math.min(repertoire.mostVolume(), volume + by));
        return new Stage(cards, dial, changed, stones, halls, fans, beside, song);
    }

    Stage composed(Cards changed, int quarter, int loudness) {
        return new Stage(changed, quarter, loudness, stones, halls, fans, beside, song);
    }

    /** Sources are spent: cards of the song, stones, volume. */
    Stage spent(Song after, int fewerStones, int lessVolume) {
        return new Stage(cards, dial, volume - lessVolume, stones - fewerStones, halls, fans, beside, after);
    }

    Stage stones(int changed) {
        return new Stage(cards, dial, volume, changed, halls, fans, beside, song);
    }

    Stage withRuneOn(int clan) {
        return new Stage(cards, dial, volume, stones, halls | 1 << clan, fans, beside, song);
    }

    Stage withFan(int townsfolk) {
        return new Stage(cards, dial, volume, stones, halls, fans.and(townsfolk), beside, song);
    }

    Stage keeping(int townsfolk) {
        return new Stage(cards, dial, volume, stones, halls, fans, beside.and(townsfolk), song);
    }

    public Song singing() {
        if (song == null) throw new IllegalStateException("no song is being sung");
        return song;
    }

    /** The bard is taken back, the song marker returns to its shelf and the instrument to its front. */
    Stage silent() {
        return song(null);
    }

    public int handLimit(Repertoire repertoire) {
        return repertoire.handLimit(fans.size());
    }

    /** "1 + coins revealed around the dial + blue gems revealed on the crest track." */
    public int price(Repertoire repertoire) {
        return repertoire.price() + Integer.bitCount(halls) + repertoire.gems(fans.size());
    }

    /** "1 + the number of fans already had." */
    public int fanCost() {
        return 1 + fans.size();
    }

    public boolean hasRuneOn(int clan) {
        return (halls & (1 << clan)) != 0;
    }

    @Override
    public Merchant merchant() {
        return Entertainer.ITSELF;
    }

    /** A scene may begin in the middle of a song: the card discarded in this turn lies on top of the discard pile. */
    @Override
    public Cove turn(Cove cove, int player) {
        if (song == null) return PlaySkill.begin(cove, player);
        int hours = repertoire(cove).skill(cards.last()).hours();
        return cove.doFirst(new Rest(player, hours)).doFirst(Sing.of(player));
    }

    /** "At the start of the Market phase, before anyone sells, the Entertainer may sing once more." */
    @Override
    public Cove marketOpens(Cove cove, int player) {
        var repertoire = repertoire(cove);
        boolean boasts = cards.boast() != 0 && volume >= repertoire.boastVolume();
        if (cards.song() == 0 && stones == 0 && !boasts) return cove;
        return cove.shop(player, song(Song.beginning(repertoire.moves(dial), true)))
                .doFirst(Sing.of(player));
    }

    @Override
    public int patronage() {
        return Crowd.NOBODY;
    }

    @Override
    public Cove hearsOfRecruit(Cove cove, int player, int card, int recruiter) {
        return fans.has(card) && player != recruiter ? Fans.recruited(cove, player, card, recruiter) : cove;
    }

    @Override
    public @Nullable Cove claimsDiscarded(Cove cove, int player, int card) {
        return fans.has(card) ? Fans.discarded(cove, player, card) : null;
    }

    @Override
    public int finalClans(Cove cove) {
        int clans = Crowd.NOBODY;
        for (int i = 0; i < fans.size(); i++)
            clans += cove.pack().townsfolk(fans.at(i)).clans();
        return clans;
    }

    @Override
    public Row townsfolk() {
        return beside;
    }

    @Override
    public Object view(Cove cove, int player, int viewer) {
        return StageView.of(this, cove, player, viewer);
    }

    @Override
    public Workshop redealt(Cove cove, int viewer, Luck luck) {
        return cards(cards.redealt(repertoire(cove), luck));
    }

    /** Cards in hand: the owner's own, and those that everybody can work out. */
    @Override
    public List<String> known(Cove cove, int player, int viewer) {
        var known = new ArrayList<String>();
        int seen = viewer == player ? cards.hand() : cards.known();
        for (int left = seen; left != 0; left &= left - 1)
            known.add("player " + player + " holds "
                    + repertoire(cove).card(Integer.numberOfTrailingZeros(left)).id());
        return known;
    }

    @Override
    public void count(Cove cove, Map<String, Integer> counts) {
        var repertoire = repertoire(cove);
        int[] places = {
            cards.hand(),
            cards.deck(),
            cards.discard(),
            cards.song(),
            cards.boast(),
            cards.skills(),
            cards.improvs(),
            cards.creatures()
        };
        for (int place : places)
            for (int left = place; left != 0; left &= left - 1)
                counts.merge(
                        "entertainer card "
                                + repertoire
                                        .card(Integer.numberOfTrailingZeros(left))
                                        .id(),
                        1,
                        Integer::sum);
        // Stones, crests and runes have no place of their own beside the board: there can only be too many in use.
        if (cards.left(Cards.SKILL) < 0
                || cards.left(Cards.IMPROV) < 0
                || stones < 0
                || stones > repertoire.stones()
                || fans.size() > repertoire.crests()
                || Integer.bitCount(halls) > repertoire.runes())
            throw new IllegalStateException("the Entertainer has things that are not there: " + this);
    }
}
