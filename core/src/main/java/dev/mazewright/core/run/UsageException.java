package dev.mazewright.core.run;

/** Something was asked for that does not exist or cannot be; the message says what was given and what is possible. */
public final class UsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /**
     * Something that does not exist or cannot be.
     *
     * @param message what was given, what is possible, and what to do: one line
     */
    public UsageException(String message) {
        super(message);
    }
}
