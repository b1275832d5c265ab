package dev.mazewright.datasets;

import java.io.Serial;

/** No candidate of a row has passed within the number of tries. */
public final class NoRowException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    /** What was tried and seen. */
    public NoRowException(String message) {
        super(message);
    }
}
