package comptoir.server.wire;

import comptoir.protocol.Lessons;
import comptoir.protocol.Message.LearnAnswer;
import comptoir.protocol.Message.LessonsAnswer;
import comptoir.server.wire.Bodies.Learning;
import java.util.List;

/**
 * Lessons for whoever opens the page. The page says what the learner has done since the beginning and is told how the lesson
 * stands: nothing is kept here, and nobody has to be known.
 */
final class LessonApi {

    private LessonApi() {}

    static void routes(Routes routes) {
        routes.get("/api/lessons", "Which lessons there are", LessonsAnswer.class, _ -> Lessons.list())
                .costing(Limits.LESSON)
                .post(
                        "/api/lessons/{lesson}",
                        "How a lesson stands after what the learner has done since its beginning",
                        Learning.class,
                        LearnAnswer.class,
                        LessonApi::stands)
                .costing(Limits.ORDINARY);
    }

    private static LearnAnswer stands(Exchange exchange, Learning done) {
        return Lessons.after(exchange.path("lesson"), done.inputs() == null ? List.of() : done.inputs());
    }
}
