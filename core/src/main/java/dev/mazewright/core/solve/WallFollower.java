package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.solve.search.Goals;
import dev.mazewright.core.solve.search.Hand;
import dev.mazewright.core.solve.search.Walk;

/**
 * Puts one hand on a wall and never takes it off: the rule that everybody knows. It starts with the hand on the outline
 * if the start lies there, as if it came in through an opening, else on the first wall of the start, clockwise from the
 * top; where no wall is beside it, it first goes to the right until there is a wall.
 *
 * <p>What it visits: the cells beside one wall, with all that is connected to it. The path is the whole walk, dead
 * ends and all, so cells come in it more than once. Guarantees no shortest path.
 *
 * <p>Time at most twice the passages; it needs no memory but a step and a cell to see when it has come round. To return
 * the path, 1 bit a cell and 4 bits a step are kept.
 *
 * <p>Cannot reach a goal on an island, whose walls are connected to no wall beside the start: then it returns to where
 * it began, reports that, and does not know whether there is a path. Finds a path in every perfect maze, also where
 * directions do not go around cells, and there is no left and no right: then it takes them in their order.
 *
 * <p>Source: folklore; Pullen, <i>Think Labyrinth: Maze algorithms</i>, 1996.
 *
 * @param hand which hand is on the wall
 */
public record WallFollower(Hand hand) implements Solver {
    static final Option<Hand> HAND = Option.choice("hand", Hand.RIGHT, "the hand that stays on the wall");

    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "wall-follower",
                    "Keeps one hand on the wall: a path through every perfect maze.",
                    settings -> new WallFollower(settings.get(HAND)),
                    HAND)
            .memory(grid -> Walk.bytes(grid, grid.cells() * grid.directions()));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        Goals ends = new Goals(goals);
        Walk walk = new Walk(maze, start);
        if (ends.contains(start)) {
            return walk.path();
        }
        if (maze.open(start) == 0) {
            return walk.none();
        }
        boolean hasSides = Hand.hasSides(grid);
        while (hasSides && Hand.wall(maze, walk.cell()) < 0) {
            walk.step(Hand.ahead(grid, walk.cell()));
            if (ends.contains(walk.cell())) {
                return walk.path();
            }
            if (walk.steps() == grid.cells()) {
                return walk.gaveUp(Path.End.CAME_ROUND); // no wall to follow here
            }
        }
        maze.phase("follow");
        long first = walk.cell();
        int firstDirection = hand.next(maze.open(first), Math.max(0, Hand.wall(maze, first)));
        int direction = firstDirection;
        do {
            int back = walk.step(direction);
            if (ends.contains(walk.cell())) {
                return walk.path();
            }
            direction = hand.next(maze.open(walk.cell()), back);
        } while (walk.cell() != first || direction != firstDirection);
        return walk.gaveUp(Path.End.CAME_ROUND);
    }
}
