package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.protocol.About;
import comptoir.server.store.Rows.ChatRow;
import comptoir.server.table.Chat;
import comptoir.server.table.Phrase;
import org.jspecify.annotations.Nullable;

/** Something that was said at a table. */
record ChatLine(
        int number,
        long at,

        @About("Nobody's where a spectator speaks, or the table itself.") @Nullable
        Integer seat,

        @About("Whether the table itself says it.") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Boolean table,

        String name,

        @About("What was said; of a phrase, its English.") String text,

        @About("The phrase, where it is one: everybody reads it in their own language.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Phrase phrase) {

    static ChatLine of(ChatRow row) {
        var phrase = Phrase.of(row.text());
        return new ChatLine(
                row.number(),
                row.at(),
                row.seat() < 0 ? null : row.seat(),
                row.seat() == Chat.TABLE ? true : null,
                row.name(),
                phrase.map(Phrase::inEnglish).orElse(row.text()),
                phrase.orElse(null));
    }
}
