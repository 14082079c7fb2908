package comptoir.server.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import comptoir.server.Setting;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        --port=many              | --port          | must be a whole number
        --connections=-1         | --connections   | must not be below 0
        --keep-days=1,2,3        | --keep-days     | must be four numbers of days
        --public-url=comptoir    | --public-url    | must be like https://comptoir.example
        --log-form=xml           | --log-form      | must be text or json
        --trust-proxy=perhaps    | --trust-proxy   | must be true or false
        """)
    @DisplayName("What cannot be read is named, with what is wanted")
    void wrong(String given, String option, String reason) {
        assertThatThrownBy(() -> serve(given))
                .isInstanceOf(CommandLine.ParameterException.class)
                .hasMessageContaining(option)
                .hasMessageContaining(reason);
    }

    @Test
    @DisplayName("Strict transport security needs an address with https")
    void strictNeedsHttps() {
        assertThatThrownBy(() -> serve("--hsts=1", "--public-url=http://comptoir.example"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--hsts");
    }

    @Test
    @DisplayName("The help and docs/server.md explain every setting, its variable and what is usual")
    void explained() throws Exception {
        var help = new CommandLine(new ServeCommand())
                .setUsageHelpWidth(1000)
                .getUsageMessage()
                .replaceAll("\\s+", " ");
        var rows = new StringBuilder("| option | variable | usual | |\n| --- | --- | --- | --- |\n");
        for (var setting : Setting.all()) {
            assertThat(help).contains(setting.option(), setting.variable(), setting.about());
            var usual = setting.usual().isEmpty() ? "" : "`" + setting.usual() + "`";
            rows.append("| `%s` | `%s` | %s | %s |\n"
                    .formatted(
                            (setting.option() + " " + setting.wanted().replace("|", "\\|")).strip(),
                            setting.variable(),
                            usual,
                            setting.about()));
        }
        assertThat(Files.readString(Path.of("../docs/server.md"))).contains(rows);
    }

    private static int serve(String... arguments) throws Exception {
        var command = new ServeCommand();
        new CommandLine(command).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(arguments);
        return command.call();
    }
}
