package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Cylinder;
import dev.mazewright.core.shape.Moebius;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Torus;
import dev.mazewright.core.shape.Weave;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Weaves and grids whose edges are glued, written and read: text, drawn solutions, and JSON. */
class GluedDrawingTest {
    /** All walls but the first cell's to the west and east, and if asked for the one north of its neighbour. */
    private static Document opened(Shape shape, boolean isNorthOpen) {
        Maze maze = new Maze(shape.grid());
        Grid grid = maze.grid();
        maze.carve(grid.cell(0, 0), Rectangle.WEST);
        maze.carve(grid.cell(0, 0), Rectangle.EAST);
        if (isNorthOpen) {
            maze.carve(grid.cell(0, 1), Rectangle.NORTH);
        }
        return Document.of(Puzzle.of(maze));
    }

    @Test
    void lettersNameTheTwoSidesOfAGluedEdge() throws IOException {
        assertThat(Mazes.text("text", opened(new Cylinder(2, 3, null), false))).isEqualTo("""
                  +---+---+---+
                a         |     a
                  +---+---+---+
                  |   |   |   |
                  +---+---+---+
                """);
        assertThat(Mazes.text("text", opened(new Moebius(2, 3, null), false))).isEqualTo("""
                  +---+---+---+
                a         |   |
                  +---+---+---+
                  |   |   |     a
                  +---+---+---+
                """);
        assertThat(Mazes.text("text", opened(new Torus(3, 3, null), true))).isEqualTo("""
                        B
                  +---+   +---+
                a         |     a
                  +---+---+---+
                  |   |   |   |
                  +---+---+---+
                  |   |   |   |
                  +---+   +---+
                        B
                """);
        assertThat(Mazes.text("unicode", opened(new Torus(3, 3, null), true))).isEqualTo("""
                        B
                  ╶───╴   ┌───╴
                a         │     a
                  ┌───┬───┼───┐
                  │   │   │   │
                  ├───┼───┼───┤
                  │   │   │   │
                  └───┘   └───┘
                        B
                """);
    }

    /** A drawing of a glued grid is not mistaken for one of a rectangle with openings. */
    @ParameterizedTest
    @ValueSource(strings = {"cylinder:4x5", "torus:4x5", "moebius:4x5"})
    void drawingsAreNotReadAsRectangles(String shape) throws IOException {
        byte[] text = Mazes.write("text", Document.of(Recipe.parse(shape + "/wilson/seed:1").make()));
        assertThatThrownBy(() -> Mazes.read(null, text)).isInstanceOf(BadDataException.class);
    }

    /** Bridges as double lines; a path over one is seen, a path below it is not. */
    @Test
    void unicodeShowsBridges() throws IOException {
        Shape shape = new Weave(3, 3, 1_000_000, 0L, null);
        Maze maze = new Maze(shape.grid());
        Grid grid = maze.grid();
        long over = grid.cell(1, 1);
        boolean isAcross = grid.leads(over, Rectangle.EAST);
        int ahead = isAcross ? Rectangle.EAST : Rectangle.SOUTH;
        int aside = isAcross ? Rectangle.SOUTH : Rectangle.EAST;
        for (int direction : new int[] {ahead, aside}) {
            long cell = direction == ahead ? over : over + 1;
            maze.carve(cell, direction);
            maze.carve(cell, (direction + 2) % 4);
        }
        String text = Mazes.text("unicode", Document.of(Puzzle.of(maze)));
        String[] lines = text.split("\n", -1);
        assertThat(lines[3]).isEqualTo(isAcross ? "│    ═══    │" : "│    ║ ║    │");
        assertThatThrownBy(() -> Mazes.text("text", Document.of(Puzzle.of(maze))))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("weave")
                .hasMessageContaining("unicode");
        Path below = new BreadthFirst()
                .solve(maze, grid.step(over + 1, (aside + 2) % 4), grid.step(over + 1, aside));
        assertThat(below.length()).isEqualTo(2);
        String shown = Mazes.text("unicode", new Document(Puzzle.of(maze), below, Style.DEFAULT));
        assertThat(shown.split("\n", -1)[3].substring(5, 8)).isEqualTo(isAcross ? "═══" : "║ ║");
        assertThat(shown.chars().filter(letter -> letter == '•').count()).isEqualTo(4);
    }

    /** The line of a path begins anew after each tunnel, and after each step from edge to edge. */
    @ParameterizedTest
    @ValueSource(strings = {"weave:12x16,0.6", "weave:12x16,1", "torus:9x9", "moebius:9x9", "cylinder:9x9"})
    void solutionsAreBrokenAtTunnelsAndGluedEdges(String shape) throws IOException {
        int breaks = 0;
        for (long seed = 0; seed < 12; seed++) {
            Puzzle puzzle = Recipe.parse(shape + "/wilson/start:4,4/goal:0,0/seed:" + seed).make();
            Document document = Mazes.solved(puzzle);
            Path path = document.solution();
            assertThat(path).isNotNull();
            Grid grid = puzzle.maze().grid();
            long cell = path.start();
            int expected = 1 + (isTunnel(grid, cell) ? 1 : 0);
            for (long i = 0; i < path.length(); i++) {
                long next = grid.step(cell, path.direction(i));
                int apart = Math.abs(grid.row(next) - grid.row(cell)) + Math.abs(grid.column(next) - grid.column(cell));
                expected += apart > 1 || (isTunnel(grid, next) && i + 1 < path.length()) ? 1 : 0;
                cell = next;
            }
            String svg = Mazes.text("svg", document);
            String solution = svg.substring(svg.indexOf("id=\"solution\""));
            solution = solution.substring(0, solution.indexOf("</g>"));
            assertThat(Pattern.compile("[Mm]-?[0-9]").matcher(solution).results().count()).isEqualTo(expected);
            breaks += expected - 1;
        }
        assertThat(breaks).isPositive();
    }

    private static boolean isTunnel(Grid grid, long cell) {
        return grid.cell(grid.row(cell), grid.column(cell)) != cell;
    }

    @ParameterizedTest
    @ValueSource(strings = {"weave:7x9", "weave:7x9,1", "weave:7x9,0", "cylinder:4x5", "torus:4x5", "moebius:5x4"})
    void documentsAreReadAsTheyWereWritten(String shape) throws IOException {
        for (long seed = -3; seed < 4; seed++) {
            Puzzle puzzle = Recipe.parse(shape + "/wilson/seed:" + seed).make();
            Document document = Mazes.solved(puzzle);
            String text = Mazes.text("json", document);
            Puzzle read = Mazes.read("json", text);
            Mazes.requireValid(read);
            assertThat(read.maze()).isEqualTo(puzzle.maze());
            assertThat(read.maze().grid().shape()).isEqualTo(puzzle.maze().grid().shape());
            if (shape.startsWith("weave")) {
                assertThat(text).contains("\"seed\":" + seed).contains("\"options\":\"" + puzzle.maze().grid().shape().options());
            }
        }
    }

    @Test
    void aDocumentOfATorusOfTwoColumnsIsBad() {
        assertThatThrownBy(() -> Mazes.read("json", """
                {"format":"mazewright","version":1,"recipe":null,"shape":"torus","rows":4,"columns":2,"cells":8,
                 "passages":[],"start":null,"goal":null,"solution":null}"""))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("at least 3 columns");
    }
}
