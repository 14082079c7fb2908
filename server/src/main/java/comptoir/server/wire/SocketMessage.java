package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import comptoir.engine.Bot;
import comptoir.engine.Place;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import comptoir.protocol.About;
import comptoir.protocol.Message;
import comptoir.protocol.Tagged;
import comptoir.server.changes.Change;
import comptoir.server.table.Refused.WireError;
import comptoir.server.table.Snapshot.NumberedNotice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the server says over the socket; the field {@code type} tells the messages apart. */
@Tagged(value = Tagged.TOLD, prefix = "told-")
@JsonPropertyOrder(Tagged.TOLD)
sealed interface SocketMessage {

    @JsonProperty(Tagged.TOLD)
    default String type() {
        return Reading.WORDS.get(getClass());
    }

    @About("The table, whenever something about it changes.")
    record Table(@JsonUnwrapped TableInfo info) implements SocketMessage {}

    @About("How the game stands for who is told, and what led there.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Game(
            String table,

            @About("Whether something between was left out: the history has it.")
            boolean fresh,

            @About("The notices tell of everything after this number.")
            int from,

            int number,
            boolean over,

            @About("The seats that are asked.") List<Integer> asked,

            @About("What the one who is told is asked.") List<Message.Pending> pending,
            List<NumberedNotice> notices,

            @About("One's own seat where its last choice may be taken back; for who has a seat.") @Nullable
            List<Integer> undo,

            @About("Why it may not.") @Nullable Text undoRefused,

            @About("What one is asked is something that an order may answer.") @Nullable
            StandingInfo standing,

            @Nullable List<Place> standings,
            @Nullable Object view,

            @About("What has changed in the view since the last message with one, for who asked for changes.") @Nullable
            List<Change> changes,

            @About("The hash of the view as it is now, for who asked for changes.") @Nullable
            Integer hash,

            @Nullable List<Acknowledged> done,
            @Nullable ClockInfo clock)
            implements SocketMessage {}

    @About("A message that was done, and the number of the game after it.")
    record Acknowledged(@Nullable String id, int number) {}

    @About("An acknowledgement with nothing new to tell.")
    record Done(List<Acknowledged> done) implements SocketMessage {}

    @About("The orders of one's own seat, whenever they change; nobody else is told.")
    record Orders(List<StandingInfo.OrderInfo> orders) implements SocketMessage {}

    record Chat(List<ChatLine> chat) implements SocketMessage {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Refusals(@Nullable String id, List<Refusal> refusals) implements SocketMessage {}

    @About("How many are advised before.")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Waiting(@Nullable String id, int before) implements SocketMessage {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Hint(@Nullable String id, int number, int option, Text because, Text why, List<Bot.Alternative> alternatives)
            implements SocketMessage {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Tried(@Nullable String id, int number, Message.TryAnswer tried) implements SocketMessage {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Pong(@Nullable String id) implements SocketMessage {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @SuppressWarnings("AvoidCommonTypeNames") // its name is what the message says
    record Error(@Nullable String id, int number, WireError error) implements SocketMessage {}
}
