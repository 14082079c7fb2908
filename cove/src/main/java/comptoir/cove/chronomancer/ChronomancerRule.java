package comptoir.cove.chronomancer;

import comptoir.engine.Rule;

/** The rules of the Chronomancer, as the catalogue lists them. */
public enum ChronomancerRule implements Rule {
    SETUP_COMPONENTS("chrono.setup.components"),
    SETUP_FROZEN_HOURS("chrono.setup.frozen-hours"),
    SETUP_UPPER_TILES("chrono.setup.upper-tiles"),
    SETUP_LOWER_TILES("chrono.setup.lower-tiles"),
    SETUP_FIGURES("chrono.setup.figures"),
    BOARD_SPACES("chrono.board.spaces"),
    BOARD_LOOP("chrono.board.loop"),
    TILE_SIDES("chrono.tile.sides"),
    MOVE_ONE_FIGURE("chrono.move.one-figure"),
    MOVE_ASSISTANT("chrono.move.assistant"),
    MOVE_ASSISTANT_LEAVE("chrono.move.assistant-leave"),
    MOVE_CHRONOMANCER("chrono.move.chronomancer"),
    MOVE_OCCUPIED("chrono.move.occupied"),
    MOVE_EXAMPLE("chrono.move.example"),
    FREEZE("chrono.freeze"),
    FREEZE_SPEND("chrono.freeze.spend"),
    FREEZE_SAME_TURN("chrono.freeze.same-turn"),
    FREEZE_ZERO_HOURS("chrono.freeze.zero-hours"),
    SHIFT("chrono.shift"),
    PORTAL_COST("chrono.portal.cost"),
    PORTAL_CORNER("chrono.portal.corner"),
    PORTAL_ARTEFACT("chrono.portal.artefact"),
    PORTAL_RELIC_OR_PATRONAGE("chrono.portal.relic-or-patronage"),
    PORTAL_RELIC_TWO_COLOURS("chrono.portal.relic-two-colours"),
    PORTAL_RECRUIT("chrono.portal.recruit"),
    PORTAL_CREW("chrono.portal.crew"),
    CREW_RECOMBOBULATOR("chrono.crew.recombobulator"),
    CREW_ENLARGER("chrono.crew.enlarger"),
    CREW_BREAKER("chrono.crew.breaker"),
    CREW_OVERSEER("chrono.crew.overseer");

    private final String id;

    ChronomancerRule(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
