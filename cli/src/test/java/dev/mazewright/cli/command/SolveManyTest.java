package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.value;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve} with several inputs. */
class SolveManyTest {
    private static final int WALL = 8;

    @TempDir static Path folder;

    @BeforeAll
    static void draw() throws IOException {
        ImageIO.write(corridor(false), "jpg", folder.resolve("open.jpg").toFile());
        ImageIO.write(corridor(true), "jpg", folder.resolve("closed.jpg").toFile());
        Files.writeString(folder.resolve("broken.jpg"), "\u00ff\u00d8\u00ff\u00e0, and nothing else", StandardCharsets.ISO_8859_1);
        Files.writeString(folder.resolve("boxes.txt"), "+---+---+\n|       |\n+---+---+\n");
        Files.writeString(folder.resolve("rooms.txt"), "+---+---+\n|   |   |\n+---+---+\n");
    }

    /** Four floors that are joined left and right in turns, open at two corners. */
    private static BufferedImage corridor(boolean isClosed) {
        BufferedImage image = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 400, 300);
        graphics.setColor(Color.BLACK);
        graphics.fillRect(40, 40, WALL, 200 + WALL);
        graphics.fillRect(350, 40, WALL, 200 + WALL);
        for (int line = 0; line < 5; line++) {
            int gap = isClosed && line == 2 ? 0 : 50;
            graphics.fillRect(40 + (line % 2 == 0 ? gap : 0), 40 + 50 * line, 310 + WALL - gap, WALL);
        }
        graphics.dispose();
        return image;
    }

    private static Run run(String line) {
        return Run.with("", line.replace("@", folder + "/").split(" "));
    }

    @Test
    void eachHasALine() {
        Run run = run("solve @broken.jpg @open.jpg @closed.jpg @missing.jpg @boxes.txt --as area --start-pixel 60,60 --goal-pixel 330,220 -o @made/%s.jpg");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).hasSize(5);
        assertThat(run.lines().get(0)).startsWith(folder + "/broken.jpg: found ").contains(", expected ");
        assertThat(run.lines().get(1)).contains("open.jpg: as area, ", " pixels");
        assertThat(run.lines().get(2)).contains("closed.jpg: no path");
        assertThat(run.lines().get(3)).contains("missing.jpg: no file ");
        assertThat(run.lines().get(4)).contains("boxes.txt: --start-pixel");
        assertThat(folder.resolve("made")).isDirectoryContaining("glob:**/open.jpg").isDirectoryNotContaining("glob:**/closed.jpg");
        assertThat(run.err()).contains("open.jpg, as area: ");
        assertThat(run("solve @broken.jpg @open.jpg --as area").code()).isEqualTo(65);
    }

    @Test
    void eachIsADocumentAsJson() {
        Run run = run("solve @broken.jpg @boxes.txt @rooms.txt --suggest --json");
        assertThat(run.code()).isEqualTo(1);
        List<Map<?, ?>> documents = run.lines().stream().<Map<?, ?>>map(line -> (Map<?, ?>) value(line)).toList();
        assertThat(documents).extracting(each -> (Object) each.get("input"))
                .containsExactly(folder + "/broken.jpg", folder + "/boxes.txt", folder + "/rooms.txt");
        assertThat(documents.get(0).get("exit")).hasToString("65");
        assertThat(documents.get(0).get("error")).asString().contains("broken.jpg: found ");
        assertThat(documents.get(1).get("length")).hasToString("1");
        assertThat(documents.get(2).get("solvable")).isEqualTo(false);
        assertThat(documents.get(2).get("suggest")).hasToString("[[0, 1]]");
        assertThat(run.err()).contains("mazewright: " + folder + "/broken.jpg: found ", "mazewright: " + folder + "/rooms.txt: no path");
        Map<?, ?> area = (Map<?, ?>) value(run("solve @open.jpg @boxes.txt --as area --json").lines().getFirst());
        assertThat(area.get("as")).isEqualTo("area");
        assertThat((List<?>) area.get("pathPixels")).hasSizeGreaterThan(3);
    }

    @Test
    void filesAreDrawnAsOptionsSay() throws IOException {
        assertThat(run("solve @boxes.txt rectangle:2x2/wilson/seed:1 -o @drawn/%s.svg --theme blueprint").code()).isZero();
        assertThat(run("solve @boxes.txt rectangle:2x2/wilson/seed:1 -o @plain/%s.svg").code()).isZero();
        assertThat(Files.readString(folder.resolve("drawn/boxes.svg"))).isNotEqualTo(Files.readString(folder.resolve("plain/boxes.svg")));
    }

    @Test
    void twoAreNotWrittenToOneFile() throws IOException {
        Files.createDirectories(folder.resolve("other"));
        Files.copy(folder.resolve("open.jpg"), folder.resolve("other/open.jpg"));
        assertRefused("solve @open.jpg @other/open.jpg -o @solved/%s.png", "would both be written to " + folder + "/solved/open.png");
        assertRefused("solve @open.jpg @other/open.jpg --explain @solved/%s.png", "would both be written to");
        assertRefused("solve @open.jpg @other/../other/open.jpg -o @%s.png", "would both be written to");
        assertRefused("solve @boxes.txt @rooms.txt -o @%s.txt", "is one of the inputs");
        assertRefused("solve @boxes.txt @rooms.txt --explain @steps.png", "several inputs need several outputs");
        assertThat(folder.resolve("solved")).doesNotExist();
    }

    @Test
    void eachIsExplainedByItself() {
        assertThat(run("solve @open.jpg @closed.jpg --as area --explain @steps/of-%s.png").code()).isEqualTo(1);
        assertThat(folder.resolve("steps")).isDirectoryContaining("glob:**/of-open.png").isDirectoryContaining("glob:**/of-closed.png");
    }

    @Test
    void whatIsForOneInputIsRefused() {
        assertRefused("solve @boxes.txt @rooms.txt --moves octile", "are for one input");
        assertRefused("solve @boxes.txt @rooms.txt --solver climbing", "are for one input");
        assertRefused("solve @boxes.txt @rooms.txt -o @%s.xyz", "no known extension");
    }

    private static void assertRefused(String line, String message) {
        Run run = run(line);
        assertThat(run.code()).as(line + ": " + run.err()).isEqualTo(64);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }
}
