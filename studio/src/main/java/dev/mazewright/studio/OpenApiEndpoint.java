package dev.mazewright.studio;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Set;

/** The description of this API, as OpenAPI has it. */
final class OpenApiEndpoint implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/openapi.json";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    public Answer answer(Request request, Job job) throws IOException {
        Query.of(request, parameters());
        try (InputStream in = OpenApiEndpoint.class.getResourceAsStream("openapi.json")) {
            return Answer.json(Objects.requireNonNull(in, "openapi.json").readAllBytes());
        }
    }
}
