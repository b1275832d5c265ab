package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.mazewright.studio.Studio;
import dev.mazewright.studio.http.OtherOrigins;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pages of another origin show the tiles of an atlas with the libraries of web maps, if the studio was started so. */
@Tag("thorough")
class WebMapTest extends Browsing {
    private static final String RECIPE = "rectangle:2147483648x2147483648/atlas:wilson/seed:1";
    private static final String LIBRARIES = "/META-INF/resources/webjars/";

    /** Begins a page with a map; what the map loads, and fails to load, is counted. */
    private static final String HEAD = "<!doctype html><meta charset=utf-8><title>map</title>"
            + "<style>#map { position: absolute; inset: 0 } .leaflet-tile { position: absolute }</style>"
            + "<div id=map></div><script>window.loaded = 0; window.failed = 0; window.quiet = false;</script>";

    private static final String LEAFLET = HEAD + """
            <script src="/leaflet/1.9.4/dist/leaflet.js"></script><link rel=stylesheet href="/leaflet/1.9.4/dist/leaflet.css"><script>
            const bounds = [[-256, 0], [0, 256]];
            const map = L.map('map', { crs: L.CRS.Simple, zoomAnimation: false, fadeAnimation: false });
            const tiles = L.tileLayer('STUDIOapi/v1/map/{z}/{x}/{y}.png?recipe=RECIPE&solution=true',
                { crossOrigin: true, maxZoom: 29, noWrap: true, bounds });
            tiles.on('tileload', () => { loaded++; }).on('tileerror', () => { failed++; }).on('load', () => { quiet = true; });
            map.fitBounds(bounds);
            tiles.addTo(map);
            window.zoomTo = zoom => { quiet = false; map.setView([-128.0000001, 128.0000001], zoom); };
            </script>""";

    private static final String OPENLAYERS = HEAD + """
            <script src="/openlayers/5.2.0/ol.js"></script><script>
            const extent = [0, -256, 256, 0];
            const projection = new ol.proj.Projection({ code: 'maze', units: 'pixels', extent });
            const source = new ol.source.XYZ({ projection, crossOrigin: 'anonymous', wrapX: false,
              tileGrid: ol.tilegrid.createXYZ({ extent, maxZoom: 29, tileSize: 256 }),
              url: 'STUDIOapi/v1/map/{z}/{x}/{y}.png?recipe=RECIPE&solution=true' });
            source.on('tileloadend', () => { loaded++; });
            source.on('tileloaderror', () => { failed++; });
            const map = new ol.Map({ target: 'map', layers: [new ol.layer.Tile({ source })], loadTilesWhileAnimating: true,
              view: new ol.View({ projection, center: [128, -128], zoom: 1, maxZoom: 29 }) });
            map.on('rendercomplete', () => { quiet = loaded + failed > 0; });
            window.zoomTo = zoom => { quiet = false; map.getView().setCenter([128.0000001, -128.0000001]); map.getView().setZoom(zoom); };
            </script>""";

    private HttpServer elsewhere;
    private Studio studio;
    private String sent = "";
    private final List<String> refused = new CopyOnWriteArrayList<>();

    @BeforeEach
    void startElsewhere() throws IOException {
        elsewhere = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        elsewhere.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            boolean isPage = path.equals("/");
            byte[] bytes = isPage ? sent.getBytes(StandardCharsets.UTF_8) : library(path);
            String type = isPage ? "text/html" : path.endsWith(".js") ? "text/javascript" : "text/css";
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(bytes.length == 0 ? 404 : 200, bytes.length == 0 ? -1 : bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        elsewhere.start();
        studio = Studio.start(0, OtherOrigins.of("https://maps.example, http://localhost:" + elsewhere.getAddress().getPort()));
    }

    private static byte[] library(String path) throws IOException {
        try (InputStream in = WebMapTest.class.getResourceAsStream(LIBRARIES + path.substring(1))) {
            return in == null ? new byte[0] : in.readAllBytes();
        }
    }

    @AfterEach
    void stopElsewhere() {
        page.navigate("about:blank");
        studio.close();
        elsewhere.stop(0);
    }

    private void show(String html, String host, String of) {
        useAlone(Device.DESKTOP);
        expect(complaint -> complaint.contains(of) || complaint.contains("localhost:" + elsewhere.getAddress().getPort())
                || complaint.contains("127.0.0.1:" + elsewhere.getAddress().getPort()));
        context().onResponse(response -> {
            if (response.url().contains("/api/") && response.status() != 200) {
                refused.add(response.status() + " " + response.url());
            }
        });
        sent = html.replace("STUDIO", of).replace("RECIPE", RECIPE);
        page.navigate("http://" + host + ":" + elsewhere.getAddress().getPort() + "/");
    }

    private void showsAllZooms() {
        page.waitForFunction("() => quiet");
        for (int zoom : new int[] {3, 12, 22, 29}) {
            int before = loaded();
            page.evaluate("zoom => zoomTo(zoom)", zoom);
            page.waitForFunction("() => quiet");
            assertThat(loaded()).as("tiles of zoom " + zoom).isGreaterThan(before);
        }
        assertThat(page.evaluate("() => failed")).isEqualTo(0);
        assertThat(refused).isEmpty();
    }

    private int loaded() {
        return (Integer) Objects.requireNonNull(page.evaluate("() => loaded"));
    }

    @Test
    void leafletShowsAnAtlas() {
        show(LEAFLET, "localhost", studio.url());
        showsAllZooms();
    }

    @Test
    void openLayersShowsAnAtlas() {
        show(OPENLAYERS, "localhost", studio.url());
        showsAllZooms();
    }

    /** Neither another name of this machine's pages, nor a studio that was started without them. */
    @Test
    void othersGetNoTiles() {
        for (String[] other : new String[][] {{"127.0.0.1", studio.url()}, {"localhost", address()}}) {
            show(LEAFLET, other[0], other[1]);
            page.waitForFunction("() => failed > 0");
            assertThat(page.evaluate("() => loaded")).isEqualTo(0);
        }
    }

    /** The map alone is shared: mazes and pages of the studio are not, and images without CORS are not either. */
    @Test
    void nothingElseIsShared() {
        show(LEAFLET, "localhost", studio.url());
        page.waitForFunction("() => quiet");
        String outcome = (String) page.evaluate("""
                async ([studio, recipe]) => {
                  const read = async (path, how) => {
                    try { return String((await fetch(studio + path, how)).status); } catch (refused) { return 'refused'; }
                  };
                  const query = '?recipe=' + recipe;
                  const plain = new Promise(resolve => {
                    const image = new Image();
                    image.onload = () => resolve('loaded');
                    image.onerror = () => resolve('refused');
                    image.src = studio + 'api/v1/map/0/0/0.png' + query;
                  });
                  const body = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
                  return [await read('api/v1/map' + query), await read('api/v1/map/distance' + query), await read('api/v1/map/9/0/0.png'),
                    await read('api/v1/catalog'), await read('api/v1/maze?recipe=rectangle:5x5/wilson/seed:1'), await read(''),
                    await read('api/v1/map', body), await plain].join();
                }""", List.of(studio.url(), RECIPE));
        assertThat(outcome).isEqualTo("200,200,422,refused,refused,refused,refused,refused");
    }
}
