package dev.mazewright.formats.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Brick;
import dev.mazewright.core.shape.Cairo;
import dev.mazewright.core.shape.Cube;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.core.shape.Upsilon;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.TinyJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The maze document is what the contract says, and out and in again it is the same maze. */
class JsonTest {
    /** The contract's own example. */
    private static final String EXAMPLE =
            """
            {"format": "mazewright", "version": 1, "recipe": "rectangle:2x3/wilson/seed:1",
             "shape": "rectangle", "rows": 2, "columns": 3, "cells": 6,
             "passages": [[0,1],[1,4],[3,4],[4,5],[2,5]],
             "start": 0, "goal": 5, "solution": [0,1,4,5]}
            """;

    // ---- writing

    @Test
    void writesTheFieldsOfTheContract() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:7x9/wilson/seed:5").make();
        String text = Mazes.text("json", Mazes.solved(puzzle));
        assertThat(text).endsWith("}\n").hasLineCount(1).isASCII();
        Map<String, Object> document = TinyJson.object(text);
        assertThat(document.keySet())
                .containsExactly("format", "version", "recipe", "shape", "rows", "columns", "cells", "passages",
                        "start", "goal", "solution");
        assertThat(document)
                .containsEntry("format", "mazewright")
                .containsEntry("version", 1L)
                .containsEntry("recipe", "rectangle:7x9/wilson/seed:5")
                .containsEntry("shape", "rectangle")
                .containsEntry("rows", 7L)
                .containsEntry("columns", 9L)
                .containsEntry("cells", 63L)
                .containsEntry("start", 0L)
                .containsEntry("goal", 62L);
        // In a full rectangle a cell's number is row * columns + column, so passages follow from both alone.
        List<List<Long>> expected = new ArrayList<>();
        for (int row = 0; row < 7; row++) {
            for (int column = 0; column < 9; column++) {
                long cell = puzzle.maze().grid().cell(row, column);
                long number = row * 9L + column;
                if (puzzle.maze().isOpen(cell, Rectangle.EAST)) {
                    expected.add(List.of(number, number + 1));
                }
                if (puzzle.maze().isOpen(cell, Rectangle.SOUTH)) {
                    expected.add(List.of(number, number + 9));
                }
            }
        }
        assertThat(document.get("passages")).isEqualTo(expected);
        assertThat(expected).hasSize(62);
        List<Long> solution = longs(document.get("solution"));
        assertThat(solution).startsWith(0L).endsWith(62L).doesNotHaveDuplicates();
        for (int i = 1; i < solution.size(); i++) {
            long one = Math.min(solution.get(i - 1), solution.get(i));
            long other = Math.max(solution.get(i - 1), solution.get(i));
            assertThat(expected).contains(List.of(one, other));
        }
    }

    @Test
    void whatIsNotThereIsNullOrLeftOut() throws IOException {
        Maze maze = new Maze(new Rectangle(1, 2, null).grid());
        assertThat(Mazes.text("json", Document.of(Puzzle.of(maze))))
                .isEqualTo("{\"format\":\"mazewright\",\"version\":1,\"recipe\":null,\"shape\":\"rectangle\",\"rows\":1,"
                        + "\"columns\":2,\"cells\":2,\"passages\":[],\"start\":null,\"goal\":null,\"solution\":null}\n");
    }

    @Test
    void writesGoalsOpeningsAndPositionsOnlyIfThereAreAny() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:3x4/kruskal/goal:2,3/goal:0,3/open:0,0.left/open:2,1.bottom/seed:1").make();
        Map<String, Object> document = TinyJson.object(Mazes.text("json", Document.of(puzzle)));
        assertThat(document)
                .containsEntry("goal", 11L)
                .containsEntry("goals", List.of(11L, 3L))
                .containsEntry("openings", List.of(List.of(0L, "left"), List.of(9L, "bottom")))
                .doesNotContainKeys("places", "moves", "outlines", "neighbours");

        Maze masked = new Maze(new Rectangle(2, 3, mask("#.#", ".##")).grid());
        masked.carve(masked.grid().cell(1, 1), Rectangle.EAST);
        masked.carve(masked.grid().cell(0, 2), Rectangle.SOUTH);
        document = TinyJson.object(Mazes.text("json", Document.of(Puzzle.of(masked))));
        assertThat(document)
                .containsEntry("cells", 4L)
                .containsEntry("places", List.of(List.of(0L, 0L), List.of(0L, 2L), List.of(1L, 1L), List.of(1L, 2L)))
                .containsEntry("passages", List.of(List.of(1L, 3L), List.of(2L, 3L)));
    }

    /** Documents of hexagons stay as they were before there were options. */
    @Test
    void namesTheOptionsOfHexagonsThatHaveSome() throws IOException {
        Maze pointy = new Maze(new Hexagon(2, 2, null).grid());
        assertThat(TinyJson.object(Mazes.text("json", Document.of(Puzzle.of(pointy))))).doesNotContainKey("options");
        Maze flat = new Maze(new Hexagon(2, 2, Hexagon.Top.FLAT, Hexagon.Shifted.EVEN, null).grid());
        assertThat(TinyJson.object(Mazes.text("json", Document.of(Puzzle.of(flat))))).containsEntry("options", "flat,shifted=even");
    }

    @Test
    void writesOutlinesAndNeighboursIfAsked() throws IOException {
        Style style = Style.of(20, 2, 20).with(new Style.Details(true, true, false));
        Maze maze = new Maze(new Hexagon(2, 2, null).grid());
        Map<String, Object> document = TinyJson.object(Mazes.text("json", new Document(Puzzle.of(maze), null, style)));
        // 0 1   row 1 is shifted to the right by half a cell: 1 touches 2 and 3, 0 touches 2.
        //  2 3
        assertThat(document)
                .containsEntry("neighbours",
                        List.of(List.of(0L, 1L), List.of(0L, 2L), List.of(1L, 2L), List.of(1L, 3L), List.of(2L, 3L)));
        List<?> outlines = (List<?>) document.get("outlines");
        assertThat(outlines).hasSize(4).allSatisfy(outline -> assertThat((List<?>) outline).hasSize(6));
        List<Outline.Corner> corners = maze.grid().shape().outline(maze.grid(), maze.grid().cellAt(3)).corners();
        List<?> outline = (List<?>) outlines.get(3);
        for (int i = 0; i < 6; i++) {
            List<?> point = (List<?>) outline.get(i);
            assertThat((Double) point.get(0)).isCloseTo(corners.get(i).x(), Offset.offset(1e-6));
            assertThat((Double) point.get(1)).isCloseTo(corners.get(i).y(), Offset.offset(1e-6));
        }
    }

    // ---- out and in again

    static List<Shape> shapes() {
        MazeRandom random = new MazeRandom(7);
        List<Shape> shapes = new ArrayList<>(List.of(
                new Rectangle(1, 1, null), new Rectangle(5, 1, null), new Rectangle(9, 6, null),
                new Hexagon(1, 1, null), new Hexagon(6, 5, null),
                new Hexagon(6, 5, Hexagon.Top.FLAT, Hexagon.Shifted.ODD, null),
                new Hexagon(5, 6, Hexagon.Top.FLAT, Hexagon.Shifted.EVEN, null),
                new Hexagon(3, 4, Hexagon.Top.POINTY, Hexagon.Shifted.EVEN, null), new Triangle(1, 3, null), new Triangle(5, 8, null),
                new Box(1, 1, 1), new Box(4, 3, 5), new Cube(1), new Cube(3),
                new Brick(6, 5, null), new Upsilon(1, 2, null), new Upsilon(6, 5, null), new Cairo(1, 1, null),
                new Cairo(6, 5, null), new Graph(List.of(List.of())),
                new Graph(List.of(List.of(1, 2), List.of(0, 2, 3), List.of(0, 1), List.of(1), List.of()))));
        for (int ofTen : new int[] {4, 8, 10}) {
            shapes.add(new Rectangle(7, 6, Mazes.mask(7, 6, ofTen, random)));
            shapes.add(new Hexagon(7, 6, Mazes.mask(7, 6, ofTen, random)));
            shapes.add(new Hexagon(7, 6, Hexagon.Top.FLAT, Hexagon.Shifted.ODD, Mazes.mask(7, 6, ofTen, random)));
            shapes.add(new Triangle(7, 6, Mazes.mask(7, 6, ofTen, random)));
            shapes.add(new Brick(7, 6, Mazes.mask(7, 6, ofTen, random)));
            shapes.add(new Upsilon(7, 6, Mazes.mask(7, 6, ofTen, random)));
            shapes.add(new Cairo(7, 6, Mazes.mask(7, 6, ofTen, random)));
            shapes.add(new Tiles(Mazes.mask(7, 6, ofTen, random), Tiles.Moves.ORTHOGONAL));
            shapes.add(new Tiles(Mazes.mask(7, 6, ofTen, random), Tiles.Moves.OCTILE));
            shapes.add(new Tiles(Mazes.mask(7, 6, ofTen, random), Tiles.Moves.ONE_OBSTACLE));
            shapes.add(new Tiles(Mazes.mask(7, 6, ofTen, random), Tiles.Moves.ALWAYS));
        }
        return shapes;
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void keepsMazesOfAnyShape(Shape shape) throws IOException {
        MazeRandom random = new MazeRandom(3);
        for (int i = 0; i < 20; i++) {
            Maze maze = Mazes.openAtRandom(new Maze(shape.grid()), random);
            Grid grid = maze.grid();
            List<Opening> openings = new ArrayList<>();
            long gap = random.cell(grid);
            for (int direction = 0; direction < grid.directions(); direction++) {
                if ((grid.sides(gap) >>> direction & 1) != 0 && !grid.leads(gap, direction)) {
                    openings.add(new Opening(gap, direction));
                }
            }
            Puzzle puzzle = new Puzzle(maze,
                    new Ends(random.cell(grid), List.of(random.cell(grid), random.cell(grid)), openings),
                    null);
            Document document = Mazes.solved(puzzle);
            if (i % 2 == 1) {
                document = new Document(puzzle, document.solution(), Style.of(20, 2, 20).with(new Style.Details(true, true, false)));
            }
            Puzzle again = Mazes.read(null, Mazes.write("json", document));
            requireSame(again, puzzle);
        }
    }

    private static void requireSame(Puzzle again, Puzzle puzzle) {
        Mazes.requireValid(again);
        assertThat(again.maze()).isEqualTo(puzzle.maze());
        assertThat(Digest.of(again.maze())).isEqualTo(Digest.of(puzzle.maze()));
        Grid grid = again.maze().grid();
        assertThat(grid.shape().name()).isEqualTo(puzzle.maze().grid().shape().name());
        assertThat(grid.shape().size()).isEqualTo(puzzle.maze().grid().shape().size());
        assertThat(grid.cells()).isEqualTo(puzzle.maze().grid().cells());
        assertThat(again.start()).isEqualTo(puzzle.start());
        assertThat(again.goals()).isEqualTo(puzzle.goals());
        assertThat(again.openings()).isEqualTo(puzzle.openings());
        assertThat(again.recipe()).as("who knows what was changed in the file").isNull();
    }

    @Test
    void theRecipeInTheFileMakesTheSameMaze() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:12x8/wilson/braid:0.3/seed:-9").make();
        byte[] document = Mazes.write("json", Document.of(puzzle));
        assertThat(new String(document, StandardCharsets.UTF_8)).contains("\"recipe\":\"" + puzzle.recipe() + "\"");
        requireSame(Mazes.read(null, document), puzzle);
    }

    @Test
    void aMazeThatWasReadHasNoRecipe() throws IOException {
        String changed = EXAMPLE.replace("[0,1],", "");
        assertThat(Mazes.read(null, changed.replaceAll("\"solution\": \\[[^]]*]", "\"solution\": null")).recipe()).isNull();
    }

    // ---- reading what others wrote

    @Test
    void readsTheContractsExample() throws IOException {
        Puzzle puzzle = Mazes.read(null, EXAMPLE);
        Mazes.requireValid(puzzle);
        Grid grid = puzzle.maze().grid();
        assertThat(puzzle.maze().passages()).isEqualTo(5);
        assertThat(puzzle.maze().isOpen(grid.cell(0, 1), Rectangle.SOUTH)).isTrue();
        assertThat(puzzle.maze().isOpen(grid.cell(0, 1), Rectangle.EAST)).isFalse();
        assertThat(puzzle.start()).isEqualTo(grid.cell(0, 0));
        assertThat(puzzle.goals()).containsExactly(grid.cell(1, 2));
        assertThat(puzzle.recipe()).isNull();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void fieldsComeInAnyOrder(Shape shape) throws IOException {
        MazeRandom random = new MazeRandom(11);
        Puzzle puzzle = Puzzle.of(Mazes.openAtRandom(new Maze(shape.grid()), random));
        Map<String, Object> document = TinyJson.object(Mazes.text("json", Document.of(puzzle)));
        document.put("unknown", List.of(Map.of("a", List.of(1L)), "b"));
        List<String> names = new ArrayList<>(document.keySet());
        for (int i = 0; i < 30; i++) {
            Collections.rotate(names, 1 + (int) random.below(names.size() - 1));
            Collections.swap(names, (int) random.below(names.size()), (int) random.below(names.size()));
            StringBuilder text = new StringBuilder("\uFEFF \n{");
            for (String name : names) {
                text.append(text.length() > 4 ? ",\n" : "").append('"').append(name).append("\" : ");
                text.append(print(document.get(name)));
            }
            requireSame(Mazes.read(null, text.append("}\r\n").toString()), puzzle);
        }
    }

    private static String print(Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> "\"" + text + "\"";
            case List<?> list -> list.stream().map(JsonTest::print).toList().toString();
            case Map<?, ?> map -> "{\"a\":" + print(map.get("a")) + "}";
            default -> value.toString();
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock =
            """
            "version": 1        | "version": 2       | found 2, expected 1
            "version": 1        | "version": "1"     | found "1", expected 1
            "version": 1,       |                    | no field "version"
            "mazewright"        | "labyrinth"        | expected "mazewright"
            "rectangle",        | "square",          | expected a shape: rectangle, tiles
            "rows": 2           | "rows": 0          | found 0, expected a whole number, 1 to 2147483647
            "rows": 2           | "rows": -1         | found -1, expected a whole number
            "rows": 2           | "rows": 2147483648 | found 2147483648, expected a whole number
            "rows": 2           | "rows": 2.0        | found 2.0, expected a whole number
            "rows": 2           | "rows": 1000000000000000000000 | found 1000000000000000000000, expected a whole number
            "rows": 2           | "rows": NaN        | invalid JSON
            "rows": 2           | "rows": null       | found null, expected a whole number
            "rows": 2           | "rows": 2, "rows": 2 | Duplicate
            "rows": 2,          |                    | no field "rows"
            "columns": 3        | "columns": 4       | 6 cells on 2x4 positions
            "columns": 3        | "columns": 2       | 6 cells on 2x2 positions, of which this rectangle has 4
            "cells": 6          | "cells": 5         | found 5, expected a whole number, 0 to 4
            [4,5],[2,5]         | [4,5],[5,4]        | which was there before
            [4,5],[2,5]         | [4,5],[4,5]        | which was there before
            [4,5],[2,5]         | [4,5],[2,3]        | not beside each other
            [4,5],[2,5]         | [4,5],[2,2]        | not beside each other
            [4,5],[2,5]         | [4,5],[2,6]        | found 6, expected a whole number, 0 to 5
            [4,5],[2,5]         | [4,5],[2]          | expected a whole number
            [4,5],[2,5]         | [4,5],[2,5,1]      | expected the end of the pair
            [4,5],[2,5]         | [4,5],7            | found 7, expected a pair
            "passages": [[0,1]  | "passages": 7, "x": [[0,1] | found 7, expected a list
            "start": 0          | "start": 6         | found 6, expected a whole number, 0 to 5
            "start": 0          | "start": [0,0]     | found a list, expected a whole number
            "start": 0          | "start": 1         | found a path from 0
            "goal": 5           | "goal": 4          | found a path to 5
            "goal": 5           | "goal": 5, "goals": [4,5] | found goal 5 and goals that begin with 4
            [0,1,4,5]           | []                 | found no cells
            [0,1,4,5]           | [0,1,2,5]          | found a step from 1 to 2
            [0,1,4,5]           | [0,1,4,9]          | found 9, expected a whole number
            "goal": 5           | "goal": 5, "openings": [[0,"right"]]  | side 'right'
            "goal": 5           | "goal": 5, "openings": [[0,"west"]]   | side 'west'
            "goal": 5           | "goal": 5, "openings": [[0]]          | expected a text in quotes
            "goal": 5           | "goal": 5, "places": [[0,0],[0,1]]    | 2 of them, expected one for each of 6 cells
            "goal": 5           | "goal": 5, "places": [[0,1],[0,0]]    | expected positions in reading order
            "goal": 5           | "goal": 5, "places": [[0,0],[0,1],[0,2],[1,0],[1,1],[1,3]] | position 6: found [1,3]
            [0,1,4,5]}          | [0,1,4,5]          | invalid JSON
            [0,1,4,5]}          | [0,1,4,5]} {}      | expected nothing more
            """)
    void refuses(String what, String instead, String reason) {
        assertThat(EXAMPLE).contains(what);
        assertThatThrownBy(() -> Mazes.read("json", EXAMPLE.replace(what, instead == null ? "" : instead)))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("given")
                .hasMessageContaining(reason)
                .message().doesNotContain("\n");
    }

    @Test
    void messagesNameTheLine() {
        assertThatThrownBy(() -> Mazes.read("json", EXAMPLE.replace("[2,5]]", "[2,\"5\"]]")))
                .hasMessage("given, line 3 column 42, field \"passages\": found \"5\", expected a whole number, 0 to 5");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "{}", "[]", "7", "null", "\"mazewright\"", "{\"format\"",
            "{\"format\":\"mazewright\"}", "\u0000"})
    void refusesWhatIsNoDocument(String text) {
        assertThatThrownBy(() -> Mazes.read("json", text)).isInstanceOf(BadDataException.class);
    }

    @Test
    void refusesBracketsWithoutEnd() {
        assertThatThrownBy(() -> Mazes.read("json", "{\"a\":" + "[".repeat(1_000_000)))
                .isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> Mazes.read("json", "{\"a\":" + "{\"a\":".repeat(1_000_000)))
                .isInstanceOf(BadDataException.class);
    }

    @Test
    void refusesWhatDoesNotFitBeforeItIsMade() {
        String huge = "{\"format\":\"mazewright\",\"version\":1,\"shape\":\"%s\",\"rows\":%s,\"columns\":2147483647,"
                + "\"cells\":%s,%s\"passages\":[]}";
        for (String shape : List.of("rectangle", "hexagon", "triangle", "brick", "upsilon", "cairo", "tiles")) {
            String text = huge.replaceFirst("%s", shape).replaceFirst("%s", "2147483647");
            assertThatThrownBy(() -> Mazes.read("json",
                    text.replaceFirst("%s", "4611686014132420609").replaceFirst("%s", "")))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining("at most 268435456 positions");
            assertThatThrownBy(() -> Mazes.read("json",
                    text.replaceFirst("%s", "1").replaceFirst("%s", "\"places\":[[7,7]],")))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining("at most 268435456 positions");
        }
        String graph = huge.replaceFirst("%s", "graph").replaceFirst("%s", "1").replaceFirst("%s",
                "2147483647").replaceFirst("%s", "");
        assertThatThrownBy(() -> Mazes.read("json", graph)).isInstanceOf(BadDataException.class);
    }

    static List<Shape> smallShapes() {
        return List.of(
                new Rectangle(2, 3, null), new Hexagon(2, 3, mask("#.#", ".##")),
                        new Triangle(2, 3, mask("###", ".##")),
                new Tiles(mask("##", ".#"), Tiles.Moves.OCTILE), new Box(1, 2, 2), new Cube(1),
                        new Graph(List.of(List.of(1, 2), List.of(0, 2), List.of(0, 1))));
    }

    /** Every bit flipped, and every end too early, of documents with every field. */
    @ParameterizedTest
    @MethodSource("smallShapes")
    void damagedDocumentsAreReadOrRefused(Shape shape) throws IOException {
        MazeRandom random = new MazeRandom(5);
        Maze maze = Mazes.openAtRandom(new Maze(shape.grid()), random);
        Puzzle puzzle = new Puzzle(maze,
                new Ends(maze.grid().first(), List.of(random.cell(maze.grid()), maze.grid().first()), List.of()),
                null);
        byte[] whole = Mazes.write("json", Mazes.solved(puzzle));
        for (int length = 0; length < whole.length - 2; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> Mazes.read("json", cut)).isInstanceOf(BadDataException.class);
        }
        for (int i = 0; i < whole.length * Byte.SIZE; i++) {
            byte[] flipped = whole.clone();
            flipped[i / Byte.SIZE] ^= (byte) (1 << i % Byte.SIZE);
            try {
                Mazes.requireValid(Mazes.read("json", flipped));
            } catch (BadDataException e) {
                assertThat(e.getMessage()).startsWith("given").contains("found ", ", expected ").doesNotContain("\n")
                        .hasSizeLessThan(300);
            }
        }
    }

    @Test
    void aGraphWithoutNeighboursIsItsPassages() throws IOException {
        String text = "{\"format\":\"mazewright\",\"version\":1,\"shape\":\"graph\",\"rows\":1,\"columns\":4,\"cells\":4,"
                + "\"passages\":[[0,3],[3,1]],\"start\":0,\"goal\":1}";
        Maze maze = Mazes.read(null, text).maze();
        assertThat(maze.passages()).isEqualTo(2);
        assertThat(Mazes.components(maze)).isEqualTo(2);
        assertThatThrownBy(() -> Mazes.read(null, text.replace("[3,1]", "[0,0]"))).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> Mazes.read(null, text.replace("[3,1]", "[3,0]"))).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> Mazes.read(null, text.replace("[3,1]", "[3,4]"))).isInstanceOf(BadDataException.class);
    }

    @SuppressWarnings("unchecked")
    private static List<Long> longs(Object list) {
        return (List<Long>) list;
    }

    private static Mask mask(String... rows) {
        Mask mask = new Mask(rows.length, rows[0].length());
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == '#') {
                    mask.add(row, column);
                }
            }
        }
        return mask;
    }
}
