package dev.mazewright.studio.response;

import dev.mazewright.studio.http.Response;
import java.nio.charset.StandardCharsets;

/** Good answers of the endpoints that change what a class sees. */
public final class ClassJson {
    /** Where nothing is to be said. */
    public static final Response DONE = of("{}");

    private ClassJson() {}

    /** An answer of this JSON. */
    public static Response of(String text) {
        return Response.json((text + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
