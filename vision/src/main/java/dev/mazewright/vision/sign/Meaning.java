package dev.mazewright.vision.sign;

/** What a sign says of the place at which it stands. */
public enum Meaning {
    /** One starts here. */
    START,
    /** One wants to go here. */
    GOAL,
    /** One starts or ends here, as its direction says: into the maze or out of it. */
    DIRECTION,
    /** Nothing. */
    NONE
}
