package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An endpoint of the API: a declaration, and what answers a query that is as declared.
 *
 * @param broadcast what an event stream sends; else null
 */
record ApiEndpoint(Declaration declaration, Answer answer, @Nullable Broadcast broadcast) implements Endpoint {
    /** Answers a query whose names are declared and whose required parameters are there; see {@link Endpoint}. */
    interface Answer {
        Response of(Query query, Reservation reservation) throws IOException;
    }

    ApiEndpoint(Declaration declaration, Answer answer) {
        this(declaration, answer, null);
    }

    /** An event stream, which has no single answer. */
    ApiEndpoint(Declaration declaration, Broadcast broadcast) {
        this(declaration, (query, reservation) -> {
            throw new IllegalStateException("an event stream has no single answer");
        }, broadcast);
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        return answer.of(Query.of(request, declaration), reservation);
    }

    @Override
    public String path() {
        return declaration.path();
    }

    @Override
    public Set<String> methods() {
        return declaration.methods();
    }

    @Override
    public Set<String> pupilMethods() {
        return declaration.pupilMethods();
    }

    @Override
    public boolean isShared() {
        return declaration.isShared();
    }

    @Override
    public List<String> parameters() {
        return Parameter.names(declaration.operations().getFirst().parameters());
    }
}
