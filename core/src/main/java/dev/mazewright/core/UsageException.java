package dev.mazewright.core;

/** Something was asked for that does not exist or cannot be; the message says what was given and what is possible. */
public final class UsageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public UsageException(String message) {
        super(message);
    }
}
