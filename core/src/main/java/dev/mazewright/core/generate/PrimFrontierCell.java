package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.FrontierCellKernel;
import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.generate.trees.Frontier;
import dev.mazewright.core.generate.trees.Trunk;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;

/**
 * Grows a maze from a random cell: any of the cells beside it, each as likely as the others, is joined to any of its
 * neighbours in the maze ("modified" Prim).
 *
 * <p>Texture: a great many dead ends (35% of the cells) and crossroads, short paths from where it began.
 *
 * <p>Time proportional to the cells; memory 2 bits a cell (none on a full grid of squares without a trace, see
 * {@link FrontierCellKernel}) and 8 bytes for each cell beside the maze.
 *
 * <p>Cannot give every maze the same probability, and is not a minimum spanning tree. Differs from {@link
 * PrimFrontierEdge} in that a cell with two walls towards the maze is no more likely to come next than one with one.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996; Buck, <i>The Buckblog</i>, 2011; after Prim, 1957. The cells beside
 * the maze are in a row in the order in which they were found, directions ascending; each turn takes out one of them
 * ({@code below} their number), the last takes its index, and {@code choose} takes one of its edges into the maze.
 */
public record PrimFrontierCell() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "prim-frontier-cell",
                    "Joins a random cell of its frontier, all equally likely: modified Prim.",
                    settings -> new PrimFrontierCell())
            .memory(grid -> Frontier.bytes(grid))
            .kernel(Kernel.of(
                    "parent bits", new Kernel.Gain(2.3, 0.72), Grid::isSquares, (settings, context) -> new FrontierCellKernel(),
                    grid -> CellList.rimBytes(grid, 1)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Frontier frontier = new Frontier(maze);
        frontier.join(random.cell(maze.grid()));
        grow(maze, random, frontier);
    }

    /** The cells beside the trunk are in the row already, its own cells in reading order. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        Frontier frontier = new Frontier(maze);
        Trunk.forEach(maze, frontier::join);
        grow(maze, random, frontier);
    }

    private static void grow(Maze maze, MazeRandom random, Frontier frontier) {
        while (!frontier.isEmpty()) {
            long cell = frontier.take(random);
            maze.carve(cell, random.choose(frontier.inward(cell)));
            frontier.join(cell);
        }
    }
}
