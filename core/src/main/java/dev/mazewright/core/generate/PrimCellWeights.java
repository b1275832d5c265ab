package dev.mazewright.core.generate;

import dev.mazewright.core.generate.trees.LongHeap;
import dev.mazewright.core.generate.trees.Trunk;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.UsageException;

/**
 * Gives every cell a random weight and grows a maze from a random cell: the lightest cell of the maze that still has
 * neighbours outside opens to the lightest of them (the "true" Prim of Buck's book).
 *
 * <p>Texture: nearly half of the cells (44% to 46%) are dead ends, an eighth are crossroads, most dead ends one cell
 * short.
 *
 * <p>Time n log n for n cells; memory 8 to 24 bytes for each cell in a heap, which are less than half of the cells, as
 * a rule.
 *
 * <p>Cannot give every maze the same probability, and is not a minimum spanning tree: {@link Prim}, whose weights are
 * on walls, is. Runs on grids of up to 2^32 positions.
 *
 * <p>Source: Buck, <i>Mazes for Programmers</i>, 2015, "True Prim's". The weight of the cell at position p is drawn as
 * that of edge p would be; of two cells with one weight the earlier is the lighter.
 */
public record PrimCellWeights() implements Generator {
    /** A position is 32 bits. */
    private static final long MOST_POSITIONS = 1L << 32;

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "prim-cell-weights",
                    "Opens its cell of least weight to the neighbour of least weight: true Prim in Buck's book.",
                    settings -> new PrimCellWeights())
            // Measured: 5 to 8 bytes a cell on squares, 8 to 13 on hexagons, as the array has just doubled or soon will.
            .memory(grid -> grid.cells() * (grid.directions() <= 4 ? 7 : 9));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        requireNumbers(grid);
        MazeRandom weights = random.stream("weights");
        LongHeap active = new LongHeap();
        long root = random.cell(grid);
        maze.visit(root);
        active.add(key(grid, weights, root));
        grow(maze, weights, active);
    }

    /** All cells of the trunk are in the heap already. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        requireNumbers(maze.grid());
        MazeRandom weights = random.stream("weights");
        LongHeap active = new LongHeap();
        Trunk.forEach(maze, cell -> active.add(key(maze.grid(), weights, cell)));
        grow(maze, weights, active);
    }

    private static void grow(Maze maze, MazeRandom weights, LongHeap active) {
        Grid grid = maze.grid();
        while (!active.isEmpty()) {
            long cell = grid.atPosition(active.least() & (MOST_POSITIONS - 1));
            int fresh = maze.unvisited(cell);
            if (fresh == 0) {
                active.removeLeast();
                maze.leave(cell);
            } else {
                long lightest = Long.MAX_VALUE;
                int direction = 0;
                for (int rest = fresh; rest != 0; rest = Directions.withoutFirst(rest)) {
                    long key = key(grid, weights, maze.step(cell, Directions.first(rest)));
                    direction = key < lightest ? Directions.first(rest) : direction;
                    lightest = Math.min(lightest, key);
                }
                maze.visit(maze.carve(cell, direction));
                active.add(lightest);
            }
        }
    }

    private static void requireNumbers(Grid grid) {
        long positions = grid.positions();
        if (positions > MOST_POSITIONS) {
            throw new UsageException("prim-cell-weights numbers up to " + MOST_POSITIONS + " positions, not the "
                    + positions + " of this grid; take fewer rows or columns");
        }
    }

    /** A cell's weight in the upper 32 bits, its position in the lower: the lesser key is the lighter cell. */
    private static long key(Grid grid, MazeRandom weights, long cell) {
        long at = grid.position(cell);
        return (long) weights.weight(at) << 32 | at;
    }
}
