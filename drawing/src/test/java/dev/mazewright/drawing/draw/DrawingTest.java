package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Brick;
import dev.mazewright.core.shape.Cairo;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.core.shape.Upsilon;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Small drawings, drawn by hand. */
class DrawingTest {
    /** Two rows of three cells, entered at the top left and left at the right; with a dead end below the last cell. */
    private static Puzzle puzzle() {
        Maze maze = new Maze(new Rectangle(2, 3, null).grid());
        Grid grid = maze.grid();
        carve(maze, 0, 0, Rectangle.SOUTH);
        carve(maze, 1, 0, Rectangle.EAST);
        carve(maze, 1, 1, Rectangle.NORTH);
        carve(maze, 0, 1, Rectangle.EAST);
        carve(maze, 0, 2, Rectangle.SOUTH);
        return new Puzzle(maze,
                new Ends(grid.cell(0, 0), List.of(grid.cell(0, 2)), List.of(new Opening(grid.cell(0, 0), Rectangle.NORTH), new Opening(grid.cell(0, 2), Rectangle.EAST))),
                null);
    }

    /** A ring of eight cells around none, with a gap in it. */
    private static Puzzle ring() {
        Mask mask = new Mask(3, 3);
        mask.addRange(0, 0, 3);
        mask.addRange(1, 0, 1);
        mask.addRange(1, 2, 3);
        mask.addRange(2, 0, 3);
        Maze maze = new Maze(new Rectangle(3, 3, mask).grid());
        carve(maze, 0, 0, Rectangle.EAST);
        carve(maze, 0, 1, Rectangle.EAST);
        carve(maze, 0, 2, Rectangle.SOUTH);
        carve(maze, 1, 2, Rectangle.SOUTH);
        carve(maze, 2, 2, Rectangle.WEST);
        carve(maze, 2, 1, Rectangle.WEST);
        carve(maze, 2, 0, Rectangle.NORTH);
        return Puzzle.of(maze);
    }

    private static void carve(Maze maze, int row, int column, int direction) {
        maze.carve(maze.grid().cell(row, column), direction);
    }

