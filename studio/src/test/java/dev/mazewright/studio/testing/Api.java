package dev.mazewright.studio.testing;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.studio.StudioEndpoints;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Asks endpoints without a connection; failures become answers, as they do on a connection. */
public final class Api {
    public static final String PATH = "/api/v1/";

    private Api() {}

    /** What is answered to a GET of these names and values, one after the other. */
    public static Response get(String name, String... parameters) {
        return get(StudioEndpoints.ALL, name, parameters);
    }

    /** What one of these endpoints answers to such a GET. */
    public static Response get(List<Endpoint> endpoints, String name, String... parameters) {
        StringBuilder query = new StringBuilder();
        for (int i = 0; i < parameters.length; i += 2) {
            query.append(i == 0 ? "" : "&").append(parameters[i]).append('=');
            query.append(URLEncoder.encode(parameters[i + 1], StandardCharsets.UTF_8));
        }
        return ask(new Request("GET", PATH + name, query.toString(), "", new byte[0]), endpoints);
    }

    /** The endpoint of this name. */
    public static Endpoint endpoint(String name) {
        return StudioEndpoints.ALL.stream().filter(each -> each.path().equals(PATH + name)).findFirst().orElseThrow();
    }

    /** What is answered to a POST of this JSON. */
    public static Response post(String name, String json) {
        return ask(new Request("POST", PATH + name, "", "", json.getBytes(StandardCharsets.UTF_8)));
    }

    public static Response ask(Request request) {
        return ask(request, StudioEndpoints.ALL);
    }

    /** What one of these endpoints answers. */
    public static Response ask(Request request, List<Endpoint> endpoints) {
        Endpoint endpoint = endpoints.stream()
                .filter(each -> request.path().matches(each.path().replaceAll("\\{[a-z]+}", "[^/]+")))
                .findFirst()
                .orElseThrow();
        try (Reservation reservation = new Reservation(new MemoryBudget(1L << 30))) {
            return endpoint.answer(request, reservation);
        } catch (Exception failure) {
            return Refusal.of(failure);
        }
    }

    public static byte[] bytes(Response answer) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        answer.content().forEach(all::writeBytes);
        if (answer.body() != null) {
            try {
                answer.body().write(all);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return all.toByteArray();
    }

    public static String text(Response answer) {
        return new String(bytes(answer), StandardCharsets.UTF_8);
    }

    /** The JSON object of a good answer. */
    public static Map<?, ?> object(Response answer) {
        if (answer.status() != Response.OK) {
            throw new AssertionError(answer.status() + " " + text(answer));
        }
        return (Map<?, ?>) JsonRead.value(text(answer));
    }

    /** The sentence of a refusal, after its status. */
    public static String refusal(Response answer) {
        Map<?, ?> error = (Map<?, ?>) JsonRead.value(text(answer));
        if (!error.get("status").equals((long) answer.status())) {
            throw new AssertionError(text(answer));
        }
        return answer.status() + " " + error.get("error");
    }

    /** The JSON of a file in a request. */
    public static String file(String name, byte[] content) {
        return "{\"name\": \"" + name + "\", \"content\": \"" + Base64.getEncoder().encodeToString(content) + "\"}";
    }

    public static String file(String name, String content) {
        return file(name, content.getBytes(StandardCharsets.UTF_8));
    }
}
