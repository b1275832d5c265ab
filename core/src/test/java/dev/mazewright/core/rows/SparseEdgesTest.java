package dev.mazewright.core.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.MazeRandom;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** The edges are those of a set of texts, and a block is asked for when its first edge comes. */
class SparseEdgesTest {
    private static final int ROWS = 300;
    private static final int COLUMNS = 200;

    @Test
    void theyAreThoseOfASet() {
        AtomicLong memory = new AtomicLong();
        SparseEdges edges = new SparseEdges(ROWS, COLUMNS, memory::addAndGet);
        Set<String> east = new HashSet<>();
        Set<String> south = new HashSet<>();
        Set<Integer> blocks = new HashSet<>();
        MazeRandom random = new MazeRandom(2);
        for (int i = 0; i < 60; i++) { // in the upper half alone
            int row = 1 + (int) random.below(ROWS / 2);
            int column = 1 + (int) random.below(COLUMNS - 2);
            int direction = (int) random.below(4);
            edges.add(row, column, direction);
            int first = direction == 0 ? row - 1 : row;
            int left = direction == 3 ? column - 1 : column;
            (direction % 2 == 1 ? east : south).add(first + " " + left);
            blocks.add(first / SparseEdges.SIDE * 1000 + left / SparseEdges.SIDE);
        }
        assertThat(edges.size()).isEqualTo(60);
        assertThat(memory).hasValue(blocks.size() * SparseEdges.BLOCK_BYTES);
        for (int row = -1; row <= ROWS; row++) {
            for (int column = -1; column <= COLUMNS; column++) {
                assertThat(edges.isEast(row, column)).isEqualTo(east.contains(row + " " + column));
                assertThat(edges.isSouth(row, column)).isEqualTo(south.contains(row + " " + column));
            }
        }
        for (int side = 1; side <= 512; side *= 2) {
            for (int row = -side; row <= ROWS; row += side) {
                for (int column = -side; column <= COLUMNS; column += side) {
                    assertThat(edges.isAnyIn(row, column, side)).as("%d,%d of side %d", row, column, side)
                            .isEqualTo(isAnyIn(east, row, column, side) || isAnyIn(south, row, column, side));
                }
            }
        }
    }

    private static boolean isAnyIn(Set<String> edges, int row, int column, int side) {
        return edges.stream().map(edge -> edge.split(" "))
                .anyMatch(edge -> isIn(Integer.parseInt(edge[0]), row, side) && isIn(Integer.parseInt(edge[1]), column, side));
    }

    private static boolean isIn(int at, int from, int side) {
        return from <= at && at < from + side;
    }

    @Test
    void memoryThatIsNotThereIsReportedBeforeABlockIsMade() {
        SparseEdges edges = new SparseEdges(ROWS, COLUMNS, bytes -> {
            throw new IllegalStateException(bytes + " bytes");
        });
        assertThatThrownBy(() -> edges.add(0, 0, 1)).isInstanceOf(IllegalStateException.class).hasMessage(SparseEdges.BLOCK_BYTES + " bytes");
        assertThat(edges.size()).isZero();
    }
}
