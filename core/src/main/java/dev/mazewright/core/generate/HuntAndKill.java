package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.HuntKernel;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;

/**
 * Walks at random into unvisited cells; without one, hunts in reading order for the first unvisited cell
 * beside the maze, opens it into the maze, and walks on from there.
 *
 * <p>Texture: winding corridors and few dead ends (10% of the cells), with a much shorter solution than the recursive
 * backtracker's.
 *
 * <p>Time close to proportional to the cells, since no hunt begins before the first cell where it could end; no memory
 * for a stack, since it does not backtrack.
 *
 * <p>Cannot give every maze the same probability, nor reach all of them (111 of the 192 of 3 x 3).
 *
 * <p>Source: folklore; Pullen, <i>Think Labyrinth</i>, 1996.
 */
public record HuntAndKill() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "hunt-and-kill",
                    "Walks at random into unvisited cells; when no neighbour is unvisited, hunts row by row for the next.",
                    settings -> new HuntAndKill())
            .memory(grid -> CellSet.bytes(grid.addresses()))
            .kernel(Kernel.of(
                    "parent bits", new Kernel.Gain(2.0, 0.8), Grid::isSquareLattice, (settings, context) -> HuntKernel::generate));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        long root = random.cell(maze.grid());
        maze.visit(root);
        walk(maze, random, root, root);
    }

    /** Begins with a hunt for a cell beside the trunk. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        walk(maze, random, maze.grid().first(), Grid.NONE);
    }

    /**
     * Walks, and hunts for where to walk on, until all cells are visited.
     *
     * @param first no unvisited cell before it lies beside the maze
     * @param start a cell of the maze, or {@link Grid#NONE} to begin with a hunt
     */
    private static void walk(Maze maze, MazeRandom random, long first, long start) {
        Grid grid = maze.grid();
        long from = first;
        long cell = start;
        while (true) {
            int fresh = cell == Grid.NONE ? 0 : maze.unvisited(cell);
            while (fresh != 0) {
                from = Math.min(from, firstOf(grid, cell, fresh));
                cell = maze.carve(cell, random.choose(fresh));
                maze.visit(cell);
                fresh = maze.unvisited(cell);
            }
            maze.phase("hunt");
            cell = hunt(maze, from);
            if (cell == Grid.NONE) {
                return;
            }
            from = cell;
            maze.carve(cell, random.choose(visited(maze, cell)));
            maze.phase("kill");
            maze.visit(cell);
        }
    }

    /** The first unvisited cell beside the maze, from this one on in reading order, or {@link Grid#NONE}. */
    private static long hunt(Maze maze, long from) {
        long cell = from;
        while (cell != Grid.NONE && (maze.isVisited(cell) || visited(maze, cell) == 0)) {
            cell = maze.grid().next(cell);
        }
        return cell;
    }

    /** The directions that lead to cells with a passage. */
    private static int visited(Maze maze, long cell) {
        return maze.grid().directions(cell) & ~maze.unvisited(cell);
    }

    /** The first, in reading order, of the cells that lie in these directions. */
    private static long firstOf(Grid grid, long cell, int directions) {
        long first = Long.MAX_VALUE;
        for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
            first = Math.min(first, grid.step(cell, Directions.first(rest)));
        }
        return first;
    }
}
