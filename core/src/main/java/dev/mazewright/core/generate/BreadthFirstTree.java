package dev.mazewright.core.generate;

import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.generate.trees.Trunk;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;

/**
 * Spreads from a random cell: the cells come in the order in which they were reached, and each opens to all
 * its unvisited neighbours, in random order.
 *
 * <p>Texture: straight spokes away from where it began, few dead ends (8% at 21 x 34, 3% at 100 x 100, less the
 * larger).
 *
 * <p>Time proportional to the cells; memory 8 bytes for each cell of the frontier and of the next one.
 *
 * <p>Cannot wind: the path to the cell where it began is always a shortest path of the grid.
 *
 * <p>Source: Moore, <i>The shortest path through a maze</i>, 1959; as a maze generator, folklore. A cell's neighbours
 * come one after the other by {@code choose} among those left.
 */
public record BreadthFirstTree() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "breadth-first",
                    "Spreads from a random cell, each cell to all its unvisited neighbours.",
                    settings -> new BreadthFirstTree())
            .memory(grid -> CellList.rimBytes(grid, 2));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        CellList from = new CellList();
        long root = random.cell(maze.grid());
        maze.visit(root);
        from.add(root);
        spread(maze, random, from);
    }

    /** Spreads from all cells of the trunk, in reading order. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        CellList trunk = Trunk.cells(maze);
        spread(maze, random, trunk);
    }

    private static void spread(Maze maze, MazeRandom random, CellList from) {
        CellList edge = from;
        CellList beyond = new CellList();
        while (!edge.isEmpty()) {
            for (long i = 0; i < edge.size(); i++) {
                long cell = edge.get(i);
                for (int fresh = maze.unvisited(cell); fresh != 0; fresh = maze.unvisited(cell)) {
                    long next = maze.carve(cell, random.choose(fresh));
                    maze.visit(next);
                    beyond.add(next);
                }
                maze.leave(cell);
            }
            edge.shorten(0);
            CellList done = edge;
            edge = beyond;
            beyond = done;
        }
    }
}
