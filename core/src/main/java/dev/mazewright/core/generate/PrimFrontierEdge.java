package dev.mazewright.core.generate;

import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.generate.trees.Trunk;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;

/**
 * Grows a maze from a random cell through any of the walls around it, each as likely as the others ("simple" Prim).
 *
 * <p>Texture: many short dead ends (32% of the cells), short paths from where it began.
 *
 * <p>Time proportional to the cells; memory 8 bytes for each wall around the maze.
 *
 * <p>Cannot give every maze the same probability, and is not a minimum spanning tree: a wall has no weight of its own,
 * so one that is seen early is likely to be opened. {@link Prim} is what Prim wrote.
 *
 * <p>Source: folklore, after Prim, 1957; its distribution is that of the Eden growth model (Eden, 1961). The walls are
 * in a list in the order in which they were found, directions ascending; each turn takes out one of them ({@code below}
 * their number) and the last takes its index, whether the wall is opened or not.
 */
public record PrimFrontierEdge() implements Generator {
    /** An entry of the frontier is a cell and the direction of a wall. */
    private static final int DIRECTION_BITS = 5;

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "prim-frontier-edge",
                    "Grows through a random wall of its frontier, all equally likely: simple Prim.",
                    settings -> new PrimFrontierEdge())
            .memory(grid -> CellList.rimBytes(grid, grid.directions()));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        CellList frontier = new CellList();
        grow(maze, frontier, random.cell(maze.grid()));
        grow(maze, random, frontier);
    }

    /** The walls around the trunk are in the list already, its cells in reading order. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        CellList frontier = new CellList();
        Trunk.forEach(maze, cell -> grow(maze, frontier, cell));
        grow(maze, random, frontier);
    }

    private static void grow(Maze maze, MazeRandom random, CellList frontier) {
        while (!frontier.isEmpty()) {
            long edge = frontier.take(random.below(frontier.size()));
            long cell = edge >>> DIRECTION_BITS;
            int direction = (int) edge & Directions.MOST - 1;
            if (maze.isVisited(maze.step(cell, direction))) {
                maze.reject(cell, direction);
            } else {
                grow(maze, frontier, maze.carve(cell, direction));
            }
        }
    }

    /** The maze has come to this cell: the walls to cells that are not in the maze are around it from now on. */
    private static void grow(Maze maze, CellList frontier, long cell) {
        maze.visit(cell);
        for (int rest = maze.unvisited(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            frontier.add(cell << DIRECTION_BITS | Directions.first(rest));
        }
    }
}
