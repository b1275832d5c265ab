package dev.mazewright.core.generate.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.generate.floor.Digger.Value;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** R1 square by square, as rows and columns; the lesson's test has the same with its pixels. */
class DiggerTest {
    private static final int NORTH = Rectangle.NORTH;
    private static final int EAST = Rectangle.EAST;
    private static final int SOUTH = Rectangle.SOUTH;
    private static final int WEST = Rectangle.WEST;

    private static final int SIDE = 20;

    private final Digger digger = new Digger();

    private long cell(int row, int column) {
        return digger.maze().grid().cell(row, column);
    }

    private List<Value> around() {
        return digger.neighbours().stream().map(Digger.Neighbour::value).toList();
    }

    // ---- R1, square by square

    @Test
    void valuesHaveTheirNumbers() {
        assertThat(Value.values()).extracting(Value::code).containsExactly(-1, 0, 1, 2, 3);
        assertThat(Value.values())
                .containsExactly(Value.INVALID, Value.EMPTY, Value.WALL, Value.VISITED, Value.END);
    }

    @Test
    void resetLeavesBrickAndOneEmptySquare() {
        digger.makeMaze(new MazeRandom(1));
        digger.solve();
        digger.reset();
        assertThat(digger.position()).isEqualTo(cell(0, 0));
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                Value expected = row == 0 && column == 0 ? Value.EMPTY : Value.WALL;
                assertThat(digger.valueAt(cell(row, column))).isEqualTo(expected);
            }
        }
        assertThat(digger.maze()).isEqualTo(new Maze(digger.maze().grid()));
    }

    @Test
    void digGoesOneSquareOnAndNeverOut() {
        assertThat(digger.dig(WEST)).isEqualTo(cell(0, 0));
        assertThat(digger.dig(NORTH)).isEqualTo(cell(0, 0));
        assertThat(digger.dig(EAST)).isEqualTo(cell(0, 1)).isEqualTo(digger.position());
        assertThat(digger.valueAt(cell(0, 1))).isEqualTo(Value.EMPTY);
        assertThat(digger.dig(SOUTH)).isEqualTo(cell(1, 1));
        assertThat(digger.dig(WEST)).isEqualTo(cell(1, 0));
        assertThat(digger.dig(NORTH)).isEqualTo(cell(0, 0));
        assertThat(digger.maze().passages()).as("a square of four").isEqualTo(4);
    }

    @Test
    void digEmptiesSquaresOfAnyValue() {
        for (Value value : List.of(Value.VISITED, Value.END, Value.WALL, Value.EMPTY)) {
            digger.reset();
            digger.setValueAt(cell(0, 1), value);
            assertThat(digger.dig(EAST)).isEqualTo(cell(0, 1));
            assertThat(digger.valueAt(cell(0, 1))).isEqualTo(Value.EMPTY);
        }
    }

    @Test
    void carefulDigDoesNotBreakIntoAPassage() {
        digger.setValueAt(cell(0, 2), Value.EMPTY);
        digger.setValueAt(cell(2, 0), Value.EMPTY);
        assertThat(digger.digCarefully(EAST)).isEqualTo(cell(0, 0));
        assertThat(digger.digCarefully(SOUTH)).isEqualTo(cell(0, 0));
        assertThat(digger.moveTo(cell(2, 2))).isTrue();
        assertThat(digger.digCarefully(WEST)).isEqualTo(cell(2, 2));
        assertThat(digger.moveTo(cell(2, 0))).isTrue();
        assertThat(digger.digCarefully(NORTH)).isEqualTo(cell(2, 0));
        digger.reset();
        assertThat(digger.digCarefully(NORTH)).isEqualTo(cell(0, 0));
        assertThat(digger.moveTo(cell(18, 0))).isTrue();
        assertThat(digger.digCarefully(SOUTH)).isEqualTo(cell(18, 0));
        assertThat(digger.digCarefully(NORTH)).isEqualTo(cell(17, 0));
    }

    /** The lesson's tests require no more of the squares around. */
    @Test
    void carefulDigLooksOnlyAhead() {
        digger.setValueAt(cell(1, 1), Value.EMPTY);
        assertThat(digger.digCarefully(EAST)).isEqualTo(cell(0, 1));
    }

    @Test
    void outsideIsInvalidAndCannotBeSet() {
        for (long nowhere : new long[] {Grid.NONE, cell(0, 0) - 1, 0, Long.MAX_VALUE, Long.MIN_VALUE, cell(0, 19) + 1}) {
            assertThat(digger.valueAt(nowhere)).isEqualTo(Value.INVALID);
            assertThat(digger.setValueAt(nowhere, Value.EMPTY)).isFalse();
            assertThat(digger.moveTo(nowhere)).isFalse();
        }
        assertThat(digger.position()).isEqualTo(cell(0, 0));
        assertThat(digger.setValueAt(cell(3, 3), Value.INVALID)).isFalse();
        assertThat(digger.valueAt(cell(3, 3))).isEqualTo(Value.WALL);
        assertThat(digger.setValueAt(cell(3, 3), Value.VISITED)).isTrue();
        assertThat(digger.valueAt(cell(3, 3))).isEqualTo(Value.VISITED);
        assertThat(digger.position()).as("unchanged").isEqualTo(cell(0, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4, 5, 31, 32, 99})
    void thereAreFourDirections(int direction) {
        digger.moveTo(cell(5, 5));
        assertThat(digger.dig(direction)).isEqualTo(cell(5, 5));
        assertThat(digger.digCarefully(direction)).isEqualTo(cell(5, 5));
    }

    @Test
    void looksAroundTwoSquaresAway() {
        assertThat(around()).containsExactly(Value.INVALID, Value.WALL, Value.WALL, Value.INVALID);
        digger.moveTo(cell(1, 1));
        assertThat(around()).containsExactly(Value.INVALID, Value.WALL, Value.WALL, Value.INVALID);
        digger.moveTo(cell(2, 2));
        assertThat(around()).containsExactly(Value.WALL, Value.WALL, Value.WALL, Value.WALL);
        digger.moveTo(cell(2, 0));
        assertThat(digger.neighbours())
                .containsExactly(
                        new Digger.Neighbour(0, 0, Value.EMPTY),
                        new Digger.Neighbour(4, 0, Value.WALL),
                        new Digger.Neighbour(2, 2, Value.WALL),
                        new Digger.Neighbour(2, -2, Value.INVALID));
    }

    // ---- mazes

    /** All squares of even rows and columns are cells, those between two of them are passages or brick. */
    @ParameterizedTest
    @CsvSource({"20, 20", "1, 1", "1, 2", "2, 1", "2, 2", "1, 9", "9, 1", "3, 3", "7, 12", "12, 7", "61, 40"})
    void mazesArePerfectOnTheEvenSquares(int rows, int columns) {
        int down = (rows + 1) / 2;
        int across = (columns + 1) / 2;
        for (long seed = 0; seed < 10; seed++) {
            Digger anySize = new Digger(rows, columns);
            Grid grid = anySize.maze().grid();
            long end = anySize.makeMaze(new MazeRandom(seed));
            assertThat(end).isEqualTo(grid.cell(2L * down - 2, 2L * across - 2));
            assertThat(anySize.valueAt(end)).isEqualTo(Value.END);
            assertThat(anySize.position()).isEqualTo(grid.first());
            long floor = 0;
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    boolean isFloor = anySize.valueAt(grid.cell(row, column)) != Value.WALL;
                    floor += isFloor ? 1 : 0;
                    if (row % 2 == 0 && column % 2 == 0) {
                        assertThat(isFloor).isTrue();
                    } else if (row % 2 == 1 && column % 2 == 1) {
                        assertThat(isFloor).isFalse();
                    }
                }
            }
            assertThat(floor).isEqualTo(2L * down * across - 1);
            assertThat(reached(anySize, 0, 0)).as("all of it in one piece, so a tree").isEqualTo(floor);
        }
    }

    /** How many squares of floor are connected to this one: a slow search over values, not over passages. */
    private static long reached(Digger digger, int row, int column) {
        Grid grid = digger.maze().grid();
        boolean[][] seen = new boolean[grid.rows() + 2][grid.columns() + 2];
        List<int[]> waiting = new ArrayList<>(List.of(new int[] {row, column}));
        long count = 0;
        while (!waiting.isEmpty()) {
            int[] at = waiting.removeLast();
            Value value = digger.valueAt(grid.cell(at[0], at[1]));
            if (value == Value.INVALID || value == Value.WALL || seen[at[0]][at[1]]) {
                continue;
            }
            seen[at[0]][at[1]] = true;
            count++;
            waiting.addAll(List.of(
                    new int[] {at[0] - 1, at[1]}, new int[] {at[0] + 1, at[1]},
                    new int[] {at[0], at[1] - 1}, new int[] {at[0], at[1] + 1}));
        }
        return count;
    }

    @Test
    void mazesCanBeginAnywhere() {
        digger.moveTo(cell(7, 4));
        assertThat(digger.makeMaze(new MazeRandom(5))).isEqualTo(cell(19, 18));
        assertThat(digger.position()).isEqualTo(cell(7, 4));
        assertThat(digger.valueAt(cell(7, 4))).isEqualTo(Value.EMPTY);
        assertThat(reached(digger, 7, 4)).as("with the first square beside them").isEqualTo(199 + 1);
        assertThat(digger.solve().found()).isTrue();
    }

    /** Existing passages are not dug into, and the end can be reached. */
    @Test
    void mazesDoNotBreakIntoOpenPassages() {
        for (int column = 0; column < SIDE; column++) {
            digger.setValueAt(cell(10, column), Value.EMPTY);
            digger.setValueAt(cell(9, column), Value.EMPTY);
        }
        assertThat(digger.makeMaze(new MazeRandom(5))).isEqualTo(cell(8, 18));
        assertThat(digger.valueAt(cell(18, 18))).isEqualTo(Value.WALL);
        assertThat(digger.solve().found()).isTrue();
    }

    /** Holes in the grid are outside: no square, and no passage over them. */
    @Test
    void holesInTheGridAreOutside() {
        Mask holed = new Mask(9, 9);
        for (int row = 0; row < 9; row++) {
            holed.addRange(row, 0, row == 0 || row == 8 ? 9 : 4);
            holed.addRange(row, 5, 9);
        }
        Digger around = new Digger(new Maze(new Tiles(holed, Tiles.Moves.OCTILE).grid()));
        Grid grid = around.maze().grid();
        around.moveTo(grid.cell(4, 3));
        assertThat(around.dig(EAST)).isEqualTo(grid.cell(4, 3));
        around.moveTo(grid.first());
        long end = around.makeMaze(new MazeRandom(2));
        assertThat(end).isEqualTo(grid.cell(8, 8));
        assertThat(around.valueAt(Grid.NONE)).isEqualTo(Value.INVALID);
        assertThat(around.valueAt(grid.cell(0, 4))).isEqualTo(Value.EMPTY);
        assertThat(around.solve().found()).isTrue();
    }

    @Test
    void onlyTilesCanBeDug() {
        assertThatThrownBy(() -> new Digger(new Maze(new Rectangle(5, 5, null).grid())))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("tiles")
                .hasMessageContaining("rectangle");
        assertThatThrownBy(() -> new Digger(0, 5)).isInstanceOf(UsageException.class).hasMessageContaining("0x5");
        assertThatThrownBy(() -> new Digger(-3, -3)).isInstanceOf(UsageException.class).hasMessageContaining("-3x-3");
    }

    // ---- part two

    /** The solution is the only path; the squares that were walked are marked, and no others. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void solvesTheMazeItDug(long seed) {
        long end = digger.makeMaze(new MazeRandom(seed));
        Path path = digger.solve();
        assertThat(path.found()).isTrue();
        assertThat(path.start()).isEqualTo(cell(0, 0));
        assertThat(path.goal()).isEqualTo(end).isEqualTo(digger.position());
        List<Long> pathCells = new ArrayList<>();
        path.forEach(pathCells::add);
        assertThat(pathCells).startsWith(cell(0, 0)).endsWith(end).doesNotHaveDuplicates();
        for (int i = 1; i < pathCells.size(); i++) {
            int rows = Math.abs(row(pathCells.get(i)) - row(pathCells.get(i - 1)));
            int columns = Math.abs(column(pathCells.get(i)) - column(pathCells.get(i - 1)));
            assertThat(rows + columns).isOne();
            assertThat(digger.valueAt(pathCells.get(i - 1))).isEqualTo(Value.VISITED);
        }
        assertThat(digger.valueAt(end)).isEqualTo(Value.END);
        assertThat(count(Value.VISITED) + 1).isEqualTo(path.visited());
        assertThat(count(Value.VISITED) + count(Value.EMPTY) + 1).isEqualTo(199);
    }

    private int row(long cell) {
        return digger.maze().grid().row(cell);
    }

    private int column(long cell) {
        return digger.maze().grid().column(cell);
    }

    private long count(Value value) {
        long count = 0;
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                count += digger.valueAt(cell(row, column)) == value ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void reportsThatThereIsNoPath() {
        long end = digger.makeMaze(new MazeRandom(3));
        for (int direction = 0; direction < 4; direction++) {
            digger.setValueAt(digger.maze().grid().step(end, direction), Value.WALL);
        }
        Path path = digger.solve();
        assertThat(path.found()).isFalse();
        assertThat(digger.position()).as("back at the start").isEqualTo(cell(0, 0));
        assertThat(count(Value.VISITED)).isEqualTo(path.visited()).isEqualTo(reached(digger, 0, 0));

        digger.moveTo(end);
        assertThat(digger.solve().length()).as("there already").isZero();
        digger.moveTo(cell(19, 19));
        assertThat(digger.solve().found()).as("walled in").isFalse();
        assertThat(digger.valueAt(cell(19, 19))).isEqualTo(Value.WALL);
    }

    @Test
    void solvesAgainWithAnotherEnd() {
        digger.makeMaze(new MazeRandom(3));
        Path once = digger.solve();
        digger.moveTo(cell(0, 0));
        assertThat(digger.solve().length()).isEqualTo(once.length());
        digger.setValueAt(cell(0, 18), Value.END);
        digger.setValueAt(cell(18, 18), Value.EMPTY);
        digger.moveTo(cell(18, 18));
        assertThat(digger.solve().goal()).isEqualTo(cell(0, 18));
    }

    // ---- the trace

    /** Every step of a random drive, and a maze dug and solved at its end, is in the trace, forwards and backwards. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void tracePlaysForwardsAndBackwards(long seed) {
        MazeRandom random = new MazeRandom(seed);
        Maze maze = new Maze(Tiles.blank(9, 8).grid());
        Maze blank = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Digger watched = new Digger(maze);
        List<Long> positions = new ArrayList<>();
        List<List<Boolean>> floors = new ArrayList<>();
        List<Maze> mazes = new ArrayList<>();
        for (int step = 0; step < 300; step++) {
            switch ((int) random.below(20)) {
                case 0 -> watched.reset();
                case 1 -> watched.setValueAt(random.cell(maze.grid()), Value.WALL);
                case 2 -> watched.makeMaze(random);
                case 3 -> watched.solve();
                case 4 -> watched.moveTo(random.cell(maze.grid()));
                case 5, 6, 7 -> watched.digCarefully((int) random.below(4));
                default -> watched.dig((int) random.below(4));
            }
            positions.add(trace.size());
            floors.add(floor(watched));
            mazes.add(maze.copy());
        }
        Playback playback = new Playback(trace, blank);
        for (int turn = 0; turn < 2; turn++) {
            for (int i = 0; i < positions.size(); i++) {
                int step = turn == 0 ? i : positions.size() - 1 - i;
                playback.seek(positions.get(step));
                assertThat(playback.maze()).isEqualTo(mazes.get(step));
                assertSeen(playback, floors.get(step));
            }
        }
        playback.seek(0);
        assertThat(playback.maze()).isEqualTo(blank);
    }

    private static List<Boolean> floor(Digger digger) {
        List<Boolean> floor = new ArrayList<>();
        Grid grid = digger.maze().grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            floor.add(digger.valueAt(cell) != Value.WALL);
        }
        return floor;
    }

    /** A lone square that was bricked up before is seen only once there is floor beside it. */
    private static void assertSeen(Playback playback, List<Boolean> floor) {
        Grid grid = playback.maze().grid();
        for (int i = 0; i < floor.size(); i++) {
            long cell = grid.cellAt(i);
            int marks = playback.marks(cell);
            boolean isVisited = (marks & Trace.VISITED) != 0;
            boolean isFilled = (marks & Trace.FILLED) != 0;
            boolean isSeen = playback.maze().isVisited(cell) || (isVisited && !isFilled);
            if (playback.maze().isVisited(cell) || !isFilled) {
                assertThat(isSeen).isEqualTo(floor.get(i));
            }
        }
    }

    /** While one maze is dug and solved, the marks give every value. */
    @ParameterizedTest
    @CsvSource({"20, 20, 1", "5, 7, 2", "1, 1, 3", "1, 8, 4"})
    void traceMarksTheVisitedSquares(int rows, int columns, long seed) {
        Maze maze = new Maze(Tiles.blank(rows, columns).grid());
        Maze blank = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Digger watched = new Digger(maze);
        long end = watched.makeMaze(new MazeRandom(seed));
        long dug = trace.size();
        watched.solve();
        Playback playback = new Playback(trace, blank);
        Grid grid = maze.grid();
        for (int turn = 0; turn < 2; turn++) {
            playback.seek(trace.size());
            assertThat(playback.maze()).isEqualTo(maze);
            assertThat(playback.phase()).isEqualTo("solve");
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int marks = playback.marks(cell);
                boolean isFloor = playback.maze().isVisited(cell) || (marks & Trace.VISITED) != 0;
                boolean isWalked = (marks & Trace.WALKED) != 0;
                assertThat(watched.valueAt(cell))
                        .isEqualTo(cell == end ? Value.END : isWalked ? Value.VISITED : isFloor ? Value.EMPTY : Value.WALL);
            }
            playback.seek(dug);
            assertThat(playback.maze()).isEqualTo(maze);
            assertThat(playback.phase()).isEqualTo("dig");
            playback.seek(0);
            assertThat(playback.maze()).isEqualTo(blank);
        }
    }
}
