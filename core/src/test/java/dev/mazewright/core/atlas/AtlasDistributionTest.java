package dev.mazewright.core.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Uniformity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With a uniform generator each block of 3 x 3 is one of the 192 mazes, all equally likely, on every level and with any patterns. */
@Tag("thorough")
class AtlasDistributionTest {
    private static final Uniformity MAZES = new Uniformity(GridModel.rectangle(3, 3));
    private static final int SEEDS = 19_200;

    /**
     * The last block of a level, where all blocks of the level below are a square of this many; 3 are one block, 7 are 4 and 3 of them, 67
     * are blocks of two levels.
     */
    private static double chiSquare(String generator, int patterns, int level, int children) {
        long[] counts = new long[MAZES.trees.size()];
        for (long seed = 0; seed < SEEDS; seed++) {
            int size = children << (2 * (level - 1));
            Atlas atlas = new Atlas(size, size, Catalog.generator(generator), 4, patterns, AtlasSeams.STRAIGHT, new MazeRandom(seed).stream("generator"));
            Maze block = new Maze(GridModel.rectangle(3, 3).grid);
            block.carve(atlas.window(level - 1, new AtlasCell(children - 3, children - 3), 3, 3, Context.ofStep()));
            counts[MAZES.number(block)]++;
        }
        return ChiSquare.ofEqual(counts);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 3", "1, 1, 7", "1, 2, 7", "1, 3, 7", "1, 1, 67", "8, 1, 7", "8, 2, 7", "8, 3, 7", "8, 1, 67"})
    void blocksAreUniform(int patterns, int level, int children) {
        assertThat(chiSquare("wilson", patterns, level, children)).isLessThan(ChiSquare.limit(192));
    }

    /** The minimum spanning tree is not: the test can fail. */
    @ParameterizedTest
    @CsvSource({"1, 1, 7"})
    void otherBlocksAreNot(int patterns, int level, int children) {
        assertThat(chiSquare("kruskal", patterns, level, children)).isGreaterThan(ChiSquare.limit(192));
    }
}
