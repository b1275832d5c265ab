package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Proxy;
import com.sun.net.httpserver.HttpServer;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A teacher and pupils, each in a browser of their own, at 127.0.0.2. */
@Tag("thorough")
class ClassTest extends Browsing {
    private static final String RECIPE = "rectangle:1x6/wilson/seed:1";

    /** What a hostile page may try, and what came of each. */
    private static final String ATTACKS = """
            async studio => {
              const api = studio + 'api/v1/';
              const name = { method: 'POST', credentials: 'include', body: '{"name":"Mallory"}' };
              const loads = element => new Promise((resolve, reject) => {
                element.onload = element.onopen = () => resolve('loaded');
                element.onerror = reject;
                if (element instanceof Node) document.body.append(element);
              });
              const attacks = [
                async () => (await fetch(api + 'scene?recipe=rectangle:3x3/wilson/seed:1', { credentials: 'include' })).text(),
                async () => (await fetch(studio + '?token=x', { credentials: 'include' })).text(),
                async () => (await fetch(api + 'class/name', name)).text(),
                async () => (await fetch(api + 'class/name', { ...name, headers: { 'Content-Type': 'application/json' } })).text(),
                async () => (await fetch(api + 'class/moves', { ...name, mode: 'no-cors' })).text(),
                () => loads(new EventSource(api + 'class/events', { withCredentials: true })),
                () => loads(Object.assign(new Image(), { src: studio + 'icon.svg' })),
                () => loads(Object.assign(document.createElement('script'), { src: studio + 'js/class/pupil.js' })),
              ];
              return Promise.all(attacks.map(attack => attack().catch(() => 'refused')));
            }""";

    @RegisterExtension
    static final ClassVisits CLASS = new ClassVisits();

    private Page teacher(String link) {
        return CLASS.teacher(context().browser(), link);
    }

    private Page pupil() {
        return CLASS.pupil(context().browser(), Device.PHONE);
    }

    @Test
    void pupilsSeeTheTeachersStage() {
        Page teacher = teacher(RECIPE + "?panel=watch&step=3");
        assertThat(teacher.url()).as("the token has left the address").doesNotContain("token");
        Page pupil = pupil();
        assertThat(pupil.url()).doesNotContain("token");
        pupil.waitForFunction("() => mazewright.view.scene?.cells === 6 && document.querySelector('#whose').textContent.includes('teacher')");
        teacher.keyboard().press("End");
        pupil.waitForFunction("() => mazewright.view.subject.open.reduce((sum, open) => sum + open.toString(2).replaceAll('0', '').length, 0) === 10");
        teacher.evaluate("location.hash = '#hexagon:3x3/wilson/seed:2'");
        pupil.waitForFunction("() => mazewright.view.scene.shape === 'hexagon'");
        teacher.evaluate("location.hash = '#rectangle:2x2/wilson/seed:2?panel=race&lanes=wilson+kruskal'");
        pupil.waitForFunction("() => document.querySelectorAll('.view').length === 2");
    }

    /** The part of the maze that the teacher looks at, and the teacher's walk in Play. */
    @Test
    void pupilsSeeWhereTheTeacherLooksAndWalks() {
        Page teacher = teacher(RECIPE);
        Page pupil = pupil();
        pupil.waitForFunction("() => mazewright.view.scene?.cells === 6");
        teacher.evaluate("mazewright.view.zoomBy(6, 20, 400)");
        Object part = teacher.evaluate("""
                async () => {
                  const { partOf } = await import('/js/class/shared.js');
                  const { x, width } = partOf(mazewright.view);
                  return [x, width];
                }""");
        pupil.waitForFunction("""
                ([x, width]) => {
                  const { part } = mazewright.teacher;
                  return width < 3 && part && Math.abs(part.x - x) < 0.1 && Math.abs(part.width - width) < 0.1;
                }""", part);
        teacher.keyboard().press("0");
        pupil.waitForFunction("() => mazewright.teacher.part === null");
        teacher.locator("#tab-play").click();
        teacher.keyboard().press("ArrowRight");
        teacher.keyboard().press("ArrowRight");
        pupil.waitForFunction("() => mazewright.view.layers.length === 1 && mazewright.teacher.trail?.join() === '0,1,2'");
        teacher.locator("#tab-create").click();
        pupil.waitForFunction("() => mazewright.view.layers.length === 0");
    }

