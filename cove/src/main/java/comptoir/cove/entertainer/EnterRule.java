package comptoir.cove.entertainer;

import comptoir.engine.Rule;

/** The rules of the Entertainer, as the catalogue lists them. */
public enum EnterRule implements Rule {
    SETUP_COMPONENTS("enter.setup.components"),
    SETUP_VOLUME("enter.setup.volume"),
    SETUP_SONG_MARKER("enter.setup.song-marker"),
    SETUP_CRESTS("enter.setup.crests"),
    SETUP_RUNES("enter.setup.runes"),
    SETUP_DECK("enter.setup.deck"),
    SETUP_CREATURES("enter.setup.creatures"),
    SETUP_IMPROVS("enter.setup.improvs"),
    SETUP_SKILLS("enter.setup.skills"),
    SETUP_INSTRUMENT("enter.setup.instrument"),
    SETUP_DIAL("enter.setup.dial"),
    SETUP_HAND("enter.setup.hand"),
    TURN_STEPS("enter.turn.steps"),
    COMPOSE_PLAY("enter.compose.play"),
    COMPOSE_DISCARD("enter.compose.discard"),
    COMPOSE_CORRUPTION_NUDGE("enter.compose.corruption-nudge"),
    COMPOSE_BOTTOM("enter.compose.bottom"),
    VOLUME_TRACK("enter.volume.track"),
    COMPOSE_FULL_TURN("enter.compose.full-turn"),
    SONG_PLACE("enter.song.place"),
    SONG_MOVES("enter.song.moves"),
    SONG_SPEND("enter.song.spend"),
    SONG_ONCE("enter.song.once"),
    SONG_NO_SPLIT("enter.song.no-split"),
    SONG_PALADIN("enter.song.paladin"),
    SONG_TOP("enter.song.top"),
    SONG_BOTTOM_VOLUME("enter.song.bottom-volume"),
    SONG_IMPROV("enter.song.improv"),
    SONG_STONE("enter.song.stone"),
    SONG_BOAST("enter.song.boast"),
    SONG_COINS("enter.song.coins"),
    PIER_SING("enter.pier.sing"),
    PIER_BUY("enter.pier.buy"),
    CARD_COST("enter.card.cost"),
    CARD_NEW("enter.card.new"),
    SQUARE_FAN("enter.square.fan"),
    SQUARE_FAN_COST("enter.square.fan-cost"),
    SQUARE_HAND_LIMIT("enter.square.hand-limit"),
    FAN_SCORING("enter.fan.scoring"),
    FAN_RECRUITED("enter.fan.recruited"),
    FAN_DISCARDED("enter.fan.discarded"),
    HALL_RUNE("enter.hall.rune"),
    HALL_ONCE("enter.hall.once"),
    ISLAND_NEED_RUNE("enter.island.need-rune"),
    ISLAND_SING("enter.island.sing"),
    ISLAND_CREATURE("enter.island.creature"),
    SONG_EXAMPLE("enter.song.example"),
    REST_CLOCK("enter.rest.clock"),
    REST_CLEAR("enter.rest.clear"),
    REST_DRAW("enter.rest.draw"),
    REST_RESHUFFLE("enter.rest.reshuffle"),
    SWAN_SONG("enter.swan-song"),
    NO_GOODS("enter.no-goods");

    private final String id;

    EnterRule(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
