package comptoir.kit;

import comptoir.engine.Rule;

enum ParlourRule implements Rule {
    DEAL("parlour.deal"),
    OPEN("parlour.open"),
    SIX("parlour.six"),
    GIFT("parlour.gift"),
    DIE("parlour.die");

    private final String id;

    ParlourRule(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }
}
