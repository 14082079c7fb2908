package comptoir.app;

import comptoir.protocol.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;

/** A page with plots, which needs nothing but itself: the plotting library and what our pages share are inside. */
public final class PlotPage {

    private PlotPage() {}

    /** @param template the page's own part; it finds the data in {@code data} */
    public static String of(String template, String title, Object data) {
        return resource(template)
                .replace("{{title}}", escaped(title))
                .replace("{{style}}", resource("/comptoir/app/plots.css"))
                .replace("{{data}}", Json.write(data).replace("<", "\\u003c"))
                .replace("{{plots}}", resource("/comptoir/app/plots.js"))
                .replace(
                        "{{echarts}}",
                        resource("/META-INF/resources/_static/echarts/" + version() + "/dist/echarts.min.js"));
    }

    private static String version() {
        var properties = new Properties();
        try (var file = PlotPage.class.getResourceAsStream("/META-INF/maven/org.mvnpm/echarts/pom.properties")) {
            properties.load(Objects.requireNonNull(file));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Objects.requireNonNull(properties.getProperty("version"));
    }

    private static String resource(String name) {
        try (var file = PlotPage.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
