package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.TiledSpanningTree;
import dev.mazewright.core.generate.path.Detours;
import dev.mazewright.core.generate.trees.WeightedEdges;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Memory;

/**
 * Gives every wall a random weight, opens all of them and, from the heaviest to the lightest, closes each one that no
 * cell needs: a minimum spanning tree, the one that {@link Kruskal} finds.
 *
 * <p>Texture: Kruskal's, many short dead ends (31% of the cells), no direction preferred. Only the generation looks
 * different: loops vanish until none is left.
 *
 * <p>An edge that was kept is a bridge from then on, so no detour of another edge leads across it. So detours are
 * searched in the lighter edges alone, by two searches that take turns: they soon meet if there is one, and if there is
 * none the smaller of two parts has been searched, which takes n log n steps for all bridges together. Time n log n on
 * lattices, where for each of n cells about 2 log2 n are searched (measured up to 2000 x 2000); on graphs whose loops
 * are all long up to n for each wall. Memory 8 bytes a wall, 8 bytes a cell at most, and the maze once more.
 *
 * <p>Cannot give every maze the same probability, though it comes close. Runs on grids of up to 2^32 / directions
 * positions, but for a few.
 *
 * <p>On full grids of squares without a trace, {@link TiledSpanningTree} makes the same maze, of up to 2^32 cells.
 *
 * <p>Source: Kruskal, <i>On the shortest spanning subtree of a graph</i>, 1956, construction A'.
 */
public record ReverseDelete() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "reverse-delete",
                    "Opens all edges, then closes the heaviest while the maze stays connected: the same maze as Kruskal's.",
                    settings -> new ReverseDelete())
            .memory(grid -> Memory.sum(WeightedEdges.bytes(grid), Maze.bytes(grid), Detours.bytes(grid)))
            .kernel(TiledSpanningTree.kernel(new Gain(66, 0.05)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        WeightedEdges edges = WeightedEdges.sorted(grid, random.stream("weights"));
        maze.phase("open");
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                maze.carve(cell, Directions.first(rest));
            }
        }
        maze.phase("delete");
        Maze lighter = maze.copy();
        Detours detours = new Detours(lighter);
        long tooMany = edges.size() - (grid.cells() - 1);
        for (int i = edges.size() - 1; tooMany > 0 && i >= 0; i--) {
            CancelledException.check();
            long cell = edges.cell(i);
            int direction = edges.direction(i);
            if (detours.join(cell, lighter.wall(cell, direction))) {
                maze.wall(cell, direction);
                tooMany--;
            }
        }
    }

    /** Of all mazes that contain the trunk that with the least weights, as {@link Kruskal} finds it. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        new Kruskal().growTrunk(maze, random);
    }
}
