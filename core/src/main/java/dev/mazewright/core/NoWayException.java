package dev.mazewright.core;

/** The true answer is "no"; the message says why, in one line. */
public final class NoWayException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An answer of no, and why. */
    public NoWayException(String message) {
        super(message);
    }
}
