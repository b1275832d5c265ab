package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Polar;
import dev.mazewright.core.shape.Polar.Centre;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.RingsSeen;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rings in pictures and in documents. */
class PolarPictureTest {
    private static final Pattern PIECE = Pattern.compile("([MLHVCZ])([-0-9. ]*)");

    @ParameterizedTest
    @CsvSource({
        "png, 1, 3, CELL", "png, 1, 3, NONE", "png, 5, 6, CELL", "png, 5, 13, NONE", "png, 40, 6, CELL", "gif, 1, 4, NONE",
        "gif, 7, 8, CELL", "gif, 40, 6, NONE"
    })
    void wallsAreWhereTheRingsAre(String format, int rings, int sectors, Centre centre) throws IOException {
        Polar polar = new Polar(rings, sectors, centre, null);
        Maze maze = Mazes.openAtRandom(new Maze(polar.grid()), new MazeRandom(rings + sectors));
        byte[] file = Mazes.write(format, new Document(Puzzle.of(maze), null, RingsSeen.STYLE));
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(file));
        new RingsSeen(image, 1, polar).requireWalls(maze);
    }

    @Test
    void cellsOutsideOfAMaskAreNotDrawn() throws IOException {
        Polar whole = new Polar(4, 6, Centre.CELL, null);
        Mask mask = Mazes.mask(whole.grid().rows(), whole.grid().columns(), 7, new MazeRandom(1));
        Maze maze = Mazes.openAtRandom(new Maze(whole.masked(mask).grid()), new MazeRandom(1));
        byte[] file = Mazes.write("png", new Document(Puzzle.of(maze), null, RingsSeen.STYLE));
        new RingsSeen(ImageIO.read(new ByteArrayInputStream(file)), 1, whole).requireWalls(maze);
    }

    /** Once round: the path is as far from the middle all along, and the arcs of the walls are curves. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 24})
    void theSolutionFollowsTheRing(int sectors) throws IOException {
        Polar polar = new Polar(1, sectors, Centre.NONE, null);
        Maze maze = new Maze(polar.grid());
        for (int cell = 0; cell + 1 < sectors; cell++) {
            maze.carve(cell, 2);
        }
        Puzzle puzzle = new Puzzle(maze, new Ends(0, List.of(sectors - 1L), List.of()), null);
        for (boolean back : new boolean[] {false, true}) {
            Puzzle ends = back ? puzzle.withEnds(Ends.NONE.withStart(sectors - 1L).withGoals(0)) : puzzle;
            Path solution = Mazes.solved(ends).solution();
            String svg = Mazes.text("svg", new Document(ends, solution, RingsSeen.STYLE));
            double middle = 10 + 30 * (sectors / 8.0 + 1);
            double radius = 30 * (sectors / 8.0 + 0.5);
            List<double[]> points = points(svg.substring(svg.indexOf("id=\"solution\"")));
            for (double[] point : points) {
                assertThat(Math.hypot(point[0] - middle, point[1] - middle)).isCloseTo(radius, within(0.05));
            }
            double[] first = points.getFirst();
            double turn = Math.PI / sectors;
            double sign = back ? -1 : 1;
            assertThat(first[0]).isCloseTo(middle + sign * radius * Math.sin(turn), within(0.02));
            assertThat(first[1]).isCloseTo(middle - radius * Math.cos(turn), within(0.02));
            assertThat(points.size()).isGreaterThan(20 * sectors);
        }
    }

    /** Points along the first path, twenty for each of its curves. */
    private static List<double[]> points(String svg) {
        Matcher path = Pattern.compile(" d=\"([^\"]*)\"").matcher(svg);
        assertThat(path.find()).isTrue();
        List<double[]> points = new ArrayList<>();
        Matcher piece = PIECE.matcher(path.group(1));
        double[] at = {0, 0};
        while (piece.find()) {
            double[] numbers = Arrays.stream(piece.group(2).trim().split("[ ]+", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            assertThat(piece.group(1)).as("no straight lines").isIn("M", "C");
            for (int i = 0; i < numbers.length; i += 6) {
                if (piece.group(1).equals("M")) {
                    at = numbers;
                    points.add(at);
                    continue;
                }
                double[] to = {numbers[i + 4], numbers[i + 5]};
                for (int part = 1; part <= 20; part++) {
                    double t = part / 20.0;
                    double s = 1 - t;
                    double[] point = new double[2];
                    for (int axis = 0; axis < 2; axis++) {
                        point[axis] = s * s * s * at[axis] + 3 * s * s * t * numbers[i + axis]
                                + 3 * s * t * t * numbers[i + 2 + axis] + t * t * t * to[axis];
                    }
                    points.add(point);
                }
                at = to;
            }
        }
        return points;
    }

    @Test
    void marksAreAsLargeAsTheirCellsHaveRoom() throws IOException {
        Puzzle puzzle = Recipe.parse("polar:5x32/wilson/seed:1").make();
        Document document = new Document(puzzle, Mazes.solved(puzzle).solution(), RingsSeen.STYLE);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Mazes.write("png", document)));
        RingsSeen seen = new RingsSeen(image, 1, (Polar) puzzle.maze().grid().shape());
        assertThat(seen.at(0.5, 0.125)).isEqualTo(Theme.PLAIN.start());
        int around = 0;
        for (int turn = 0; turn < 64; turn++) {
            around += seen.at(0.85, turn / 64.0) == Theme.PLAIN.paper() ? 1 : 0;
        }
        assertThat(around).as("a disc no larger than other marks, but where the path leads off").isBetween(50, 63);
        double last = (puzzle.maze().grid().columns() - 0.5) / puzzle.maze().grid().columns();
        assertThat(seen.at(4 + 4.5, last)).isEqualTo(Theme.PLAIN.goal());
    }

    // ---- documents

    @ParameterizedTest
    @ValueSource(strings = {
        "polar:1x3/wilson/seed:1", "polar:1x3,none/wilson/seed:1", "polar:6x7/kruskal/open:goal.outward/seed:2",
        "polar:5x40,none/wilson/open:0,3.inward/braid:0.5/seed:3", "polar:4x32/wilson/start:2,5/goal:0,0/seed:4"
    })
    void jsonKeepsRingsEndsAndOpenings(String recipe) throws IOException {
        Puzzle made = Recipe.parse(recipe).make();
        // What was read has no recipe.
        roundTrip(new Puzzle(made.maze(), made.ends(), null));
    }

    @Test
    void jsonKeepsMasks() throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            Polar whole = new Polar(1 + seed % 5, 3 + seed, seed % 2 == 0 ? Centre.CELL : Centre.NONE, null);
            Mask mask = Mazes.mask(whole.grid().rows(), whole.grid().columns(), 6, new MazeRandom(seed));
            roundTrip(Puzzle.of(Mazes.openAtRandom(new Maze(whole.masked(mask).grid()), new MazeRandom(seed))));
        }
    }

    private static void roundTrip(Puzzle puzzle) throws IOException {
        Document document = Mazes.solved(puzzle);
        byte[] bytes = Mazes.write("json", document);
        Puzzle again = Mazes.read("json", bytes);
        Mazes.requireValid(again);
        assertThat(again.maze()).isEqualTo(puzzle.maze());
        assertThat(again.openings()).isEqualTo(puzzle.openings());
        assertThat(again.start()).isEqualTo(puzzle.start());
        assertThat(again.goals()).isEqualTo(puzzle.goals());
        Polar here = (Polar) puzzle.maze().grid().shape();
        Polar there = (Polar) again.maze().grid().shape();
        assertThat(there.size() + there.options()).isEqualTo(here.size() + here.options());
        assertThat(Mazes.write("json", new Document(again, Mazes.solved(again).solution(), Style.DEFAULT))).isEqualTo(bytes);
    }

    @Test
    void fieldsComeInAnyOrder() throws IOException {
        Puzzle puzzle = Recipe.parse("polar:2x5/wilson/seed:1").make();
        String text = Mazes.text("json", Document.of(puzzle));
        assertThat(text).contains("\"options\":\"\",\"size\":\"2x5\",\"rows\":3,\"columns\":10,\"cells\":16,");
        String late = text.replace("\"size\":\"2x5\",", "").replaceFirst("}\\s*$", ",\"size\":\"2x5\"}");
        assertThat(Mazes.read("json", late).maze()).isEqualTo(puzzle.maze());
    }

    @ParameterizedTest
    @CsvSource({"2x6, 3 rows and 10 columns", "1x5, rows", "2x2, 3 sectors", "two, a size", "0x5, a size", "2x5x1, a size"})
    void sizesThatAreNotThoseOfTheRowsAreRefused(String size, String expected) throws IOException {
        String text = Mazes.text("json", Document.of(Recipe.parse("polar:2x5/wilson/seed:1").make()));
        assertThatThrownBy(() -> Mazes.read("json", text.replace("\"size\":\"2x5\"", "\"size\":\"" + size + "\"")))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining(expected);
    }

    /** Polygons of points on the arcs: a little less than the disc, and none of it twice. */
    @Test
    void outlinesAreRound() throws IOException {
        Puzzle puzzle = Recipe.parse("polar:3x4/wilson/seed:1").make();
        Style style = Style.DEFAULT.with(new Style.Details(true, false, false));
        String text = Mazes.text("json", new Document(puzzle, null, style));
        double sum = 0;
        Matcher cell = Pattern.compile("\\[((?:\\[[0-9.]+,[0-9.]+],?)+)]")
                .matcher(text.substring(text.indexOf("\"outlines\"")));
        int cells = 0;
        while (cell.find()) {
            double[] at = Arrays.stream(cell.group(1).replaceAll("[\\[\\]]", "").split(",", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            for (int i = 0; i < at.length; i += 2) {
                int next = (i + 2) % at.length;
                sum += (at[i] * at[next + 1] - at[next] * at[i + 1]) / 2;
            }
            cells++;
        }
        assertThat(cells).isEqualTo((int) puzzle.maze().grid().cells());
        assertThat(sum / (Math.PI * 3.5 * 3.5)).isBetween(0.99, 1.0);
    }
}
