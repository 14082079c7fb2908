package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreeScanner;
import comptoir.engine.Language;
import comptoir.kit.Sources;
import comptoir.server.TestServer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whoever is refused is told why in their language")
class RefusedInFrenchTest {

    @Test
    @DisplayName("over HTTP as the parameter or the browser says, and English where nobody has the words")
    void overHttp() {
        try (var server = TestServer.sqlite()) {
            var client = server.client().header("Accept-Language", "de;q=0.9, fr-CA;q=0.8, en;q=0.1");
            assertThat(error(client.get("/api/tables/none"))).isEqualTo("il n’y a pas de table «\u00a0none\u00a0»");
            assertThat(error(client.get("/api/tables/none?lang=en"))).isEqualTo("there is no table \"none\"");
            assertThat(error(server.client().get("/api/tables/none?lang=fr"))).startsWith("il n’y a pas");
            for (var odd : List.of("xx", "", ";;;q=", "fr".repeat(5000)))
                assertThat(error(server.client().header("Accept-Language", odd).get("/api/tables/none")))
                        .startsWith("there is no table");
            assertThat(error(client.post("/api/tables", Map.of("game", "parlour", "seats", List.of(1)))))
                    .isEqualTo("request.seats[0] doit être un objet, et c’est 1");
        }
    }

    @Test
    @DisplayName("on the socket as each message says")
    void onTheSocket() {
        try (var server = TestServer.sqlite();
                var socket = server.client().open()) {
            socket.send(Map.of("do", "dance", "lang", "fr"));
            assertThat(error(socket.await("error"))).isEqualTo("personne ne sait faire «\u00a0dance\u00a0»");
            socket.send(Map.of("do", "why"));
            assertThat(error(socket.await("error"))).startsWith("dites d’abord bonjour");
            socket.send(Map.of("do", "why", "lang", "en"));
            assertThat(error(socket.await("error"))).startsWith("say hello first");
        }
    }

    private static String error(comptoir.server.Client.Answer answer) {
        return error(answer.json());
    }

    private static String error(comptoir.engine.Tree answer) {
        return answer.at("error").at("text").text();
    }

    @Test
    @DisplayName("every sentence with which the server refuses stands in the files of words")
    void everySentence() {
        var said = sentences(Path.of("src/main/java"));
        assertThat(said).hasSizeGreaterThan(80);
        for (var language : Language.all())
            if (language != Language.ENGLISH)
                assertThat(language.sentences().keySet()).as(language.name()).containsAll(said);
    }

    /** The templates of refusals and of texts, as the compiler reads the sources; each must stand there as it is. */
    private static List<String> sentences(Path sources) {
        var said = new ArrayList<String>();
        Sources.read(sources, new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitNewClass(NewClassTree made, @Nullable Void nothing) {
                if (made.getIdentifier().toString().equals("Refused")) {
                    var second = made.getArguments().get(1);
                    // A text that was made elsewhere, with its rule.
                    boolean text = made.getArguments().size() == 3 && !(second instanceof LiteralTree);
                    if (!text) take(second);
                }
                return super.visitNewClass(made, null);
            }

            @Override
            public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void nothing) {
                if (call.getMethodSelect().toString().equals("Text.say"))
                    take(call.getArguments().getFirst());
                return super.visitMethodInvocation(call, null);
            }

            private void take(ExpressionTree template) {
                if (template instanceof LiteralTree literal && literal.getValue() instanceof String text)
                    said.add(text);
                else if (template instanceof ConditionalExpressionTree either) {
                    take(either.getTrueExpression());
                    take(either.getFalseExpression());
                } else if (!template.toString().equals("template"))
                    throw new AssertionError("not to be translated: " + template);
            }
        });
        return said;
    }
}
