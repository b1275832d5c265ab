package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.TiledSpanningTree;
import dev.mazewright.core.generate.trees.EdgeKeys;
import dev.mazewright.core.generate.trees.LongHeap;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;

/**
 * Gives every wall a random weight and grows a maze from one cell, always through the lightest wall that has the maze
 * on one side only: a minimum spanning tree, the one that {@link Kruskal} finds.
 *
 * <p>Texture: Kruskal's, many short dead ends (31% of the cells), no direction preferred. Only the growth looks
 * different; where it begins makes no difference to the maze.
 *
 * <p>Time n log n for n cells, in a heap of all walls around the maze; these take 8 to 24 bytes each and are, as a
 * rule, less than 0.9 times the cells on squares, 1.8 times on hexagons.
 *
 * <p>Cannot give every maze the same probability, though it comes close. Runs on grids of up to 2^32 / directions
 * positions.
 *
 * <p>On full grids of squares without a trace, {@link TiledSpanningTree} makes the same maze, of up to 2^32 cells.
 *
 * <p>Source: Jarník, <i>O jistém problému minimálním</i>, 1930; Prim, <i>Shortest connection networks and some
 * generalizations</i>, 1957.
 */
public record Prim() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "prim",
                    "Grows through the wall of least weight in its frontier: the same maze as Kruskal's.",
                    settings -> new Prim())
            .memory(grid -> EdgeKeys.frontierBytes(grid))
            .kernel(TiledSpanningTree.kernel(new Gain(21, 0.08)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        EdgeKeys edges = new EdgeKeys(maze.grid(), random.stream("weights"));
        LongHeap frontier = new LongHeap();
        long root = random.cell(maze.grid());
        grow(maze, edges, frontier, root);
        while (!frontier.isEmpty()) {
            long lightest = frontier.removeLeast();
            long cell = edges.cell(lightest);
            int direction = edges.direction(lightest);
            long neighbour = maze.step(cell, direction);
            boolean isNew = cell != root && !maze.isVisited(cell);
            if (isNew || (neighbour != root && !maze.isVisited(neighbour))) {
                maze.carve(cell, direction);
                grow(maze, edges, frontier, isNew ? cell : neighbour);
            } else {
                maze.reject(cell, direction);
            }
        }
    }

    /** The maze has come to this cell: the walls to cells that are not in the maze are around it from now on. */
    private static void grow(Maze maze, EdgeKeys edges, LongHeap frontier, long cell) {
        maze.visit(cell);
        for (int rest = maze.unvisited(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            frontier.add(edges.key(cell, Directions.first(rest)));
        }
    }

    /** Of all mazes that contain the trunk that with the least weights, as {@link Kruskal} finds it. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        new Kruskal().growTrunk(maze, random);
    }
}
