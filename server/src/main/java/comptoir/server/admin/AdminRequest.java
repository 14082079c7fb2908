package comptoir.server.admin;

import com.fasterxml.jackson.annotation.JsonProperty;
import comptoir.protocol.Records;
import comptoir.protocol.Tagged;

/** What an admin asks of a running server. Each record is a command: its field {@code do} is its name. */
sealed interface AdminRequest {

    @JsonProperty(Tagged.ASKED)
    default String wish() {
        return Records.word(getClass());
    }

    record List() implements AdminRequest {}

    record Close(String table) implements AdminRequest {}

    record Delete(String table) implements AdminRequest {}

    record RenewKeys(String table) implements AdminRequest {}

    record Ban(String address) implements AdminRequest {}

    record Unban(String address) implements AdminRequest {}

    record Bans() implements AdminRequest {}

    record Vacuum() implements AdminRequest {}

    record Backup(String file) implements AdminRequest {}
}
