package dev.mazewright.core.generate.kernels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The tree made by tiles is Kruskal's, for all sizes of tiles, numbers of threads, and equal weights. */
class TiledSpanningTreeTest {
    /** All bits of the weights count. */
    private static final int ALL = -1;

    private static Maze blank(int rows, int columns) {
        return new Maze(new Rectangle(rows, columns, null).grid());
    }

    private static Maze reference(int rows, int columns, long seed) {
        Maze maze = blank(rows, columns);
        new Kruskal().generate(maze, new MazeRandom(seed));
        return maze;
    }

    private static Maze tiled(Tiling tiling, long seed, int mask) {
        return tiled(tiling, seed, mask, Context.standard());
    }

    private static Maze tiled(Tiling tiling, long seed, int mask, Context context) {
        Maze maze = blank(tiling.rows, tiling.columns);
        maze.carve(TiledSpanningTree.rows(tiling, new MazeRandom(seed).stream("weights"), mask, context));
        return maze;
    }

    private static void requireReference(int rows, int columns, long seed) {
        assertThat(tiled(Tiling.of(rows, columns), seed, ALL))
                .as("%d x %d, seed %d", rows, columns, seed)
                .isEqualTo(reference(rows, columns, seed));
    }

    @Test
    void isTheReferencesOnEverySmallRectangle() {
        for (int rows = 1; rows <= 20; rows++) {
            for (int columns = 1; columns <= 70; columns++) {
                requireReference(rows, columns, 70L * rows + columns);
            }
        }
        for (long seed = 0; seed < 300; seed++) {
            requireReference(2 + (int) (seed % 3), 2 + (int) (seed % 5), seed);
        }
    }

    @Test
    void isTheReferencesOnBothSidesOfATilesEnd() {
        for (int rows : new int[] {1, 63, 64, 65, 127, 128, 129, 200, 257}) {
            for (int columns : new int[] {1, 2, 63, 64, 65, 127, 128, 129, 130, 200, 257}) {
                requireReference(rows, columns, rows * 1000L + columns);
            }
        }
    }

    @Test
    void isTheReferencesOnLongAndOnLargeModels() {
        for (int width : new int[] {1, 2, 3, 5}) {
            requireReference(width, 20_000, width);
            requireReference(20_000, width, width);
        }
        requireReference(127, 1000, 8);
        requireReference(1000, 127, 9);
        requireReference(700, 900, 7);
    }

    @Test
    void tilesOfAllSizesMakeOneTree() {
        for (int[] size : new int[][] {{100, 300}, {129, 193}, {301, 64}, {17, 500}}) {
            Maze expected = reference(size[0], size[1], 11);
            for (int width = 6; width <= 8; width++) {
                for (int height = 0; height + width <= 15; height++) {
                    assertThat(tiled(new Tiling(size[0], size[1], width, height), 11, ALL))
                            .as("%d x %d in tiles of 2^%d x 2^%d", size[0], size[1], height, width)
                            .isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void anyNumberOfThreadsMakesOneTree() {
        Maze expected = reference(400, 500, 12);
        for (int threads : new int[] {1, 2, 3, 5}) {
            Context context = Context.standard().withThreads(threads);
            for (long round = 0; round < 5; round++) {
                assertThat(tiled(new Tiling(400, 500, 6, 4), 12, ALL, context)).isEqualTo(expected);
            }
        }
    }

    /** Down to weights that are all equal, where the numbers of the edges alone decide. */
    @Test
    void edgesOfEqualWeightComeByTheirNumbers() {
        for (int mask : new int[] {0, 1 << 30, 0x7000_0000, 0x7F00_0000, 0x7FFF_0000, ALL}) {
            for (int[] size : new int[][] {{1, 9}, {9, 1}, {2, 2}, {3, 3}, {7, 12}, {40, 150}, {130, 70}, {200, 300}}) {
                for (long seed = 0; seed < 4; seed++) {
                    Maze expected = plain(size[0], size[1], seed, mask);
                    assertThat(tiled(Tiling.of(size[0], size[1]), seed, mask)).isEqualTo(expected);
                    assertThat(tiled(new Tiling(size[0], size[1], 6, 3), seed, mask)).isEqualTo(expected);
                }
            }
        }
    }

    /** Kruskal's algorithm with weights of which only some bits count: an edge between two labels is opened. */
    private static Maze plain(int rows, int columns, long seed, int mask) {
        Maze maze = blank(rows, columns);
        Grid grid = maze.grid();
        MazeRandom weights = new MazeRandom(seed).stream("weights");
        long[] edges = new long[2 * rows * columns];
        int size = 0;
        for (long position = 0; position < (long) rows * columns; position++) {
            if (position % columns < columns - 1) {
                edges[size++] = (long) (weights.weight(4 * position + Rectangle.EAST) & mask) << 32 | (4 * position + Rectangle.EAST);
            }
            if (position / columns < rows - 1) {
                edges[size++] = (long) (weights.weight(4 * position + Rectangle.SOUTH) & mask) << 32 | (4 * position + Rectangle.SOUTH);
            }
        }
        Arrays.sort(edges, 0, size);
        int[] nearer = new int[rows * columns];
        Arrays.setAll(nearer, i -> i);
        for (int i = 0; i < size; i++) {
            int edge = (int) edges[i];
            int direction = edge & 3;
            int here = end(nearer, edge >> 2);
            int there = end(nearer, (edge >> 2) + (direction == Rectangle.EAST ? 1 : columns));
            if (here != there) {
                nearer[here] = there;
                maze.carve(grid.atPosition(edge >> 2), direction);
            }
        }
        return maze;
    }

    private static int end(int[] nearer, int from) {
        int at = from;
        while (nearer[at] != at) {
            nearer[at] = nearer[nearer[at]];
            at = nearer[at];
        }
        return at;
    }

    @Test
    void statesItsMemoryAndRefusesTooManyCells() {
        long cells = 1L << 30;
        assertThat(TiledSpanningTree.bytes(1 << 15, 1 << 15, 2)).isBetween(cells / 4, cells / 8 * 5);
        assertThat(TiledSpanningTree.bytes(1, 1 << 30, 2)).isBetween(cells / 4, cells / 8 * 5);
        assertThat(TiledSpanningTree.bytes(3, 100_000, 1)).isLessThan(3 * 300_000);
        assertThatThrownBy(() -> TiledSpanningTree.rows(1 << 16, (1 << 16) + 1, new MazeRandom(1), Context.standard()))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(String.valueOf(1L << 32));
    }
}
