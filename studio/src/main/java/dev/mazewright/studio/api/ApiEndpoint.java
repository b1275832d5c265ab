package dev.mazewright.studio.api;

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

/** An endpoint of the API: a declaration, and what answers a query that is as declared. */
interface ApiEndpoint extends Endpoint {
    /** What it is, always the same. */
    Declaration declaration();

    /** Answers a query whose names are declared and whose required parameters are there; see {@link Endpoint}. */
    Response answer(Query query, Reservation reservation) throws IOException;

    @Override
    default Response answer(Request request, Reservation reservation) throws IOException {
        return answer(Query.of(request, declaration()), reservation);
    }

    @Override
    default String path() {
        return declaration().path();
    }

    @Override
    default Set<String> methods() {
        return declaration().methods();
    }

    @Override
    default Set<String> pupilMethods() {
        return declaration().pupilMethods();
    }

    @Override
    default boolean isShared() {
        return declaration().isShared();
    }

    @Override
    default List<String> parameters() {
        return Parameter.names(declaration().operations().getFirst().parameters());
    }
}
