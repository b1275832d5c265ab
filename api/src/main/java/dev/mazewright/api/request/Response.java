package dev.mazewright.api.request;

import dev.mazewright.formats.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonFactory;

/**
 * What is answered to a request.
 *
 * @param status of HTTP
 * @param type of the content, such as {@code application/json}
 * @param headers beside the type, the length and those that all answers have
 * @param content in parts
 * @param body writes the content while it is sent, or null where that is in parts
 */
public record Response(int status, String type, Map<String, String> headers, List<byte[]> content, @Nullable Body body) {
    /** What writes a content of any length. */
    @FunctionalInterface
    public interface Body {
        /** Writes it; the thread waits where the client is slow, and is interrupted when no client waits any more. */
        void write(OutputStream out) throws IOException;
    }

    public static final String JSON = "application/json";
    public static final String BINARY = "application/octet-stream";

    public static final int OK = 200;
    public static final int NOT_MODIFIED = 304;
    public static final int BAD_REQUEST = 400;
    public static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int METHOD_NOT_ALLOWED = 405;
    public static final int TOO_LARGE = 413;
    public static final int URI_TOO_LONG = 414;
    public static final int UNSUPPORTED_TYPE = 415;
    static final int UNPROCESSABLE = 422;
    public static final int HEADERS_TOO_LARGE = 431;
    public static final int UNAVAILABLE = 503;

    private static final JsonFactory JSON_FACTORY = new JsonFactory();

    /** A response whose content is in parts. */
    public Response(int status, String type, Map<String, String> headers, List<byte[]> content) {
        this(status, type, headers, content, null);
    }

    /** Good news, of this type, that are written while they are sent. */
    public static Response streamed(String type, Body body) {
        return new Response(OK, type, Map.of(), List.of(), body);
    }

    /** The same with a content that is known. */
    public Response whole(byte[] all) {
        return new Response(status, type, headers, List.of(all));
    }

    /** Good news, of this type. */
    public static Response of(String type, List<byte[]> content) {
        return new Response(OK, type, Map.of(), content);
    }

    /** Good news as JSON. */
    public static Response json(byte[] content) {
        return of(JSON, List.of(content));
    }

    /** Good news, of this type, that are written at once, in memory of this reservation. */
    public static Response of(String type, Reservation reservation, Body body) throws IOException {
        Chunks out = new Chunks(reservation);
        body.write(out);
        return of(type, out.parts());
    }

    /** Good news as a JSON object, in memory of this reservation. */
    public static Response json(Reservation reservation, JsonLine.Fields fields) throws IOException {
        return of(JSON, reservation, fields::writeObject);
    }

    /** An error, said in one sentence. */
    public static Response error(int status, String sentence) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (JsonGenerator json = JSON_FACTORY.createGenerator(tools.jackson.core.ObjectWriteContext.empty(), out)) {
            json.writeStartObject();
            json.writeName("status");
            json.writeNumber(status);
            json.writeName("error");
            json.writeString(sentence);
            json.writeEndObject();
        }
        return new Response(status, JSON, Map.of(), List.of(out.toByteArray()));
    }

    /** Too much is going on; the client may ask again in a second. */
    public static Response busy(String sentence) {
        return error(UNAVAILABLE, sentence).with("Retry-After", "1");
    }

    /** Plain text. */
    public static Response text(String text) {
        return of("text/plain; charset=utf-8", List.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** The same with another header. */
    public Response with(String header, String value) {
        Map<String, String> more = new TreeMap<>(headers);
        more.put(header, value);
        return new Response(status, type, more, content, body);
    }

    /** The same, which a browser may keep for ever. */
    public Response keptForEver() {
        return with("Cache-Control", "private, max-age=31536000, immutable");
    }

    /** The content, all of it in memory, written now where it is written while it is sent. */
    public byte[] bytes() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        write(all);
        return all.toByteArray();
    }

    /** Writes the content. */
    public void write(OutputStream out) throws IOException {
        if (body != null) {
            body.write(out);
        }
        for (byte[] part : content) {
            out.write(part);
        }
    }

    /** How many bytes the content has. */
    public long length() {
        return content.stream().mapToLong(part -> part.length).sum();
    }
}
