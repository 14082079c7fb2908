package comptoir.cove.peddler;

import comptoir.engine.Rule;

/** The rules of the Peddler, as the catalogue lists them. */
public enum PeddlerRule implements Rule {
    USE_SOLO("peddler.use.solo"),
    USE_THIRD("peddler.use.third"),
    SETUP_LEVEL("peddler.setup.level"),
    SETUP_FIERCE("peddler.setup.fierce"),
    SETUP_COLOUR("peddler.setup.colour"),
    SETUP_GOODS("peddler.setup.goods"),
    SETUP_CLOCK("peddler.setup.clock"),
    ARRIVAL_CARD("peddler.arrival.card"),
    ARRIVAL_CUSTOMERS("peddler.arrival.customers"),
    TURN_SEQUENCE("peddler.turn.sequence"),
    TURN_MULTIPLIER("peddler.turn.multiplier"),
    TURN_DISCARD("peddler.turn.discard"),
    TURN_DECK_EMPTY("peddler.turn.deck-empty"),
    LOCATION_ICONS("peddler.location.icons"),
    LOCATION_FALLBACK("peddler.location.fallback"),
    RECRUIT("peddler.recruit"),
    RECRUIT_FULL("peddler.recruit.full"),
    RECRUIT_COST("peddler.recruit.cost"),
    RECRUIT_TWICE("peddler.recruit.twice"),
    GOODS("peddler.goods"),
    GOODS_FULL("peddler.goods.full"),
    PATRONAGE("peddler.patronage"),
    CLOCK_COST("peddler.clock.cost"),
    CLOCK_HANDS_FEW("peddler.clock.hands-few"),
    CLOCK_HANDS_MANY("peddler.clock.hands-many"),
    LOAD_CHOICE("peddler.load.choice"),
    LOAD_BOAT("peddler.load.boat"),
    LOAD_DOCK("peddler.load.dock"),
    LOAD_DOUBLE("peddler.load.double"),
    LOAD_SLIDE("peddler.load.slide"),
    LOAD_BOATS_FIXED("peddler.load.boats-fixed"),
    EXAMPLE("peddler.example"),
    MARKET_SELL("peddler.market.sell"),
    MARKET_BLACK_MARKET("peddler.market.black-market"),
    MARKET_PATRONAGE("peddler.market.patronage"),
    CLEANUP_SHUFFLE("peddler.cleanup.shuffle"),
    FINAL("peddler.final"),
    ROGUE_CRIMINALS("peddler.rogue.criminals"),
    ROGUE_CULTISTS("peddler.rogue.cultists"),
    ROGUE_THIEVES("peddler.rogue.thieves");

    private final String id;

    PeddlerRule(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
