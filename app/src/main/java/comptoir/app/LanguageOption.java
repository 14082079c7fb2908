package comptoir.app;

import comptoir.engine.Language;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The option of a command that says in which language it speaks. */
public final class LanguageOption {

    @CommandLine.Option(
            names = "--lang",
            paramLabel = "CODE",
            converter = LanguageCode.class,
            completionCandidates = Codes.class,
            description = "The language: ${COMPLETION-CANDIDATES}.")
    private @Nullable Language language;

    /** In that language; where none was asked for, in the machine's. */
    public Speaker speaker() {
        return Speaker.in(language);
    }

    /** Those that have words. */
    static final class Codes extends ArrayList<String> {
        Codes() {
            for (var language : Language.all()) add(language.code());
        }
    }
}
