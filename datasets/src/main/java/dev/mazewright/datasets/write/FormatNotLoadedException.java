package dev.mazewright.datasets.write;

import java.io.Serial;

/** A format is in a module that is not on the class path; the message says which. */
public final class FormatNotLoadedException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    FormatNotLoadedException(String format) {
        super("the format " + format + " is in a module of its own, mazewright-" + format + ", which is not on the class path");
    }
}
