package dev.mazewright.core.generate;

import dev.mazewright.core.generate.kernels.TiledSpanningTree;
import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.generate.trees.EdgeKeys;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel.Gain;
import dev.mazewright.core.run.Memory;
import java.util.Arrays;

/**
 * Gives every wall a random weight; in each round every part of the maze opens the lightest of the walls around it,
 * until there is one part: a minimum spanning tree, the one that {@link Kruskal} finds.
 *
 * <p>Texture: Kruskal's, many short dead ends (31% of the cells), no direction preferred. Only the growth looks
 * different, everywhere at once.
 *
 * <p>Time n log n for n cells: each round at least halves the parts, and visits only cells on the border of their
 * part. Memory 12 bytes a position of the grid and 1 bit a cell.
 *
 * <p>Cannot give every maze the same probability, though it comes close. Runs on grids of up to 2^32 / directions
 * positions.
 *
 * <p>On full grids of squares without a trace, {@link TiledSpanningTree} makes the same maze, of up to 2^32 cells.
 *
 * <p>Source: Borůvka, <i>O jistém problému minimálním</i>, 1926.
 */
public record Boruvka() implements Generator {
    private static final long NONE = Long.MAX_VALUE;

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "boruvka",
                    "Each component opens its wall of least weight, round by round: the same maze as Kruskal's.",
                    settings -> new Boruvka())
            .memory(grid -> Memory.sum(
                    CellList.bytes(grid.positions()),
                    DisjointSets.bytes(grid.positions()),
                    2 * CellSet.bytes(grid.addresses())))
            .kernel(TiledSpanningTree.kernel(new Gain(22, 0.16)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        EdgeKeys edges = new EdgeKeys(grid, random.stream("weights"));
        DisjointSets parts = new DisjointSets(grid.positions());
        CellSet border = new CellSet(grid.addresses());
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            border.add(cell);
        }
        long[] lightest = new long[Math.toIntExact(grid.positions())];
        Arrays.fill(lightest, NONE);
        boolean joined = true;
        while (joined) {
            maze.phase("round");
            for (long cell = border.next(0); cell != Grid.NONE; cell = border.next(cell + 1)) {
                choose(grid, edges, parts, border, lightest, cell);
            }
            joined = join(maze, edges, parts, lightest);
        }
    }

    /** If one of the walls around this cell is the lightest of its part so far, that is it. */
    private static void choose(
            Grid grid, EdgeKeys edges, DisjointSets parts, CellSet border, long[] lightest, long cell) {
        int part = parts.root((int) grid.position(cell));
        boolean isInside = true;
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (parts.root((int) grid.position(grid.step(cell, direction))) != part) {
                lightest[part] = Math.min(lightest[part], edges.key(cell, direction));
                isInside = false;
            }
        }
        if (isInside) {
            border.remove(cell);
        }
    }

    /** Each part opens its wall, but for those of which both sides have chosen the same; false if none has one. */
    private static boolean join(Maze maze, EdgeKeys edges, DisjointSets parts, long[] lightest) {
        Grid grid = maze.grid();
        boolean joined = false;
        for (int part = 0; part < lightest.length; part++) {
            if (lightest[part] != NONE) {
                long cell = edges.cell(lightest[part]);
                int direction = edges.direction(lightest[part]);
                if (parts.join(grid.position(cell), grid.position(grid.step(cell, direction)))) {
                    maze.carve(cell, direction);
                }
                lightest[part] = NONE;
                joined = true;
            }
        }
        return joined;
    }

    /** Of all mazes that contain the trunk that with the least weights, as {@link Kruskal} finds it. */
    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        new Kruskal().growTrunk(maze, random);
    }
}
