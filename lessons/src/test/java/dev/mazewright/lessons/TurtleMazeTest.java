package dev.mazewright.lessons;

import static dev.mazewright.lessons.TurtleMaze.EAST;
import static dev.mazewright.lessons.TurtleMaze.NORTH;
import static dev.mazewright.lessons.TurtleMaze.SOUTH;
import static dev.mazewright.lessons.TurtleMaze.WEST;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.floor.Digger;
import dev.mazewright.core.generate.floor.Digger.Value;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.lessons.TurtleMaze.Neighbor;
import dev.mazewright.lessons.TurtleMaze.Position;
import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R1 with the coordinates of its screen: each fact and example of the account of it. */
class TurtleMazeTest {
    private final Digger digger = new Digger();
    private final TurtleMaze turtle = new TurtleMaze(digger);

    private static Position at(int x, int y) {
        return new Position(x, y);
    }

    // ---- the screen

    @Test
    void directionsAreNumberedAsTheTurtleTurns() {
        assertThat(List.of(EAST, NORTH, WEST, SOUTH)).containsExactly(0, 1, 2, 3);
    }

    @Test
    void findsTheCentresOfSquares() {
        for (int i = 0; i < 20; i++) {
            for (int j = 0; j < 20; j++) {
                Position centre = at(-190 + 20 * i, 190 - 20 * j);
                assertThat(turtle.center(i, j)).isEqualTo(centre);
                assertThat(turtle.column(centre)).isEqualTo(i);
                assertThat(turtle.row(centre)).isEqualTo(j);
            }
        }
    }

    /** i = floor((x + 200) / 20), j = 19 - floor((y + 200) / 20), for every pixel and some beyond. */
    @Test
    void findsTheSquareOfAnyPixel() {
        for (int x = -230; x < 230; x++) {
            for (int y = -230; y < 230; y++) {
                assertThat(turtle.column(at(x, y))).isEqualTo((int) Math.floor((x + 200) / 20.0));
                assertThat(turtle.row(at(x, y))).isEqualTo(19 - (int) Math.floor((y + 200) / 20.0));
            }
        }
    }

    // ---- one step

    @Test
    void resetPutsTheTurtleIntoTheTopLeftCorner() {
        turtle.dig(EAST);
        turtle.dig(SOUTH);
        digger.reset();
        assertThat(turtle.position()).isEqualTo(at(-190, 190));
        for (int x = -190; x < 200; x += 20) {
            for (int y = -190; y < 200; y += 20) {
                boolean isHere = x == -190 && y == 190;
                assertThat(turtle.valueAt(at(x, y))).isEqualTo(isHere ? Value.EMPTY : Value.WALL);
            }
        }
    }

    @Test
    void digsASquare() {
        assertThat(turtle.dig(EAST)).isEqualTo(at(-170, 190)).isEqualTo(turtle.position());
        assertThat(turtle.valueAt(at(-170, 190))).isEqualTo(Value.EMPTY);
        digger.reset();
        assertThat(turtle.dig(WEST)).isEqualTo(at(-190, 190));
        assertThat(turtle.dig(NORTH)).isEqualTo(at(-190, 190));
    }

    @Test
    void digsASquareOfFour() {
        turtle.dig(EAST);
        turtle.dig(SOUTH);
        assertThat(turtle.dig(WEST)).isEqualTo(at(-190, 170));
        assertThat(turtle.dig(NORTH)).isEqualTo(at(-190, 190));
        for (Position empty : List.of(at(-190, 190), at(-170, 190), at(-170, 170), at(-190, 170))) {
            assertThat(turtle.valueAt(empty)).isEqualTo(Value.EMPTY);
        }
        assertThat(turtle.valueAt(at(-150, 190))).isEqualTo(Value.WALL);
    }

    @Test
    void carefulDigsStay() {
        turtle.setValueAt(at(-150, 190), Value.EMPTY);
        turtle.setValueAt(at(-190, 150), Value.EMPTY);
        assertThat(turtle.digCarefully(EAST)).isEqualTo(at(-190, 190));
        assertThat(turtle.digCarefully(SOUTH)).isEqualTo(at(-190, 190));
        turtle.moveTo(at(-150, 150));
        assertThat(turtle.digCarefully(WEST)).isEqualTo(at(-150, 150));
        turtle.moveTo(at(-190, 150));
        assertThat(turtle.digCarefully(NORTH)).isEqualTo(at(-190, 150));
        digger.reset();
        assertThat(turtle.digCarefully(NORTH)).isEqualTo(at(-190, 190));
        turtle.moveTo(at(-190, -170));
        assertThat(turtle.digCarefully(SOUTH)).isEqualTo(at(-190, -170));
    }

