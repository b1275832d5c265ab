package dev.mazewright.api.task;

import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;

/** Long work that a {@link Task} does. */
public interface Work extends AutoCloseable {
    /** What two requests for the same work have in common, and requests for other work have not. */
    String key();

    /**
     * Does it, on a thread of its own.
     *
     * @param cancellation stops it
     * @throws CancelledException if it was stopped
     */
    void run(Cancellation cancellation) throws IOException;

    /** What is known of it so far, as names and values of an object. Called by any thread, before, during and after the work. */
    void describe(JsonLine json);

    /** Gives back what it holds: no client asks for it any more. */
    @Override
    default void close() {
        // most work holds nothing
    }
}
