package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.solve.BreadthFirst;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is counted and measured in a maze.
 *
 * @param cells how many cells there are
 * @param passages how many edges are open
 * @param components how many components it has
 * @param perfect whether there is one path between any two cells: one component, and one passage fewer than cells
 * @param closedCells cells without a passage
 * @param deadEnds cells with one passage
 * @param corridors cells with two passages
 * @param junctions cells with three passages
 * @param crossroads cells with four passages or more
 * @param straights corridors that go straight on; 0 in graphs, where directions have no angle
 * @param turns corridors that turn; 0 in graphs
 * @param diameter steps between the two cells of one component that lie farthest apart
 * @param diameterExact whether that is exact; else it is the longest distance found, and there may be a longer one
 * @param deadEndLengths how long the blind alleys are
 * @param solutionLength steps of a shortest path from the start to the nearest goal; -1 without a path
 * @param path the decisions on that path, or null without one
 * @param difficulty the difficulty of that path, or null without one
 */
public record Measures(
        long cells,
        long passages,
        long components,
        boolean perfect,
        long closedCells,
        long deadEnds,
        long corridors,
        long junctions,
        long crossroads,
        long straights,
        long turns,
        long diameter,
        boolean diameterExact,
        DeadEnds deadEndLengths,
        long solutionLength,
        @Nullable PathDecisions path,
        @Nullable Difficulty difficulty) {

    /**
     * Measures a maze. Takes time proportional to its cells, and in mazes with loops of up to 4096 cells to their
     * square; memory 2 bits a cell, and what {@link BreadthFirst} takes.
     */
    public static Measures of(Puzzle puzzle) {
        return of(puzzle, SolutionMeasures.of(puzzle));
    }

    /**
     * Measures a maze whose solution is known.
     *
     * @param solution that of the puzzle, or null without one
     */
    public static Measures of(Puzzle puzzle, @Nullable SolutionMeasures solution) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        long[] degrees = new long[5];
        long ends = 0;
        long straights = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int open = maze.open(cell);
            int degree = Directions.count(open);
            degrees[Math.min(degree, 4)]++;
            ends += degree;
            if (degree == 2) {
                straights += isStraight(grid, cell, open) ? 1 : 0;
            }
        }
        long passages = ends / 2;

        long components = 0;
        long diameter = 0;
        CellSet reached = new CellSet(grid.addresses());
        CellSet again = new CellSet(grid.addresses()); // one for all parts: of many small ones, each would clear its own
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!reached.contains(cell)) {
                components++;
                Distances fromHere = Distances.from(maze, cell, reached);
                if (fromHere.count() > 1) {
                    diameter = Math.max(diameter, Distances.from(maze, fromHere.farthest(), again).greatest());
                }
            }
        }
        boolean forest = passages == grid.cells() - components;
        boolean small = grid.cells() <= Diameter.SMALL;
        if (!forest && small) {
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                diameter = Math.max(diameter, Distances.from(maze, cell).greatest());
            }
        }
        return new Measures(
                grid.cells(),
                passages,
                components,
                forest && components == 1,
                degrees[0],
                degrees[1],
                degrees[2],
                degrees[3],
                degrees[4],
                straights,
                grid.shape().hasSides() ? degrees[2] - straights : 0,
                diameter,
                forest || small,
                DeadEnds.of(maze),
                solution == null ? -1 : solution.length(),
                solution == null ? null : solution.decisions(),
                solution == null ? null : solution.difficulty());
    }

    /** The share of the cells that are corridors: how much the maze flows. */
    public double river() {
        return (double) corridors / cells;
    }

    /** The share of the cells that lie on the path, its ends among them; 0 without a path. */
    public double solutionShare() {
        return (double) (solutionLength + 1) / cells;
    }

    /** How many cells do not lie on the path; all, without a path. */
    public long wastedCells() {
        return cells - (solutionLength + 1);
    }

    private static boolean isStraight(Grid grid, long cell, int twoDirections) {
        int one = Directions.first(twoDirections);
        int other = Directions.first(Directions.withoutFirst(twoDirections));
        return grid.shape().isStraight(grid, cell, one, other);
    }
}
