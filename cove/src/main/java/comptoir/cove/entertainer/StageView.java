package comptoir.cove.entertainer;

import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Town;
import comptoir.engine.Play;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Entertainer's board as a viewer sees it.
 *
 * @param instrument {@code front} (corruption), or {@code back} (boast) while a song is sung, with the song marker on it
 * @param crests how many are left on the track
 * @param price what a card costs at any pier now
 * @param hand the skills in hand: for their owner; null for the others
 * @param handKnown cards in hand that everybody can work out
 * @param unseen the cards of which the viewer knows only that they are in the deck (or, for others, in hand or deck)
 * @param bought the piles of the bought cards that lie unseen on the deck, the topmost last
 * @param skillsUnseen the cards of the skill pile that the viewer has not seen, wherever they lie
 * @param song the song area; each half and effect is spent or not
 * @param bard where the bard stands, and how many further places it may go to; null without a song
 * @param plan the sources laid out for an action, while its player lays them out
 */
record StageView(
        DialView dial,
        int volume,
        int mostVolume,
        int boastVolume,
        int stones,
        int stonesLeft,
        String instrument,
        int crests,
        int runes,
        List<String> runesOn,
        int coins,
        int gems,
        int price,
        int handLimit,
        List<FanView> fans,
        int handCount,
        @Nullable List<CardView> hand,
        List<CardView> handKnown,
        int deckCount,
        List<String> bought,
        List<CardView> unseen,
        List<CardView> discard,
        @Nullable CardView discardTop,
        List<SongCardView> song,
        List<CardView> boast,
        int skillsLeft,
        List<CardView> skillsUnseen,
        int improvsLeft,
        List<CardView> improvsUnseen,
        List<CardView> creatures,
        @Nullable BardView bard,
        @Nullable PlanView plan,
        Text upTo) {

    /** The quarter of the rune icon, and the moves of each quarter from noon clockwise. */
    record DialView(String quarter, int moves, List<Integer> quarters) {}

    /** A card; {@code skill} says what is printed on a skill, and is null for the others. */
    record CardView(
            String id,
            String kind,
            Text name,
            Text text,
            int hours,
            @Nullable SkillView skill) {

        static CardView of(Card card) {
            return switch (card) {
                case Card.Skill skill ->
                    new CardView(card.id(), "skill", card.name(), card.text(), skill.hours(), SkillView.of(skill));
                case Card.Improv ignored -> new CardView(card.id(), "improv", card.name(), card.text(), 0, null);
                case Card.Creature ignored -> new CardView(card.id(), "creature", card.name(), card.text(), 0, null);
            };
        }
    }

    /** A skill as it is printed: icons that are free, icons for volume, and what it brings when it is discarded. */
    record SkillView(String clan, int icons, int volume, String lowerClan, int lowerIcons, int gain, int corruption) {

        private static SkillView of(Card.Skill skill) {
            return new SkillView(
                    Kind.of(skill.clan()).word(),
                    skill.icons(),
                    skill.volume(),
                    Kind.of(skill.lowerClan()).word(),
                    skill.lowerIcons(),
                    skill.gain(),
                    skill.corruption());
        }
    }

    record SongCardView(CardView card, int icons, boolean topSpent, boolean bottomSpent) {}

    /** A fan and where it is: at the Town Square, beside the board, or in a team. */
    record FanView(String townsfolk, Text name, String where) {}

    record BardView(@Nullable String place, int moves, List<String> visited, boolean swan) {}

    /** What an action would bring as it is laid out: icons times crowd is gold, or icons out of those needed. */
    record PlanView(
            String place,
            @Nullable String clan,
            int needed,
            List<Laid> sources,
            int icons,
            int volume,
            int crowd,
            int gold) {}

    /** Whoever composes sees the cards where they have put them, though the table is told only when the dial turns. */
    private static Stage asPut(Stage stage, Cove cove, int player, int viewer) {
        if (viewer != player || cove.over()) return stage;
        var cards = stage.cards();
        return switch (Play.question(cove)) {
            case DiscardSkill asks
            when asks.player() == player && asks.played() != Cards.NONE ->
                stage.composed(cards.laid(asks.played()), stage.dial(), stage.volume());
            case TurnDial asks
            when asks.player() == player ->
                stage.composed(cards.composed(asks.played(), asks.discarded()), stage.dial(), stage.volume());
            default -> stage;
        };
    }

    static StageView of(Stage told, Cove cove, int player, int viewer) {
        var stage = asPut(told, cove, player, viewer);
        var repertoire = Stage.repertoire(cove);
        var cards = stage.cards();
        boolean own = viewer == player || viewer == Seats.ALL_SEEING;
        var quarters = new ArrayList<Integer>();
        for (int quarter = 0; quarter < repertoire.quarters(); quarter++) quarters.add(repertoire.moves(quarter));
        var halls = new ArrayList<String>();
        for (int clan = 0; clan < Kind.CLANS; clan++)
            if (stage.hasRuneOn(clan)) halls.add(Kind.of(clan).word());
        var bought = new ArrayList<String>();
        for (int pile : cards.top().list()) bought.add(pile == Cards.SKILL ? "skill" : "improv");
        return new StageView(
                new DialView(StageScene.quarter(stage.dial()), repertoire.moves(stage.dial()), quarters),
                stage.volume(),
                repertoire.mostVolume(),
                repertoire.boastVolume(),
                stage.stones(),
                repertoire.stones() - stage.stones(),
                stage.song() == null ? "front" : "back",
                repertoire.crests() - stage.fans().size(),
                repertoire.runes() - halls.size(),
                halls,
                halls.size(),
                repertoire.gems(stage.fans().size()),
                stage.price(repertoire),
                stage.handLimit(repertoire),
                fans(stage, cove),
                Integer.bitCount(cards.hand()),
                own ? views(repertoire, cards.hand()) : null,
                views(repertoire, cards.known()),
                cards.deckSize(),
                bought,
                views(repertoire, own ? cards.deck() : cards.deck() | cards.hidden()),
                views(repertoire, cards.discard()),
                cards.last() == Cards.NONE ? null : view(repertoire, cards.last()),
                song(stage, repertoire),
                views(repertoire, cards.boast()),
                cards.left(Cards.SKILL),
                views(repertoire, own ? cards.skills() : cards.skills() | cards.fresh()),
                cards.left(Cards.IMPROV),
                views(repertoire, cards.improvs()),
                views(repertoire, cards.creatures()),
                bard(stage.song()),
                plan(cove, player),
                upTo(stage, repertoire));
    }

    private static List<CardView> views(Repertoire repertoire, int group) {
        var views = new ArrayList<CardView>();
        for (int left = group; left != 0; left &= left - 1)
            views.add(view(repertoire, Integer.numberOfTrailingZeros(left)));
        return views;
    }

    private static CardView view(Repertoire repertoire, int number) {
        return CardView.of(repertoire.card(number));
    }

    private static List<SongCardView> song(Stage stage, Repertoire repertoire) {
        var views = new ArrayList<SongCardView>();
        int area = stage.cards().song();
        var song = stage.song();
        for (int left = area; left != 0; left &= left - 1) {
            int card = Integer.numberOfTrailingZeros(left);
            views.add(new SongCardView(
                    view(repertoire, card),
                    repertoire.icons(card, area),
                    song != null && (song.tops() & (1 << card)) != 0,
                    song != null && (song.bottoms() & (1 << card)) != 0));
        }
        return views;
    }

    private static List<FanView> fans(Stage stage, Cove cove) {
        var views = new ArrayList<FanView>();
        for (int card : stage.fans().list()) {
            var townsfolk = cove.pack().townsfolk(card);
            boolean square = card != Town.EMPTY && cove.town().square().has(card);
            views.add(new FanView(
                    townsfolk.id(),
                    townsfolk.name(),
                    square ? "town-square" : stage.beside().has(card) ? "beside" : "elsewhere"));
        }
        return views;
    }

    private static @Nullable BardView bard(@Nullable Song song) {
        if (song == null) return null;
        var visited = new ArrayList<String>();
        for (int venue = 0; venue < Venue.COUNT; venue++)
            if ((song.visited() & (1 << venue)) != 0) visited.add(Venue.id(venue));
        return new BardView(
                song.venue() == Song.NOWHERE ? null : Venue.id(song.venue()), song.moves(), visited, song.swan());
    }

    private static @Nullable PlanView plan(Cove cove, int player) {
        if (cove.over() || !(cove.agenda().next() instanceof Lay plan) || plan.player() != player) return null;
        int crowd = plan.sings() ? plan.crowd(cove) : 0;
        return new PlanView(
                Venue.id(plan.venue()),
                plan.clan() == Repertoire.ANY ? null : Kind.of(plan.clan()).word(),
                plan.needed(),
                Laid.of(cove, plan),
                plan.icons(),
                plan.volume(),
                crowd,
                plan.icons() * crowd);
    }

    /** A line for those who do not know this merchant. */
    private static Text upTo(Stage stage, Repertoire repertoire) {
        if (stage.song() != null) return Text.say("The bard is out and sings.");
        int cards = Integer.bitCount(stage.cards().song());
        return Text.say("Composing: {0} in the song, {1} of the dial to go until it is sung.")
                .with(Counted.cards(cards), Counted.quarters(repertoire.quarters() - stage.dial()));
    }
}
