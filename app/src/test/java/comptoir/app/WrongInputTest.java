package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreeScanner;
import comptoir.engine.Language;
import comptoir.kit.Sources;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whoever hands in something wrong is told so in their language")
class WrongInputTest {

    @Test
    @DisplayName("every sentence about wrong input stands in the files of words, and none is a bare string")
    void noInputIsRefusedInEnglishOnly() {
        var said = new ArrayList<String>();
        for (var module : List.of("engine", "lessons", "protocol", "dale", "cove", "bots", "browser", "kit", "app"))
            said.addAll(wrongs(Path.of("../" + module + "/src/main/java")));
        // What else the server says when it is started or looked after, its admin reads in English.
        for (var room : List.of("table", "person", "push"))
            said.addAll(wrongs(Path.of("../server/src/main/java/comptoir/server/" + room)));
        assertThat(said).hasSizeGreaterThan(150);
        for (var language : Language.all())
            if (language != Language.ENGLISH)
                assertThat(language.sentences().keySet()).as(language.name()).containsAll(said);
    }

    /** The templates with which input is refused; a bare string, which has no other language, is an error. */
    private static List<String> wrongs(Path sources) {
        var said = new ArrayList<String>();
        Sources.read(sources, new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitNewClass(NewClassTree made, @Nullable Void nothing) {
                if (List.of("BadInput", "Trouble").contains(made.getIdentifier().toString()))
                    made.getArguments().forEach(this::say);
                return super.visitNewClass(made, null);
            }

            @Override
            public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
                if (call.getMethodSelect().toString().endsWith(".wrong"))
                    call.getArguments().forEach(this::say);
                return super.visitMethodInvocation(call, null);
            }

            private void say(ExpressionTree argument) {
                assertThat(english(argument)).as("in English only: " + argument).isFalse();
                if (argument instanceof MethodInvocationTree call
                        && call.getMethodSelect().toString().equals("Text.say"))
                    said.add(constant(call.getArguments().getFirst()));
            }

            private boolean english(ExpressionTree argument) {
                return argument instanceof BinaryTree
                        || (argument instanceof LiteralTree literal && literal.getValue() instanceof String);
            }

            private String constant(ExpressionTree template) {
                if (template instanceof LiteralTree literal && literal.getValue() instanceof String text) return text;
                throw new AssertionError("not to be translated: " + template);
            }
        });
        return said;
    }
}