    /** Phones reach a classroom's studio without encryption, where browsers deny pages the clipboard. */
    @Test
    void onAPlainNetworkWhatBrowsersDenyIsHiddenOrReplaced() throws IOException {
        try (PlainNetwork network = new PlainNetwork(CLASS.port())) {
            Proxy proxy = new Proxy(network.proxy());
            Page teacher = CLASS.visit(context().browser(), Device.DESKTOP.options().setProxy(proxy), PlainNetwork.there(CLASS.teacherUrl(RECIPE)));
            assertThat(teacher.evaluate("[isSecureContext, 'clipboard' in navigator]")).isEqualTo(List.of(false, false));
            teacher.getByLabel("Class").click();
            teacher.getByText("Copy link").click();
            teacher.getByText("Copied: the pupils’ link.").waitFor();
            teacher.getByText("Close").click();
            teacher.locator("#tab-open").click();
            Locator open = teacher.locator("#panel-open");
            open.getByText("Paste as text").click();
            assertThat(open.getByText("Paste", new Locator.GetByTextOptions().setExact(true)).count()).isZero();
            Locator text = open.getByLabel("Paste as text");
            text.focus();
            teacher.keyboard().press("Control+v");
            assertThat(text.inputValue()).isEqualTo(CLASS.pupilUrl());
            teacher.locator("#tab-export").click();
            teacher.locator("#panel-export").getByText("Download").first().waitFor();
            assertThat(teacher.locator("#panel-export").getByText("Copy picture").count()).isZero();
            Page pupil = CLASS.visit(context().browser(), Device.PHONE.options().setProxy(proxy), PlainNetwork.there(CLASS.pupilUrl()));
            assertThat(pupil.url()).doesNotContain("token");
            pupil.waitForFunction("() => mazewright.view.scene?.cells === 6");
            CLASS.complaints.removeIf(complaint -> complaint.startsWith("The Cross-Origin-Opener-Policy header has been ignored"));
        }
    }

