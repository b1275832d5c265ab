package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.BacktrackerKernel;
import dev.mazewright.core.generate.trees.ActiveCells;
import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.generate.trees.Trunk;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;

/**
 * Picks one of the active cells and opens it to a random unvisited neighbour, which becomes active; where there is
 * none, the cell is active no more.
 *
 * <p>Texture: as the pick. {@code newest} is the recursive backtracker, cell for cell: long winding corridors, 10%
 * dead ends. {@code oldest} is {@link BreadthFirstTree}, cell for cell: straight spokes, few dead ends (3% at 100 x
 * 100, less the larger). {@code random} has 28% dead ends and short solutions. {@code mixed}, a random bit for newest
 * or random, has winding corridors with many branches, 22% dead ends at 21 x 34 and 20% at 100 x 100.
 *
 * <p>Time proportional to the cells; memory 8 bytes for each active cell, or twice that where some are removed from
 * the middle: with {@code newest} up to half of the cells, as a rule, with {@code mixed} up to two thirds on small
 * grids and a twentieth at 3000 x 3000, else in proportion to the grid's rim.
 *
 * <p>Cannot give every maze the same probability, with any pick.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996; Buck, <i>The Buckblog</i>, 2011. {@code mixed} draws a random bit, 1
 * for the newest; a random cell is drawn as {@link ActiveCells} says; the neighbour by {@code choose}.
 *
 * @param pick which of the active cells grows
 */
public record GrowingTree(Pick pick) implements Generator {
    /** Which of the active cells grows. */
    public enum Pick {
        /** The one that was visited last. */
        NEWEST,
        /** The one that was visited first. */
        OLDEST,
        /** Any of them, all equally likely. */
        RANDOM,
        /** The newest or any, by a random bit. */
        MIXED
    }

    /** Measured: active cells for each row and column, where a random bit chooses newest or random. */
    private static final long MIXED_RIM = 64;

    private static final Option<Pick> PICK =
            Option.choice("pick", Pick.MIXED, "the active cell that grows; mixed: half the time newest, else random");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "growing-tree",
                    "Picks an active cell and opens it to a random unvisited neighbour, which becomes active.",
                    settings -> new GrowingTree(settings.get(PICK)),
                    PICK)
            .memory((settings, grid) -> bytes(grid, settings.get(PICK)))
            .kernel(Kernel.<Generator>of(
                    "parent bits", new Kernel.Gain(1.8, 0.12), Grid::isSquareLattice, (settings, context) -> BacktrackerKernel::generate)
                    .with(settings -> settings.get(PICK) == Pick.NEWEST));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        ActiveCells active = new ActiveCells();
        long root = random.cell(maze.grid());
        maze.visit(root);
        active.add(root);
        grow(maze, random, active);
    }

    /** The trunk's cells are active already, the first in reading order the oldest. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        ActiveCells active = new ActiveCells();
        Trunk.forEach(maze, active::add);
        grow(maze, random, active);
    }

    private void grow(Maze maze, MazeRandom random, ActiveCells active) {
        while (!active.isEmpty()) {
            long index = choose(active, random);
            long cell = active.get(index);
            int fresh = maze.unvisited(cell);
            if (fresh != 0) {
                long next = maze.carve(cell, random.choose(fresh));
                maze.visit(next);
                active.add(next);
            } else {
                maze.leave(cell);
                active.remove(index);
            }
        }
    }

    private long choose(ActiveCells active, MazeRandom random) {
        return switch (pick) {
            case NEWEST -> active.newest();
            case OLDEST -> active.oldest();
            case RANDOM -> active.random(random);
            case MIXED -> random.bit() ? active.newest() : active.random(random);
        };
    }

    /** The memory of the reference. */
    private static long bytes(Grid grid, Pick pick) {
        return switch (pick) {
            case OLDEST, RANDOM -> CellList.rimBytes(grid, 2);
            case NEWEST -> CellList.bytes(grid.cells() / 4);
            case MIXED -> CellList.rimBytes(grid, 1, MIXED_RIM);
        };
    }
}
