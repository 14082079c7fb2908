package comptoir.cove.blacksmith;

import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Text;

/** The spaces of the smithy where its figure works. */
public enum Space {
    STOKE(Text.say("Stoke"), SmithRule.STOKE),
    BLAST(Text.say("Full Blast"), SmithRule.BLAST),
    FORGE(Text.say("Forge"), SmithRule.FORGE),
    UNLOCK(Text.say("Unlock a Die"), SmithRule.UNLOCK),
    RECRUIT(Text.say("Recruit"), SmithRule.RECRUIT),
    CREW(Text.say("Use the Crew"), SmithRule.CREW);

    private static final Space[] ALL = values();

    public static final int COUNT = ALL.length;

    private final Text text;
    private final Rule rule;
    private final String word = Saving.word(this);

    Space(Text text, Rule rule) {
        this.text = text;
        this.rule = rule;
    }

    public static Space of(int number) {
        return ALL[number];
    }

    /** Its place on the board: the order of the constants is part of the rules. */
    @SuppressWarnings("EnumOrdinal") // that is what it is for
    public int number() {
        return ordinal();
    }

    public String word() {
        return word;
    }

    public Text text() {
        return text;
    }

    Rule rule() {
        return rule;
    }

    public boolean rolls() {
        return this == STOKE || this == BLAST;
    }
}
