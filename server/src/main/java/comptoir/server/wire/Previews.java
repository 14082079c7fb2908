package comptoir.server.wire;

import comptoir.engine.Language;
import comptoir.engine.Text;
import comptoir.protocol.Games;
import comptoir.server.page.EndPicture;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import comptoir.server.table.SeatDoc;
import comptoir.server.table.TableDoc;
import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a link says of itself where it is posted (Open Graph): who fetches it shows no key, so of a table with links alone it
 * tells the game and nothing else; of an open one who plays, and of one that is over who won, with a picture of the end.
 */
final class Previews {

    private static final Pattern TABLE = Pattern.compile("/(?:t|replay)/([a-z0-9]{1,40})/?");
    private static final Pattern PICTURE = Pattern.compile("/t/([a-z0-9]{1,40})/end\\.png");
    private static final Text INVITES = Text.say("Somebody invites you to this table.");
    private static final Text PLAYED = Text.say("A game at this table.");
    private static final Text OPEN = Text.say("An open table: sit down and play.");

    private final Store store;
    private final Optional<URI> address;

    /** @param address where people reach the server; without it pictures and links cannot be named */
    Previews(Store store, Optional<URI> address) {
        this.store = store;
        this.address = address;
    }

    /** The tags for a path of the page's own; none where it is no table's. */
    Optional<String> tags(String path, Language language) {
        var named = TABLE.matcher(path);
        if (!named.matches()) return Optional.empty();
        return store.table(named.group(1)).map(TableDoc::read).map(doc -> tags(path, doc, language));
    }

    private String tags(String path, TableDoc doc, Language language) {
        var tags = new StringBuilder();
        tag(tags, "og:type", "website");
        tag(tags, "og:site_name", "Comptoir");
        tag(tags, "og:title", language.say(Games.named(doc.game()).name()));
        tag(tags, "og:description", language.say(about(doc)));
        tag(tags, "og:locale", language.code());
        address.ifPresent(here -> {
            tag(tags, "og:url", here.resolve(path.substring(1)).toString());
            boolean ended = hasPicture(doc);
            tag(
                    tags,
                    "og:image",
                    here.resolve(ended ? "t/" + doc.id() + "/end.png" : "icon-512.png")
                            .toString());
            if (!ended) return;
            tag(tags, "og:image:width", String.valueOf(EndPicture.WIDTH));
            tag(tags, "og:image:height", String.valueOf(EndPicture.HEIGHT));
        });
        return tags.toString();
    }

    /** The picture that such tags name: how an open game ended. There is none of what others may not look at. */
    Optional<byte[]> picture(String path) {
        var named = PICTURE.matcher(path);
        if (!named.matches()) return Optional.empty();
        return store.table(named.group(1))
                .map(TableDoc::read)
                .filter(Previews::hasPicture)
                .flatMap(doc -> Optional.ofNullable(doc.result()))
                .map(result -> EndPicture.png(players(result)));
    }

    private static boolean hasPicture(TableDoc doc) {
        return doc.open() && doc.status() == Status.OVER && doc.result() != null;
    }

    private static List<EndPicture.Player> players(TableDoc.Result result) {
        var points = result.outline().points();
        return result.places().stream()
                .filter(place -> place.seat() < points.size())
                .map(place -> new EndPicture.Player(place.seat(), place.place(), points.get(place.seat())))
                .sorted(Comparator.comparingInt(EndPicture.Player::place))
                .toList();
    }

    private static Text about(TableDoc doc) {
        boolean waiting = doc.status() == Status.WAITING;
        if (!doc.open()) return waiting ? INVITES : PLAYED;
        var names = doc.places().stream()
                .filter(SeatDoc::isPersons)
                .map(SeatDoc::name)
                .filter(name -> !name.isEmpty())
                .toList();
        if (waiting || names.isEmpty()) return waiting ? OPEN : PLAYED;
        var winners = winners(doc);
        return winners.isEmpty()
                ? Text.say("{0} are playing.", Text.list(names))
                : Text.say("{0} played, and {1} won.", Text.list(names), Text.list(winners));
    }

    private static List<String> winners(TableDoc doc) {
        var result = doc.result();
        if (result == null) return List.of();
        return result.places().stream()
                .filter(place ->
                        place.place() == 1 && place.seat() < doc.places().size())
                .map(place -> doc.places().get(place.seat()).name())
                .filter(name -> !name.isEmpty())
                .toList();
    }

    private static void tag(StringBuilder tags, String property, String content) {
        tags.append("<meta property=\"").append(property).append("\" content=\"");
        for (int i = 0; i < content.length(); i++) {
            char letter = content.charAt(i);
            switch (letter) {
                case '&' -> tags.append("&amp;");
                case '<' -> tags.append("&lt;");
                case '>' -> tags.append("&gt;");
                case '"' -> tags.append("&quot;");
                default -> tags.append(letter);
            }
        }
        tags.append("\" />\n");
    }
}
