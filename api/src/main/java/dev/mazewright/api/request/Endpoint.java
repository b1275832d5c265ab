package dev.mazewright.api.request;

import java.io.IOException;
import java.util.List;
import java.util.Set;

/** What is answered at one path of the API. Knows nothing of connections. */
public interface Endpoint {
    /** The path, such as {@code /api/v1/maze}; {@code {z}} stands for any part of it. */
    String path();

    /** The methods it takes. */
    default Set<String> methods() {
        return Set.of("GET", "POST");
    }

    /** The methods that pupils may use where the studio is a class's. */
    default Set<String> pupilMethods() {
        return Set.of();
    }

    /** Whether pages of other origins that the user named may read it, by GET. */
    default boolean isShared() {
        return false;
    }

    /**
     * Whether its work takes as long as it needs while its client waits: that of a page which shows that it works, and can stop
     * it. All other work is short, and stopped when it is not.
     */
    default boolean isPatient() {
        return false;
    }

    /** The names of its parameters. */
    default List<String> parameters() {
        return List.of();
    }

    /**
     * Answers. The thread is interrupted when no client waits for the response any more, or when it took too long.
     *
     * @param reservation says beforehand what memory it is going to take
     * @throws BusyException if there is not enough of it now
     * @throws dev.mazewright.core.run.UsageException for what does not exist or cannot be
     */
    Response answer(Request request, Reservation reservation) throws IOException;
}
