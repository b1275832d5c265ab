package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.FrontierCellKernel;
import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.generate.trees.Trunk;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.run.Memory;

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
            .memory(grid -> Memory.sum(2 * CellSet.bytes(grid.addresses()), CellList.rimBytes(grid, 1)))
            .kernel(Kernel.of(
                    "parent bits", new Gain(2.3, 0.72), Grid::isSquares, (settings, context) -> new FrontierCellKernel(),
                    grid -> CellList.rimBytes(grid, 1)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        CellSet joined = new CellSet(grid.addresses());
        CellSet seen = new CellSet(grid.addresses());
        CellList frontier = new CellList();
        long root = random.cell(grid);
        seen.add(root);
        join(maze, root, joined, seen, frontier);
        grow(maze, random, joined, seen, frontier);
    }

    /** The cells beside the trunk are in the row already, its own cells in reading order. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        CellSet joined = new CellSet(grid.addresses());
        CellSet seen = new CellSet(grid.addresses());
        CellList frontier = new CellList();
        Trunk.forEach(maze, cell -> join(maze, cell, joined, seen, frontier));
        grow(maze, random, joined, seen, frontier);
    }

    private static void grow(Maze maze, MazeRandom random, CellSet joined, CellSet seen, CellList frontier) {
        Grid grid = maze.grid();
        while (!frontier.isEmpty()) {
            long cell = frontier.take(random.below(frontier.size()));
            maze.carve(cell, random.choose(directionsInto(joined, grid, cell)));
            join(maze, cell, joined, seen, frontier);
        }
    }

    /** The maze has come to this cell: the unvisited cells around it are beside the maze from now on. */
    private static void join(Maze maze, long cell, CellSet joined, CellSet seen, CellList frontier) {
        joined.add(cell);
        maze.visit(cell);
        for (int rest = maze.unvisited(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long neighbour = maze.step(cell, Directions.first(rest));
            if (!seen.contains(neighbour)) {
                seen.add(neighbour);
                frontier.add(neighbour);
            }
        }
    }

    /** The directions that lead from a cell to members of a set, as a set; padding is not a member. */
    private static int directionsInto(CellSet members, Grid grid, long cell) {
        int leading = 0;
        for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            leading |= members.contains(grid.step(cell, direction)) ? Directions.of(direction) : 0;
        }
        return leading;
    }
}
