package comptoir.server.command;

import picocli.CommandLine;

/** Starts {@code serve} alone, for benchmarks and for tests that end it the hard way. */
final class ServerMain {

    private ServerMain() {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new ServeCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute(arguments));
    }
}
