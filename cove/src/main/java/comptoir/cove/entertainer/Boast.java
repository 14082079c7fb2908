package comptoir.cove.entertainer;

import comptoir.cove.parts.Named;
import comptoir.cove.step.DiscardCorruption;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/**
 * "Spend 3 volume to boast: gain the effects of all creature cards in your boast area, in any order." Asked creature by
 * creature while there is an order to choose.
 *
 * @param left the creatures whose effects are still to come, one bit each
 */
public record Boast(int player, int left) implements CoveQuestion {

    static Cove begin(Cove cove, int player) {
        var repertoire = Stage.repertoire(cove);
        var stage = Stage.of(cove, player);
        int shown = stage.cards().boast();
        cove = cove.shop(player, stage.spent(stage.singing().spent(0, 0), 0, repertoire.boastVolume()));
        if (cove.watched()) {
            var text = Text.say("{0?You boast|{0} boasts}, for {1}: {2}.");
            cove = cove.tell(OpenEvent.of(
                            "boast",
                            player,
                            EnterRule.SONG_BOAST,
                            text.with(
                                    cove.name(player),
                                    Counted.volume(repertoire.boastVolume()),
                                    Counted.creatures(Integer.bitCount(shown))))
                    .with("volume", Stage.of(cove, player).volume()));
        }
        return next(cove.doFirst(new EndBoast(player, shown)), player, shown);
    }

    /** The only creature left acts at once; of several, the player chooses. */
    private static Cove next(Cove cove, int player, int left) {
        return Integer.bitCount(left) == 1
                ? act(cove, player, Integer.numberOfTrailingZeros(left))
                : cove.doFirst(new Boast(player, left));
    }

    private static Cove act(Cove cove, int player, int card) {
        var repertoire = Stage.repertoire(cove);
        var creature = (Card.Creature) repertoire.card(card);
        var stage = Stage.of(cove, player);
        int stones = Math.min(stage.stones() + creature.stones(), repertoire.stones());
        cove = cove.player(
                player, cove.player(player).shop(stage.stones(stones)).earns(creature.gold()));
        if (cove.watched()) cove = cove.tell(acted(cove, player, creature, stage));
        if (creature.patronage() > 0) cove = cove.doFirst(new ChooseHall(player));
        if (creature.discards() > 0)
            cove = cove.doFirst(new DiscardCorruption(player, creature.discards(), true, EnterRule.SONG_BOAST));
        return creature.corruption() > 0
                ? cove.doFirst(new DrawCorruption(player, creature.corruption(), EnterRule.SONG_BOAST))
                : cove;
    }

    private static OpenEvent acted(Cove cove, int player, Card.Creature creature, Stage before) {
        var stage = Stage.of(cove, player);
        var told = OpenEvent.of(
                        "creature-acts",
                        player,
                        EnterRule.SONG_BOAST,
                        Text.say("{0}: {1}.").with(creature.name(), creature.text()))
                .with("card", creature.id())
                .with("stones", stage.stones())
                .with("gold", creature.gold());
        if (creature.gold() > 0) told = told.also(EnterRule.SONG_COINS);
        return creature.stones() > 0 && before.stones() + creature.stones() > stage.stones()
                ? told.also(EnterRule.SONG_STONE)
                : told;
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // asked with 2 creatures or more
    }

    @Override
    public Options options(Cove cove, int seat) {
        return PlaySkill.cards(Stage.repertoire(cove), Repertoire.CREATURE, left);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int card = ((Named) answer).index();
        int others = left & ~(1 << card);
        return act(cove.doFirst(new BoastOn(player, others)), player, card);
    }

    /** The next creature, once the effects of the one before are done. */
    record BoastOn(int player, int left) implements comptoir.cove.table.CoveDeed {
        @Override
        public Cove perform(Cove cove) {
            return next(cove, player, left);
        }
    }

    /** "Then put those cards under your discard pile." */
    record EndBoast(int player, int shown) implements comptoir.cove.table.CoveDeed {
        @Override
        public Cove perform(Cove cove) {
            var stage = Stage.of(cove, player);
            return cove.shop(player, stage.cards(stage.cards().boasted(shown)));
        }
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("boast", EnterRule.SONG_BOAST, "Which creature’s effect comes next?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return PlaySkill.labelled(Stage.repertoire(cove).card(((Named) answer).index()));
    }
}
