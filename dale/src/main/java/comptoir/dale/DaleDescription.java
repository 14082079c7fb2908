package comptoir.dale;

import comptoir.dale.moves.EventKind;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.Standing;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.dale.view.DaleView;
import comptoir.engine.Description;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What somebody who shows Dale must know of it: its cards and sets, its decisions, events and sources of fate. */
final class DaleDescription {

    private DaleDescription() {}

    /**
     * A card as it is printed.
     *
     * @param set the animalfolk set; null for Junk
     * @param bonus whether it shows a plus: playing it gives one more action
     * @param copies how many of it a set has
     * @param text what it says, in our own words
     * @param rule the rule that this is
     */
    record CardFace(
            String id,
            Text name,
            Text text,
            @Nullable String set,
            int value,
            Card.Type type,
            boolean bonus,
            int copies,
            Rule rule)
            implements Description.Component {

        static CardFace of(Card card) {
            var folk = card.folk();
            return new CardFace(
                    card.id(),
                    card.name(),
                    card.text(),
                    folk == null ? null : folk.id(),
                    card.value(),
                    card.type(),
                    card.givesBonus(),
                    card.copies(),
                    card.rule());
        }
    }

    /**
     * An animalfolk set.
     *
     * @param complexity how much a newcomer has to keep in mind with it, from 1 to 4: our own judgement
     * @param colour the colour of its cards, as on the web: {@code #3f78b9}
     * @param heading what the rulebook tells of it under
     */
    record FolkSet(String id, Text name, Text theme, int complexity, String colour, String heading)
            implements Description.Component {

        static FolkSet of(Animalfolk folk) {
            return new FolkSet(folk.id(), folk.title(), folk.theme(), folk.complexity(), folk.colour(), folk.heading());
        }
    }

    /** Events in which no card is named. */
    private static final Set<EventKind> PLAIN = EnumSet.of(
            EventKind.SWAPPED_PILES,
            EventKind.PICKED_AT_RANDOM,
            EventKind.SETS_CHOSEN,
            EventKind.FIRST_PLAYER,
            EventKind.TURN_BEGAN,
            EventKind.INVENTORY,
            EventKind.ENDED_ACTIONS,
            EventKind.SHUFFLED,
            EventKind.RESHUFFLED,
            EventKind.MARKET_RESHUFFLED,
            EventKind.CHOSE_PLAYER,
            EventKind.CHOSE_LEFT,
            EventKind.CHOSE_RIGHT,
            EventKind.NAMED,
            EventKind.ROLLED,
            EventKind.ROLLED_OCELOT,
            EventKind.CHOSE_SECRETLY,
            EventKind.SET_VALUE,
            EventKind.MIXED_HANDS,
            EventKind.DECLINED_HELP,
            EventKind.LEFT_HELP,
            EventKind.DID_NOTHING,
            EventKind.WON);

    static final Description DALE = withEvents(withDecisions(Description.of(DaleView.class)
            .components("cards", Cards.every().stream().map(CardFace::of).toList())
            .components("sets", Cards.folks().stream().map(FolkSet::of).toList())
            .fate("sets", Text.say("Which sets are played."))
            .fate("first player", Text.say("Who begins."))
            .fate("deck of player {seat}", Text.say("A player’s deck is shuffled."))
            .fate("hand of player {seat}", Text.say("A card of a hand at random."))
            .fate("market deck", Text.say("The market deck is shuffled."))
            .fate("two hands", Text.say("Two hands are shuffled together."))
            .fate("polecat die", Text.say("The polecats’ die: 1, 1, 2, 2, 3, 3."))
            .fate("ocelot die", Text.say("The ocelots’ die: 0, 1, 1, 2, 2, 3."))));

    private static Description withDecisions(Description description) {
        for (var decision : DaleDecision.values()) description = decision.describedIn(description);
        for (var standing : Standing.values()) description = standing.describedIn(description);
        return description;
    }

    /** The events tell themselves: the sentence with a player, cards and whatever the third place is for. */
    private static Description withEvents(Description description) {
        var player = Text.say("A player");
        var cards = Text.say("cards");
        for (var told : EventKind.values()) {
            var meaning = told.text().with(player, cards, "…");
            description = PLAIN.contains(told)
                    ? description.event(told.kind(), meaning)
                    : description.event(told.kind(), meaning, "count: number", "cards?: cards[]");
        }
        return description;
    }
}
