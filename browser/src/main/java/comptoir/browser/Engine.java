package comptoir.browser;

import comptoir.protocol.Session;
import org.teavm.jso.JSExport;

/** The open protocol in a page: a line in, a line out. */
public final class Engine {

    private static final Session SESSION = new Session();

    private Engine() {}

    @JSExport
    public static String answer(String line) {
        return SESSION.answer(line);
    }

    /** Where the compiler begins; there is nothing to do until a line comes. */
    public static void main(String[] arguments) {}
}
