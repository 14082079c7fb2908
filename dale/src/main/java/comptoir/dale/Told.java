package comptoir.dale;

import comptoir.engine.Saving;
import comptoir.engine.Text;

/**
 * The sentences in which players are told what happened: {0} is who did it, {1} the cards (by name for those who may see
 * them, otherwise their number), {2} another player or a number.
 */
enum Told {
    DEALT("{0} draws {1}.", "{0} pioche {1}.", DaleRule.SETUP_HAND),
    DREW("{0} draws {1}.", "{0} pioche {1}.", DaleRule.CLEANUP_HAND),
    DREW_BY_EFFECT("{0} draws {1}.", "{0} pioche {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    DREW_JUNK(
            "{0} has no cards left and draws {1} from the Junk pile.",
            "{0} n’a plus de cartes et pioche {1} de la pile « Junk ».", DaleRule.DECK_JUNK_DRAW),
    DREW_FROM_MARKET_DECK(
            "{0} draws {1} from the market deck.",
            "{0} pioche {1} dans la pioche du Marché.", DaleRule.SETUP_MARKET_DECK),
    DREW_OTHERS(
            "{0} draws {1} from the deck of {2}.",
            "{0} pioche {1} dans la pioche de {2}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    LAID_ASIDE("{0} looks at {1} from a deck.", "{0} regarde {1} d’une pioche.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    SEARCHED("{0} looks through a deck: {1}.", "{0} cherche dans une pioche : {1}.", DaleRule.DECK_SEARCH_NO_RESHUFFLE),
    LOOKED_AT_HAND(
            "{0} looks at the hand of {2}: {1}.",
            "{0} regarde la main de {2} : {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    TOOK("{0} takes {1}.", "{0} prend {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    TOOK_FROM("{0} takes {1} from {2}.", "{0} prend {1} à {2}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    PICKED_AT_RANDOM(
            "A card of the hand of {0} is picked at random.",
            "Une carte de la main de {0} est prise au hasard.", DaleRule.CARD_COMPULSORY),
    TOOK_FROM_DISCARD(
            "{0} takes {1} from a discard pile.", "{0} prend {1} dans une défausse.", DaleRule.CARD_OPEN_DISCARDS),
    TOOK_FROM_MARKET("{0} takes {1} from the market.", "{0} prend {1} au Marché.", DaleRule.MARKET_NO_REFILL_YET),
    TOOK_FROM_STALL("{0} takes {1} out of a stall.", "{0} reprend {1} dans un étal.", DaleRule.STALL_VALUE_AFTER),
    GAVE("{0} gives {1} to {2}.", "{0} donne {1} à {2}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    LAID_ON_DECK(
            "{0} puts {1} on top of their deck.", "{0} place {1} sur sa pioche.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    LAID_ON_OTHERS_DECK(
            "{0} puts {1} on top of the deck of {2}.",
            "{0} place {1} sur la pioche de {2}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    PUT_INTO_DECK("{0} puts {1} into their deck.", "{0} met {1} dans sa pioche.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    DISCARDED("{0} discards {1}.", "{0} défausse {1}.", DaleRule.CARD_DISCARD_ORDER),
    DISCARDED_FROM_DECK("{0} discards {1} from their deck.", "{0} défausse {1} de sa pioche.", DaleRule.DECK_RESHUFFLE),
    SWAPPED_PILES(
            "{0} swaps the deck and the discard pile.",
            "{0} échange sa pioche et sa défausse.", DaleRule.CARD_OPEN_DISCARDS),
    TURNED_DECK_OVER(
            "{0} turns the old deck over, its top card first: {1}.",
            "{0} retourne l’ancienne pioche, sa carte du dessus d’abord : {1}.", DaleRule.CARD_OPEN_DISCARDS),
    THREW_AWAY_MARKET_DECK(
            "{0} throws away {1} from the market deck.",
            "{0} jette {1} de la pioche du Marché.", DaleRule.CARD_THROW_AWAY),
    THREW_AWAY("{0} throws away {1}.", "{0} jette {1}.", DaleRule.CARD_THROW_AWAY),
    THREW_AWAY_MARKET("{0} throws away {1} from the market.", "{0} jette {1} du Marché.", DaleRule.CARD_THROW_AWAY),
    REVEALED("{0} shows {1}.", "{0} montre {1}.", DaleRule.CARD_PASSIVE),
    REVEALED_TOP("{0} turns up {1}.", "{0} révèle {1}.", DaleRule.CARD_AS_MUCH_AS_POSSIBLE),
    USED_AS("{0} uses {1} as {2}.", "{0} utilise {1} comme {2}.", DaleRule.CARD_PASSIVE),
    WIDENED_HAND(
            "{0} shows {1} and fills the hand to more cards.",
            "{0} montre {1} et complète sa main à plus de cartes.", DaleRule.CARD_COOKIES),
    PAID("{0} pays with {1}.", "{0} paie avec {1}.", DaleRule.MARKET_PAY),
    PAID_AND_THREW_AWAY(
            "{0} pays with {1} and throws it away.",
            "{0} paie avec {1} et jette cette carte.", DaleRule.CARD_THROW_AWAY),
    KEPT(
            "{0} pays with {1} and keeps it in hand.",
            "{0} paie avec {1} et garde cette carte en main.", DaleRule.MARKET_PAY),
    BOUGHT("{0} buys {1} for {2}.", "{0} achète {1} pour {2}.", DaleRule.MARKET_BUY),
    BOUGHT_FROM_DISCARD(
            "{0} buys {1} from the market’s discard pile for {2}.",
            "{0} achète {1} dans la défausse du Marché pour {2}.", DaleRule.CARD_MARKET_DISCOVERY),
    REARRANGED(
            "{0} rearranges the market, from left to right: {1}.",
            "{0} réarrange le Marché, de gauche à droite : {1}.", DaleRule.CARD_CALCULATIONS),
    PLAYED("{0} plays {1}.", "{0} joue {1}.", DaleRule.TECHNIQUE_SHOW),
    RESOLVED("{0} resolves {1} from the schedule.", "{0} résout {1} de son planning.", DaleRule.TURN_START),
    FINISHED(
            "{0} discards {1} after its effect.",
            "{0} défausse {1} après son effet.", DaleRule.TECHNIQUE_DISCARD_AFTER),
    BUILT("{0} builds stack {2}: {1}.", "{0} construit la Pile {2} : {1}.", DaleRule.STALL_STACK),
    ADDED_FROM_DISCARD(
            "{0} takes {1} from the discard pile for the stack.",
            "{0} prend {1} dans sa défausse pour la Pile.", DaleRule.CARD_NOSTALGIC_ITEM),
    OFFERED(
            "{0} shows {1} for the next stack and asks the partner to add {2}.",
            "{0} montre {1} pour la Pile suivante et demande {2} au coéquipier.", DaleRule.TEAM_HELP),
    HELPED("{0} adds {1} to the stack.", "{0} ajoute {1} à la Pile.", DaleRule.TEAM_HELP),
    SWAPPED_INTO_STALL("{0} puts {1} into a stall.", "{0} place {1} dans un étal.", DaleRule.STALL_VALUE_AFTER),
    SWAPPED_INTO_MARKET("{0} puts {1} into the market.", "{0} place {1} au Marché.", DaleRule.MARKET_NO_REFILL_YET),
    MARKET_FILLED("The market is filled with {1}.", "Le Marché est complété avec {1}.", DaleRule.CLEANUP_MARKET),
    SETS_CHOSEN("The sets drawn are: {2}.", "Les sets tirés sont : {2}.", DaleRule.SETUP_RANDOM_SETS),
    FIRST_PLAYER("{0} begins.", "{0} commence.", DaleRule.SETUP_FIRST_PLAYER),
    TURN_BEGAN("The turn of {0} begins.", "C’est au tour de {0}.", DaleRule.TURN_ORDER),
    INVENTORY("{0} discards no card.", "{0} ne défausse aucune carte.", DaleRule.INVENTORY_DISCARD),
    ENDED_ACTIONS("{0} ends the action phase.", "{0} termine sa phase d’action.", DaleRule.TURN_BONUS_OPTIONAL),
    SHUFFLED("{0} shuffles the deck.", "{0} mélange sa pioche.", DaleRule.DECK_SEARCH_NO_RESHUFFLE),
    RESHUFFLED(
            "{0} shuffles the discard pile into a new deck.",
            "{0} mélange sa défausse en une nouvelle pioche.", DaleRule.DECK_RESHUFFLE),
    MARKET_RESHUFFLED(
            "The market’s discard pile is shuffled into a new market deck.",
            "La défausse du Marché est mélangée en une nouvelle pioche du Marché.",
            DaleRule.CLEANUP_MARKET_RESHUFFLE),
    CHOSE_PLAYER("{0} chooses {2}.", "{0} choisit {2}.", DaleRule.TEAM_ANOTHER_PLAYER),
    CHOSE_LEFT("{0} chooses the left.", "{0} choisit la gauche.", DaleRule.CARD_COMPULSORY),
    CHOSE_RIGHT("{0} chooses the right.", "{0} choisit la droite.", DaleRule.CARD_COMPULSORY),
    NAMED("{0} says {2}.", "{0} annonce {2}.", DaleRule.CARD_COMPULSORY),
    ROLLED("{0} rolls {2}.", "{0} obtient {2} au dé.", DaleRule.DIE_POLECAT),
    ROLLED_OCELOT("{0} rolls {2}.", "{0} obtient {2} au dé.", DaleRule.DIE_OCELOT),
    CHOSE_SECRETLY(
            "{0} secretly chooses a card of the hand.",
            "{0} choisit en secret une carte de sa main.", DaleRule.CARD_BLINDFOLD),
    SET_VALUE(
            "{0} sets the value of the card to {2}.", "{0} fixe la valeur de la carte à {2}.", DaleRule.CARD_MODIFIERS),
    MIXED_HANDS(
            "{0} shuffles the cards drawn together with the hand of {2}.",
            "{0} mélange les cartes piochées avec la main de {2}.", DaleRule.CARD_WHIRLIGIG),
    RECEIVED("{0} receives {1}.", "{0} reçoit {1}.", DaleRule.CARD_WHIRLIGIG),
    DECLINED_HELP(
            "{0} adds nothing; the cards go back to the hand.",
            "{0} n’ajoute rien ; les cartes reviennent en main.", DaleRule.TEAM_HELP),
    DID_NOTHING("{0} does nothing more.", "{0} ne fait rien de plus.", DaleRule.CARD_COMPULSORY),
    WON("{0} builds the last stack and wins.", "{0} construit la dernière Pile et gagne.", DaleRule.END_WIN);

    private final Text text;
    private final DaleRule rule;

    Told(String en, String fr, DaleRule rule) {
        text = Text.of(en, fr);
        this.rule = rule;
    }

    /** The stable word for this kind of event. */
    String kind() {
        return Saving.word(this);
    }

    Text text() {
        return text;
    }

    DaleRule rule() {
        return rule;
    }
}
