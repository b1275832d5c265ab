package dev.mazewright.core.run;

/** Thrown when there is no path, or no maze of the kind that was asked for; the message gives the reason in one line. */
public final class NoPathException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An exception with the reason, in one line. */
    public NoPathException(String message) {
        super(message);
    }
}
