package comptoir.bots.speed;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The processor time that this thread has had: waiting for a core does not count. */
public final class ProcessorTime {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ProcessorTime() {}

    /** In nanoseconds. */
    public static long now() {
        return THREADS.getCurrentThreadCpuTime();
    }
}
