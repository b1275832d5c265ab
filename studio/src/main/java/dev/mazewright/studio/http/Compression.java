package dev.mazewright.studio.http;

import dev.mazewright.api.request.Response;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Sends texts in the coding gzip to clients that accept it: a page of 0.5 MB is then 0.16 MB. Files of the page, which have an
 * entity tag, are compressed well, and once; other answers quickly, each time.
 *
 * <p>What is written while it is sent, what is long, and what is compressed by its own format (pictures, archives) is sent as it is.
 *
 * <p>Source: RFC 9110, section 8.4.1.3 (gzip), section 12.5.3 (Accept-Encoding), and section 8.8.3 (entity tags: a coding has its own,
 * and a weak one names all).
 */
final class Compression {
    /** Less is sent in one packet of a network anyway; in bytes. */
    private static final int LEAST = 1400;
    /** More of an answer that is made each time would take longer than its way; in bytes. */
    private static final int MOST = 1 << 20;

    private static final Pattern TEXT = Pattern.compile("(text/.*|application/(json|javascript|manifest\\+json|toml)|image/svg\\+xml)(;.*)?");
    private static final Pattern REFUSES = Pattern.compile(".*;\\s*q=0(\\.0*)?\\s*");

    /** Of the bytes of each file those that are sent, as long as the file is in use. */
    private final Map<Object, byte[]> files = new WeakHashMap<>();

    /** The response, compressed where that is of use and the request allows it. */
    Response of(Response response, HttpRequest request) {
        boolean isFile = response.headers().containsKey("ETag");
        boolean isFit = response.status() == Response.OK && response.body() == null && TEXT.matcher(response.type()).matches()
                && response.length() >= LEAST && (isFile || response.length() <= MOST);
        if (!isFit) {
            return response;
        }
        Response either = response.with("Vary", HttpHeaderNames.ACCEPT_ENCODING.toString());
        if (!accepts(request.headers().get(HttpHeaderNames.ACCEPT_ENCODING, ""))) {
            return either;
        }
        byte[] packed = isFile && response.content().size() == 1
                ? file(response.content().getFirst())
                : packed(response.content(), Deflater.BEST_SPEED);
        Response coded = either.whole(packed).with("Content-Encoding", "gzip");
        String tag = response.headers().get("ETag");
        return tag == null || tag.startsWith("W/") ? coded : coded.with("ETag", "W/" + tag);
    }

    private synchronized byte[] file(byte[] content) {
        return files.computeIfAbsent(content, all -> packed(List.of(content), Deflater.BEST_COMPRESSION));
    }

    private static boolean accepts(String codings) {
        return Arrays.stream(codings.toLowerCase(Locale.ROOT).split(",", -1))
                .map(String::strip)
                .anyMatch(each -> each.matches("(gzip|x-gzip)(\\s*;.*)?") && !REFUSES.matcher(each).matches());
    }

    private static byte[] packed(List<byte[]> content, int level) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(out) {
            {
                def.setLevel(level);
            }
        }) {
            for (byte[] part : content) {
                packing.write(part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        return out.toByteArray();
    }
}
