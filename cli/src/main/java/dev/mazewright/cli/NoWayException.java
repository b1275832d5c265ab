package dev.mazewright.cli;

/** The true answer is "no"; the message says why, in one line. */
final class NoWayException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NoWayException(String message) {
        super(message);
    }
}
