package dev.mazewright.vision.sign;

/** What a sign says about its place. */
public enum Meaning {
    /** The path starts here. */
    START,
    /** The path ends here. */
    GOAL,
    /** The path starts or ends here, if the sign points into the maze or out of it. */
    DIRECTION,
    /** Nothing. */
    NONE
}
