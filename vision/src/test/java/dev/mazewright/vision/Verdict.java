package dev.mazewright.vision;

/** How a picture was read. */
public enum Verdict {
    /** A right path. */
    RIGHT,
    /** The same, marked unsure. */
    UNSURE,
    /** No answer, or one marked unsure, where there is none. */
    TOLD,
    /** No answer where there is one. */
    REFUSED,
    /** A wrong path, marked unsure. */
    DOUBTED,
    /** A wrong path, or a path where there is no answer, not marked. */
    WRONG;

    /** Whether it is as good as a person wants it. */
    public boolean isRight() {
        return this == RIGHT || this == UNSURE || this == TOLD;
    }
}
