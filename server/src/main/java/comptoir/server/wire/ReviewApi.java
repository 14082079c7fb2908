package comptoir.server.wire;

import comptoir.server.table.Reviews;
import comptoir.server.table.Reviews.ReviewAnswer;

/** A coach's look back on a game, for everybody who may look at the game. */
final class ReviewApi {

    private final Reviews reviews;

    ReviewApi(Services services) {
        this.reviews = new Reviews(services.lobby().store(), services.lobby().thinkers());
    }

    void routes(Routes routes) {
        routes.costing(Limits.LESSON)
                .post(
                        "/api/tables/{table}/review",
                        "A look back on a game that is over: begins it, tells how far it has come, or what was found",
                        ReviewAnswer.class,
                        this::review)
                .costing(Limits.ORDINARY);
    }

    private ReviewAnswer review(Exchange exchange) {
        var table = exchange.table();
        exchange.viewer(table);
        return reviews.ask(table, exchange.address());
    }
}
