package dev.mazewright.core.run;

/**
 * Thrown when a request names something that does not exist or is not possible; the message says what was given and
 * what is possible.
 */
public final class UsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * An exception with a message for the user.
     *
     * @param message what was given, what is possible, and what to do: one line
     */
    public UsageException(String message) {
        super(message);
    }
}
