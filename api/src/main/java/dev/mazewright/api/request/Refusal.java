package dev.mazewright.api.request;

import dev.mazewright.core.maze.TraceFullException;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;

/** What is answered where work fails. */
public final class Refusal {
    /** Messages repeat what was asked, which can be long. */
    private static final int LONGEST_MESSAGE = 2000;

    private static final String OUT_OF_MEMORY = "out of memory; take a smaller size, or try again in a moment";
    private static final String INTERNAL = "internal error; please report it with the request";

    private Refusal() {}

    /** What is said of work that failed. */
    public static Response of(Throwable failure) {
        String message = message(failure);
        return switch (failure) {
            case BusyException busy -> Response.busy(message);
            case CancelledException stopped -> Response.error(Response.UNAVAILABLE, message);
            case MalformedException malformed -> Response.error(Response.BAD_REQUEST, message);
            case NotKeptException unknown -> Response.error(Response.NOT_FOUND, message);
            case TooLargeException _, InsufficientMemoryException _, TraceFullException _ -> Response.error(Response.TOO_LARGE, message);
            case NoPathException _, UsageException _, IOException _ -> Response.error(Response.UNPROCESSABLE, message);
            case OutOfMemoryError memory -> Response.busy(OUT_OF_MEMORY);
            default -> Response.error(Response.UNAVAILABLE, INTERNAL);
        };
    }

    private static String message(Throwable failure) {
        String said = String.valueOf(failure.getMessage());
        return said.length() <= LONGEST_MESSAGE ? said : said.substring(0, LONGEST_MESSAGE) + " ...";
    }

    /** What is said of work that failed, as one sentence. */
    public static String sentence(Throwable failure) {
        return switch (failure) {
            case OutOfMemoryError memory -> OUT_OF_MEMORY;
            case Error _, IllegalStateException _ -> INTERNAL;
            default -> message(failure);
        };
    }
}