    private static Maze all(Shape shape) {
        Maze maze = new Maze(shape.grid());
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (grid.leads(cell, direction)) {
                    maze.carve(cell, direction);
                }
            }
        }
        return maze;
    }

    @Test
    void drawsText() throws IOException {
        assertThat(Mazes.text("text", Mazes.solved(puzzle()))).isEqualTo("""
                +   +---+---+
                | S | *   E\s\s
                +   +   +   +
                | *   * |   |
                +---+---+---+
                """);
        assertThat(Mazes.text("text", Document.of(ring()))).isEqualTo("""
                +---+---+---+
                |           |
                +---+---+   +
                |   |###|   |
                +   +---+   +
                |           |
                +---+---+---+
                """);
    }

    @Test
    void drawsUnicode() throws IOException {
        assertThat(Mazes.text("unicode", Mazes.solved(puzzle()))).isEqualTo("""
                ╷   ┌───────╴
                │ S │ • • E\s\s
                │ • ╵ • ╷   ╷
                │ • • • │   │
                └───────┴───┘
                """);
        assertThat(Mazes.text("unicode", Document.of(ring()))).isEqualTo("""
                ┌───────────┐
                │           │
                ├───┬───┐   │
                │   │   │   │
                │   └───┘   │
                │           │
                └───────────┘
                """);
    }

    @Test
    void drawsBlocks() throws IOException {
        assertThat(Mazes.text("blocks", Mazes.solved(puzzle()))).isEqualTo("""
                # #####
                #S#..E\s
                #.#.# #
                #...# #
                #######
                """);
        assertThat(Mazes.text("blocks", Document.of(ring()))).isEqualTo("""
                #######
                #     #
                ##### #
                # ### #
                # ### #
                #     #
                #######
                """);
    }

    @Test
    void writesAMatrix() throws IOException {
        assertThat(Mazes.text("matrix", Mazes.solved(puzzle()))).isEqualTo("""
                1011111
                1010000
                1010101
                1000101
                1111111
                """);
    }

    @Test
    void writesAMovingAiMap() throws IOException {
        assertThat(Mazes.text("movingai", Mazes.solved(puzzle()))).isEqualTo("""
                type octile
                height 5
                width 7
                map
                @.@@@@@
                @.@....
                @.@.@.@
                @...@.@
                @@@@@@@
                """);
    }

    @Test
    void writesCellLists() throws IOException {
        assertThat(Mazes.text("cells", Mazes.solved(puzzle())))
                .isEqualTo("[('cell', (0, 0), ['r', 'l']), ('cell', (0, 1), ['b', 'l']), ('cell', (1, 0), ['t', 'l']), "
                        + "('cell', (1, 1), ['b', 'r']), ('cell', (2, 0), ['t']), ('cell', (2, 1), ['b', 'r', 'l'])]\n");
    }

    /** The maze that the reference system printed: 4 x 5, perfect. */
    @Test
    void cellsAsTheReferencePrintsThem() throws IOException {
        String printed = "[('cell', (0, 0), ['t', 'r', 'l']), ('cell', (0, 1), ['b', 'l']), ('cell', (0, 2), ['t', 'l']), "
                + "('cell', (0, 3), ['r', 'l']), ('cell', (0, 4), ['b', 'l']), ('cell', (1, 0), ['t', 'r', 'l']), "
                + "('cell', (1, 1), []), ('cell', (1, 2), ['r']), ('cell', (1, 3), ['b', 'r', 'l']), "
                + "('cell', (1, 4), ['t', 'b']), ('cell', (2, 0), ['t', 'l']), ('cell', (2, 1), []), "
                + "('cell', (2, 2), ['b', 'r', 'l']), ('cell', (2, 3), ['t', 'r', 'l']), ('cell', (2, 4), ['b']), "
                + "('cell', (3, 0), ['t', 'b', 'r']), ('cell', (3, 1), ['t', 'b', 'r']), ('cell', (3, 2), ['t', 'r', 'l']), "
                + "('cell', (3, 3), ['r', 'l']), ('cell', (3, 4), ['b', 'r'])]\n";
        Puzzle puzzle = Mazes.read("cells", printed);
        assertThat(puzzle.maze().grid().rows()).isEqualTo(5);
        assertThat(puzzle.maze().grid().columns()).isEqualTo(4);
        assertThat(puzzle.maze().passages()).isEqualTo(19);
        assertThat(Mazes.components(puzzle.maze())).isEqualTo(1);
        assertThat(Mazes.text("cells", Document.of(puzzle))).isEqualTo(printed);
        String pretty = printed.replace("(", "(\n ").replace(",", " ,\r\n\t").replace("'", "\"");
        assertThat(Mazes.read(null, pretty).maze()).isEqualTo(puzzle.maze());
    }

    @Test
    void drawsTiles() throws IOException {
        Mask floor = new Mask(2, 3);
        floor.addRange(0, 0, 3);
        floor.add(1, 2);
        Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
        Grid grid = maze.grid();
        Puzzle puzzle = new Puzzle(maze, new Ends(grid.cell(0, 0), List.of(grid.cell(1, 2)), List.of()), null);
        assertThat(Mazes.text("blocks", Mazes.solved(puzzle))).isEqualTo("S..\n##E\n");
        assertThat(Mazes.text("matrix", Mazes.solved(puzzle))).isEqualTo("000\n110\n");
        assertThat(Mazes.text("unicode", Mazes.solved(puzzle))).isEqualTo("S • • \n████E \n");
        assertThat(Mazes.text("movingai", Mazes.solved(puzzle))).isEqualTo("type octile\nheight 2\nwidth 3\nmap\n...\n@@.\n");
    }

    @Test
    void aStartThatIsAGoalShowsBoth() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:1x1/kruskal/seed:1").make();
        assertThat(Mazes.text("text", Document.of(puzzle))).isEqualTo("+---+\n|S E|\n+---+\n");
        assertThat(Mazes.text("unicode", Document.of(puzzle))).isEqualTo("┌───┐\n│S E│\n└───┘\n");
    }

    @Test
    void drawsHexagons() throws IOException {
        Puzzle walls = Puzzle.of(new Maze(new Hexagon(3, 2, null).grid()));
        assertThat(Mazes.text("unicode", Document.of(walls))).isEqualTo("""
                 / \\ / \\
                |   |   |
                 \\ / \\ / \\
                  |   |   |
                 / \\ / \\ /
                |   |   |
                 \\ / \\ /
                """);
        Maze maze = all(new Hexagon(2, 2, null));
        Grid grid = maze.grid();
        Puzzle open = new Puzzle(maze,
                new Ends(grid.cell(0, 0), List.of(grid.cell(1, 1)), List.of(new Opening(grid.cell(0, 0), 5))),
                null);
        // The path leads from (0,0) right or down and then down or right: here by (0,1), then to its bottom right.
        DirectionStack steps = new DirectionStack(6);
        steps.push(3);
        steps.push(2);
        Path path = Path.of(grid, grid.cell(0, 0), grid.cell(1, 1), steps, 4);
        assertThat(Mazes.text("unicode", new Document(open, path, Style.DEFAULT))).isEqualTo("""
                 / \\ / \\
                  S • • |
                 \\     • \\
                  |     E |
                   \\ / \\ /
                """);
    }

    @Test
    void drawsTriangles() throws IOException {
        Puzzle walls = Puzzle.of(new Maze(new Triangle(2, 3, null).grid()));
        assertThat(Mazes.text("unicode", Document.of(walls))).isEqualTo("""
                    ____
                  /\\    /\\
                 /  \\  /  \\
                /____\\/____\\
                \\    /\\    /
                 \\  /  \\  /
                  \\/____\\/
                """);
        Maze maze = all(new Triangle(2, 3, null));
        Grid grid = maze.grid();
        Puzzle open = new Puzzle(maze, new Ends(grid.cell(0, 0), List.of(grid.cell(1, 0)), List.of()), null);
        assertThat(Mazes.text("unicode", Mazes.solved(open))).isEqualTo("""
                    ____
                  /      \\
                 /S       \\
                / •        \\
                \\          /
                 \\E       /
                  \\ ____ /
                """);
    }

    @Test
    void drawsBricks() throws IOException {
        Mask mask = new Mask(3, 3);
        mask.addRange(0, 0, 2);
        mask.addRange(1, 0, 3);
        mask.addRange(2, 1, 3);
        Puzzle walls = Puzzle.of(new Maze(new Brick(3, 3, mask).grid()));
        assertThat(Mazes.text("unicode", Document.of(walls))).isEqualTo("""
                ┌─────┬─────┐
                │     │     │
                └──┬──┴──┬──┴──┬─────┐
                   │     │     │     │
                   └──┬──┴──┬──┴──┬──┘
                      │     │     │
                      └─────┴─────┘
                """);
        Maze maze = all(new Brick(2, 2, null));
        Grid grid = maze.grid();
        Puzzle open = new Puzzle(maze,
                new Ends(grid.cell(0, 0), List.of(grid.cell(1, 1)), List.of(new Opening(grid.cell(0, 0), 5), new Opening(grid.cell(1, 1), 3))),
                null);
        // As among hexagons: by (0,1), then to its bottom right.
        DirectionStack steps = new DirectionStack(6);
        steps.push(3);
        steps.push(2);
        Path path = Path.of(grid, grid.cell(0, 0), grid.cell(1, 1), steps, 4);
        assertThat(Mazes.text("unicode", new Document(open, path, Style.DEFAULT))).isEqualTo("""
                ╶───────────┐
                   S  •  •  │
                ╶──┐       •└──┐
                   │        E  │
                   └────────╴  ╵
                """);
        Puzzle both = Recipe.parse("brick:1x1/kruskal/seed:1").make();
        assertThat(Mazes.text("unicode", Document.of(both))).isEqualTo("""
                ┌─────┐
                │ S E │
                └─────┘
                """);
    }

    /** Whichever bricks it lies between, a side is drawn as open if and only if the maze has a passage there. */
    @ParameterizedTest
    @ValueSource(strings = {"brick:1x9/wilson", "brick:9x1/wilson", "brick:8x7/kruskal", "brick:13x10/path-first"})
    void bricksAreDrawnWithTheirPassages(String recipe) throws IOException {
        for (int seed = 0; seed < 10; seed++) {
            Puzzle puzzle = Recipe.parse(recipe + "/open:none/seed:" + seed).make();
            List<String> lines = Mazes.text("unicode", Document.of(new Puzzle(puzzle.maze(),
                            Ends.NONE,
                            null)))
                    .lines()
                    .toList();
            Grid grid = puzzle.maze().grid();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int y = 2 * grid.row(cell) + 1;
                int x = 6 * grid.column(cell) + 3 + grid.row(cell) % 2 * 3;
                int[][] sides = {{-1, -1}, {-1, 1}, {0, 3}, {1, 1}, {1, -1}, {0, -3}};
                for (int direction = 0; direction < 6; direction++) {
                    char there = lines.get(y + sides[direction][0]).charAt(x + sides[direction][1]);
                    assertThat(there == ' ').isEqualTo(puzzle.maze().isOpen(cell, direction));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"text, hexagon", "text, tiles", "blocks, triangle", "matrix, graph", "cells, tiles", "movingai, hexagon",
        "unicode, graph", "unicode, upsilon", "unicode, cairo", "text, brick"})
    void otherShapesAreRefused(String format, String shape) {
        Mask floor = new Mask(1, 1);
        floor.add(0, 0);
        Shape made = switch (shape) {
            case "hexagon" -> new Hexagon(2, 2, null);
            case "triangle" -> new Triangle(2, 2, null);
            case "brick" -> new Brick(2, 2, null);
            case "upsilon" -> new Upsilon(2, 2, null);
            case "cairo" -> new Cairo(2, 2, null);
            case "tiles" -> new Tiles(floor, Tiles.Moves.ORTHOGONAL);
            default -> new Graph(List.of(List.of(1), List.of(0)));
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Document document = Document.of(Puzzle.of(new Maze(made.grid())));
        assertThatThrownBy(() -> Formats.named(format).writer().write(document, out))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith(format + " cannot show a maze of shape " + shape + "; it shows: ")
                .hasMessageContaining("svg, png and json");
        assertThat(out.size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "unicode", "blocks", "matrix", "cells", "movingai"})
    void writersStopWhenInterrupted(String format) {
        Document document = Document.of(Recipe.parse("rectangle:30x30/binary-tree/seed:1").make());
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Mazes.write(format, document)).isInstanceOf(CancelledException.class);
        } finally {
            Thread.interrupted();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "unicode", "blocks", "matrix", "cells", "movingai"})
    void writersStreamAndStopAtTheFirstError(String format) {
        Document document = Document.of(Recipe.parse("rectangle:300x300/binary-tree/seed:1").make());
        List<Integer> sizes = new ArrayList<>();
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int size) throws IOException {
                sizes.add(size);
                throw new IOException("no space left");
            }
        };
        assertThatThrownBy(() -> Formats.named(format).writer().write(document, full)).hasMessage("no space left");
        assertThat(sizes).hasSize(1);
        assertThat(sizes.getFirst()).isLessThanOrEqualTo(1 << 16);
    }
}
