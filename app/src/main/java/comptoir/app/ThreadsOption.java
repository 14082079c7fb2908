package comptoir.app;

import picocli.CommandLine;

/** The option of a command that plays many games: how many of them at once. */
public final class ThreadsOption {

    @CommandLine.Option(names = "--threads", description = "How many games at once (one for each core).")
    private int threads = Runtime.getRuntime().availableProcessors();

    public int number() {
        Given.atLeastOne("--threads", threads);
        return threads;
    }
}
