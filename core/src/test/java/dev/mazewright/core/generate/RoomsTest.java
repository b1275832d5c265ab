package dev.mazewright.core.generate;

import static dev.mazewright.core.generate.RoomsRuns.picture;
import static dev.mazewright.core.generate.RoomsRuns.puzzle;
import static dev.mazewright.core.generate.RoomsRuns.random;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.generate.floor.Room;
import dev.mazewright.core.generate.floor.RoomPlan;
import dev.mazewright.core.generate.floor.FloorTile;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.RoomsSeen;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * R4, rooms and cheese: each of its promises, checked in the picture of brick and floor alone by {@link RoomsSeen},
 * without the generator's plan.
 */
class RoomsTest {
    @Test
    void allSizesAreBrickOutsideAndConnectedFloorInside() {
        for (int rows = 1; rows <= 12; rows++) {
            for (int columns = 1; columns <= 12; columns++) {
                for (long seed = 0; seed < 4; seed++) {
                    Puzzle puzzle = puzzle(rows, columns, seed);
                    assertOutside(picture(puzzle.maze()));
                    assertConnected(puzzle);
                    assertSamePlan(puzzle, rows, columns, seed);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"31, 41, 20", "41, 31, 20", "7, 300, 5", "300, 7, 5", "6, 60, 2", "60, 6, 2", "150, 211, 3"})
    void everyRoomHasOneDoorOrTwoInOppositeCorners(int rows, int columns, int seeds) {
        for (long seed = 0; seed < seeds; seed++) {
            Puzzle puzzle = puzzle(rows, columns, seed);
            boolean[][] floor = picture(puzzle.maze());
            assertOutside(floor);
            assertConnected(puzzle);
            assertSamePlan(puzzle, rows, columns, seed);
            RoomsSeen seen = new RoomsSeen(floor);
            for (RoomsSeen.Seen room : seen.rooms) {
                assertThat(room.corners()).isIn("top-left", "top-right", "bottom-left", "bottom-right",
                        "top-left bottom-right", "top-right bottom-left");
                assertThat(room.gaps()).as("the door and a tile on each side of it").isEqualTo(3 * room.doors().size());
            }
            RoomPlan plan = Rooms.plan(rows, columns, random(seed));
            assertThat(plan.rooms().stream().map(RoomsRuns::inside))
                    .containsExactlyInAnyOrderElementsOf(seen.rooms.stream().map(RoomsSeen.Seen::inside).toList());
            Map<List<Integer>, Set<FloorTile>> doors = new HashMap<>();
            seen.rooms.forEach(room -> doors.put(room.inside(), Set.copyOf(room.doors())));
            plan.rooms().forEach(room -> assertThat(doors.get(RoomsRuns.inside(room))).isEqualTo(Set.copyOf(room.doorTiles())));
        }
    }

    /** The outer walls are brick, but for the door in the top left corner and the tiles beside it. */
    private static void assertOutside(boolean[]... floor) {
        int rows = floor.length;
        int columns = floor[0].length;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (row == 0 || column == 0 || row == rows - 1 || column == columns - 1) {
                    assertThat(floor[row][column]).isEqualTo(row + column <= 1);
                }
            }
        }
    }

    /** From the door all floor is reached by sides; each floor tile is open to each beside it, and to nothing else. */
    private static void assertConnected(Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        boolean[][] floor = picture(puzzle.maze());
        boolean[][] seen = new boolean[floor.length][floor[0].length];
        Deque<FloorTile> waiting = new ArrayDeque<>(List.of(new FloorTile(0, 0)));
        seen[0][0] = true;
        long reached = 0;
        int[][] sides = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
        while (!waiting.isEmpty()) {
            FloorTile tile = waiting.pop();
            reached++;
            int open = 0;
            for (int direction = 0; direction < sides.length; direction++) {
                int row = tile.row() + sides[direction][0];
                int column = tile.column() + sides[direction][1];
                if (row >= 0 && column >= 0 && row < floor.length && column < floor[0].length && floor[row][column]) {
                    open |= Directions.of(direction);
                    if (!seen[row][column]) {
                        seen[row][column] = true;
                        waiting.push(new FloorTile(row, column));
                    }
                }
            }
            assertThat(puzzle.maze().open(grid.cell(tile.row(), tile.column()))).isEqualTo(open);
        }
        assertThat(reached).isEqualTo(grid.cells());
        assertThat(puzzle.start()).isEqualTo(grid.cell(0, 0));
        assertThat(puzzle.goals()).hasSize(1);
        assertThat(grid.isCell(puzzle.ends().goal())).isTrue();
    }

