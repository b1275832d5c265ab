package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.WalkKernel;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;

/**
 * From each cell that is not yet in the maze walks at random, erasing every loop it closes, until it meets the maze;
 * then carves the walk.
 *
 * <p>Texture: no bias at all. Every maze is as likely as any other; 29% of the cells are dead ends.
 *
 * <p>Time: the mean hitting time of the grid, on squares close to proportional to the cells; memory 1 bit a cell and
 * 2 bits (on squares) a step of the longest walk; none on squares without a trace ({@link WalkKernel}).
 *
 * <p>Cannot say beforehand how long it takes: the first walks are long.
 *
 * <p>Source: Wilson, <i>Generating random spanning trees more quickly than the cover time</i>, 1996.
 */
public record Wilson() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "wilson",
                    "Walks at random, erasing loops, until it meets the maze: every maze is equally likely.",
                    settings -> new Wilson())
            .uniform()
            .memory(grid -> 2 * CellSet.bytes(grid.addresses()) + grid.cells() * grid.directionBits() / Byte.SIZE)
            .kernel(Kernel.of(
                    "parent bits", new Kernel.Gain(4.6, 0.5), Grid::isSquareLattice, (settings, context) -> WalkKernel.of(cells -> 1)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        long root = random.cell(maze.grid());
        maze.visit(root);
        complete(maze, random, root);
    }

    /** All mazes that contain the trunk are equally likely. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        complete(maze, random, Grid.NONE);
    }

    /** Joins all cells that are not yet in the maze; the root, if there is one, is, even without a passage. */
    static void complete(Maze maze, MazeRandom random, long root) {
        Grid grid = maze.grid();
        CellSet walk = new CellSet(grid.addresses());
        DirectionStack trail = new DirectionStack(grid.directions());
        for (long start = grid.first(); start != Grid.NONE; start = grid.next(start)) {
            long cell = start;
            while (cell != root && !maze.isVisited(cell)) {
                int direction = random.step(grid, cell);
                maze.walk(cell, direction);
                walk.add(cell);
                long next = maze.step(cell, direction);
                if (walk.contains(next)) {
                    while (cell != next) { // the loop's last cells, back to where it began
                        maze.erase(cell);
                        walk.remove(cell);
                        cell = maze.step(cell, trail.pop());
                    }
                } else {
                    trail.push(maze.opposite(cell, direction));
                    cell = next;
                }
            }
            while (!trail.isEmpty()) {
                cell = maze.carve(cell, trail.pop());
                maze.visit(cell);
                walk.remove(cell);
            }
        }
    }
}
