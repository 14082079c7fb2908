package comptoir.cove.blacksmith;

import comptoir.engine.Rule;

/** The rules of the Blacksmith, as the catalogue lists them. */
public enum SmithRule implements Rule {
    OWN_VERSION("smith.own-version"),
    SETUP_COMPONENTS("smith.setup.components"),
    SETUP_DICE("smith.setup.dice"),
    WORK_MOVE("smith.work.move"),
    STOKE("smith.stoke"),
    STOKE_RAKE("smith.stoke.rake"),
    BLAST("smith.blast"),
    PLACE_ALLOY("smith.place.alloy"),
    PLACE_COAL("smith.place.coal"),
    FORGE("smith.forge"),
    FORGE_SIZE("smith.forge.size"),
    FORGE_KEEP("smith.forge.keep"),
    UNLOCK("smith.unlock"),
    UNLOCK_PATRON("smith.unlock.patron"),
    RECRUIT("smith.recruit"),
    CREW("smith.crew"),
    CREW_STRIKER("smith.crew.striker"),
    CREW_BELLOWS("smith.crew.bellows"),
    CREW_ENAMELLER("smith.crew.enameller"),
    CREW_HERALD("smith.crew.herald");

    private final String id;

    SmithRule(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
