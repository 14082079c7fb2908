package comptoir.dale.answers;

import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.Map;

/** Answers that name nothing. */
public enum Word implements DaleAnswer {
    BUILD("Build the next stack"),
    INVENTORY("Discard any number of cards"),
    REARRANGE("Rearrange the market with Calculations, then buy"),
    END("End the action phase"),
    DONE("Done"),
    PASS("Do nothing"),
    YES("Yes"),
    NO("No"),
    LEFT("To the left"),
    RIGHT("To the right"),
    ASK_PARTNER("Ask the partner for the rest");

    private final Text text;
    private final Map<String, Object> data;

    Word(String text) {
        this.text = Text.say(text);
        data = Map.of("do", Saving.word(this));
    }

    @Override
    public Text text() {
        return text;
    }

    @Override
    public Map<String, Object> data() {
        return data;
    }
}
