package comptoir.cove.entertainer;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Phase;
import comptoir.engine.Rule;
import comptoir.engine.Source;
import comptoir.engine.Text;

/**
 * "Draw up to the hand limit; creatures and improvs go to their areas and drawing goes on; an empty deck is rebuilt at once
 * from the discard pile." Card by card.
 */
record DrawUp(int player) implements CoveDraw {

    private static final int MOST_PLAYERS = 8;
    private static final Source[] SOURCES = new Source[MOST_PLAYERS];
    private static final DrawUp[] MADE = new DrawUp[MOST_PLAYERS];

    static {
        for (int player = 0; player < MOST_PLAYERS; player++) {
            SOURCES[player] = new Source("songs of player " + (player + 1));
            MADE[player] = new DrawUp(player);
        }
    }

    static DrawUp of(int player) {
        return MADE[player];
    }

    @Override
    public Source source(Cove cove) {
        return SOURCES[player];
    }

    @Override
    public int outcomes(Cove cove) {
        var stage = Stage.of(cove, player);
        boolean enough = Integer.bitCount(stage.cards().hand()) >= stage.handLimit(Stage.repertoire(cove));
        return enough ? 0 : Integer.bitCount(stage.cards().drawable());
    }

    @Override
    public String outcome(Cove cove, int index) {
        int card = Cards.nth(Stage.of(cove, player).cards().drawable(), index);
        return Stage.repertoire(cove).card(card).id();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        var repertoire = Stage.repertoire(cove);
        var stage = Stage.of(cove, player);
        int card = Cards.nth(stage.cards().drawable(), index);
        var cards = stage.cards();
        if (cards.mustReshuffle()) {
            if (cove.watched()) cove = cove.tell(reshuffled(cove, cards));
            cards = cards.reshuffled();
        }
        cove = cove.shop(player, stage.cards(cards.drew(repertoire, card))).doFirst(this);
        return cove.watched() ? cove.tell(drew(cove, card)) : cove;
    }

    private OpenEvent reshuffled(Cove cove, Cards cards) {
        var text = Text.say("{0?You shuffle|{0} shuffles} {1#1 discarded card|{1} discarded cards} into a new deck.");
        return OpenEvent.of(
                        "reshuffled",
                        player,
                        EnterRule.REST_RESHUFFLE,
                        text.with(cove.name(player), Integer.bitCount(cards.discard())))
                .with("cards", Integer.bitCount(cards.discard()));
    }

    private comptoir.engine.Event drew(Cove cove, int card) {
        var repertoire = Stage.repertoire(cove);
        Rule rule = cove.phase() == Phase.SET_UP ? EnterRule.SETUP_HAND : EnterRule.REST_DRAW;
        var printed = repertoire.card(card);
        if (printed instanceof Card.Skill) return new DrewSkill(player, cove.name(player), printed, rule);
        var text = printed instanceof Card.Creature
                ? Text.say("{0?You draw|{0} draws} {1}: it goes to the boast area.")
                : Text.say("{0?You draw|{0} draws} {1}: it goes into the song.");
        return OpenEvent.of("card-drawn", player, rule, text.with(cove.name(player), printed.name()))
                .with("card", printed.id())
                .byChance(cove);
    }
}
