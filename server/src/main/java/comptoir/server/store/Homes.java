package comptoir.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which of the servers that share the store has a table at home: its memory and its bots live there, and what concerns it is
 * passed on to it. Where no other server shares the store, every table is at home.
 */
public interface Homes extends AutoCloseable {

    /**
     * Where a table lives.
     *
     * @param server the name of that server, which it has for as long as its lease; of no meaning where it is this one
     * @param address where the other servers reach that one; of no meaning where it is this one
     */
    record Home(boolean here, String server, String address) {

        public static final Home HERE = new Home(true, "", "");
    }

    /**
     * From now on this server can have tables at home.
     *
     * @param address where the other servers reach it
     * @param lost run when this server was silent for so long that others took its tables: it must forget them before it
     *     returns
     * @param freed is given the tables that have to be looked after unasked and whose server is gone
     */
    void enroll(String address, Runnable lost, Consumer<List<String>> freed);

    /** Is told time and again which servers are there, by their names; one that is not named any more has lost its tables. */
    void watch(Consumer<Set<String>> listener);

    /** Takes a table home unless another server has it. @return where it lives now; a table that is no more lives here */
    Home claim(String table);

    /** Where a table lives, without taking it. A table that nobody has lives here. */
    Home of(String table);

    /** These tables have left this server's memory. */
    void release(Collection<String> tables);

    /** This server stops: others may have its tables at once. */
    @Override
    void close();

    /** For a store that no other server shares. */
    Homes ALONE = new Homes() {
        @Override
        public void enroll(String address, Runnable lost, Consumer<List<String>> freed) {}

        @Override
        public void watch(Consumer<Set<String>> listener) {}

        @Override
        public Home claim(String table) {
            return Home.HERE;
        }

        @Override
        public Home of(String table) {
            return Home.HERE;
        }

        @Override
        public void release(Collection<String> tables) {}

        @Override
        public void close() {}
    };
}