    /** The plan, the maze made in place and the puzzle are the same, from the same seed. */
    private static void assertSamePlan(Puzzle puzzle, int rows, int columns, long seed) {
        RoomPlan plan = Rooms.plan(rows, columns, random(seed));
        assertThat(picture(rows, columns, plan.floor())).isDeepEqualTo(picture(puzzle.maze()));
        FloorTile cheese = plan.cheese().tile();
        assertThat(puzzle.maze().grid().cell(cheese.row(), cheese.column())).isEqualTo(puzzle.ends().goal());

        Maze inPlace = new Maker(Recipe.parse("tiles:" + rows + "x" + columns + "/rooms/seed:" + seed)).blank();
        new Rooms().generate(inPlace, random(seed));
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                long cell = puzzle.maze().grid().cell(row, column);
                assertThat(inPlace.open(inPlace.grid().cell(row, column)))
                        .isEqualTo(cell == Grid.NONE ? 0 : puzzle.maze().open(cell));
            }
        }
    }

    /** R4 as the exercise has it, recursive, on the random numbers that {@link Rooms} documents. */
    private static final class Reference {
        private final boolean[][] floor;
        private final MazeRandom cuts;
        private final MazeRandom hide;
        private FloorTile cheese = new FloorTile(-1, -1);

        Reference(int rows, int columns, MazeRandom random) {
            floor = new boolean[rows][columns];
            cuts = random.stream("rooms");
            hide = random.stream("cheese");
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    boolean isOutside = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
                    floor[row][column] = !isOutside || row + column <= 1;
                }
            }
            divide(1, 1, rows - 2, columns - 2, new FloorTile(0, 0), true);
        }

        private void divide(int top, int left, int bottom, int right, FloorTile entry, boolean isGiven) {
            int height = bottom - top + 1;
            int width = right - left + 1;
            if (height < 5 || width < 5) {
                if (isGiven) {
                    long tile = hide.below((long) height * width);
                    cheese = new FloorTile(top + (int) (tile / width), left + (int) (tile % width));
                }
                return;
            }
            MazeRandom cut = cuts.stream("rows", top * 4294967296L + bottom)
                    .stream("columns", left * 4294967296L + right);
            int i = top + 1 + (int) cut.below(height - 2);
            int j = left + 1 + (int) cut.below(width - 2);
            for (int row = top; row <= bottom; row++) {
                floor[row][j] = Math.abs(row - i) <= 1;
            }
            for (int column = left; column <= right; column++) {
                floor[i][column] = Math.abs(column - j) <= 1;
            }
            List<int[]> far = new ArrayList<>();
            for (int[] each : new int[][] {
                {top, left, i - 1, j - 1},
                {top, j + 1, i - 1, right},
                {i + 1, left, bottom, j - 1},
                {i + 1, j + 1, bottom, right}
            }) {
                // The entry touches the corner of one quarter.
                boolean holdsEntry = entry.row() >= each[0] - 1 && entry.row() <= each[2] + 1
                        && entry.column() >= each[1] - 1 && entry.column() <= each[3] + 1;
                if (holdsEntry) {
                    divide(each[0], each[1], each[2], each[3], entry, false);
                } else {
                    far.add(each);
                }
            }
            int given = isGiven ? (int) hide.below(3) : -1;
            for (int k = 0; k < 3; k++) {
                int[] each = far.get(k);
                divide(each[0], each[1], each[2], each[3], new FloorTile(i, j), k == given);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 5", "7, 7, 20", "12, 10, 20", "31, 41, 50", "8, 200, 10", "300, 200, 2"})
    void recursiveReferenceMakesTheSameRoomsAndCheese(int rows, int columns, int seeds) {
        for (long seed = -1; seed < seeds; seed++) {
            Puzzle puzzle = puzzle(rows, columns, seed);
            Reference reference = new Reference(rows, columns, random(seed));
            assertThat(picture(puzzle.maze())).isDeepEqualTo(reference.floor);
            assertThat(puzzle.goals())
                    .containsExactly(puzzle.maze().grid().cell(reference.cheese.row(), reference.cheese.column()));
        }
    }

    /** At least 5 x 5: seven rows of which two are walls may be divided, six may not, however wide. */
    @Test
    void aRoomSmallerThanFiveByFiveIsNotDivided() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Rooms.plan(6, 500, random(seed)).rooms()).hasSize(1);
            assertThat(Rooms.plan(500, 6, random(seed)).rooms()).hasSize(1);
            assertThat(Rooms.plan(7, 7, random(seed)).rooms()).hasSize(4);
            for (Room room : Rooms.plan(60, 80, random(seed)).rooms()) {
                assertThat(Math.min(room.height(), room.width())).isBetween(1, 4);
            }
        }
    }

    @Test
    void gridsWithoutAnInsideAreOnlyAnEntrance() {
        assertThat(puzzle(1, 1, 3).maze().grid().cells()).isEqualTo(1);
        assertThat(puzzle(1, 9, 3).maze().grid().cells()).isEqualTo(2);
        assertThat(puzzle(9, 1, 3).maze().grid().cells()).isEqualTo(2);
        assertThat(puzzle(2, 9, 3).maze().grid().cells()).isEqualTo(3);
        assertThat(puzzle(3, 3, 3).maze().grid().cells()).isEqualTo(4);
        long[] counts = new long[3];
        for (long seed = 0; seed < 3000; seed++) {
            Puzzle puzzle = puzzle(2, 2, seed);
            counts[(int) puzzle.maze().grid().number(puzzle.ends().goal())]++;
        }
        assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(3));
        assertThatThrownBy(() -> Rooms.plan(0, 5, new MazeRandom(1)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("0x5");
    }

    @Test
    void recipeCanNameOtherEnds() {
        Puzzle puzzle = Recipe.parse("tiles:31x41/rooms/seed:5").make();
        assertThat(puzzle.recipe()).isEqualTo("tiles:31x41/rooms/seed:5");
        Puzzle other = Recipe.parse("tiles:31x41/rooms/start:1,1/goal:0,0/seed:5").make();
        assertThat(other.maze()).isEqualTo(puzzle.maze());
        assertThat(other.start()).isEqualTo(other.maze().grid().cell(1, 1));
        assertThat(other.goals()).containsExactly(other.maze().grid().cell(0, 0));
        assertThatThrownBy(() -> Recipe.parse("rectangle:31x41/rooms/seed:5"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("tiles");
    }

    @Test
    void otherGridsAreRefused() {
        Mask hole = new Mask(9, 9);
        hole.addRange(0, 0, 9);
        Mask all = new Mask(9, 9);
        for (int row = 0; row < 9; row++) {
            all.addRange(row, 0, 9);
        }
        for (Shape shape : List.of(
                new Rectangle(9, 9, null),
                new Tiles(hole, Tiles.Moves.ORTHOGONAL),
                new Tiles(all, Tiles.Moves.OCTILE))) {
            assertThatThrownBy(() -> new Rooms().generate(new Maze(shape.grid()), new MazeRandom(1)))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("tiles:31x41");
        }
    }

    /** Without recursion, in a short time. */
    @Test
    void largeGridIsDivided() {
        Puzzle puzzle = puzzle(2000, 2000, 1);
        RoomPlan plan = Rooms.plan(2000, 2000, random(1));
        assertThat(plan.floor().count()).isEqualTo(puzzle.maze().grid().cells());
        assertThat(new BreadthFirst().solve(plan.graph(), 0, plan.cheeseRoom()).found()).isTrue();
    }
}
