package comptoir.server.command;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class ServeCommandTest {

    @ParameterizedTest
    @ValueSource(strings = {"--host=0.0.0.0", "--public-url=https://comptoir.example"})
    @DisplayName("Chance that can be foreseen is for this machine alone")
    void fixedChanceStaysHere(String open) {
        assertThatThrownBy(() -> serve("--fixed-chance=rain", open))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--fixed-chance");
    }

    private static int serve(String... arguments) throws Exception {
        var command = new ServeCommand();
        new CommandLine(command).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(arguments);
        return command.call();
    }
}