    @Test
    void carefulDigsGoOnWhereThereIsWall() {
        assertThat(turtle.digCarefully(EAST)).isEqualTo(at(-170, 190));
        assertThat(turtle.digCarefully(SOUTH)).isEqualTo(at(-170, 170));
    }

    @Test
    void valuesAreInvalidOutside() {
        for (Position outside : List.of(at(-201, 0), at(200, 0), at(0, -201), at(0, 200), at(9999, 9999), at(-210, 190))) {
            assertThat(turtle.valueAt(outside)).isEqualTo(Value.INVALID);
            assertThat(turtle.setValueAt(outside, Value.EMPTY)).isFalse();
            assertThat(turtle.moveTo(outside)).isFalse();
        }
        assertThat(turtle.position()).isEqualTo(at(-190, 190));
    }

    @Test
    void settingAValueLeavesTheTurtleWhereItIs() {
        for (Value value : List.of(Value.EMPTY, Value.VISITED, Value.END, Value.WALL)) {
            assertThat(turtle.setValueAt(at(-150, 30), value)).isTrue();
            assertThat(turtle.valueAt(at(-150, 30))).isEqualTo(value);
            assertThat(turtle.position()).isEqualTo(at(-190, 190));
        }
    }

    @Test
    void looksAroundItself() {
        assertThat(turtle.neighbors())
                .containsExactly(
                        new Neighbor(at(-190, 230), Value.INVALID),
                        new Neighbor(at(-190, 150), Value.WALL),
                        new Neighbor(at(-150, 190), Value.WALL),
                        new Neighbor(at(-230, 190), Value.INVALID));
        turtle.moveTo(at(-170, 170));
        assertThat(turtle.neighbors()).extracting(there -> there.value().code()).containsExactly(-1, 1, 1, -1);
        turtle.moveTo(at(-150, 150));
        assertThat(turtle.neighbors()).extracting(there -> there.value().code()).containsExactly(1, 1, 1, 1);
    }

