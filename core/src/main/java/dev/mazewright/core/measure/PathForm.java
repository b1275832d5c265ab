package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;

/**
 * The form of a path: where it turns, what branches off it, and how far apart its ends are.
 *
 * <p>Time proportional to its steps; no memory.
 *
 * <p>Source: the counts on the solution of Kim and Crawfis, <i>The quest for the perfect perfect-maze</i>, 2015.
 *
 * @param turns cells between its ends where it does not go straight on; 0 in graphs
 * @param junctions cells with three passages
 * @param crossroads cells with four passages or more
 * @param straightDistance between the centres of its ends in the drawing, in cells, rounded to thousandths
 */
public record PathForm(long turns, long junctions, long crossroads, double straightDistance) {
    /** Measures a path that was found. */
    public static PathForm of(Maze maze, Path path) {
        Grid grid = maze.grid();
        boolean hasSides = grid.shape().hasSides();
        long[] degrees = new long[5];
        long turns = 0;
        long cell = path.start();
        degrees[degree(maze, cell)]++;
        for (long i = 0; i < path.length(); i++) {
            int direction = path.direction(i);
            int back = grid.opposite(cell, direction);
            cell = grid.step(cell, direction);
            degrees[degree(maze, cell)]++;
            if (hasSides && i + 1 < path.length() && !grid.shape().isStraight(grid, cell, back, path.direction(i + 1))) {
                turns++;
            }
        }
        double apart = new DrawnSteps(grid).distance(path.start(), path.goal());
        return new PathForm(turns, degrees[3], degrees[4], McClendonDifficulty.rounded(apart));
    }

    private static int degree(Maze maze, long cell) {
        return Math.min(Directions.count(maze.open(cell)), 4);
    }
}
