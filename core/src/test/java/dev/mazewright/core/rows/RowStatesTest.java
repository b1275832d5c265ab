package dev.mazewright.core.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.testing.KernelVariant;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rows that are streamed again are those of the maze that the reference makes in memory. */
class RowStatesTest {
    private static final int ROWS = 83;
    private static final int COLUMNS = 150;

    /** Generators whose state can be kept. */
    static Stream<KernelVariant> replayable() {
        return KernelVariant.all().filter(variant -> kernel(variant) != null && rows(variant) instanceof ReplayableRows);
    }

    @ParameterizedTest
    @MethodSource("replayable")
    void streamsAnyRowsAgainInAnyOrder(KernelVariant variant) {
        SquarePlanes expected = SquarePlanes.of(maze(variant.reference()).rows());
        for (int every : new int[] {1, 7, ROWS}) {
            RowStates states = new RowStates((ReplayableRows) rows(variant), every);
            pass(states, ROWS);
            for (int row : List.of(ROWS - 1, 0, 41, 42, 7, 6, 14, 80, 3)) {
                requireSame(variant + " from row " + row, expected, row, states.from(row));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("replayable")
    void streamsRowsAgainWhileTheFirstStreamGoesOn(KernelVariant variant) {
        SquarePlanes expected = SquarePlanes.of(maze(variant.reference()).rows());
        RowStates states = new RowStates((ReplayableRows) rows(variant), 10);
        long[] east = new long[expected.words()];
        long[] south = new long[expected.words()];
        for (int row = 0; row < ROWS; row++) {
            states.next(east, south);
            requireRow(variant + " first", expected, row, east, south);
            states.from(row / 2).next(east, south);
            requireRow(variant + " again", expected, row / 2, east, south);
        }
    }

    @Test
    void theRowGeneratorsOfTheCatalogAreAmongThem() {
        assertThat(replayable().map(variant -> variant.entry().name()).distinct())
                .contains("binary-tree", "eller", "sidewinder", "tiled", "atlas");
    }

    @Test
    void refusesARowThatWasNotPassed() {
        KernelVariant eller = replayable().filter(each -> each.entry().name().equals("eller")).findFirst().orElseThrow();
        RowStates states = new RowStates((ReplayableRows) rows(eller), 4);
        pass(states, 9);
        assertThatThrownBy(() -> states.from(9)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("9");
        assertThatThrownBy(() -> states.from(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(states.passed()).isEqualTo(9);
    }

    private static void pass(RowStates states, int rows) {
        IntStream.range(0, rows).forEach(row -> states.next(new long[BitRow.words(COLUMNS)], new long[BitRow.words(COLUMNS)]));
    }

    private static void requireSame(String what, SquarePlanes expected, int from, SquareRows again) {
        long[] east = new long[expected.words()];
        long[] south = new long[expected.words()];
        for (int row = from; row < ROWS; row++) {
            again.next(east, south);
            requireRow(what, expected, row, east, south);
        }
    }

    private static void requireRow(String what, SquarePlanes expected, int row, long[] east, long[] south) {
        int at = row * expected.words();
        for (int word = 0; word < expected.words(); word++) {
            assertThat(east[word]).as("%s, row %d", what, row).isEqualTo(expected.east()[at + word]);
            assertThat(south[word]).as("%s, row %d", what, row).isEqualTo(expected.south()[at + word]);
        }
    }

    private static Maze maze(Generator generator) {
        Maze maze = new Maze(new Rectangle(ROWS, COLUMNS, null).grid());
        generator.generate(maze, new MazeRandom(7));
        return maze;
    }

    private static SquareRows rows(KernelVariant variant) {
        return kernel(variant).rows(ROWS, COLUMNS, new MazeRandom(7));
    }

    private static StreamingGenerator kernel(KernelVariant variant) {
        return variant.kernels(new Rectangle(ROWS, COLUMNS, null).grid(), Context.standard()).stream()
                .filter(StreamingGenerator.class::isInstance)
                .map(StreamingGenerator.class::cast)
                .findFirst()
                .orElse(null);
    }
}
