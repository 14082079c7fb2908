package comptoir.server.wire;

import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Store;
import comptoir.server.table.Secrets;
import comptoir.server.table.Sitter;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/** People without an account: a name, and a cookie that finds their tables again. */
final class People {

    static final String COOKIE = "comptoir";

    private static final int LONGEST_COOKIE = 100;

    private final Store store;

    People(Store store) {
        this.store = store;
    }

    /** Somebody new, and the cookie to know them by. */
    record Newcomer(PersonRow person, String cookie) {}

    Optional<PersonRow> find(HttpFields headers) {
        return cookie(String.join(";", headers.getValuesList(HttpHeader.COOKIE)))
                .flatMap(value -> store.person(Secrets.hash(value)));
    }

    Newcomer welcome(String name, String avatar) {
        var cookie = Secrets.key();
        var person = new PersonRow(Secrets.id(), Secrets.hash(cookie), name, avatar, System.currentTimeMillis());
        store.remember(person);
        return new Newcomer(person, cookie);
    }

    /** The same person under another name or with another face; what is empty stays as it is. */
    PersonRow change(PersonRow person, String name, String avatar) {
        var changed = new PersonRow(
                person.id(),
                person.cookieHash(),
                name.isEmpty() ? person.name() : name,
                avatar.isEmpty() ? person.avatar() : avatar,
                System.currentTimeMillis());
        if (changed.name().equals(person.name()) && changed.avatar().equals(person.avatar())) return person;
        store.remember(changed);
        return changed;
    }

    /** Who sits down, as the table knows them. */
    static Sitter sitter(PersonRow person) {
        return new Sitter(person.id(), person.name(), person.avatar());
    }

    /** The value of our cookie in a Cookie header. */
    static Optional<String> cookie(String header) {
        for (var part : header.split(";", -1)) {
            var pair = part.strip().split("=", 2);
            if (pair.length == 2 && pair[0].equals(COOKIE) && !pair[1].isEmpty() && pair[1].length() <= LONGEST_COOKIE)
                return Optional.of(pair[1]);
        }
        return Optional.empty();
    }

    static String header(String cookie, boolean secure) {
        return COOKIE + "=" + cookie + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
                + (secure ? "; Secure" : "");
    }
}
