package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures on the command line: files and words become the option of a recipe, whose path shows them. */
class PaintCommandTest {
    private static final List<String> SMILE = List.of(
            "............", //
            "...##..##...",
            "...##..##...",
            "............",
            ".##......##.",
            ".##......##.",
            "..########..",
            "...######...",
            "............");

    @TempDir java.nio.file.Path folder;

    private static Run generate(String... more) {
        List<String> arguments = new ArrayList<>(List.of("generate", "--seed", "1", "--format", "digest"));
        arguments.addAll(Arrays.asList(more));
        return Run.with("", arguments.toArray(String[]::new));
    }

    private static String recipe(Run run) {
        assertThat(run.code()).as(run.err()).isZero();
        return run.err().lines().filter(line -> line.startsWith("recipe: ")).findFirst().orElseThrow().substring(8);
    }

    private String file(String name, List<String> lines) throws IOException {
        return Files.writeString(folder.resolve(name), String.join("\n", lines)).toString();
    }

    /** The pixels that a path visits, as a text. */
    private static List<String> shown(String recipe) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Grid grid = puzzle.grid();
        char[][] pixels = new char[grid.rows() / 2][grid.columns() / 2];
        Arrays.stream(pixels).forEach(row -> Arrays.fill(row, '.'));
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals());
        long cell = path.start();
        pixels[grid.row(cell) / 2][grid.column(cell) / 2] = '#';
        for (long i = 0; i < path.length(); i++) {
            cell = grid.step(cell, path.direction(i));
            pixels[grid.row(cell) / 2][grid.column(cell) / 2] = '#';
        }
        return Arrays.stream(pixels).map(String::new).toList();
    }

    private static void assertShows(List<String> shown, List<String> picture) {
        assertThat(shown).hasSameSizeAs(picture);
        int more = 0;
        for (int row = 0; row < shown.size(); row++) {
            for (int column = 0; column < shown.get(row).length(); column++) {
                if (picture.get(row).charAt(column) == '#') {
                    assertThat(shown.get(row).charAt(column)).isEqualTo('#');
                } else {
                    more += shown.get(row).charAt(column) == '#' ? 1 : 0;
                }
            }
        }
        assertThat(more).as("chains and lead").isBetween(1, 8);
    }

    @Test
    void textFileIsShownPixelByPixel() throws IOException {
        // In mask files, # is outside.
        List<String> mask = SMILE.stream().map(line -> line.replace('.', 'X').replace('#', '.')).toList();
        String recipe = recipe(generate("--paint", file("smile.txt", mask)));
        assertThat(recipe).startsWith("rectangle:18x24/picture:paint=");
        assertShows(shown(recipe), SMILE);
        assertShows(shown(recipe(generate("--paint", file("other.txt", SMILE), "--paint-invert"))), SMILE);
        assertThat(recipe(generate(recipe))).as("a recipe needs no file").isEqualTo(recipe);
    }

    @Test
    void darkAreasOfAPhotoAreShownOrTheLightOnes() throws IOException {
        BufferedImage photo = new BufferedImage(120, 90, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = photo.createGraphics();
        for (int y = 0; y < 90; y++) {
            for (int x = 0; x < 120; x++) {
                boolean isDark = SMILE.get(y / 10).charAt(x / 10) == '#';
                int grey = (isDark ? 60 : 190) + (x * 7 + y * 13) % 23;
                pen.setColor(new Color(grey, grey, grey));
                pen.fillRect(x, y, 1, 1);
            }
        }
        pen.dispose();
        java.nio.file.Path file = folder.resolve("photo.png");
        ImageIO.write(photo, "png", file.toFile());
        String recipe = recipe(generate("--paint", file.toString(), "--paint-grain", "12"));
        assertThat(recipe).startsWith("rectangle:18x24/picture:");
        assertShows(shown(recipe), SMILE);
        assertThat(recipe(generate("--paint", file.toString(), "--paint-grain", "12", "--paint-threshold", "130"))).isEqualTo(recipe);
        assertThat(recipe(generate("18x24", "--paint", file.toString()))).isEqualTo(recipe);
        assertThat(recipe(generate("--paint", file.toString()))).startsWith("rectangle:60x80/picture:");
        List<String> light = SMILE.stream().map(line -> line.replace('.', 'o').replace('#', '.').replace('o', '#')).toList();
        assertThat(shown(recipe(generate("18x24", "--paint", file.toString(), "--paint-invert")))).isEqualTo(light);
    }

    /** A dark disc on a ground that becomes darker than the disc is: by no threshold is it seen, and by its edge it is. */
    @Test
    void edgesOfAPhotoAreShown() throws IOException {
        BufferedImage photo = new BufferedImage(200, 200, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 200; y++) {
            for (int x = 0; x < 200; x++) {
                int grey = 250 - 3 * x / 4 - (Math.hypot(x - 99.5, y - 99.5) < 60 ? 80 : 0);
                photo.setRGB(x, y, 0x10101 * grey);
            }
        }
        java.nio.file.Path file = folder.resolve("disc.png");
        ImageIO.write(photo, "png", file.toFile());
        List<String> shown = shown(recipe(generate("--paint", file.toString(), "--paint-edges", "--paint-grain", "50", "--option", "ends=picture")));
        for (int row = 0; row < 50; row++) {
            for (int column = 0; column < 50; column++) {
                double inside = 15 - Math.hypot(row - 24.5, column - 24.5);
                if (inside > 0.5 && inside < 1.5) {
                    assertThat(shown.get(row).charAt(column)).as("%d, %d", row, column).isEqualTo('#');
                } else if (inside < -1.5 || inside > 5) {
                    assertThat(shown.get(row).charAt(column)).as("%d, %d", row, column).isEqualTo('.');
                }
            }
        }
        assertThat(generate("--paint", file.toString(), "--paint-edges", "--paint-threshold", "200").err()).contains("without edges of this contrast");
        assertThat(generate("--paint", file("a.txt", SMILE), "--paint-edges").err()).contains("to have edges");
        assertThat(recipe(generate("--paint", file.toString(), "--paint-edges"))).startsWith("rectangle:160x160/");
    }

    @Test
    void wordIsShown() {
        Run run = generate("--paint-text", "I");
        List<String> shown = shown(recipe(run));
        String middle = shown.get(shown.size() / 2);
        assertThat(middle.substring(2, middle.length() - 2)).contains("##");
        assertThat(recipe(generate("--paint-text", "MAZE", "--paint-grain", "60"))).matches("rectangle:[0-9]+x120/picture:.*");
    }

    private static void assumeFont(String letters) {
        assumeTrue(new Font(Font.DIALOG, Font.PLAIN, 12).canDisplayUpTo(letters) < 0, "no font here has " + letters);
    }

    /** The rows that have pixels of a word, without the margin; the lead comes from above. */
    private static List<String> word(String text) {
        Run run = generate("--paint-text", text, "--option", "ends=picture");
        assertThat(run.err()).contains("the letters are those of ", "the recipe has them as bits");
        List<String> rows = shown(recipe(run)).stream().filter(row -> row.contains("#")).toList();
        int left = rows.stream().mapToInt(row -> row.indexOf('#')).min().orElseThrow();
        int right = rows.stream().mapToInt(row -> row.lastIndexOf('#')).max().orElseThrow();
        return rows.stream().map(row -> row.substring(left, right + 1)).toList();
    }

    @Test
    void lettersWithoutStrokesAreDrawnByTheFontsOfTheMachine() {
        assumeFont("ΙΟק");
        assertThat(word("\u0399")).as("a capital iota is a bar").allMatch(row -> row.matches("#+")).hasSizeGreaterThan(20);
        List<String> ring = word("\u039f");
        String middle = ring.get(ring.size() / 2);
        assertThat(middle).as("an omicron is round and hollow").matches("#{3,}\\.{5,}#{3,}");
        assertThat(ring.getFirst()).doesNotMatch("^#.*").doesNotMatch(".*#$");
        String recipe = recipe(generate("--paint-text", "\u039f"));
        assertThat(recipe(generate(recipe))).as("a recipe needs no font").isEqualTo(recipe);
    }

    @Test
    void wordsFromTheRightBeginAtTheRightAndMarksStandAboveTheirLetters() {
        assumeFont("קרИ");
        String foot = word("\u05e7\u05e8").getLast();
        assertThat(foot.indexOf('#')).as("of the two, qof alone goes below the line").isGreaterThan(foot.length() / 2);
        List<String> plain = word("\u0418");
        List<String> marked = word("\u0418\u0306");
        assertThat(marked.size()).as("with a breve").isGreaterThan(plain.size() + 2);
        assertThat(marked.getFirst()).matches("\\.+#+\\.+#+\\.+|\\.+#+\\.+");
    }

    @Test
    void lettersThatNoFontHasAreNamed() {
        Run run = generate("--paint-text", "\u03a9" + Character.toString(0x10FFFD));
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).containsPattern("no font of this machine has the letters? .*U\\+10[Ff]{3}[Dd]\\); install one|this Java runtime finds none");
    }

    /** Two regions and a chain: asked for, a line leads through the chain, and the cells of the picture alone are filled. */
    @Test
    void chainsAreDrawnThinOnRequest() throws IOException {
        String file = file("apart.txt", List.of("..XXXX..", "..XXXX..", "..XXXX.."));
        String recipe = recipe(generate("--paint", file));
        for (String format : List.of("png", "svg")) {
            String out = folder.resolve("thin." + format).toString();
            assertThat(Run.with("", "generate", recipe, "--solution", "--solution-style", "picture", "--cell-size", "20", "--margin", "0",
                    "--wall-thickness", "2", "-o", out).code()).isZero();
        }
        BufferedImage image = ImageIO.read(folder.resolve("thin.png").toFile());
        Puzzle puzzle = Recipe.parse(recipe).make();
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals());
        Grid grid = puzzle.grid();
        long cell = path.start();
        int chained = 0;
        for (long i = 0; i < path.length() - 1; i++) {
            cell = grid.step(cell, path.direction(i));
            int x = 20 * grid.column(cell);
            int y = 20 * grid.row(cell);
            boolean isPicture = grid.column(cell) < 4 || grid.column(cell) >= 12;
            chained += isPicture ? 0 : 1;
            assertThat(image.getRGB(x + 5, y + 5) == image.getRGB(x + 11, y + 11)).as("row %d, column %d", grid.row(cell), grid.column(cell)).isEqualTo(isPicture);
            assertThat(image.getRGB(x + 11, y + 11) & 0xFFFFFF).as("the path").isEqualTo(0x56B4E9);
        }
        assertThat(chained).as("cells of the chain, there and back").isEqualTo(16);
        String svg = Files.readString(folder.resolve("thin.svg"));
        assertThat(svg.substring(svg.indexOf("id=\"solution\""))).containsSubsequence("<path fill=\"#56b4e9\"", "<path fill=\"none\" stroke=\"#56b4e9\"");
    }

    @Test
    void thinPartsAreNamedThickenedOrRefused() throws IOException {
        String file = file("thin.txt", List.of("XXXXXXXX", "X.XXXXXX", "X.XX..XX", "X.XX..XX", "XXXXXXXX", "XXXXXXXX"));
        String what = "the picture has 1 part one pixel wide, of 3 pixels in all, the first in row 1, column 1 of its pixels; ";
        assertThat(generate("--paint", file).err()).contains(what + "they are easily seen in the maze; --paint-thin thicken makes them wider");
        Run refused = generate("--paint", file, "--paint-thin", "refuse");
        assertThat(refused.code()).isEqualTo(64);
        assertThat(refused.err()).contains(what + "take a larger --paint-grain, or --paint-thin thicken");
        Run thick = generate("--paint", file, "--paint-thin", "thicken");
        assertThat(thick.err()).doesNotContain("one pixel wide");
        assertShows(shown(recipe(thick)), List.of("........", ".##.....", ".##.##..", ".##.##..", ".##.....", "........"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--paint-grain 9 | --paint-grain is for --paint or --paint-text",
        "--paint-text A --paint a.png | give --paint or --paint-text, not both",
        "--paint-text A --paint-edges | --paint-edges is for --paint with a file",
        "--paint-text A --paint-invert | --paint-invert is for --paint with a file",
        "--paint-text A --generator wilson | --paint-text needs the generator picture; leave out wilson",
        "wilson --paint-text A | --paint-text needs the generator picture; leave out wilson",
        "30x30 --paint-text A --paint-grain 9 | --paint-grain sets the size of the maze; leave out its rows and columns, or --paint-grain",
        "--paint-text A --shape hexagon | picture does not run on hexagon; it runs on: rectangle",
        "1x9 --paint-text A | a picture needs at least 2 rows and 2 columns of cells, and this maze has 1x9",
        "--paint-text A --paint-thin thick | unknown value of --paint-thin 'thick'"})
    void whatDoesNotGoTogetherIsRefused(String arguments, String message) {
        Run run = generate(arguments.split(" "));
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains(message);
    }
}
