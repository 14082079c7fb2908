package comptoir.server.table;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who sits down: a person without an account, what they are called and which face they have chosen; empty where unknown. */
public record Sitter(String person, String name, String avatar) {

    /** The server does not know the drawings; it knows what the name of one looks like. */
    private static final Pattern AVATAR = Pattern.compile("[a-z][a-z-]{0,23}");

    /** The face that somebody sends of themselves; empty where they send none. */
    public static String avatar(@Nullable String sent) {
        if (sent == null || sent.isEmpty()) return "";
        if (AVATAR.matcher(sent).matches()) return sent;
        throw Tree.of("request.avatar", sent)
                .wrong(Text.say("is not the name of a face: up to 24 small letters, as \"fox\""));
    }
}
