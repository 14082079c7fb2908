package comptoir.app;

import comptoir.engine.SaveFormat;
import comptoir.protocol.Games;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** The version of the program, of the games' rules and of the save format. */
final class Version implements CommandLine.IVersionProvider {

    private Version() {}

    @Override
    public String[] getVersion() {
        var lines = new ArrayList<>(List.of("comptoir " + program()));
        for (var game : Games.all()) lines.add(game.id() + " rules " + game.rulesVersion());
        lines.add("save format " + SaveFormat.FORMAT);
        return lines.toArray(String[]::new);
    }

    private static String program() {
        var version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "0.1.0" : version;
    }
}
