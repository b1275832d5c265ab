package dev.mazewright.browser;

import com.sun.net.httpserver.HttpServer;
import dev.mazewright.studio.web.StaticSite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.stream.Stream;

/** The studio as files, under an address with folders: a server that has files and nothing else, and sends those that are packed. */
final class SiteServer {
    private static final String FOLDER = "/some/where/";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html", "js", "text/javascript", "css", "text/css", "svg", "image/svg+xml", "png", "image/png", "wasm", "application/wasm",
            "webmanifest", "application/manifest+json");

    private static HttpServer server;

    private SiteServer() {}

    /** Whether this build has the engine that the files need: {@code mvn -Pweb -pl web -am -DskipTests package} makes it. */
    static boolean isPossible() {
        return StaticSite.hasEngine();
    }

    /** Its address, up to and with the last slash. */
    static synchronized String url() {
        if (server == null) {
            try {
                server = start(StaticSite.files());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return "http://localhost:" + server.getAddress().getPort() + FOLDER;
    }

    private static HttpServer start(Map<String, byte[]> files) throws IOException {
        HttpServer started = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        started.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            String name = path.equals(FOLDER) ? "index.html" : path.startsWith(FOLDER) ? path.substring(FOLDER.length()) : "";
            String packing = Stream.of("br", "gz").filter(end -> files.containsKey(name + "." + end)).findFirst().orElse("");
            byte[] file = files.get(packing.isEmpty() ? name : name + "." + packing);
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
            } else {
                exchange.getResponseHeaders().set("Content-Type", TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain"));
                if (!packing.isEmpty()) {
                    exchange.getResponseHeaders().set("Content-Encoding", packing.equals("gz") ? "gzip" : packing);
                }
                exchange.sendResponseHeaders(200, file.length);
                exchange.getResponseBody().write(file);
            }
            exchange.close();
        });
        started.start();
        return started;
    }
}
