package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.BacktrackerKernel;
import dev.mazewright.core.generate.kernels.SmallBacktracker;
import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.generate.trees.Trunk;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;

/**
 * Walks at random into unvisited cells; backtracks when no neighbour is unvisited.
 *
 * <p>Texture: long winding corridors, few dead ends (10% of the cells), a long solution.
 *
 * <p>Time proportional to the cells; memory 2 bits (on squares) for each step of the backtrack path, which rarely holds
 * more than half of the cells; none on squares without a trace ({@link BacktrackerKernel}).
 *
 * <p>Cannot give every maze the same probability: it prefers those with few branches.
 *
 * <p>Source: depth-first search, Trémaux in Lucas, <i>Récréations mathématiques</i>, 1882; as a maze generator,
 * folklore.
 */
public record RecursiveBacktracker() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "recursive-backtracker",
                    "Walks at random into unvisited cells, and backtracks when no neighbour is unvisited.",
                    settings -> new RecursiveBacktracker())
            .memory(grid -> grid.cells() * grid.directionBits() / Byte.SIZE)
            .kernel(SmallBacktracker.kernel())
            .kernel(Kernel.of(
                    "parent bits", new Kernel.Gain(1.45, 0.67), Grid::isSquareLattice, (settings, context) -> BacktrackerKernel::generate));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        dig(maze, random, random.cell(maze.grid()));
    }

    /** The trunk's cells are on the stack already, the last in reading order on top. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        CellList trunk = Trunk.cells(maze);
        for (long i = trunk.size() - 1; i >= 0; i--) {
            dig(maze, random, trunk.get(i));
        }
    }

    /** Walks from this cell, and backtracks as far as it. */
    private static void dig(Maze maze, MazeRandom random, long start) {
        DirectionStack trail = new DirectionStack(maze.grid().directions());
        long cell = start;
        maze.visit(cell);
        while (true) {
            int fresh = maze.unvisited(cell);
            if (fresh != 0) {
                int direction = random.choose(fresh);
                trail.push(maze.opposite(cell, direction));
                cell = maze.carve(cell, direction);
                maze.visit(cell);
            } else {
                maze.leave(cell);
                if (trail.isEmpty()) {
                    return;
                }
                cell = maze.step(cell, trail.pop());
            }
        }
    }
}
