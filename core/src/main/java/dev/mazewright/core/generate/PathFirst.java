package dev.mazewright.core.generate;

import dev.mazewright.core.generate.path.PathFlood;
import dev.mazewright.core.generate.path.FreeRing;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.generate.trees.WeightedEdges;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.stream.Stream;

/**
 * Draws the solution first, a random step at a time among those from which the goal can still be reached over free
 * cells, so that it never traps itself; then joins all other cells to it as {@link Kruskal} does.
 *
 * <p>Texture: a solution that winds over a third of the cells of 30 x 30 and an eighth of 1000 x 1000, with Kruskal's
 * many short dead ends beside it.
 *
 * <p>Time n log n for n cells, of which the path takes time proportional to n; memory as Kruskal's, and on squares
 * 6 bits a cell for looking ahead.
 *
 * <p>Cannot give every path the same probability, nor that of a loop-erased random walk: each step is uniform. Cannot
 * work around holes, and so needs a grid without a mask.
 *
 * <p>Source: mazeratty, a desktop program that draws mazes for printing; its floods at every step give the same
 * distribution in quadratic time. Random numbers: docs/randomness.md.
 */
public record PathFirst() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "path-first",
                    "Draws the solution from left to right first, and then the rest of the maze around it.",
                    settings -> new PathFirst())
            .needs(Trait.DISC)
            .memory(grid -> Memory.sum(Kruskal.ENTRY.workingBytes(grid), PathFlood.bytes(grid)));

    @Override
    public boolean wantsEnds() {
        return true;
    }

    /** The maze of {@link #make}, between ends that the recipe leaves open. */
    @Override
    public void generate(Maze maze, MazeRandom random) {
        make(Puzzle.of(maze), random);
    }

    /**
     * Makes the maze, its start and its goal, and a gap in the outline at each of the two.
     *
     * @param blank with the start and the goal that were asked for, wherever they are, even in one cell; else the start
     *     is a random row of the first column and the goal one of the last, even where there is one column only
     * @return the outline open left of the start and right of the goal; where a cell lies there, at the first side that
     *     has none; nowhere if there is no such side
     * @throws UsageException if the grid has a mask or is a graph, or there are several goals
     */
    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        Maze maze = blank.maze();
        Grid grid = maze.grid();
        require(grid, blank.goals());
        long start = blank.start() != Grid.NONE
                ? blank.start()
                : grid.cell(random.stream("start").below(grid.rows()), 0);
        long goal = blank.ends().hasGoals()
                ? blank.ends().goal()
                : grid.cell(random.stream("goal").below(grid.rows()), grid.columns() - 1L);
        // The edges come first, since they know whether the grid is too large for them.
        WeightedEdges edges = WeightedEdges.sorted(grid, random.stream("weights"));
        DisjointSets parts = new DisjointSets(grid.positions());
        maze.phase("path");
        long steps = drawPath(maze, start, goal, random.stream("path"), parts);
        maze.phase("rest");
        Kruskal.join(maze, edges, parts, grid.cells() - 1 - steps);
        List<Opening> openings = Stream.concat(gap(grid, start, "left"), gap(grid, goal, "right")).distinct().toList();
        return new Puzzle(maze, new Ends(start, List.of(goal), openings), blank.recipe());
    }

    private static void require(Grid grid, long[] goals) {
        if (grid.isGraph() || grid.mask() != null) {
            throw new UsageException("path-first needs a full grid, and this " + grid.shape().name()
                    + (grid.isGraph() ? " is not one" : " has a mask, which may leave holes")
                    + "; take a grid without a mask, or a generator that runs on every grid, such as kruskal");
        }
        if (goals.length > 1) {
            throw new UsageException("path-first draws one path to one goal, not to " + goals.length
                    + "; give one goal, or a generator that knows nothing of goals, such as kruskal");
        }
    }

    /** Carves the path and joins the components that it connects; returns its number of steps. */
    private static long drawPath(Maze maze, long start, long goal, MazeRandom random, DisjointSets parts) {
        Grid grid = maze.grid();
        FreeRing ring = new FreeRing(maze, goal);
        long steps = 0;
        long head = start;
        while (head != goal) {
            int alive = ring.alive(head);
            int direction = Directions.select(alive, (int) random.below(Directions.count(alive)));
            maze.walk(head, direction);
            long next = maze.carve(head, direction);
            parts.join(grid.position(head), grid.position(next));
            head = next;
            steps++;
        }
        return steps;
    }

    /** The opening in the outline at a cell; none if cells lie on all its sides. */
    private static Stream<Opening> gap(Grid grid, long cell, String side) {
        int outer = grid.sides(cell) & ~grid.directions(cell);
        if (outer == 0) {
            return Stream.empty();
        }
        int direction = Directions.first(outer);
        for (int rest = outer; rest != 0; rest = Directions.withoutFirst(rest)) {
            if (grid.shape().side(grid, cell, Directions.first(rest)).equals(side)) {
                direction = Directions.first(rest);
            }
        }
        return Stream.of(new Opening(cell, direction));
    }
}
