package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.OriginShiftKernel;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.Memory;

/**
 * Begins with a maze whose cells all point towards one cell, the origin, and moves the origin at random: it opens
 * the edge to a neighbour and points there; the neighbour closes the edge to which it pointed, and is the origin.
 *
 * <p>Texture: where the origin has been, that of uniform mazes; where it has not, long parallel furrows, as the first
 * maze has them. With 10 steps a cell those are 2% of the cells at 10 x 10, 6% at 21 x 34, 9% at 100 x 100 and 15% at
 * 1000 x 1000, on average.
 *
 * <p>Time proportional to the steps, by default 10 for each cell; memory 2 bits a cell (on squares) and 1,
 * none on squares without a trace ({@link OriginShiftKernel}).
 *
 * <p>Cannot give every maze exactly the same probability, but more steps bring it closer: the total variation from
 * uniform is at most the probability that the origin has not visited every cell. With 10 steps a cell it is 2.4e-7 at
 * 2 x 2, 0.00022 at 2 x 3 and 0.0012 at 3 x 3.
 *
 * <p>Source: the walk on trees of Broder, 1989, and of Anantharam and Tsoucas, <i>A proof of the Markov chain tree
 * theorem</i>, 1989; as a maze generator, CaptainLuma, 2023. The first origin is a cell and bits that name a direction,
 * drawn anew, both, until a cell lies there: so each cell comes in proportion to its neighbours, as on a walk without
 * end. The first maze is made from there, depth first, always in the lowest direction that is left.
 *
 * @param steps of the origin for each cell
 */
public record OriginShift(long steps) implements Generator {
    private static final Option<Long> STEPS =
            Option.whole("steps", 10, 0, 1_000_000, "the number of steps that the origin takes for each cell");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "origin-shift",
                    "Moves the root of a finished maze at random; each step opens one passage and closes one.",
                    settings -> new OriginShift(settings.get(STEPS)),
                    STEPS)
            .memory(grid ->
                    Memory.sum(CellValues.bytes(grid.addresses(), pointerBits(grid)), CellSet.bytes(grid.addresses())))
            .kernel(Kernel.of(
                    "parent bits", new Kernel.Gain(4.9, 0.57), Grid::isSquareLattice, (settings, context) ->
                            (maze, random) -> OriginShiftKernel.generate(maze, random, settings.get(STEPS))));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        if (grid.cells() == 1) {
            return;
        }
        long origin = random.cell(grid);
        while (!grid.leads(origin, random.bits(grid.directionBits()))) {
            origin = random.cell(grid);
        }
        CellValues pointers = new CellValues(grid.addresses(), pointerBits(grid));
        maze.phase(Trace.PREPARATION);
        furrow(maze, origin, pointers);
        maze.phase("shift");
        shift(maze, origin, pointers, random);
    }

    /** Makes the first maze, and lets its cells point towards the origin. */
    private static void furrow(Maze maze, long origin, CellValues pointers) {
        long cell = origin;
        maze.visit(cell);
        while (true) {
            int fresh = maze.unvisited(cell);
            if (fresh != 0) {
                int direction = Directions.first(fresh);
                int back = maze.opposite(cell, direction);
                cell = maze.carve(cell, direction);
                pointers.set(cell, back);
                maze.visit(cell);
            } else if (cell == origin) {
                return;
            } else {
                cell = maze.step(cell, pointers.get(cell));
            }
        }
    }

    private void shift(Maze maze, long first, CellValues pointers, MazeRandom random) {
        Grid grid = maze.grid();
        long origin = first;
        for (long left = Math.multiplyExact(steps, grid.cells()); left > 0; left--) {
            int direction = random.step(grid, origin);
            maze.walk(origin, direction);
            long next = maze.step(origin, direction);
            int former = pointers.get(next);
            if (former != maze.opposite(origin, direction)) {
                maze.carve(origin, direction);
                maze.wall(next, former);
            }
            pointers.set(origin, direction);
            maze.erase(next);
            origin = next;
        }
    }

    private static int pointerBits(Grid grid) {
        return CellValues.bitsFor(grid.directions() - 1);
    }
}
