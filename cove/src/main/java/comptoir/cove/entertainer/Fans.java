package comptoir.cove.entertainer;

import comptoir.cove.step.EndMarket;
import comptoir.cove.table.Cove;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** What becomes of townsfolk that bear a crest. */
final class Fans {

    private Fans() {}

    /**
     * "When another player recruits a fan, that player and you each receive the fan's patronage at once." Of several
     * Entertainers with a crest on the card each is paid; who recruits it is paid once.
     */
    static Cove recruited(Cove cove, int player, int card, int recruiter) {
        int icons = cove.pack().townsfolk(card).clans();
        cove = EndMarket.immediate(cove, player, icons, EnterRule.FAN_RECRUITED);
        return firstOwner(cove, card) == player
                ? EndMarket.immediate(cove, recruiter, icons, EnterRule.FAN_RECRUITED)
                : cove;
    }

    private static int firstOwner(Cove cove, int card) {
        int owner = 0;
        while (!isFan(cove, owner, card)) owner++;
        return owner;
    }

    private static boolean isFan(Cove cove, int player, int card) {
        return cove.shop(player) instanceof Stage stage && stage.fans().has(card);
    }

    /**
     * "When a fan would be discarded it goes beside your board instead and you receive its patronage at once." With crests
     * of several Entertainers on it, all are paid and it lies beside the first one's board.
     */
    static Cove discarded(Cove cove, int player, int card) {
        var townsfolk = cove.pack().townsfolk(card);
        cove = cove.shop(player, Stage.of(cove, player).keeping(card));
        if (cove.watched()) {
            var text = Text.say("{1?You keep|{1} keeps} {0}, a fan.");
            cove = cove.tell(OpenEvent.of(
                            "fan-kept", player, EnterRule.FAN_DISCARDED, text.with(townsfolk.name(), cove.name(player)))
                    .with("townsfolk", townsfolk.id()));
        }
        for (int owner = 0; owner < cove.players().size(); owner++)
            if (isFan(cove, owner, card))
                cove = EndMarket.immediate(cove, owner, townsfolk.clans(), EnterRule.FAN_DISCARDED);
        return cove;
    }
}
