package dev.mazewright.core.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The maze of a floor against its definition, tile by tile. */
class TilesTest {
    private static final int[][] STEPS = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}};

    @ParameterizedTest
    @EnumSource
    void eachFloorTileIsOpenToThoseBesideIt(Tiles.Moves moves) {
        for (int seed = 0; seed < 300; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int rows = 1 + (int) random.below(9);
            int columns = 1 + (int) random.below(seed % 2 == 0 ? 12 : 200);
            Mask floor = new Mask(rows, columns);
            floor.add((int) random.below(rows), (int) random.below(columns));
            for (int i = rows * columns * (seed % 4) / 3; i > 0; i--) {
                floor.add((int) random.below(rows), (int) random.below(columns));
            }
            requireOpen(Tiles.maze(floor, moves), floor);
        }
    }

    /** The names of PathFinding.js, as its documentation and its code spell them, and ours. */
    @ParameterizedTest
    @CsvSource({
        "Never, ORTHOGONAL", "never, ORTHOGONAL", "orthogonal, ORTHOGONAL", "Always, ALWAYS", "ALWAYS, ALWAYS",
        "IfAtMostOneObstacle, ONE_OBSTACLE", "if-at-most-one-obstacle, ONE_OBSTACLE", "at_most_one_obstacle, ONE_OBSTACLE",
        "one-obstacle, ONE_OBSTACLE", "one obstacle, ONE_OBSTACLE", "OnlyWhenNoObstacles, OCTILE", "only-when-no-obstacles, OCTILE",
        "noObstacles, OCTILE", "NO_OBSTACLE, OCTILE", "Octile, OCTILE"
    })
    void movesHaveTheirUsualNames(String name, Tiles.Moves moves) {
        assertThat(Tiles.Moves.named(name)).isEqualTo(moves);
        assertThat(Tiles.Moves.named(moves.word())).isEqualTo(moves);
    }

    @Test
    void otherNamesAreRefused() {
        for (String name : new String[] {"", "diagonal", "two", "alway"}) {
            assertThatThrownBy(() -> Tiles.Moves.named(name)).isInstanceOf(UsageException.class).hasMessageContaining("always");
        }
    }

    private static void requireOpen(Maze maze, Mask floor) {
        Grid grid = maze.grid();
        for (int row = 0; row < floor.rows(); row++) {
            for (int column = 0; column < floor.columns(); column++) {
                long address = grid.rowStart(row) + column;
                assertThat(grid.isCell(address)).isEqualTo(floor.contains(row, column));
                int expected = 0;
                for (int direction = 0; direction < grid.directions(); direction++) {
                    int down = STEPS[direction][0];
                    int right = STEPS[direction][1];
                    boolean one = isFloor(floor, row + down, column);
                    boolean other = isFloor(floor, row, column + right);
                    boolean isAllowed = switch (((Tiles) grid.shape()).moves()) {
                        case ORTHOGONAL, OCTILE -> one && other;
                        case ONE_OBSTACLE -> one || other;
                        case ALWAYS -> true;
                    };
                    boolean isOpen = isFloor(floor, row + down, column + right) && isAllowed;
                    expected |= isOpen || !floor.contains(row, column) ? 1 << direction : 0;
                }
                assertThat(maze.open(address)).as("%d, %d of %s", row, column, grid.shape()).isEqualTo(expected);
            }
        }
        for (long address : new long[] {0, grid.rowStart(0) - 1, grid.rowEnd(0), grid.addresses() - 1}) {
            assertThat(maze.open(address)).isEqualTo((1 << grid.directions()) - 1);
        }
    }

    private static boolean isFloor(Mask floor, int row, int column) {
        return row >= 0 && row < floor.rows() && column >= 0 && column < floor.columns() && floor.contains(row, column);
    }
}
