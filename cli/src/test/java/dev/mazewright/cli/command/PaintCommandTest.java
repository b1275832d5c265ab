package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import java.awt.Color;
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

    @Test
    void wordIsShown() {
        Run run = generate("--paint-text", "I");
        List<String> shown = shown(recipe(run));
        String middle = shown.get(shown.size() / 2);
        assertThat(middle.substring(2, middle.length() - 2)).contains("##");
        assertThat(recipe(generate("--paint-text", "MAZE", "--paint-grain", "60"))).matches("rectangle:[0-9]+x120/picture:.*");
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
