package comptoir.engine;

/** What was told of fate does not fit what the game asks of it: a script that says otherwise or is at its end. */
public final class FateMisfit extends BadInput {

    private static final long serialVersionUID = 1L;

    public FateMisfit(String message) {
        super(message);
    }
}
