package comptoir.browser.build;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** A class of ours that cannot run in a page has one of the same name under comptoir.browser that stands in for it. */
public final class StandIns extends SimpleSubstitutionPolicy {
    @Override
    public void contribute(SubstitutionSink sink) {
        for (var part : new String[] {"comptoir.engine", "comptoir.protocol"})
            sink.selectClasses(inPackage(part)).replacePackage(part, part.replace("comptoir", "comptoir.browser"));
    }
}
