package comptoir.cove.entertainer;

/** What the icons of a song can still be brought together for. */
public final class Sources {

    private Sources() {}

    /** Whether there is any icon for a clan. */
    public static boolean any(Repertoire repertoire, Stage stage, Song song, int clan) {
        if (stage.stones() > 0) return true;
        int cards = stage.cards().song();
        if ((cards & ~song.tops() & repertoire.tops(clan) & ~repertoire.paladins()) != 0) return true;
        if (paladins(repertoire, cards, song.tops())) return true;
        for (int left = cards & ~song.bottoms() & repertoire.bottoms(clan); left != 0; left &= left - 1)
            if (repertoire.lowerVolume(Integer.numberOfTrailingZeros(left)) <= stage.volume()) return true;
        return false;
    }

    private static boolean paladins(Repertoire repertoire, int cards, int spent) {
        for (int left = cards & ~spent & repertoire.paladins(); left != 0; left &= left - 1)
            if (repertoire.icons(Integer.numberOfTrailingZeros(left), cards) > 0) return true;
        return false;
    }

    /** The most icons for a clan (or for any) that can be brought together, with what a plan has laid out left aside. */
    public static int most(Repertoire repertoire, Stage stage, Song song, Lay plan, int clan) {
        return most(
                repertoire,
                stage.cards().song(),
                song.tops() | plan.tops(),
                song.bottoms() | plan.bottoms(),
                stage.stones() - plan.stones(),
                stage.volume() - plan.volume(),
                clan);
    }

    public static int most(Repertoire repertoire, Stage stage, Song song, int clan) {
        return most(
                repertoire, stage.cards().song(), song.tops(), song.bottoms(), stage.stones(), stage.volume(), clan);
    }

    public static int most(Repertoire repertoire, int cards, int tops, int bottoms, int stones, int volume, int clan) {
        int icons = stones * repertoire.stoneIcons();
        for (int left = cards & ~tops & repertoire.tops(clan); left != 0; left &= left - 1)
            icons += repertoire.icons(Integer.numberOfTrailingZeros(left), cards);
        return icons + lower(repertoire, cards & ~bottoms & repertoire.bottoms(clan), volume);
    }

    /** The best choice of lower halves for the volume there is. */
    private static int lower(Repertoire repertoire, int cards, int volume) {
        if (cards == 0 || volume < 0) return 0;
        int card = Integer.numberOfTrailingZeros(cards);
        int rest = cards & (cards - 1);
        int without = lower(repertoire, rest, volume);
        int cost = repertoire.lowerVolume(card);
        return cost > volume
                ? without
                : Math.max(without, repertoire.lowerIcons(card) + lower(repertoire, rest, volume - cost));
    }
}
