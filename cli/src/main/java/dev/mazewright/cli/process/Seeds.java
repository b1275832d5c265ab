package dev.mazewright.cli.process;

import dev.mazewright.core.maze.MazeRandom;

/** The only place where randomness comes from outside: seeds for those who give none. */
public final class Seeds {
    /** Short enough to be written down, with room for many. */
    private static final long MANY = 1_000_000_000_000L;

    private static long taken;

    private Seeds() {}

    /** A random seed, 0 to 10^12 - 1. */
    public static long random() {
        return new MazeRandom(fresh()).below(MANY);
    }

    /** A number that no other run has, with overwhelming likelihood: from the clocks and the process. */
    public static synchronized long fresh() {
        long clocks = System.nanoTime() ^ Long.rotateLeft(System.currentTimeMillis(), 20);
        return new MazeRandom(clocks ^ Long.rotateLeft(ProcessHandle.current().pid(), 44) ^ taken++).nextLong();
    }
}
