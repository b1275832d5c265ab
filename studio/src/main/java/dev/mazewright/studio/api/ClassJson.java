package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Response;
import java.nio.charset.StandardCharsets;

/** Good answers of the endpoints that change what a class sees. */
final class ClassJson {
    /** Where nothing is to be said. */
    static final Response DONE = of("{}");

    private ClassJson() {}

    /** An answer of this JSON. */
    static Response of(String text) {
        return Response.json((text + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
