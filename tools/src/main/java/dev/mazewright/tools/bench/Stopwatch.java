package dev.mazewright.tools.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** What work in this process takes of all its processors: threads, collector and compiler included. */
public final class Stopwatch {
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    /** How long a turn lasts at least, in seconds: the system counts in hundredths. */
    private static final double TURN = 0.3;

    private final long cpu = SYSTEM.getProcessCpuTime();

    /** Seconds since it was made. */
    double seconds() {
        return (SYSTEM.getProcessCpuTime() - cpu) * 1e-9;
    }

    /** The median over this number of turns, after two that do not count; short work is done several times in a turn. */
    public static double median(int turns, Runnable work) {
        double[] seconds = new double[turns];
        for (int turn = -2; turn < turns; turn++) {
            Stopwatch watch = new Stopwatch();
            int times = 0;
            do {
                work.run();
                times++;
            } while (watch.seconds() < TURN);
            if (turn >= 0) {
                seconds[turn] = watch.seconds() / times;
            }
        }
        return median(seconds);
    }

    /** The middle of these figures. */
    public static double median(double[] figures) {
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
