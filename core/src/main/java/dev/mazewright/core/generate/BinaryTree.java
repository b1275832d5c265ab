package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.BinaryTreeRows;
import dev.mazewright.core.generate.rows.Corner;
import dev.mazewright.core.generate.rows.GridRow;
import dev.mazewright.core.generate.rows.GridRows;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;

/**
 * At each cell, a random bit selects one of two edges, both of which lead nearer to one corner, the root: the edge
 * along the row or the edge to the next one. Where a shape has more edges to the next row, or to the next level, each
 * is as likely as the edge along the row.
 *
 * <p>Texture: strongly slanted; two open corridors along the root's edges, and no crossroads. A quarter of the cells
 * are dead ends.
 *
 * <p>Time proportional to the cells; no memory, but on rings 4 bytes a ring.
 *
 * <p>Cannot wind: the path to the root is always a shortest path of the grid.
 *
 * <p>Source: folklore; Buck, <i>Mazes for Programmers</i>, 2015. Random numbers: docs/randomness.md.
 *
 * @param root the corner that all paths lead to: north and south are the first and the last row, west and east where a
 *     row begins and ends
 */
public record BinaryTree(Corner root) implements Generator {
    private static final Option<Corner> ROOT =
            Option.choice("root", Corner.NORTH_WEST, "the corner that all paths lead to");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "binary-tree",
                    "Opens from each cell one of two directions at random, both towards one corner.",
                    settings -> new BinaryTree(settings.get(ROOT)),
                    ROOT)
            .needs(Trait.ROWS)
            .memory(grid -> GridRows.bytes(grid))
            .kernel(Kernel.of(
                    "64 cells at a time", new Kernel.Gain(12, 1), Grid::isSquares, (settings, context) ->
                            BinaryTreeRows.generator(settings.get(ROOT).isNorth(), settings.get(ROOT).isWest(), context)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        for (GridRow row : GridRows.of(maze.grid(), ENTRY.name()).lines(random.stream("cut"))) {
            MazeRandom bits = random.stream("row", row.number);
            MazeRandom chosen = random.stream("way", row.number);
            for (int i = 0; i < row.length; i++) {
                int toRoot = root.edges(row, i);
                int count = Directions.count(toRoot);
                int bit = bits.bits(1);
                if (count > 0) {
                    int index = count > 2 ? (int) chosen.below(count, row.column(i)) : Math.min(bit, count - 1);
                    maze.carve(row.cell(i), Directions.select(toRoot, index));
                }
                maze.visit(row.cell(i));
            }
        }
    }
}
