package dev.mazewright.cli;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** What work in this process takes of all its processors: threads, collector and compiler included. */
final class Stopwatch {
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final long cpu = SYSTEM.getProcessCpuTime();

    /** Seconds since it was made. */
    double seconds() {
        return (SYSTEM.getProcessCpuTime() - cpu) * 1e-9;
    }

    /** The median over so many turns, after two that do not count. */
    static double median(int turns, Runnable work) {
        double[] seconds = new double[turns];
        for (int turn = -2; turn < turns; turn++) {
            Stopwatch watch = new Stopwatch();
            work.run();
            if (turn >= 0) {
                seconds[turn] = watch.seconds();
            }
        }
        return BenchTable.median(seconds);
    }
}
