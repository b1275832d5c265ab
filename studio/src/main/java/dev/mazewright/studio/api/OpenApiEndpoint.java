package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import java.util.List;

/** The description of this API, as OpenAPI has it. */
final class OpenApiEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/openapi.json")
            .get("openapi", "This description.", List.of())
            .answers("This description.", Response.JSON, Schema.OBJECT);

    private OpenApiEndpoint() {}

    static Response answer(Query query, Reservation reservation) {
        return Response.json(Written.DOCUMENT);
    }

    /** Written once, where it is asked for. */
    private static final class Written {
        static final byte[] DOCUMENT = OpenApiDocument.of(Endpoints.declarations());
    }
}
