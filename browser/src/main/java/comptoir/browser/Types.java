package comptoir.browser;

/** The classes that are looked up by name; the build writes the one that lists them, since to a compiler most are closed. */
public interface Types {
    Class<?>[] all();
}
