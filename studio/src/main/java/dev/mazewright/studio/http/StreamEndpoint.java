package dev.mazewright.studio.http;

import java.util.Set;

/** An endpoint whose response has no end: an event stream. It takes no thread, and no limit of time holds for it. */
public interface StreamEndpoint extends Endpoint {
    /** What is sent. */
    Broadcast broadcast();

    @Override
    default Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    default Response answer(Request request, Reservation reservation) {
        throw new IllegalStateException("an event stream has no single answer");
    }
}
