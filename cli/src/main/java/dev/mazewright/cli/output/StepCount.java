package dev.mazewright.cli.output;

/** Counts the steps of long work, so that the user sees how far it is. */
public final class StepCount {
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
        return MazeRate.bar(done, all) + work + " " + done + " of " + all + MazeRate.left(done, all, begun);
    }
}
