package comptoir.app;

import comptoir.engine.Language;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Prints every sentence that is translated, to be read through: those of the games, the rules and the terminal, then the page's. */
@Command(
        name = "texts",
        mixinStandardHelpOptions = true,
        description = "Prints every sentence of a language beside its English, to be read through.")
final class TextsCommand implements Callable<Integer> {

    @CommandLine.Parameters(arity = "0..1", paramLabel = "WORD", description = "Only sentences that have this in them.")
    private @Nullable String word;

    @CommandLine.Option(
            names = "--lang",
            paramLabel = "CODE",
            converter = LanguageCode.class,
            description = "The language (${DEFAULT-VALUE}).")
    private Language language = Language.of("fr");

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        print(language.sentences());
        print(language.sentencesIn("page/", TextsCommand.class.getClassLoader()));
        spec.commandLine().getOut().flush();
        return 0;
    }

    private void print(Map<String, String> sentences) {
        var out = spec.commandLine().getOut();
        new TreeMap<>(sentences).forEach((english, said) -> {
            if (isSought(english) || isSought(said)) out.println(english + "\n    " + said);
        });
    }

    private boolean isSought(String sentence) {
        return word == null || sentence.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
    }
}
