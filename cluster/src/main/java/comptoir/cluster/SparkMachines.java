package comptoir.cluster;

import comptoir.bots.machines.Machines;
import comptoir.engine.BadInput;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkDriverExecutionException;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function2;
import scala.reflect.ClassTag;
import scala.runtime.BoxedUnit;

/**
 * A cluster of Apache Spark. The games are cut into shifts, which Spark gives to whichever machine is free; those of a machine
 * that is lost are given to another, and each counts once.
 */
public final class SparkMachines implements Machines {

    /** Shifts are as short as may be, since a lost machine's are played anew, and so few that Spark keeps count of them easily. */
    private static final int MOST_SHIFTS = 10_000;

    private static final int ANSWERS_WITHIN_MILLIS = 10_000;

    private static final Pattern HERE = Pattern.compile("local\\[([1-9]\\d{0,3}|\\*)]");
    private static final Pattern CLUSTER = Pattern.compile("spark://(\\[[0-9A-Fa-f:]+]|[^\\s:/@?#]+):(\\d{1,5})");

    private static final Logger ALL = Logger.getLogger("");
    private static final Logger WAITING = Logger.getLogger("org.apache.spark.scheduler.TaskSchedulerImpl");

    @Override
    public void play(String place, Work work, List<Integer> numbers, Consumer<String> played) {
        check(place);
        if (numbers.isEmpty()) return;
        quieten();
        Function2<Object, String[], BoxedUnit> handler = (shift, lines) -> {
            for (var line : lines) played.accept(Shift.played(line));
            return BoxedUnit.UNIT;
        };
        try (var context = new JavaSparkContext(settings(place, work))) {
            int shifts = Math.min(numbers.size(), MOST_SHIFTS);
            var games = context.parallelize(List.<Object>copyOf(numbers), shifts);
            context.sc().runJob(games.rdd(), new Shift(work), handler, ClassTag.apply(String[].class));
        } catch (Exception failed) {
            throw told(place, failed);
        }
    }

    private static void check(String place) {
        if (HERE.matcher(place).matches()) return;
        var cluster = CLUSTER.matcher(place);
        if (!cluster.matches() || Integer.parseInt(cluster.group(2)) > 65_535)
            throw new BadInput("--on must be a cluster of Apache Spark, such as spark://host:7077, or local[2] for two"
                    + " threads here, and is " + place);
        // Spark itself would try for a minute.
        try (var socket = new Socket()) {
            var address = new InetSocketAddress(cluster.group(1), Integer.parseInt(cluster.group(2)));
            socket.connect(address, ANSWERS_WITHIN_MILLIS);
        } catch (IOException unreachable) {
            throw new BadInput("nobody answers at " + place + ": " + unreachable.getMessage(), unreachable);
        }
    }

    /** Whatever is said with -Dspark.… holds too (COMPTOIR_JAVA_OPTS). */
    private static SparkConf settings(String place, Work work) {
        var settings = new SparkConf()
                .setMaster(place)
                .setAppName("comptoir " + work.games())
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.ui.showConsoleProgress", "false");
        if (HERE.matcher(place).matches()) return settings;
        // The machines play with this very program, whatever libraries they have themselves.
        return settings.setJars(ProgramJars.all().toArray(String[]::new))
                .set("spark.executor.userClassPathFirst", "true");
    }

    /** Spark wraps what happened, and may wrap it twice. */
    private static RuntimeException told(String place, Exception failed) {
        for (Throwable cause = failed; cause != null; cause = cause.getCause())
            if (cause instanceof BadInput wrong) return wrong;
        if (failed instanceof SparkDriverExecutionException)
            return new IllegalStateException("what came from the machines could not be taken", failed.getCause());
        if (failed instanceof SparkException || failed instanceof IllegalStateException)
            return new BadInput("the machines at " + place + " could not play: " + failed.getMessage(), failed);
        return failed instanceof RuntimeException other ? other : new IllegalStateException(failed);
    }

    /** Spark tells much of itself. What people need: what went wrong for good, and that no machine is free. */
    private static void quieten() {
        ALL.setLevel(Level.SEVERE);
        WAITING.setLevel(Level.WARNING);
    }
}
