package comptoir.app.train;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.app.Comptoir;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("comptoir train")
class TrainCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int train(String where, String... more) {
        var all = new ArrayList<>(List.of("train", "--game", "dale", "--fate", "x", "--school", "20", "--games", "20"));
        all.addAll(List.of("--budget", "2", "--passes", "1", "--tests", "2", "--hidden", "3"));
        all.addAll(List.of("--folder", folder.resolve(where).toString()));
        for (var each : more)
            if (each.startsWith("--") && all.contains(each))
                all.subList(all.indexOf(each), all.indexOf(each) + 2).clear();
        all.addAll(List.of(more));
        return Comptoir.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }

    @Test
    @DisplayName("goes on after an interruption as if there had been none, and plots its course")
    void goesOn() throws IOException {
        assertThat(train("whole", "--generations", "2")).as("%s", err).isZero();
        assertThat(train("parts", "--generations", "1")).as("%s", err).isZero();
        // Interrupted in the middle of the second: its weights may lie there, its figures do not.
        Files.writeString(folder.resolve("parts/generation-2.txt"), "half");
        var page = folder.resolve("page.html");
        assertThat(train("parts", "--generations", "2", "--page", page.toString()))
                .as("%s", err)
                .isZero();
        for (var file : List.of("course.json", "generation-1.txt", "generation-2.txt"))
            assertThat(folder.resolve("parts").resolve(file))
                    .hasSameTextualContentAs(folder.resolve("whole").resolve(file));
        assertThat(out.toString()).contains("generation 2:", "against generation 1");
        assertThat(Files.readString(page)).contains("Comptoir training: dale", "\"against\":\"rules of thumb\"");
    }

    @Test
    @DisplayName("leaves a folder alone that holds another course, and names what is wrong")
    void anotherCourse() throws IOException {
        assertThat(train("one", "--generations", "1")).isZero();
        var before = Files.readString(folder.resolve("one/course.json"));
        assertThat(train("one", "--generations", "2", "--fate", "y")).isEqualTo(2);
        assertThat(err.toString()).contains("holds another course");
        assertThat(folder.resolve("one/course.json")).hasContent(before);
        assertThat(train("one", "--hidden", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--hidden must be at least 1, and is 0");
        assertThat(train("one", "--game", "chess")).isEqualTo(2);
    }
}
