package dev.mazewright.vision.bad;

/** What shows where the path begins and ends. */
public enum Shown {
    /** Openings, as in a puzzle book. */
    OPENINGS,
    /** The marks of the theme. */
    MARKS,
    /** Both. */
    BOTH
}
