package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.CancelledException;

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
                lost += cost(maze, cell, Directions.first(rest), seen);
            }
            back = Directions.of(grid.opposite(cell, onward));
            cell = grid.step(cell, onward);
        }
        return new PathDecisions(path.length(), decisions, wrongTurns, lost);
    }

    /** A corridor is walked; where it branches, a search goes on. */
    private static long cost(Maze maze, long mouth, int wrong, CellSet seen) {
        Grid grid = maze.grid();
        long from = mouth;
        int direction = wrong;
        for (long steps = 1; ; steps++) {
            CancelledException.check();
            long cell = grid.step(from, direction);
            if (seen.contains(cell)) {
                return Math.max(1, steps - 1);
            }
            int onward = maze.open(cell) & ~Directions.of(grid.opposite(from, direction));
            if (Directions.count(onward) > 1) {
                return steps + Distances.from(maze, cell, seen).greatest();
            }
            seen.add(cell);
            if (onward == 0) {
                return steps;
            }
            from = cell;
            direction = Directions.first(onward);
        }
    }

    /** The memory, in bytes, that this takes on such a grid, without the frontiers. */
    public static long bytes(Grid grid) {
        return CellSet.bytes(grid.addresses());
    }
}
