package dev.mazewright.studio.web;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.StaticFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, by path: those on the list that the build made of the folder {@code web}, and no others. A path
 * is looked up and never opened, so none leads out of it.
 */
public final class Site implements StaticFiles {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "json", "application/json",
            "svg", "image/svg+xml",
            "png", "image/png",
            "txt", "text/plain; charset=utf-8",
            "webmanifest", "application/manifest+json");
    private static final int TAG = 16;

    private final Map<String, String> names = new TreeMap<>();
    private final Map<String, Response> loaded = new ConcurrentHashMap<>();

    public Site() {
        for (String name : new String(read("web.list"), StandardCharsets.UTF_8).lines().toList()) {
            names.put("/" + name, name);
        }
        names.put("/", "index.html");
    }

    /** The paths there are. */
    public List<String> paths() {
        return List.copyOf(names.keySet());
    }

    @Override
    public @Nullable Response file(String path, @Nullable String known) {
        String name = names.get(path);
        if (name == null) {
            return null;
        }
        Response answer = loaded.computeIfAbsent(name, Site::load);
        return known != null && isAmong(known, answer.headers().get("ETag"))
                ? new Response(Response.NOT_MODIFIED, answer.type(), answer.headers(), List.of())
                : answer;
    }

    private static boolean isAmong(String tags, @Nullable String tag) {
        return Stream.of(tags.split(",", -1))
                .map(String::strip)
                .anyMatch(each -> each.equals("*") || each.equals(tag) || each.equals("W/" + tag));
    }

    private static Response load(String name) {
        byte[] content = read("web/" + name);
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        if (type == null) {
            throw new UsageException("no type is known for " + name);
        }
        return Response.of(type, List.of(content)).with("ETag", tag(content)).with("Cache-Control", "no-cache");
    }

    private static String tag(byte[] content) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
            return '"' + HexFormat.of().formatHex(hash, 0, TAG) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JDK has it
        }
    }

    private static byte[] read(String resource) {
        try (InputStream in = Site.class.getResourceAsStream("/dev/mazewright/studio/" + resource)) {
            return Objects.requireNonNull(in, resource).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
