package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.DeclaredEndpoint;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import java.io.IOException;

/** An endpoint of the API: a declaration, and what answers a query that is as declared. */
public record ApiEndpoint(Declaration declaration, Answer answer) implements DeclaredEndpoint {
    /** Answers a query whose names are declared and whose required parameters are there; see {@link DeclaredEndpoint}. */
    @FunctionalInterface
    public interface Answer {
        Response of(Query query, Reservation reservation) throws IOException;
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        return answer.of(Query.of(request, declaration), reservation);
    }
}
