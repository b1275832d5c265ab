package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Pictures of every kind are mazes, shown with the path on them, and masks. */
@Tag("thorough")
class PictureTest extends Panels {
    private static final String MAZE = "picture-wall/mazegenerator-20";

    private Locator panel;

    private static BufferedImage maze() throws IOException {
        BufferedImage png = ImageIO.read(Corpus.file(MAZE).toFile());
        BufferedImage image = new BufferedImage(png.getWidth() + 20, png.getHeight() + 20, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.drawImage(png, 10, 10, null);
        graphics.dispose();
        return image;
    }

    private static byte[] file(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).as(format).isTrue();
        return out.toByteArray();
    }

    /** The picture in a format that the browser encodes. */
    private byte[] encoded(BufferedImage image, String type) throws IOException {
        String url = (String) page.evaluate("""
                async ([png, type]) => {
                  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
                  const bitmap = await createImageBitmap(new Blob([bytes]));
                  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
                  canvas.getContext('2d').drawImage(bitmap, 0, 0);
                  return canvas.toDataURL(type, 0.7);
                }""", List.of(Base64.getEncoder().encodeToString(file(image, "png")), type));
        assertThat(url).startsWith("data:" + type);
        return Base64.getDecoder().decode(url.substring(url.indexOf(',') + 1));
    }

    /** The picture as AVIF, by the browser's encoder of videos; a browser without one skips the test. */
    private byte[] avif(BufferedImage image) throws IOException {
        String encoder;
        try (InputStream in = Objects.requireNonNull(PictureTest.class.getResourceAsStream("avif.js"))) {
            encoder = new String(in.readAllBytes(), StandardCharsets.UTF_8).replaceFirst("//.*", "");
        }
        String letters = (String) page.evaluate("""
                async png => {
                  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), letter => letter.charCodeAt(0))]));
                  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width & ~1, height: bitmap.height & ~1 });
                  canvas.getContext('2d').drawImage(bitmap, 0, 0);
                  return %s(canvas);
                }""".formatted("(" + encoder.strip() + ")"), Base64.getEncoder().encodeToString(file(image, "png")));
        assumeTrue(letters != null, "this browser has no encoder for AV1");
        return Base64.getDecoder().decode(letters);
    }

    private byte[] bytes(String format) throws IOException {
        return switch (format) {
            case "webp" -> encoded(maze(), "image/webp");
            case "avif" -> avif(maze());
            default -> file(maze(), format);
        };
    }

    private void choose(String name, byte[] bytes) {
        panel.locator("input[type=file]").setInputFiles(new FilePayload(name, "application/octet-stream", bytes));
        awaitRead(name);
    }

    /** Waits until the server has read the picture of this name. */
    private void awaitRead(String name) {
        page.waitForFunction("name => mazewright.opening.picture.source?.file.name === name && mazewright.opening.picture.answer !== null"
                + " && !mazewright.opening.picture.isReading", name);
        settle();
    }

    private Locator named(String text) {
        return panel.getByText(text, new Locator.GetByTextOptions().setExact(true)).locator("visible=true");
    }

    private String solved() {
        named("Maze").click();
        named("Solve").click();
        panel.locator(".answer:not(:empty)").waitFor();
        return panel.locator(".answer").textContent();
    }

    private static String steps() {
        return Corpus.truth(MAZE).get("moves").getAsString() + " steps; ";
    }

    /** Those that the server decodes, and one that the browser draws anew for it. */
    @TestFactory
    Stream<DynamicTest> everyFormat() {
        open("hexagon:6x6/wilson/seed:2");
        panel = enter("open");
        return Stream.of("jpg", "bmp", "gif", "tiff", "webp", "avif")
                .map(format -> DynamicTest.dynamicTest(format, () -> {
                    choose("maze." + format, bytes(format));
                    page.waitForFunction("() => document.querySelector('.picture-image').naturalWidth > 300");
                    assertThat(page.locator(".picture-over .path").count()).isEqualTo(1);
                    assertThat(solved()).startsWith(steps());
                    named("Picture").last().click();
                }));
    }

    /** What is read to the pixel has ends that are tapped, too: cells of the maze. */
    @Test
    void endsAreTappedOnADrawing() throws IOException {
        open("hexagon:6x6/wilson/seed:2");
        panel = enter("open");
        choose("maze.png", file(maze(), "png"));
        assertThat((boolean) page.evaluate("mazewright.opening.picture.answer.exact")).isTrue();
        named("Start and goal").click();
        BoundingBox box = page.locator(".picture-image").boundingBox();
        page.mouse().click(box.x + 0.51 * box.width, box.y + 0.51 * box.height);
        page.waitForFunction("() => mazewright.source.picture?.start && !mazewright.opening.picture.isReading");
        settle();
        assertThat(number("mazewright.scene.start")).isEqualTo(10 * 20 + 10);
        named("Maze").click();
        assertThat(panel.getByText("Start: row 10, column 10").isVisible()).isTrue();
    }

    /** A picture of any format is a mask, too. */
    @Test
    void aJpegIsAMask() throws IOException {
        open("rectangle:10x10/wilson/seed:2");
        BufferedImage half = new BufferedImage(200, 200, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = half.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(100, 0, 100, 200);
        graphics.dispose();
        enter("create").getByLabel("Image or text file for the mask").setInputFiles(new FilePayload("half.jpg", "image/jpeg", file(half, "jpg")));
        page.waitForFunction("() => mazewright.scene.cells === 50");
        assertThat(recipeInAddress()).contains("mask-bits=");
    }
}
