package comptoir.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LoggingTest {

    @Test
    @DisplayName("A line of the log for programs is one JSON object, whatever was said and whatever went wrong")
    void jsonLine() {
        var said = new LogRecord(Level.WARNING, "table {0} has \"quotes\"\nand lines");
        said.setLoggerName("comptoir.test");
        said.setParameters(new Object[] {"t"});
        said.setThrown(new IllegalStateException("spoilt"));
        var line = new Logging.JsonLine().format(said);
        assertThat(line).endsWith("\n");
        assertThat(line.strip()).doesNotContain("\n");
        var read = Tree.of("line", Json.readObject(line));
        assertThat(read.at("message").text()).isEqualTo("table t has \"quotes\"\nand lines");
        assertThat(read.at("level").text()).isEqualTo("WARNING");
        assertThat(read.at("fault").text()).contains("spoilt");
    }
}
