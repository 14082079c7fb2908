package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.engine.Description;
import comptoir.engine.Text;
import comptoir.protocol.About;
import comptoir.protocol.Games;
import comptoir.server.table.Order;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

@About("A question that one may answer by an order from now on.")
record StandingInfo(
        String about,
        Text meaning,

        @About("What is measured by what options are worth.")
        Text worth,

        boolean mayPass,

        @About("The greatest worth there is.") int most,

        @About("Whether an order answers it in a moment.") boolean ordered) {

    /** What a seat is asked now, where an order may answer it; nobody else is told of it. */
    static @Nullable StandingInfo of(Table table, Snapshot<?> now, int seat) {
        if (now.over() || !now.asked().contains(seat)) return null;
        return now.offTurn(seat)
                .map(question ->
                        of(standing(table, question.about()), table.orders().answers(now, seat)))
                .orElse(null);
    }

    private static StandingInfo of(Description.Standing standing, boolean ordered) {
        return new StandingInfo(
                standing.about(), standing.meaning(), standing.worth(), standing.mayPass(), standing.most(), ordered);
    }

    private static Description.Standing standing(Table table, String about) {
        return Games.named(table.doc().game()).description().standing(about).orElseThrow();
    }

    @About("An order of one's own.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record OrderInfo(
            String about,
            Text meaning,
            Text worth,
            Order.Way way,
            @Nullable Integer askFrom,
            boolean untilSurprised) {

        static List<OrderInfo> of(Table table, int seat) {
            return table.orders().of(seat).stream()
                    .map(order -> of(standing(table, order.about()), order))
                    .toList();
        }

        private static OrderInfo of(Description.Standing standing, Order order) {
            return new OrderInfo(
                    order.about(),
                    standing.meaning(),
                    standing.worth(),
                    order.way(),
                    order.askFrom(),
                    order.known() != null);
        }
    }
}
