package dev.mazewright.studio;

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
    public Response answer(Task job) throws IOException {
        try (InputStream in = OpenApiEndpoint.class.getResourceAsStream("openapi.json")) {
            return Response.json(Objects.requireNonNull(in, "openapi.json").readAllBytes());
        }
    }
}
