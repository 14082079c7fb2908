package comptoir.dale;

import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.Map;

/** Answers that name nothing. */
enum Word implements DaleAnswer {
    BUILD("Build the next stack", "Construire la Pile suivante"),
    INVENTORY("Discard any number of cards", "Défausser n’importe quel nombre de cartes"),
    REARRANGE("Rearrange the market with Calculations, then buy", "Réarranger le Marché avec Calculs, puis acheter"),
    END("End the action phase", "Terminer la phase d’action"),
    DONE("Done", "Terminé"),
    PASS("Do nothing", "Ne rien faire"),
    YES("Yes", "Oui"),
    NO("No", "Non"),
    LEFT("To the left", "Vers la gauche"),
    RIGHT("To the right", "Vers la droite"),
    ASK_PARTNER("Ask the partner for the rest", "Demander le reste au coéquipier");

    private final Text text;
    private final Map<String, Object> data;

    Word(String en, String fr) {
        text = Text.of(en, fr);
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
