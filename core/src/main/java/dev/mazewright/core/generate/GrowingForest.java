package dev.mazewright.core.generate;

import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.generate.trees.EdgeKeys;
import dev.mazewright.core.generate.trees.WeightedEdges;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.Memory;

/**
 * Several recursive backtrackers take turns in one maze, each in cells that no other has visited; when all cells are
 * visited, walls between their trees are opened in random order wherever they separate two that are not yet joined.
 *
 * <p>Texture: long winding corridors, few dead ends (10% of the cells, more with many trees); the more trees, the
 * shorter the paths. With one tree it is the recursive backtracker, cell for cell.
 *
 * <p>Time proportional to the cells and, for the walls between w trees, w log w; memory for the backtrack path 2 bits a
 * cell (on squares), for the trees log2(trees + 1) bits a cell, 16 bytes a tree and 16 bytes for each wall between
 * trees.
 *
 * <p>Cannot give every maze the same probability: it prefers those with few branches.
 *
 * <p>Source: Conrad, <i>maze4c</i>, 2024 (depth-first forest), after the parallel seeds of Buck, <i>The Buckblog</i>,
 * 2011. First the cells where trees begin are drawn, another where one is taken; then in each round each tree that
 * still grows takes a step, in the order of their beginnings: to a cell by {@code choose}, or back. Walls between
 * trees are joined by the weights of Kruskal's.
 *
 * @param trees how many trees grow at once, at most the number of cells
 */
public record GrowingForest(int trees) implements Generator {
    private static final int MOST = 1_000_000;

    /** Walls between trees, for each root of cells x trees; measured: up to 29. */
    private static final int BETWEEN = 32;

    private static final Option<Long> TREES =
            Option.whole("trees", 2, 1, MOST, "the number of trees that grow at once; never more than there are cells");

    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "growing-forest",
                    "Several backtrackers take turns in one maze; their trees are joined at the end.",
                    settings -> new GrowingForest(settings.get(TREES).intValue()),
                    TREES)
            .memory((settings, grid) -> bytes(grid, settings.get(TREES)));

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        int count = (int) Math.min(trees, grid.cells());
        CellValues owners = new CellValues(grid.addresses(), CellValues.bitsFor(count));
        CellValues back = new CellValues(grid.addresses(), CellValues.bitsFor(grid.directions() - 1));
        long[] roots = new long[count];
        for (int tree = 0; tree < count; tree++) {
            long root = random.cell(grid);
            while (owners.get(root) != 0) {
                root = random.cell(grid);
            }
            roots[tree] = root;
            owners.set(root, tree + 1);
            maze.visit(root);
        }
        maze.phase("grow");
        grow(maze, random, owners, back, roots);
        maze.phase("join");
        join(maze, new EdgeKeys(grid, random.stream("weights")), owners, count);
    }

    /** Round by round each tree goes on from its head, or back, until it is back at its root and finds nothing left. */
    private static void grow(Maze maze, MazeRandom random, CellValues owners, CellValues back, long[] roots) {
        long[] heads = roots.clone();
        int growing = roots.length;
        while (growing > 0) {
            int left = 0;
            for (int i = 0; i < growing; i++) {
                long cell = heads[i];
                int fresh = unowned(maze, owners, cell);
                boolean isDone = fresh == 0 && cell == roots[i];
                if (fresh != 0) {
                    int direction = random.choose(fresh);
                    heads[i] = maze.carve(cell, direction);
                    owners.set(heads[i], owners.get(cell));
                    back.set(heads[i], maze.opposite(cell, direction));
                    maze.visit(heads[i]);
                } else {
                    maze.leave(cell);
                    heads[i] = isDone ? cell : maze.step(cell, back.get(cell));
                }
                if (!isDone) {
                    heads[left] = heads[i];
                    roots[left++] = roots[i];
                }
            }
            growing = left;
        }
    }

    /** The directions that lead to cells of no tree, as a set. A root belongs to its tree before it has a passage. */
    private static int unowned(Maze maze, CellValues owners, long cell) {
        int fresh = 0;
        for (int rest = maze.unvisited(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            fresh |= owners.get(maze.step(cell, direction)) == 0 ? Directions.of(direction) : 0;
        }
        return fresh;
    }

    /** Kruskal's algorithm, with trees for cells. */
    private static void join(Maze maze, EdgeKeys edges, CellValues owners, int trees) {
        Grid grid = maze.grid();
        CellList between = new CellList();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long neighbour = grid.step(cell, direction);
                if (neighbour > cell && owners.get(neighbour) != owners.get(cell)) {
                    between.add(edges.key(cell, direction));
                }
            }
        }
        DisjointSets parts = new DisjointSets(trees);
        for (long key : between.sorted()) {
            long cell = edges.cell(key);
            int direction = edges.direction(key);
            if (parts.join(owners.get(cell) - 1L, owners.get(grid.step(cell, direction)) - 1L)) {
                maze.carve(cell, direction);
            } else {
                maze.reject(cell, direction);
            }
        }
    }

    /** The memory of the reference. */
    private static long bytes(Grid grid, long trees) {
        int count = (int) Math.min(trees, grid.cells());
        return Memory.sum(
                CellValues.bytes(grid.addresses(), CellValues.bitsFor(count)),
                CellValues.bytes(grid.addresses(), CellValues.bitsFor(grid.directions() - 1)),
                CellSet.bytes(grid.addresses()),
                2L * Long.BYTES * count,
                bytesBetween(grid, count));
    }

    /** The memory, in bytes, of the walls between trees, in a row and once more when they are sorted. */
    private static long bytesBetween(Grid grid, int trees) {
        long all = WeightedEdges.bytes(grid);
        double rims = BETWEEN * Math.sqrt((double) grid.cells() * trees);
        return CellList.isSurface(grid) ? Math.min(all, 2 * Long.BYTES * (long) rims) : all;
    }
}
