package comptoir.server.admin;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.server.store.Rows.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a running server answers its admin.
 *
 * @param tables all of them, where they were asked for
 * @param links new ones for the people of a table, where they were asked for
 * @param bans the addresses that are banned, where they were asked for or have changed
 * @param error why nothing was done
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record AdminAnswer(
        List<TableLine> tables,
        List<SeatLink> links,
        List<String> bans,
        @Nullable String error) {

    static final AdminAnswer DONE = new AdminAnswer(List.of(), List.of(), List.of(), null);

    record TableLine(String table, Status status, String game, long changedAt, List<String> names) {}

    record SeatLink(int seat, String link) {}

    static AdminAnswer tables(List<TableLine> tables) {
        return new AdminAnswer(tables, List.of(), List.of(), null);
    }

    static AdminAnswer links(List<SeatLink> links) {
        return new AdminAnswer(List.of(), links, List.of(), null);
    }

    static AdminAnswer bans(List<String> bans) {
        return new AdminAnswer(List.of(), List.of(), bans, null);
    }

    static AdminAnswer error(String error) {
        return new AdminAnswer(List.of(), List.of(), List.of(), error);
    }
}
