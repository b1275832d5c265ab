package dev.mazewright.core.run;

/** The true answer is "no"; the message says why, in one line. */
public final class NoPathException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An answer of no, and why. */
    public NoPathException(String message) {
        super(message);
    }
}
