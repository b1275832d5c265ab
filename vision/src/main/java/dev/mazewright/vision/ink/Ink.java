package dev.mazewright.vision.ink;

/** The pixels of a plane that are ink. */
public final class Ink {
    /** A pixel with at least this ink is rather wall than paper. */
    static final double HALF = 0.5;

    private Ink() {}

    /** The pixels with at least this ink, row by row; walls have 1. */
    public static boolean[] of(float[] ink, double least) {
        boolean[] set = new boolean[ink.length];
        for (int i = 0; i < set.length; i++) {
            set[i] = ink[i] >= least;
        }
        return set;
    }
}
