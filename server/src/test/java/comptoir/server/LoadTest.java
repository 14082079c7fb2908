package comptoir.server;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.command.LoadCommand;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** {@code comptoir load} on both stores, the figures written to a folder: {@code -Dcomptoir.load=FOLDER}. */
@EnabledIfSystemProperty(named = "comptoir.load", matches = ".+")
class LoadTest {

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"sqlite", "postgresql"})
    @DisplayName("500 tables of two, as fast as they may and at one answer a second")
    void figures(String store) {
        var file = Path.of(System.getProperty("comptoir.load")).resolve("load-" + store + ".json");
        var database = store.equals("sqlite") ? "" : Postgres.newDatabase();
        var load = new CommandLine(new LoadCommand());
        assertThat(load.execute("--game", "dale", "--db", database, "--json", file.toString()))
                .isZero();
    }
}
