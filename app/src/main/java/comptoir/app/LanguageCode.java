package comptoir.app;

import comptoir.engine.Language;
import picocli.CommandLine;

/** The language of a code that was typed, such as "fr". */
public final class LanguageCode implements CommandLine.ITypeConverter<Language> {

    @Override
    public Language convert(String code) {
        for (var language : Language.all()) if (language.code().equalsIgnoreCase(code)) return language;
        throw new CommandLine.TypeConversionException("there are no words for the language \"" + code + "\"; there are "
                + Language.all().stream()
                        .map(each -> each.code() + " (" + each.name() + ")")
                        .toList());
    }
}
