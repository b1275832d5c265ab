package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Pictures of every kind that the browser decodes, photographs from aside among them; and the solution drawn on them. */
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

    private void choose(String name, byte[] bytes) {
        page.evaluate("() => { mazewright.scene.isOld = true; }");
        panel.locator("input[type=file]").setInputFiles(new FilePayload(name, "application/octet-stream", bytes));
    }

    private void awaitOpened() {
        page.waitForFunction("() => !mazewright.scene.isOld");
        settle();
    }

    private String solved() {
        panel.getByText("Solve", new Locator.GetByTextOptions().setExact(true)).click();
        panel.locator(".answer:not(:empty)").waitFor();
        return panel.locator(".answer").textContent();
    }

    private static String steps() {
        return Corpus.truth(MAZE).get("moves").getAsString() + " steps; ";
    }

    private Locator control(String label) {
        return panel.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(label).setExact(true));
    }

    @TestFactory
    Stream<DynamicTest> everyFormatThatTheBrowserDecodes() {
        open("hexagon:6x6/wilson/seed:2");
        panel = enter("open");
        return Stream.of("jpg", "bmp", "gif", "webp")
                .map(format -> DynamicTest.dynamicTest(format, () -> {
                    choose("maze." + format, format.equals("webp") ? encoded(maze(), "image/webp") : file(maze(), format));
                    awaitOpened();
                    assertThat(solved()).startsWith(steps());
                }));
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
        enter("create").locator("input[type=file]").setInputFiles(new FilePayload("half.jpg", "image/jpeg", file(half, "jpg")));
        page.waitForFunction("() => mazewright.scene.cells === 50");
        assertThat(recipeInAddress()).contains("mask-bits=");
    }

    /** A sheet seen from aside, in uneven light: nothing is read until its corners are marked. */
    @Test
    void aPhotographIsStraightenedByItsCorners() throws IOException {
        expect(complaint -> complaint.contains("422"));
        double[][] corners = {{130, 90}, {880, 40}, {960, 840}, {60, 760}};
        open("hexagon:6x6/wilson/seed:2");
        panel = enter("open");
        choose("photo.jpg", file(photo(corners), "jpg"));
        panel.locator(".failure").getByText("photo.jpg could not be read").waitFor();
        assertThat(panel.locator(".failure").textContent()).contains("mark the corners of the maze");
        control("Straighten …").click();
        Locator first = page.getByLabel("Top left corner");
        drag(first, corners[0]);
        drag(page.getByLabel("Bottom right corner"), corners[2]);
        drag(page.getByLabel("Bottom left corner"), corners[3]);
        byKeys(page.getByLabel("Top right corner"), 1, corners[1]);
        control("Read").click();
        awaitOpened();
        assertThat(solved()).startsWith(steps());
        solutionIsDrawnOn(corners);
    }

    /** The path begins and ends at the openings of the maze, where they are in the photograph, and is saved so. */
    private void solutionIsDrawnOn(double[]... corners) throws IOException {
        control("Solution on the picture").click();
        page.locator(".picture-stage.solved canvas").waitFor();
        Download saved = page.waitForDownload(() -> control("Save as PNG").click());
        assertThat(saved.suggestedFilename()).isEqualTo("photo-solved.png");
        BufferedImage image = ImageIO.read(Files.newInputStream(saved.path()));
        assertThat(image.getWidth()).isEqualTo(1000);
        int path = 0;
        int beside = 0;
        BufferedImage photo = photo(corners);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                boolean isPath = (image.getRGB(x, y) & 0xFFFFFF) == 0xD6006F;
                path += isPath ? 1 : 0;
                beside += isPath && new Color(photo.getRGB(x, y)).getRed() < 90 ? 1 : 0; // ink of a wall
            }
        }
        assertThat(path).isGreaterThan(3000);
        assertThat(beside).as("pixels of the path that lie on walls, of %d", path).isLessThan(path / 50);
    }

    /** The maze as a camera may see it: in perspective, on a darker table, darker to the right. */
    private static BufferedImage photo(double[]... corners) throws IOException {
        BufferedImage sheet = ImageIO.read(Corpus.file(MAZE).toFile());
        BufferedImage photo = new BufferedImage(1000, 900, BufferedImage.TYPE_INT_RGB);
        double[] inverse = inverse(sheet.getWidth(), sheet.getHeight(), corners);
        for (int y = 0; y < photo.getHeight(); y++) {
            for (int x = 0; x < photo.getWidth(); x++) {
                double grey = 0;
                for (int part = 0; part < 9; part++) { // nine rays a pixel
                    double atX = x + (part % 3 + 0.5) / 3;
                    int row = part / 3;
                    double atY = y + (row + 0.5) / 3;
                    double w = inverse[6] * atX + inverse[7] * atY + inverse[8];
                    double u = (inverse[0] * atX + inverse[1] * atY + inverse[2]) / w;
                    double v = (inverse[3] * atX + inverse[4] * atY + inverse[5]) / w;
                    boolean isOn = u >= 0 && v >= 0 && u < sheet.getWidth() && v < sheet.getHeight();
                    grey += isOn ? new Color(sheet.getRGB((int) u, (int) v)).getRed() * 0.8 + 40 : 150;
                }
                int value = (int) (grey / 9 * (1 - 0.45 * x / photo.getWidth()));
                photo.setRGB(x, y, new Color(value, value, value).getRGB());
            }
        }
        return photo;
    }

    /** The matrix from the picture to the sheet: the adjugate of that from the sheet to the picture (Heckbert, 1989). */
    private static double[] inverse(double width, double height, double[]... c) {
        double dx1 = c[1][0] - c[2][0];
        double dx2 = c[3][0] - c[2][0];
        double dx3 = c[0][0] - c[1][0] + c[2][0] - c[3][0];
        double dy1 = c[1][1] - c[2][1];
        double dy2 = c[3][1] - c[2][1];
        double dy3 = c[0][1] - c[1][1] + c[2][1] - c[3][1];
        double area = dx1 * dy2 - dx2 * dy1;
        double g = (dx3 * dy2 - dx2 * dy3) / area;
        double h = (dx1 * dy3 - dx3 * dy1) / area;
        double[] m = {
            (c[1][0] - c[0][0] + g * c[1][0]) / width, (c[3][0] - c[0][0] + h * c[3][0]) / height, c[0][0],
            (c[1][1] - c[0][1] + g * c[1][1]) / width, (c[3][1] - c[0][1] + h * c[3][1]) / height, c[0][1],
            g / width, h / height, 1
        };
        return new double[] {
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]
        };
    }

    /** Drags a handle to a point of the picture. */
    private void drag(Locator handle, double... to) {
        var canvas = page.locator(".picture-frame canvas").boundingBox();
        var box = handle.boundingBox();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        page.mouse().down();
        page.mouse().move(canvas.x + to[0] / 1000 * canvas.width, canvas.y + to[1] / 900 * canvas.height);
        page.mouse().up();
    }

    /** Moves a handle to a point of the picture by keys, first in far steps. */
    private void byKeys(Locator handle, int index, double... to) {
        handle.focus();
        for (int axis = 0; axis < 2; axis++) {
            double at = number("mazewright.opening.photo.corners[" + index + "][" + axis + "]");
            String key = axis == 0 ? to[axis] < at ? "ArrowLeft" : "ArrowRight" : to[axis] < at ? "ArrowUp" : "ArrowDown";
            long far = Math.round(Math.abs(to[axis] - at));
            for (int i = 0; i < far / 10; i++) {
                page.keyboard().press("Shift+" + key);
            }
            for (int i = 0; i < far % 10; i++) {
                page.keyboard().press(key);
            }
        }
        assertThat(number("mazewright.opening.photo.corners[" + index + "][0]")).isCloseTo(to[0], within(1.0));
    }
}
