package dev.mazewright.cli.process;

import java.io.IOException;

/** No such input, or it may not be read; the message names it. */
public final class NoInputException extends IOException {
    private static final long serialVersionUID = 1;

    public NoInputException(String message) {
        super(message);
    }
}
