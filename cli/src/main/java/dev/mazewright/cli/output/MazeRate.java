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
        long now = done;
        double seconds = (System.nanoTime() - begun) / SECOND;
        int full = (int) (now * BAR / all);
        StringBuilder line = new StringBuilder("[");
        line.repeat("=", full).repeat(" ", BAR - full).append("] ").append(now * PERCENT / all).append('%');
        if (now > 0) {
            line.append(String.format(Locale.ROOT, ", %.0f mazes/s, ", now / seconds));
            line.append(Math.round(seconds / now * (all - now))).append(" s left");
        }
        return line.toString();
    }
}
