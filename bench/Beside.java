import java.io.File;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.Locale;

/**
 * Random play of two builds of Comptoir in one process, slice by slice in turn, by the processor time of the thread: what
 * {@code comptoir bench} measures, without an hour between the two in which the machine becomes another. Each build has
 * classes, and so compiled code, of its own.
 *
 * <p>{@code bench/beside OLD NEW GAME [OPTIONS] [SLICES] [SEATS]}; OLD and NEW are folders in which {@code ./comptoir} was built.
 */
final class Beside {

    private static final long SLICE = 100_000_000;

    public static void main(String[] arguments) throws Throwable {
        var game = arguments[2];
        var options = arguments.length > 3 ? arguments[3] : "{}";
        int slices = arguments.length > 4 ? Integer.parseInt(arguments[4]) : 60;
        int seats = arguments.length > 5 ? Integer.parseInt(arguments[5]) : 2;
        var builds = new Build[] {
            new Build(arguments[0], game, options, seats), new Build(arguments[1], game, options, seats)
        };
        for (int warmUp = 0; warmUp < 30; warmUp++) for (var build : builds) build.slice();
        var speeds = new double[2][slices];
        var ratios = new double[slices];
        for (var build : builds) build.games = build.decisions = build.bytes = 0;
        for (int i = 0; i < slices; i++) {
            for (int b = 0; b < 2; b++) {
                int which = (i + b) % 2;
                speeds[which][i] = builds[which].slice();
            }
            ratios[i] = speeds[1][i] / speeds[0][i];
        }
        for (int b = 0; b < 2; b++)
            System.out.printf(
                    Locale.ROOT,
                    "%s %,.0f decisions/s, %.1f a game, %.0f bytes each%n",
                    b == 0 ? "old" : "new",
                    at(speeds[b], 0.5),
                    (double) builds[b].decisions / builds[b].games,
                    (double) builds[b].bytes / builds[b].decisions);
        System.out.printf(
                Locale.ROOT, "new for old %.3f (%.3f to %.3f)%n", at(ratios, 0.5), at(ratios, 0.1), at(ratios, 0.9));
    }

    private static double at(double[] values, double share) {
        Arrays.sort(values);
        return values[(int) Math.round(share * (values.length - 1))];
    }

    /** One build, with the table it plays. */
    private static final class Build {

        private static final com.sun.management.ThreadMXBean THREADS =
                (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

        private final MethodHandle playGame;
        private long games;
        private long decisions;
        private long bytes;

        Build(String folder, String game, String options, int seats) throws Throwable {
            var jar = new File(folder, "app/target/comptoir-app.jar");
            if (!jar.exists()) throw new IllegalArgumentException(jar + " is not there: run ./comptoir in " + folder);
            var loader = new URLClassLoader(new URL[] {jar.toURI().toURL()}, ClassLoader.getPlatformClassLoader());
            Thread.currentThread().setContextClassLoader(loader);
            var named = loader.loadClass("comptoir.protocol.Games").getMethod("named", String.class);
            var read = loader.loadClass("comptoir.protocol.Json").getMethod("readObject", String.class);
            var tree = loader.loadClass("comptoir.engine.Tree").getMethod("of", String.class, Object.class);
            var chosen = named.invoke(null, game);
            var setUp = loader.loadClass("comptoir.engine.Game").getMethod("setup", int.class, tree.getReturnType());
            var setup = setUp.invoke(chosen, seats, tree.invoke(null, "options", read.invoke(null, options)));
            var bench = loader.loadClass("comptoir.app.Bench").getDeclaredConstructors()[0];
            bench.setAccessible(true);
            var table = bench.newInstance(chosen, setup, 1, 1L);
            var play = table.getClass().getDeclaredMethod("playGame");
            play.setAccessible(true);
            playGame = MethodHandles.lookup().unreflect(play).bindTo(table);
        }

        /** Decisions in a second of processor time. */
        double slice() throws Throwable {
            long done = 0;
            long allocated = THREADS.getCurrentThreadAllocatedBytes();
            long start = THREADS.getCurrentThreadCpuTime();
            long taken;
            do {
                done += (long) playGame.invoke();
                games++;
                taken = THREADS.getCurrentThreadCpuTime() - start;
            } while (taken < SLICE);
            decisions += done;
            bytes += THREADS.getCurrentThreadAllocatedBytes() - allocated;
            return done * 1e9 / taken;
        }
    }
}
