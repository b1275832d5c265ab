package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Response;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** An endpoint that changes what a class sees: by POST alone. */
interface ClassPost extends Endpoint {
    /** What is answered where nothing is to be said. */
    Response DONE = json("{}");

    /** A good answer of this JSON. */
    static Response json(String text) {
        return Response.json((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    @Override
    default Set<String> methods() {
        return Set.of("POST");
    }
}
