package comptoir.server.wire;

import comptoir.engine.Tree;
import comptoir.protocol.Lessons;

/**
 * Lessons for whoever opens the page. The page says what the learner has done since the beginning and is told how the lesson
 * stands: nothing is kept here, and nobody has to be known.
 */
final class LessonApi {

    private LessonApi() {}

    static void routes(Routes routes) {
        routes.get("/api/lessons", exchange -> exchange.send(Lessons.list()))
                .costing(Limits.LESSON)
                .post("/api/lessons/{lesson}", LessonApi::stands)
                .costing(Limits.ORDINARY);
    }

    private static void stands(Exchange exchange) {
        var inputs = exchange.body().list("inputs").stream().map(Tree::value).toList();
        exchange.send(Lessons.after(exchange.path("lesson"), inputs));
    }
}
