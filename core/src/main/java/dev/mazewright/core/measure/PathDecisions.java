package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;

/**
 * The decisions on a path through a maze: where they are, and what a wrong one costs.
 *
 * <p>A wrong turn is any that leads off the path before the goal. It costs the steps to the cell of it that is farthest
 * from the path, over cells that are not on the path; cells that an earlier wrong turn has led to cost nothing again,
 * but a wrong turn costs at least the one step.
 *
 * <p>Time proportional to the cells; memory 1 bit a cell, and 16 bytes for each cell of the largest frontier.
 *
 * @param steps how long it is
 * @param decisions how many of its cells, the start among them and not the goal, have a wrong turn
 * @param wrongTurns how many wrong turns there are
 * @param lost what they cost together, in steps
 */
public record PathDecisions(long steps, long decisions, long wrongTurns, long lost) {
    /** Measures a path that was found. */
    public static PathDecisions of(Maze maze, Path path) {
        Grid grid = maze.grid();
        CellSet seen = new CellSet(grid.addresses());
        path.forEach(seen::add);
        long decisions = 0;
        long wrongTurns = 0;
        long lost = 0;
        long cell = path.start();
        int back = 0;
        for (long i = 0; i < path.length(); i++) {
            int onward = path.direction(i);
            int wrong = maze.open(cell) & ~Directions.of(onward) & ~back;
            decisions += wrong == 0 ? 0 : 1;
            for (int rest = wrong; rest != 0; rest = Directions.withoutFirst(rest)) {
                wrongTurns++;
                lost += cost(maze, grid.step(cell, Directions.first(rest)), seen);
            }
            back = Directions.of(grid.opposite(cell, onward));
            cell = grid.step(cell, onward);
        }
        return new PathDecisions(path.length(), decisions, wrongTurns, lost);
    }

    private static long cost(Maze maze, long first, CellSet seen) {
        return seen.contains(first) ? 1 : 1 + Distances.from(maze, first, seen).greatest();
    }

    /** The memory, in bytes, that this takes on such a grid, without the frontiers. */
    public static long bytes(Grid grid) {
        return CellSet.bytes(grid.addresses());
    }
}
