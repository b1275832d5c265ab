package dev.mazewright.cli.output;

/** Counts the steps of long work, so that the user sees how far it is. */
public final class StepCount {
    private static final int BAR = 20;
    private static final double SECOND = 1e9;

    private String work = "";
    private long begun;
    private int done;
    private int all = 1;

    /** Reports the number of steps of a work that are done. Each work has its own time. */
    public synchronized void report(String now, int steps, int ofAll) {
        if (!now.equals(work)) {
            work = now;
            begun = System.nanoTime();
            done = 0;
        }
        done = Math.max(done, steps);
        all = ofAll;
    }

    /** A bar, the steps and the time that is left, in one line. */
    public synchronized String progress() {
        int full = (int) ((long) done * BAR / all);
        StringBuilder line = new StringBuilder("[");
        line.repeat("=", full).repeat(" ", BAR - full).append("] ").append(work);
        line.append(' ').append(done).append(" of ").append(all);
        if (done > 0) {
            double seconds = (System.nanoTime() - begun) / SECOND;
            line.append(", ").append(Math.round(seconds / done * (all - done))).append(" s left");
        }
        return line.toString();
    }
}
