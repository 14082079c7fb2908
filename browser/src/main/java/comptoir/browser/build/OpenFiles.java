package comptoir.browser.build;

import comptoir.browser.Beforehand;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/** The files the engine reads at run time, which the compiler puts into the program. */
public final class OpenFiles extends DefaultResourcesPolicy {
    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        try {
            var files = new ArrayList<String>();
            files.add(Beforehand.FILE);
            for (var name : ClassPath.ours().keySet())
                if (name.matches(
                        "comptoir/[a-z]+/(components|scenarios)/.*\\.json|lessons/.*\\.json|comptoir/bots/weights/.*"))
                    files.add(name);
            return files.toArray(String[]::new);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
