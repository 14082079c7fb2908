package comptoir.server.table;

import comptoir.engine.Tree;
import java.util.regex.Pattern;

/** Who sits down: a person without an account, what they are called and which face they have chosen; empty where unknown. */
public record Sitter(String person, String name, String avatar) {

    /** The server does not know the drawings; it knows what the name of one looks like. */
    private static final Pattern AVATAR = Pattern.compile("[a-z][a-z-]{0,23}");

    /** The face in what somebody sends of themselves; empty where they send none. */
    public static String avatar(Tree sent) {
        if (!sent.has("avatar")) return "";
        var avatar = sent.at("avatar").text();
        if (avatar.isEmpty() || AVATAR.matcher(avatar).matches()) return avatar;
        throw sent.at("avatar").wrong("is not the name of a face: up to 24 small letters, as \"fox\"");
    }
}