    // ---- a maze

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void makesAMazeOnTheEvenSquares(long seed) {
        digger.makeMaze(new MazeRandom(seed));
        assertThat(turtle.valueAt(at(170, -170))).isEqualTo(Value.END);
        assertThat(turtle.position()).isEqualTo(at(-190, 190));
        int floor = 0;
        for (int i = 0; i < 20; i++) {
            for (int j = 0; j < 20; j++) {
                boolean isWall = turtle.valueAt(turtle.center(i, j)) == Value.WALL;
                floor += isWall ? 0 : 1;
                assertThat(isWall && i % 2 == 0 && j % 2 == 0).as("100 cells").isFalse();
            }
        }
        assertThat(floor).as("100 cells and the 99 passages of a tree").isEqualTo(199);
        assertThat(digger.maze().passages()).as("which are connected without a loop").isEqualTo(198);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void solvesItAndMarksWhatItVisits(long seed) {
        digger.makeMaze(new MazeRandom(seed));
        assertThat(digger.solve().found()).isTrue();
        assertThat(turtle.position()).isEqualTo(at(170, -170));
        assertThat(turtle.valueAt(at(170, -170))).isEqualTo(Value.END);
        assertThat(turtle.valueAt(at(-190, 190))).isEqualTo(Value.VISITED);
    }

    /** Wherever there are more or fewer squares, the origin is in the middle and the first square at the top left. */
    @ParameterizedTest
    @CsvSource({"20, 20, -190, 190", "5, 8, -70, 40", "1, 1, 0, 0", "31, 2, -10, 300"})
    void worksInAnySize(int rows, int columns, int x, int y) {
        Digger other = new Digger(rows, columns);
        TurtleMaze small = new TurtleMaze(other);
        assertThat(small.position()).isEqualTo(at(x, y));
        for (int i = 0; i < columns; i++) {
            for (int j = 0; j < rows; j++) {
                assertThat(small.column(small.center(i, j))).isEqualTo(i);
                assertThat(small.row(small.center(i, j))).isEqualTo(j);
            }
        }
        other.makeMaze(new MazeRandom(1));
        assertThat(other.solve().found()).isTrue();
    }

    // ---- the lesson

    private static final Pattern SENTENCE =
            Pattern.compile("The turtle dug 199 squares and found the goal in (\\d+) steps; the path there has (\\d+)\\.");

    /** The maze is the recipe's, the walk leaves marks, and the numbers are those of a search by the library. */
    @ParameterizedTest
    @ValueSource(longs = {1, 42, -7})
    void theLessonDigsTheMazeOfTheRecipe(long seed) throws IOException {
        RecordingStage stage = new RecordingStage(seed);
        TurtleMaze.play(stage);
        assertThat(stage.lines).hasSize(2);
        assertThat(stage.says).isEmpty();
        String[] rows = stage.lines.getFirst().split("\n", -1);
        assertThat(rows).hasSize(20);
        Puzzle puzzle = Recipe.parse("tiles:20x20/dig/seed:" + seed).make();
        Grid grid = puzzle.maze().grid();
        long marked = 0;
        for (int row = 0; row < 20; row++) {
            assertThat(rows[row]).hasSize(40).doesNotContain("\u001b");
            for (int column = 0; column < 20; column++) {
                String square = rows[row].substring(2 * column, 2 * column + 2);
                assertThat(square.equals("##")).isEqualTo(grid.cell(row, column) == Grid.NONE);
                marked += square.equals("..") ? 1 : 0;
                assertThat(square.equals("EE")).isEqualTo(row == 18 && column == 18);
            }
        }
        Matcher sentence = SENTENCE.matcher(stage.lines.get(1));
        assertThat(sentence.matches()).as(stage.lines.get(1)).isTrue();
        long path = new BreadthFirst()
                .solve(puzzle.maze(), puzzle.start(), puzzle.goalsOrLast())
                .length();
        assertThat(Long.parseLong(sentence.group(2))).isEqualTo(path);
        assertThat(Long.parseLong(sentence.group(1))).as("the path, and all else twice").isEqualTo(2 * marked - path);
    }

    /** From one empty square to the whole maze with its goal; the turtle is on every picture, once. */
    @Test
    void generationAndSolvingAreAnAnimation() throws IOException {
        RecordingStage stage = new RecordingStage(42);
        TurtleMaze.play(stage);
        assertThat(stage.frames).hasSizeBetween(200, 600).doesNotHaveDuplicates();
        int floorBefore = 0;
        int markedBefore = 0;
        for (String frame : stage.frames) {
            String plain = frame.replaceAll("\u001b\\[[0-9;]*m", "");
            assertThat(plain.split("\n", -1)).hasSize(20).allMatch(row -> row.length() == 40);
            assertThat(count(plain, "@@")).isOne();
            int floor = 400 - count(plain, "##");
            int marked = count(plain, "..");
            assertThat(floor).isBetween(floorBefore, floorBefore + 2);
            assertThat(marked).isBetween(Math.max(0, markedBefore - 1), markedBefore + 2);
            assertThat(marked == 0 || floor == 199).as("it walks when all is dug").isTrue();
            floorBefore = floor;
            markedBefore = marked;
        }
        assertThat(floorBefore).isEqualTo(199);
        assertThat(stage.frames.getFirst()).startsWith("\u001b[0;1;30;102m@@\u001b[0m").doesNotContain("EE");
        assertThat(stage.frames.getLast()).contains("\u001b[0;34;44m##", "\u001b[0;30;107m..", "\u001b[0m");
        assertThat(stage.frames.get(stage.frames.size() - 3)).as("the goal is yellow").contains("\u001b[0;30;103mEE");
    }

    private static int count(String text, String square) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            int start = text.lastIndexOf('\n', i) + 1;
            count += (i - start) % 2 == 0 && text.startsWith(square, i) ? 1 : 0;
        }
        return count;
    }

    @Test
    void endsWhenTheAudienceLeaves() throws IOException {
        RecordingStage stage = new RecordingStage(42).audienceLeavesAfter(3);
        TurtleMaze.play(stage);
        assertThat(stage.frames).hasSize(3);
        assertThat(stage.lines).isEmpty();
    }
}
