package comptoir.cove.table;

/** The icons that final scoring counts. */
public final class Icons {

    private Icons() {}

    /** The clan icons a player has at the end, as a crowd. */
    public static int clans(Cove cove, int player) {
        int clans = clansInSight(cove, player);
        var cards = cove.player(player).cards();
        for (int face = 0; face < cards.size(); face++)
            clans += cards.at(face) * cove.pack().corruption(face).clans();
        return clans;
    }

    /** Those that everybody can see: not on corruption cards. */
    public static int clansInSight(Cove cove, int player) {
        var team = cove.player(player).team();
        int clans = cove.shop(player).finalClans(cove);
        for (int i = 0; i < team.size(); i++)
            if (team.at(i) != Town.EMPTY)
                clans += cove.pack().townsfolk(team.at(i)).clans();
        return clans;
    }

    /** The corruption icons a player has at the end. */
    public static int corruption(Cove cove, int player) {
        int corruption = corruptionInSight(cove, player);
        var cards = cove.player(player).cards();
        for (int face = 0; face < cards.size(); face++)
            corruption += cards.at(face) * cove.pack().corruption(face).corruption();
        return corruption;
    }

    public static int corruptionInSight(Cove cove, int player) {
        var team = cove.player(player).team();
        int corruption = cove.shop(player).finalCorruption(cove);
        for (int i = 0; i < team.size(); i++)
            if (team.at(i) != Town.EMPTY)
                corruption += cove.pack().townsfolk(team.at(i)).corruption();
        return corruption;
    }
}
