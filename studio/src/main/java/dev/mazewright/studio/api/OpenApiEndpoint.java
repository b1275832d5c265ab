package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** The description of this API, as OpenAPI has it. */
final class OpenApiEndpoint implements FixedEndpoint {
    @Override
    public String path() {
        return "/api/v1/openapi.json";
    }

    @Override
    public Response answer(Reservation reservation) throws IOException {
        try (InputStream in = OpenApiEndpoint.class.getResourceAsStream("/dev/mazewright/studio/openapi.json")) {
            return Response.json(Objects.requireNonNull(in, "openapi.json").readAllBytes());
        }
    }
}
