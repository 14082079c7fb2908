package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import comptoir.protocol.About;
import comptoir.protocol.Catalogue;
import comptoir.protocol.Message;
import comptoir.server.table.Archive.GameFile;
import comptoir.server.table.Refused.WireError;
import comptoir.server.table.Rehearsal.PastMoment;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is answered over HTTP, where it is not a record that stands elsewhere already. */
final class Answers {

    private Answers() {}

    @About("Why not.")
    record ErrorReply(WireError error) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Health(
            String status,

            @About("Which database; where it is written to.") @Nullable
            String store) {}

    record GamesList(List<GameOffer> games) {}

    @About("A game, and who can be played against.")
    record GameOffer(
            @JsonUnwrapped Message.GameEntry game,

            @About("The levels of bots that a seat may be given to, the weakest first.")
            List<String> bots) {}

    record Catalogues(List<Catalogue> catalogues) {}

    @About("Who the cookie belongs to.")
    record Person(
            boolean known,
            String name,

            @About("The face they have chosen; empty where none.")
            String avatar) {}

    record Tables(List<TableInfo> tables) {}

    @About("A new table. Its links are shown to whoever made it, this once.")
    record MadeTable(
            @JsonUnwrapped TableInfo table,

            @About("One's own key, and the invitation to each other seat that has a link, by seat.")
            Map<Integer, String> keys,

            @About("The link for those who only look on.") String spectatorKey) {}

    record JoinedTable(
            @JsonUnwrapped TableInfo table,

            @About("The key of the seat, which only this device has.")
            String key) {}

    record DeletedTable(String deleted) {}

    @About("What a link for one more device has after the #.")
    record Invitation(String invitation) {}

    record FreshKey(String key) {}

    record ChatLog(List<ChatLine> chat) {}

    record PastMoments(String table, List<PastMoment> moments) {}

    @About("All that is kept of a person.")
    record PersonFile(String name, List<OwnTable> tables) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record OwnTable(
            @JsonUnwrapped TableInfo table,

            @About("What one said there.") List<ChatLine> said,

            @About("The whole game, once it is over.") @Nullable
            GameFile export) {}
}
