package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.Set;

/** An endpoint whose response is always the same: a GET without parameters. */
interface FixedEndpoint extends Endpoint {
    @Override
    default Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    default Response answer(Request request, Reservation reservation) throws IOException {
        Query.of(request, parameters());
        return answer(reservation);
    }

    /** The answer, which takes its memory from this reservation. */
    Response answer(Reservation reservation) throws IOException;
}
