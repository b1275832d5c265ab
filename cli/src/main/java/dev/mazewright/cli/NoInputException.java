package dev.mazewright.cli;

import java.io.IOException;

/** There is no such input, or it may not be read; the message names it. */
final class NoInputException extends IOException {
    private static final long serialVersionUID = 1;

    NoInputException(String message) {
        super(message);
    }
}
