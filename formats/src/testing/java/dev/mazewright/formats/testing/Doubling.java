package dev.mazewright.formats.testing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Measures how the time of work grows with its size: the CPU time of one thread at n, 2 n and 4 n, the least of several runs in turns. The
 * sizes are found: the largest is the first that takes long enough to be measured, so that neither a slow machine nor a
 * fast format matters.
 */
public final class Doubling {
    /** Work of one size. */
    public interface Work {
        /** Does it once; it returns what it wrote, in bytes and cells, or what it read. */
        long run() throws Exception;
    }

    /** Makes work of a size. */
    public interface Maker {
        /** The work of about this size, or null if it is too large or impossible. */
        @Nullable Work of(int n) throws Exception;
    }

    /** The most that time by unit may grow from n to 4 n; a quadratic one grows 4 times. */
    private static final double MOST = 2;

    /** What may be added in nanoseconds, of clocks and caches. */
    private static final long FLOOR = 300_000;

    private static final int SMALLEST = 64;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final long enough;
    private final int largest;

    /**
     * A measurement.
     *
     * @param enough how long the largest size takes at least, in milliseconds, unless none does
     * @param largest the largest n that is tried
     */
    public Doubling(long enough, int largest) {
        this.enough = enough * 1_000_000;
        this.largest = largest;
    }

    /** The measured times, where they grow by more than the size; empty where they do not; null where nothing could be measured. */
    public @Nullable String complaint(Maker maker) throws Exception {
        int n = size(maker);
        if (n == 0) {
            return null;
        }
        List<Work> sizes = new ArrayList<>();
        for (int size : new int[] {n, 2 * n, 4 * n}) {
            Work work = maker.of(size);
            if (work == null) {
                return null;
            }
            sizes.add(work);
        }
        return complaint(sizes);
    }

    /** The measured times of works of rising sizes, where they grow by more than the size; empty where they do not. */
    public static String complaint(List<Work> sizes) throws Exception {
        String complaint = complaint(sizes, 3);
        return complaint.isEmpty() ? complaint : complaint(sizes, 15);
    }

    /** The n of which 4 n takes long enough, or the largest; 0 if not even the smallest can be. */
    private int size(Maker maker) throws Exception {
        int found = 0;
        for (int n = SMALLEST; n <= largest; n *= 4) {
            Work work = maker.of(4 * n);
            if (work == null) {
                break;
            }
            found = n;
            long first = time(work); // the first run of code is slow
            if (first > enough && time(work) > enough) {
                break;
            }
        }
        return found;
    }

    private static String complaint(List<Work> sizes, int runs) throws Exception {
        int last = sizes.size() - 1;
        long[] times = new long[sizes.size()];
        long[] units = new long[sizes.size()];
        Arrays.fill(times, Long.MAX_VALUE);
        for (int run = 0; run < runs; run++) {
            for (int i = 0; i < times.length; i++) {
                long before = THREADS.getCurrentThreadCpuTime();
                units[i] = sizes.get(i).run();
                times[i] = Math.min(times[i], THREADS.getCurrentThreadCpuTime() - before);
            }
        }
        double most = MOST * times[0] * units[last] / units[0] + FLOOR;
        return times[last] <= most ? "" : IntStream.range(0, times.length)
                .mapToObj(i -> String.format(Locale.ROOT, "%.2f ms for %d bytes and cells", times[i] / 1e6, units[i]))
                .collect(Collectors.joining(", "));
    }

    private static long time(Work work) throws Exception {
        long before = THREADS.getCurrentThreadCpuTime();
        work.run();
        return THREADS.getCurrentThreadCpuTime() - before;
    }
}
