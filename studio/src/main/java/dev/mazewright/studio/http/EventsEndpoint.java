package dev.mazewright.studio.http;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.DeclaredEndpoint;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;

/** An endpoint whose response has no end: an event stream takes no thread and has no limit of time. */
public record EventsEndpoint(Declaration declaration, Broadcast broadcast) implements DeclaredEndpoint {
    @Override
    public Response answer(Request request, Reservation reservation) {
        throw new IllegalStateException("an event stream has no single answer");
    }
}
