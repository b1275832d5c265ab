package dev.mazewright.studio.web;

import dev.mazewright.api.Endpoints;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.books.pseudocode.Pseudocode;
import dev.mazewright.core.run.Sha256;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.http.ContentPolicy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The studio without a server: files that any server of files can serve, under any address. The engine, compiled to WebAssembly,
 * answers what the server answers; a service worker keeps all files, so that the page works without a network after one visit.
 */
public final class StaticSite {
    private static final String PAGE = "/dev/mazewright/page/web/";
    private static final String SITE = "/dev/mazewright/page/site/";
    private static final String ENGINE = "/dev/mazewright/web/";

    /** What a page in one file, and the page's own modules where they are joined, consist of. */
    private static final List<String> OF_PAGE =
            List.of("icon.svg", "js/main.js", "style/main.css", "style/print.css", "mazewright-stage.js");

    /** Where the texts in other languages are. */
    private static final String MESSAGES = "messages/";

    private static final List<String> OF_SITE = List.of("manifest.webmanifest", "icon-192.png", "icon-512.png");
    private static final List<String> OF_ENGINE = List.of("mazewright.wasm", "loader.js", "worker.js");
    /** The files that the build has packed by brotli, which the JDK cannot; each has the SHA-256 of its file as its name. */
    private static final String BROTLI = ENGINE + "br/";
    private static final Pattern REFERENCE = Pattern.compile("(?<= (?:src|href)=\")/");
    private static final Pattern TEXTS = Pattern.compile(".*\\.(html|js|json|css|svg|txt|webmanifest|wasm|scene)");

    /** The maze that the page opens first where its address names none; a file has it, so that it is seen before the engine is there. */
    private static final String FIRST_MAZE = "recipe=hexagon:24x32,mask=hexagon/wilson/seed:7";

    private static final String FIRST_FILE = "first.scene";

    private StaticSite() {}

    /** Whether this build has the engine, and its page is joined. */
    public static boolean hasEngine() {
        return StaticSite.class.getResource(ENGINE + OF_ENGINE.getFirst()) != null && StaticSite.class.getResource(PAGE + "mazewright-stage.js") != null;
    }

    /**
     * All files, by their names, with slashes between folders; the engine and texts are there compressed as well, as {@code
     * NAME.gz}, and those that the build could pack by brotli as {@code NAME.br}.
     *
     * @throws UsageException if this build has no engine, or its page is not joined
     */
    public static Map<String, byte[]> files() {
        Map<String, byte[]> all = new TreeMap<>();
        OF_PAGE.forEach(name -> all.put(name, read(PAGE + name, "was not joined by esbuild, which runs on Linux with an x64 processor")));
        text("/dev/mazewright/page/web.list").lines().filter(name -> name.startsWith(MESSAGES))
                .forEach(name -> all.put(name, read(PAGE + name, "is damaged")));
        OF_SITE.forEach(name -> all.put(name, read(SITE + name, "is damaged")));
        OF_ENGINE.forEach(name -> all.put("engine/" + name, read(ENGINE + name, "has no engine for browsers; build it by mvn -Pweb package")));
        Pseudocode.files().forEach(name -> all.put("pseudocode/" + name, Pseudocode.read(name)));
        all.put(FIRST_FILE, scene());
        all.put("index.html", utf8(index()));
        all.put("sw.js", utf8(worker(all)));
        Map<String, byte[]> packed = new TreeMap<>();
        all.forEach((name, content) -> {
            if (TEXTS.matcher(name).matches()) {
                packed.put(name + ".gz", packed(content));
            }
            String brotli = BROTLI + hash(content) + ".br";
            if (StaticSite.class.getResource(brotli) != null) {
                packed.put(name + ".br", read(brotli, "is damaged"));
            }
        });
        all.putAll(packed);
        return all;
    }

    private static String index() {
        String page = REFERENCE.matcher(text(PAGE + "index.html")).replaceAll("");
        return page.replace("<html lang=\"en\">", "<html lang=\"en\" data-engine=\"engine/\" data-first=\"/api/v1/scene?" + FIRST_MAZE + ' ' + FIRST_FILE + "\">")
                .replace("its scripts come from this server alone", "its scripts come from this site alone")
                .replace("  <link rel=\"icon\"", "  <meta http-equiv=\"Content-Security-Policy\" content=\"" + ContentPolicy.OF_SITE + "\">\n"
                        + "  <link rel=\"manifest\" href=\"manifest.webmanifest\">\n"
                        + "  <link rel=\"apple-touch-icon\" href=\"icon-192.png\">\n"
                        + "  <link rel=\"icon\"");
    }

    private static byte[] scene() {
        Endpoint endpoint = Endpoints.ALL.stream().filter(each -> each.path().equals("/api/v1/scene")).findFirst().orElseThrow();
        try (Reservation reservation = new Reservation(new MemoryBudget(1L << 26))) {
            return endpoint.answer(new Request("GET", endpoint.path(), FIRST_MAZE, "", new byte[0]), reservation).bytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
    }

    /** The service worker, which knows the files and their version. */
    private static String worker(Map<String, byte[]> files) {
        Sha256 all = new Sha256();
        files.forEach((name, content) -> {
            all.update(utf8(name));
            all.update(content);
        });
        String names = files.keySet().stream().map(name -> "'" + name + "'")
                .collect(Collectors.joining(", ", "'./', ", ""));
        return text(SITE + "sw.js").replace("VERSION'", all.hex().substring(0, 16) + "'").replace("/* FILES */", names);
    }

    private static byte[] packed(byte[] content) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream packing = new GZIPOutputStream(out) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            packing.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        return out.toByteArray();
    }

    private static String hash(byte[] content) {
        Sha256 hash = new Sha256();
        hash.update(content);
        return hash.hex();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(String resource) {
        return new String(read(resource, "is damaged"), StandardCharsets.UTF_8);
    }

    private static byte[] read(String resource, String lack) {
        try (@Nullable InputStream in = StaticSite.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new UsageException("this build " + lack + " (" + resource.substring(resource.lastIndexOf('/') + 1) + " is missing)");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
