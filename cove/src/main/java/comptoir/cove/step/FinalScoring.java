package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveDeed;
import comptoir.cove.CoveRule;
import comptoir.cove.Crowd;
import comptoir.cove.Phase;
import comptoir.cove.Standings;
import comptoir.cove.Told;
import comptoir.cove.Town;
import comptoir.engine.Text;
import java.util.ArrayList;

/** "Reveal corruption cards; clan icons give gold by their halls, corruption icons cost gold by the Lair." */
public record FinalScoring() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        cove = cove.phase(Phase.FINAL);
        if (cove.watched()) {
            var text = Text.of(
                    "The third day is over: corruption cards are revealed, and icons are scored.",
                    "Le troisième jour est fini : on révèle les cartes Corruption et on compte les icônes.");
            cove = cove.tell(Told.of("final-scoring", -1, CoveRule.CLEANUP_LAST_ROUND, text));
        }
        for (int player = 0; player < cove.players().size(); player++) {
            int clans = clans(cove, player);
            int corruption = corruption(cove, player);
            int gain = Crowd.pay(clans, cove.harbour().halls());
            int loss = corruption * Crowd.rogues(cove.harbour().halls());
            cove = cove.earns(player, gain - loss);
            if (cove.watched()) cove = tell(cove, player, clans, corruption, gain, loss);
        }
        return cove.watched() ? cove.tell(winner(cove)) : cove;
    }

    private static Told winner(Cove cove) {
        var places = Standings.of(cove);
        int most = cove.player(places.getFirst().seat()).gold();
        var winners = new ArrayList<Text>();
        for (var place : places) if (place.place() == 1) winners.add(cove.name(place.seat()));
        boolean tie = places.size() > 1 && cove.player(places.get(1).seat()).gold() == most;
        var text = Text.of("{0} wins with {1} gold.", "{0} gagne avec {1} or.");
        if (winners.size() > 1)
            text = Text.of("{0} share victory with {1} gold.", "{0} partagent la victoire avec {1} or.");
        var told = Told.of(
                        "winner", places.getFirst().seat(), CoveRule.FINAL_WINNER, text.with(Text.list(winners), most))
                .with("gold", most);
        if (tie) told = told.also(CoveRule.FINAL_TIE);
        return most >= 100 ? told.also(CoveRule.GOLD_GEMS) : told;
    }

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

    private static Cove tell(Cove cove, int player, int clans, int corruption, int gain, int loss) {
        var text = Text.of(
                "{0} reveals icons of {1} for {2} gold and {3} corruption icons for −{4}: {5} gold in all.",
                "{0} révèle les icônes {1} pour {2} or et {3} icônes Corruption pour −{4} : {5} or en tout.");
        return cove.tell(Told.of(
                        "final",
                        player,
                        CoveRule.FINAL_CLANS,
                        text.with(
                                cove.name(player),
                                Crowd.text(clans),
                                gain,
                                corruption,
                                loss,
                                cove.player(player).gold()))
                .also(CoveRule.FINAL_CORRUPTION)
                .with("clans", Crowd.byName(clans))
                .with("corruption", corruption)
                .with("gain", gain)
                .with("loss", loss)
                .byChance(cove));
    }
}
