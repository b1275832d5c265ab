package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static dev.mazewright.cli.command.Json.value;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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

/** What the command line does with photographs, scans and drawings. */
class SolvePictureTest {
    private static final int GAP = 60;
    private static final int WALL = 10;

    @TempDir static Path folder;

    /** A winding corridor from the top left to the bottom right: three floors, open at two corners. */
    @BeforeAll
    static void draw() throws IOException {
        write("winding.jpg", winding(false));
        write("closed.jpg", winding(true));
        write("sealed.png", sealed());
        Files.writeString(folder.resolve("broken.jpg"), "\u00ff\u00d8\u00ff\u00e0, and nothing else", StandardCharsets.ISO_8859_1);
    }

    private static BufferedImage winding(boolean isClosed) {
        int width = 6 * GAP;
        int height = 3 * GAP + 4 * WALL + 80;
        BufferedImage image = new BufferedImage(width + 80, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), height);
        graphics.setColor(Color.BLACK);
        int below = GAP + WALL;
        for (int line = 0; line < 4; line++) { // the gaps: left, right, left, right
            boolean isLeft = line % 2 == 0;
            int gap = isClosed && line == 1 ? 0 : GAP;
            graphics.fillRect(40 + (isLeft ? gap : 0), 40 + line * below, width - gap, WALL);
        }
        graphics.fillRect(40, 40, WALL, 3 * below + WALL);
        graphics.fillRect(40 + width - WALL, 40, WALL, 3 * below + WALL);
        graphics.dispose();
        return image;
    }

    /** Two rooms without an opening. */
    private static BufferedImage sealed() {
        BufferedImage image = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 400, 300);
        graphics.setColor(Color.BLACK);
        graphics.fillRect(50, 50, 300, 200);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(54, 54, 140, 192);
        graphics.fillRect(198, 54, 148, 192);
        graphics.dispose();
        return image;
    }

    private static void write(String name, BufferedImage image) throws IOException {
        assertThat(ImageIO.write(image, name.substring(name.lastIndexOf('.') + 1), folder.resolve(name).toFile())).isTrue();
    }

    private static Run run(String line) {
        return Run.with("", line.replace("@", folder + "/").split(" "));
    }

    /** Two windings side by side. */
    @Test
    void ofSeveralMazesOneIsAskedFor() throws IOException {
        BufferedImage one = winding(false);
        BufferedImage two = new BufferedImage(2 * one.getWidth(), one.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = two.createGraphics();
        graphics.drawImage(one, 0, 0, null);
        graphics.drawImage(one, one.getWidth(), 0, null);
        graphics.dispose();
        write("two.png", two);
        Run none = run("solve @two.png --json -o @none.png");
        assertThat(none.code()).isEqualTo(65);
        assertThat(none.err()).contains("found 2 mazes", "--maze N", "--crop");
        assertThat(folder.resolve("none.png")).doesNotExist();
        Run second = run("solve @two.png --maze 2 --effort 1 --json -o @second.png");
        assertThat(second.code()).as(second.err()).isZero();
        assertThat(folder.resolve("second.png")).isNotEmptyFile();
        assertThat((List<?>) object(second.out()).get("pixels")).isNotEmpty().allMatch(pixel -> (long) ((List<?>) pixel).getFirst() >= one.getWidth());
        assertThat(run("solve @two.png --maze 3").code()).isEqualTo(64);
        assertThat(run("solve @two.png --maze 0").code()).isEqualTo(64);
        assertThat(Run.of("solve rectangle:5x5/wilson/seed:1 --maze 1").err()).contains("--maze", "leave them out");
        assertThat(run("solve @two.png --maze 1 --start-pixel 700,200").err()).contains("pixel 700,200 lies outside of maze 1");
    }

    /** A pixel is a tile there, in row Y and column X. */
    @Test
    void pixelsThatAreTilesAreNamedByRowAndColumn() {
        Path cases = Path.of(System.getProperty("mazewright.shared", "../shared"), "cases");
        assumeTrue(Files.isDirectory(cases), "the shared cases are not there: " + cases);
        String file = cases.resolve("pixel-plain.png").toString();
        Run run = Run.with("", "solve", file, "--start-pixel", "7,5", "--goal-pixel", "11,8");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err())
                .contains("each pixel of " + file + " is a tile; in their place write --start 5,7 --goal 8,11 (row,column: a pixel's Y,X)");
        assertThat(Run.with("", "solve", file, "--start-pixel", "7,5").err()).contains("write --start 5,7 (").doesNotContain("--goal 8");
        assertThat(object(Run.with("", "solve", file, "--start", "5,7", "--goal", "8,11", "--json").out())).containsEntry("length", 11L);
    }

    /** Both ends are said of a maze of cells, though one word alone is read, and what was not tried is not said to have been. */
    @Test
    void bothEndsAreNamed() {
        Path cases = Path.of(System.getProperty("mazewright.shared", "../shared"), "cases/pictures");
        assumeTrue(Files.isDirectory(cases), "the shared cases are not there: " + cases);
        Run run = Run.with("", "solve", cases.resolve("words-inside.png").toString(), "--effort", "0");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("start at ", "goal at ").doesNotContain("for 0 s");
    }

    @Test
    void whatHasNoPixelsIsSolvedBetweenCells() {
        Run run = Run.of("solve rectangle:5x5/wilson/seed:1 --goal-pixel 1,1");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("is read otherwise; in their place write --goal ROW,COLUMN, from 0,0 at the top left");
        assertThat(Run.of("solve rectangle:5x5/wilson/seed:1 --only-path").err()).contains("--only-path is for pictures", "leave it out");
        assertThat(Run.of("solve rectangle:5x5/wilson/seed:1 --walls red").code()).isEqualTo(64);
        assertThat(Run.of("solve rectangle:5x5/wilson/seed:1 --walls red --link").err()).contains("--walls and --link are for pictures", "leave them out");
        assertThat(Run.of("solve rectangle:5x5/wilson/seed:1 --effort 1").code()).isEqualTo(64);
        assertThat(Run.of("info rectangle:5x5/wilson/seed:1 --effort 1").err()).contains("--effort", "leave them out");
    }

    @Test
    void aScenarioAsksForItsMap() {
        assertThat(Run.of("solve rectangle:5x5/wilson/seed:1 --scenario a.scen").err())
                .contains("this maze is a rectangle; give the map of the scenario").doesNotContain("--moves");
        assertThat(Run.of("solve rectangle:5x5/wilson/seed:1 --moves octile").err()).contains("this maze is a rectangle; leave out --moves");
    }

    @Test
    void pathIsDrawnOnThePicture() throws IOException {
        Run run = run("solve @winding.jpg --as area -o @solved.png");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).startsWith("as area: ");
        BufferedImage before = ImageIO.read(folder.resolve("winding.jpg").toFile());
        BufferedImage after = ImageIO.read(folder.resolve("solved.png").toFile());
        assertThat(after.getWidth()).isEqualTo(before.getWidth());
        Map<?, ?> json = (Map<?, ?>) value(run("solve @winding.jpg --as area --json").out());
        assertThat(json.get("path")).isNull();
        assertThat(json.get("as")).isEqualTo("area");
        List<?> path = (List<?>) json.get("pathPixels");
        assertThat(path).hasSizeGreaterThan(3);
        assertThat(json.get("startPixel")).isEqualTo(path.getFirst());
        for (Object corner : path) {
            int x = ((Number) ((List<?>) corner).get(0)).intValue();
            int y = ((Number) ((List<?>) corner).get(1)).intValue();
            assertThat(luminance(before.getRGB(x, y))).as("under " + corner).isGreaterThan(200);
            assertThat(corner.equals(path.getFirst()) || luminance(after.getRGB(x, y)) < 200).as("on " + corner).isTrue();
        }
    }

    private static int luminance(int rgb) {
        return ((rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF)) / 3;
    }

    @Test
    void pathStandsInSvgOverThePicture() throws IOException {
        assertThat(run("solve @winding.jpg --as area -o @solved.svg").code()).isZero();
        assertThat(Files.readString(folder.resolve("solved.svg"))).contains("href=\"data:image/jpeg;base64,/9j/", "<path id=\"solution\"");
        assertThat(run("solve @winding.jpg --as area --link -o @linked.svg").code()).isZero();
        assertThat(Files.readString(folder.resolve("linked.svg"))).contains("href=\"winding.jpg\"");
        assertThat(run("solve @winding.jpg --as area --only-path -o @alone.svg").code()).isZero();
        assertThat(Files.readString(folder.resolve("alone.svg"))).doesNotContain("<image");
    }

    @Test
    void endsAreGivenInPixelsOfTheWholePicture() {
        Run run = run("solve @winding.jpg --as area --crop 30,30,400x260 --start-pixel 80,80 --goal-pixel 300,150 --json");
        assertThat(run.code()).as(run.err()).isZero();
        Map<?, ?> json = (Map<?, ?>) value(run.out());
        assertThat(json.get("startPixel")).hasToString("[80, 80]");
        List<?> goal = (List<?>) json.get("goalPixel"); // in the middle of the corridor there
        assertThat(Math.hypot(((Number) goal.get(0)).doubleValue() - 300, ((Number) goal.get(1)).doubleValue() - 150)).isLessThan(5);
    }

    @Test
    void stepsAreExplained() throws IOException {
        assertThat(run("solve @winding.jpg --as area --explain @steps.png").code()).isZero();
        assertThat(ImageIO.read(folder.resolve("steps.png").toFile()).getWidth()).isGreaterThan(640);
    }

    @Test
    void stepsAreExplainedUpToTheOneThatFailed() throws IOException {
        write("empty.jpg", new BufferedImage(300, 200, BufferedImage.TYPE_INT_RGB));
        Run run = run("solve @empty.jpg --explain @%s-of-empty.png");
        assertThat(run.code()).as(run.err()).isEqualTo(65);
        assertThat(run.err()).contains("finding ink: found a contrast of ", "try ", "--crop");
        assertThat(ImageIO.read(folder.resolve("picture-of-empty.png").toFile()).getWidth()).isEqualTo(300);
        assertThat(folder.resolve("brightness-of-empty.png")).exists();
    }

    @Test
    void endsThatAreNotSeenAreBadDataWithAdvice() {
        Run run = run("solve @sealed.png --as area --explain @sealed-steps.png");
        assertThat(run.code()).as(run.err()).isEqualTo(65);
        assertThat(run.err()).contains(
                "finding the ends: found no start and no goal in the picture", "give --start-pixel X,Y and --goal-pixel X,Y");
        assertThat(folder.resolve("sealed-steps.png")).exists();
        Run half = run("solve @sealed.png --as area --start-pixel 80,80");
        assertThat(half.err()).contains("found no goal in the picture").contains("give --goal-pixel X,Y").doesNotContain("no start");
    }

    @Test
    void whatDoesNotGoTogetherIsRefused() {
        assertRefused("solve @winding.jpg --as area --start 0,0", "--start and --goal name cells");
        assertRefused("solve @winding.jpg --as nothing", "cannot be understood as 'nothing'");
        assertRefused("solve @winding.jpg --as area --only-path -o @x.jpg", "JPEG files are not");
        assertRefused("solve @winding.jpg --as area --link -o @x.png", "--link is for svg");
        assertRefused("solve @winding.jpg --crop 400,0,100x100", "reaches beyond the picture of 440 x 300 pixels");
        assertRefused("solve @winding.jpg --start-pixel 7", "'7' is not a pixel");
        assertRefused("solve @winding.jpg --start-pixel 440,80", "--start-pixel 440,80 lies beyond the picture of 440 x 300 pixels");
        assertRefused("solve @winding.jpg --crop 30,30,400x200 --goal-pixel 370,230", "--goal-pixel 370,230 lies beyond the part of --crop");
        assertRefused("solve rectangle:3x3/wilson/seed:1 --crop 0,0,1x1", "are for pictures");
        assertRefused("solve @winding.jpg @closed.jpg -o @one.png", "several outputs");
    }

    private static void assertRefused(String line, String message) {
        Run run = run(line);
        assertThat(run.code()).as(line + ": " + run.err()).isEqualTo(64);
        assertThat(run.err()).contains(message);
    }

    @Test
    void picturesAboveTheLimitAreRefused() {
        Run run = run("info @winding.jpg --most-pixels 1000");
        assertThat(run.code()).isEqualTo(65);
        assertThat(run.err()).contains("440 x 300 pixels", "--most-pixels");
    }

    @Test
    void picturesThatAreNotReadAreNamed() throws IOException {
        Files.writeString(folder.resolve("phone.heic"), "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", StandardCharsets.ISO_8859_1);
        Files.writeString(folder.resolve("layers.psd"), "8BPS\0\u0001\0\0\0\0\0\0\0\u0003", StandardCharsets.ISO_8859_1);
        for (String line : List.of("solve @phone.heic", "info @phone.heic", "convert @phone.heic -o @phone.json")) {
            Run run = run(line);
            assertThat(run.code()).as(run.err()).isEqualTo(65);
            assertThat(run.err()).contains("phone.heic: found a picture in HEIC, expected PNG, JPEG,", "save it as JPEG or PNG");
        }
        assertThat(run("solve @layers.psd").err()).contains("found a picture in Photoshop's format");
    }
}
