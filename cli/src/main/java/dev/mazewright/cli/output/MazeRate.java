package dev.mazewright.cli.output;

import java.util.Locale;

/** Counts mazes that are made one after the other, so that the user sees how far the work is. Safe for threads. */
public final class MazeRate {
    private static final int BAR = 20;
    private static final long PERCENT = 100;
    private static final double SECOND = 1e9;

    private final long begun = System.nanoTime();
    private volatile long done;
    private volatile long all = 1;

    /** Sets the number of mazes that are made, and the number of all mazes to make. */
    public void made(long mazes, long ofAll) {
        done = mazes;
        all = ofAll;
    }

    /** A progress bar with the share of the work done, its rate, and the remaining time. */
    public String progress() {
        return progress(done, all, begun, 1, "mazes");
    }

    /** The same of other work; each thing that is done counts as {@code worth} units of its rate. */
    static String progress(long done, long all, long begun, double worth, String unit) {
        String rate = done == 0 ? "" : String.format(Locale.ROOT, ", %.0f %s/s", done * worth / seconds(begun), unit);
        return bar(done, all) + share(done, all) + rate + left(done, all, begun);
    }

    static String share(long done, long all) {
        return done * PERCENT / all + "%";
    }

    static String bar(long done, long all) {
        int full = (int) (done * BAR / all);
        return "[" + "=".repeat(full) + " ".repeat(BAR - full) + "] ";
    }

    /** How long the rest takes if it goes on like this; empty where nothing is done yet. */
    static String left(long done, long all, long begun) {
        return done == 0 ? "" : ", " + Math.round(seconds(begun) / done * (all - done)) + " s left";
    }

    private static double seconds(long begun) {
        return (System.nanoTime() - begun) / SECOND;
    }
}