    /** The browser has a pupil's cookie; a page of another site sends requests to the studio. */
    @Test
    void aPageFromElsewhereGetsAndDoesNothing() throws IOException {
        Page pupil = pupil();
        int names = pupil.locator("tbody tr").count();
        HttpServer site = HttpServer.create(new InetSocketAddress("127.0.0.3", 0), 0);
        site.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });
        site.start();
        try {
            Page elsewhere = pupil.context().newPage();
            String studio = "http://127.0.0.2:" + CLASS.port() + "/";
            List<String> outcomes = new ArrayList<>();
            elsewhere.onResponse(response -> outcomes.add(response.url().startsWith(studio) ? "status " + response.status() : "own"));
            elsewhere.onRequestFailed(request -> outcomes.add("failed"));
            elsewhere.navigate("http://127.0.0.3:" + site.getAddress().getPort() + "/");
            assertThat((List<?>) elsewhere.evaluate(ATTACKS, studio)).hasSize(8).allMatch("refused"::equals);
            elsewhere.waitForCondition(() -> outcomes.size() > 8);
            assertThat(outcomes).contains("failed").containsOnlyOnce("own").isSubsetOf("own", "failed", "status 403");
            assertThat(pupil.locator("tbody tr").count()).as("names in the class").isEqualTo(names);
        } finally {
            site.stop(0);
            CLASS.complaints.clear(); // the browser has reported what it refused
        }
    }

    @Test
    void aRaceOfAllInOneMazeIsEndedByTheTeacher() {
        Page teacher = teacher(RECIPE);
        Page ada = pupil();
        ada.getByLabel("Your name").fill("<b>Ada</b>");
        ada.getByText("Join").click();
        ada.getByText("You are <b>Ada</b>.").waitFor();
        Page late = pupil();
        teacher.getByLabel("Class").click();
        Locator dialog = teacher.getByRole(AriaRole.DIALOG);
        assertThat(dialog.locator(".class-link").textContent()).isEqualTo(CLASS.pupilUrl());
        assertThat(decoded(dialog.locator(".qr").screenshot())).isEqualTo(CLASS.pupilUrl());
        dialog.getByText("Start a race in this maze").click();
        ada.waitForFunction("() => document.querySelector('#whose').textContent.startsWith('Race')");
        assertThat(late.locator("#whose").textContent()).as("who has no name watches").startsWith("The teacher");
        ada.waitForFunction("() => mazewright.view.layers.length > 0");
        for (int step = 0; step < 5; step++) {
            ada.keyboard().press("ArrowRight");
        }
        ada.getByText("You made it in").waitFor();
        Locator row = dialog.locator("tbody tr").first();
        assertThat(row.locator("th").textContent()).isEqualTo("<b>Ada</b>");
        teacher.waitForFunction("() => document.querySelector('.class-table tbody tr td').textContent === '1.'");
        assertThat(row.textContent()).contains(" s");
        dialog.getByText("End the race").click();
        ada.waitForFunction("() => document.querySelector('#status').textContent === 'The race is over.'");
        dialog.getByLabel("Remove <b>Ada</b>").click();
        ada.getByLabel("Your name").waitFor();
    }

    /** On a projector: the maze with the walkers on it, beside it the results of a whole class, and no code to join. */
    @Test
    void resultsStandBesideTheMazeWithItsWalkers() {
        Page teacher = teacher(RECIPE);
        teacher.setViewportSize(1440, 900);
        Page ada = pupil();
        ada.getByLabel("Your name").fill("Grace");
        ada.getByText("Join").click();
        ada.getByText("You are Grace.").waitFor();
        Object others = ada.evaluate("""
                async () => {
                  const { post } = await import('/js/class/calls.js');
                  const joined = [];
                  for (let i = 2; i <= 28; i++) joined.push((await post('name', { name: 'Pupil ' + i })).pupil);
                  return joined;
                }""");
        teacher.getByLabel("Class").click();
        Locator dialog = teacher.getByRole(AriaRole.DIALOG);
        dialog.getByText("Start a race in this maze").click();
        Locator board = teacher.locator(".class-board");
        board.waitFor();
        dialog.getByText("Show the results beside the maze").click();
        assertThat(teacher.locator(".qr").isVisible()).as("the code to join").isFalse();
        assertThat(board.locator("tbody tr").count()).isGreaterThanOrEqualTo(28);
        for (int[] screen : new int[][] {{1920, 1080}, {1366, 768}, {1280, 720}, {1024, 768}, {1440, 900}}) {
            teacher.setViewportSize(screen[0], screen[1]);
            teacher.waitForFunction("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))");
            assertThat(seen(board)).as("pupils that are seen at %d x %d", screen[0], screen[1]).isEqualTo(28);
        }
        var maze = teacher.locator("#stage canvas").first().boundingBox();
        assertThat(maze.x + maze.width).as("beside the maze").isLessThanOrEqualTo(board.boundingBox().x + 1);
        ada.waitForFunction("() => mazewright.view.layers.length > 0");
        ada.keyboard().press("ArrowRight");
        ada.keyboard().press("ArrowRight");
        teacher.waitForFunction("""
                () => {
                  const { view } = mazewright;
                  const [x, y] = view.toScreen(view.scene.x[2], view.scene.y[2]).map(at => at * view.ratio);
                  const both = new OffscreenCanvas(2, 1).getContext('2d', { willReadFrequently: true });
                  both.fillStyle = view.subject.colours.start;
                  both.fillRect(1, 0, 1, 1);
                  both.drawImage(view.canvas, Math.round(x - view.room(2) * view.ratio * 0.28), Math.round(y), 1, 1, 0, 0, 1, 1);
                  const { data } = both.getImageData(0, 0, 2, 1);
                  return [0, 1, 2].every(part => Math.abs(data[part] - data[4 + part]) < 3);
                }""");
        for (int step = 0; step < 3; step++) {
            ada.keyboard().press("ArrowRight");
        }
        teacher.waitForFunction("() => document.querySelector('.class-board h2').textContent .startsWith('Race: 1 of ')");
        board.getByLabel("Hide the results").click();
        assertThat(board.count()).isZero();
        teacher.evaluate("""
                async others => {
                  const { post } = await import('/js/class/calls.js');
                  await post('race', { action: 'end' });
                  for (const pupil of others) await post('race', { action: 'remove', pupil });
                }""", others);
    }

    /** How many rows of results, up to the 28th, lie within the board and the window. */
    private static int seen(Locator board) {
        return (int) board.evaluate("""
                board => {
                  const room = board.getBoundingClientRect();
                  return [...board.querySelectorAll('tbody tr')].slice(0, 28).filter(row => {
                    const { top, bottom, left, right } = row.getBoundingClientRect();
                    return top >= room.top && bottom <= Math.min(room.bottom, innerHeight) + 0.5 && left >= room.left && right <= room.right + 0.5;
                  }).length;
                }""");
    }

    /** Keys walk, and the maze stays where it is; buttons zoom it and fit it again. */
    @Test
    void keysOfARaceMoveThePupilAlone() {
        Page teacher = teacher("rectangle:8x1/wilson/seed:1");
        Page ada = join("Ada");
        begin(teacher);
        ada.waitForFunction("() => mazewright.view.layers.length > 0");
        Object place = ada.evaluate("JSON.stringify(mazewright.view.place)");
        for (int step = 0; step < 7; step++) {
            ada.keyboard().press("ArrowDown");
        }
        ada.getByText("You made it in").waitFor();
        assertThat(ada.evaluate("JSON.stringify(mazewright.view.place)")).isEqualTo(place);
        ada.getByLabel("Zoom in (+)").click();
        assertThat(ada.evaluate("JSON.stringify(mazewright.view.place)")).isNotEqualTo(place);
        ada.getByLabel("Fit to view (0)").click();
        assertThat(ada.evaluate("JSON.stringify(mazewright.view.place)")).isEqualTo(place);
        teacher.getByRole(AriaRole.DIALOG).getByText("End the race").click();
    }

    /** A second press sets no pupil back, and the button that has the focus gives it to the one in its place. */
    @Test
    void aRaceThatRunsIsEndedBeforeTheNext() {
        Page teacher = teacher("rectangle:8x1/wilson/seed:1");
        join("Ben");
        begin(teacher);
        Locator dialog = teacher.getByRole(AriaRole.DIALOG);
        dialog.getByText("End the race").waitFor();
        assertThat(dialog.getByText("Start a race in this maze").isVisible()).isFalse();
        assertThat(teacher.evaluate("document.activeElement.textContent")).isEqualTo("End the race");
        dialog.getByText("End the race").click();
        dialog.getByText("Start a race in this maze").waitFor();
    }

    @Test
    void aSecondNameFromTheSameDeviceIsAskedFor() {
        Page cleo = join("Cleo");
        Page tab = cleo.context().newPage();
        tab.navigate(CLASS.pupilUrl());
        tab.locator("body.ready").waitFor();
        tab.getByText("Cleo").waitFor();
        tab.getByLabel("Your name").fill("Dan");
        tab.getByText("Join").click();
        tab.getByText("Cleo has joined from this device.").waitFor();
        tab.locator("button[type=submit]").click();
        tab.getByText("You are Dan.").waitFor();
    }

    private Page join(String name) {
        Page page = pupil();
        page.getByLabel("Your name").fill(name);
        page.getByText("Join").click();
        page.getByText("You are " + name + ".").waitFor();
        return page;
    }

    private static void begin(Page teacher) {
        teacher.getByLabel("Class").click();
        teacher.getByRole(AriaRole.DIALOG).getByText("Start a race in this maze").click();
    }

    /**
     * What a picture of a QR code says. The picture is straight and holds nothing else, and the reader is told so: left to look
     * for the code, it misses one in a hundred (21 of 2,000 drawn alike), and each run has a link of its own.
     */
    private static String decoded(byte[] screenshot) {
        try {
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(screenshot));
            int[] pixels = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
            RGBLuminanceSource source = new RGBLuminanceSource(picture.getWidth(), picture.getHeight(), pixels);
            BinaryBitmap code = new BinaryBitmap(new HybridBinarizer(source));
            return new QRCodeReader().decode(code, Map.of(DecodeHintType.PURE_BARCODE, true)).getText();
        } catch (IOException | ReaderException e) {
            throw new AssertionError("no QR code is read", e);
        }
    }
}
