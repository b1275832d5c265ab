package dev.mazewright.studio.web;

import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.StaticFiles;
import dev.mazewright.books.pseudocode.Pseudocode;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files of the page, by path: those on the list that the build made of the folder {@code web}, the stage's script
 * that it joined, the pseudo-code, and no others. A path is looked up and never opened, so none leads out of it.
 *
 * <p>The build made a checksum of all of them, too: their version. {@code index.html} refers to the other files by paths
 * that begin with it, such as {@code /v-0123456789abcdef/js/main.js}: these the browser keeps, so that a page that is
 * loaded again asks for none of its hundred files. By their plain paths the same files are checked for changes each time,
 * by an entity tag that is the version as well; pseudo-code has one of its own.
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
    private static final int DIGITS = 16;
    private static final String FOLDER = "/dev/mazewright/page/";
    private static final String INDEX = "index.html";
    /** The script of the stage for other pages, which the build joins where it can. */
    private static final String STAGE = "mazewright-stage.js";
    /** Where the page finds pseudo-code. */
    private static final String PSEUDOCODE = "pseudocode/";
    private static final String VERSION = "/v-";
    private static final Pattern REFERENCE = Pattern.compile("(?<= (?:src|href)=\")(?=/)");
    private static final String FOR_EVER = "max-age=31536000, immutable";

    private final Map<String, String> names = new TreeMap<>();
    private final Map<String, Response> loaded = new ConcurrentHashMap<>();
    private final String version;

    public Site() {
        version = new String(read("web.version"), StandardCharsets.US_ASCII).substring(0, DIGITS);
        for (String name : new String(read("web.list"), StandardCharsets.UTF_8).lines().toList()) {
            names.put("/" + name, name);
        }
        Pseudocode.files().forEach(file -> names.put("/" + PSEUDOCODE + file, PSEUDOCODE + file));
        names.put("/", INDEX);
        if (Site.class.getResource(FOLDER + "web/" + STAGE) != null) {
            names.put("/" + STAGE, STAGE);
        }
    }

    /** The paths there are. */
    public List<String> paths() {
        return List.copyOf(names.keySet());
    }

    @Override
    public @Nullable Response file(String path, @Nullable String known) {
        int end = path.startsWith(VERSION) ? path.indexOf('/', 1) : 0;
        String name = names.get(path.substring(Math.max(end, 0)));
        if (name == null || (end > 0 && name.equals(INDEX))) {
            return null;
        }
        Response file = loaded.computeIfAbsent(name, this::load);
        Response answer = end > 0 && path.substring(0, end).equals(VERSION + version) ? file.with("Cache-Control", FOR_EVER) : file;
        return known != null && isAmong(known, answer.headers().get("ETag"))
                ? new Response(Response.NOT_MODIFIED, answer.type(), answer.headers(), List.of())
                : answer;
    }

    private static boolean isAmong(String tags, @Nullable String tag) {
        return Stream.of(tags.split(",", -1))
                .map(String::strip)
                .anyMatch(each -> each.equals("*") || each.equals(tag) || each.equals("W/" + tag));
    }

    private Response load(String name) {
        boolean isPseudocode = name.startsWith(PSEUDOCODE);
        byte[] content = isPseudocode ? Pseudocode.read(name.substring(PSEUDOCODE.length())) : read("web/" + name);
        if (name.equals(INDEX)) {
            String page = new String(content, StandardCharsets.UTF_8);
            content = REFERENCE.matcher(page).replaceAll(VERSION + version).getBytes(StandardCharsets.UTF_8);
        }
        String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
        if (type == null) {
            throw new UsageException("no type is known for " + name);
        }
        String tag = isPseudocode ? Integer.toHexString(Arrays.hashCode(content)) : version;
        return Response.of(type, List.of(content)).with("ETag", '"' + tag + '"').with("Cache-Control", "no-cache");
    }

    private static byte[] read(String resource) {
        try (InputStream in = Site.class.getResourceAsStream(FOLDER + resource)) {
            return Objects.requireNonNull(in, resource).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
