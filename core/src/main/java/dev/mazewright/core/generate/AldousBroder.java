package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.WalkKernel;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;

/**
 * Walks at random over the whole grid and, each time it comes to an unvisited cell, opens the passage to the cell
 * before.
 *
 * <p>Texture: no bias at all. Every maze is as likely as any other; 29% of the cells are dead ends.
 *
 * <p>Time: the cover time of the grid, on n squares about n log² n / π steps, and more near walls; no memory.
 *
 * <p>Cannot finish quickly: the last few cells take most of the time.
 *
 * <p>Source: Broder, <i>Generating random spanning trees</i>, 1989; Aldous, <i>The random walk construction of uniform
 * spanning trees and uniform labelled trees</i>, 1990.
 */
public record AldousBroder() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "aldous-broder",
                    "Walks at random and carves into each new cell: every maze is equally likely.",
                    settings -> new AldousBroder())
            .uniform()
            .memory(grid -> CellSet.bytes(grid.addresses()))
            .kernel(Kernel.of(
                    "parent bits", new Kernel.Gain(3.8, 0.8), Grid::isSquareLattice, (settings, context) -> WalkKernel.of(cells -> cells)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        walk(maze, random, random.cell(grid), grid.cells());
    }

    /** Walks from this cell until the given number of cells, with this one, are visited. */
    static void walk(Maze maze, MazeRandom random, long start, long cells) {
        long cell = start;
        maze.visit(cell);
        for (long visited = 1; visited < cells; ) {
            int direction = random.step(maze.grid(), cell);
            maze.walk(cell, direction);
            long next = maze.step(cell, direction);
            if (!maze.isVisited(next)) {
                maze.carve(cell, direction);
                maze.visit(next);
                visited++;
            }
            cell = next;
        }
    }

    /** Completes a maze by Wilson's walks: all mazes that contain the trunk are equally likely. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        new Wilson().growTrunk(maze, random);
    }
}
