package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.protocol.About;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What comes in with requests over HTTP; what may be null may be left out. */
final class Bodies {

    private Bodies() {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Naming(
            @About("Up to 40 characters.") @Nullable String name,

            @About("The name of a face: up to 24 small letters and dashes.") @Nullable
            String avatar) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Joining(
            @Nullable String name,
            @Nullable String avatar,

            @About("A free seat of an open table; any where it is left out.") @Nullable
            Integer seat) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Readiness(
            @About("What the seat adds to chance, up to 500 characters.") @Nullable
            String text) {}

    record StandingIn(
            @About("The seat of one who has gone.") int seat) {}

    record SendingAway(@About("The seat of who is to go.") int seat) {}

    record MovingCode(
            @About("The code of a link that moves a person to another device.")
            String code) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Muting(
            @About("-1 for all spectators.") int seat,

            @About("True unless it says otherwise.") @Nullable
            Boolean muted) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Learning(
            @About("Each {\"answers\":[…]} or {\"go\":\"on\"}, \"again\" or \"show\".") @Nullable
            List<Object> inputs) {}
}
