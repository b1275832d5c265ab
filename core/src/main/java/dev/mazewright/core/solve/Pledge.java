package dev.mazewright.core.solve;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.search.Goals;
import dev.mazewright.core.solve.search.Hand;
import dev.mazewright.core.solve.search.Walk;

/**
 * Goes to the right until it meets a wall, follows that with one hand, counting its turns, and lets go of it as soon as
 * it looks to the right again and has turned as much to one side as to the other. So it does not circle an island for
 * ever.
 *
 * <p>What it visits: walls between it and the outline. The path is the whole walk, so cells come in it more than once.
 * Guarantees no shortest path.
 *
 * <p>Time proportional to the walls it follows, each at most once for each time it meets it; it needs no memory but a
 * counter. To return the path, and to see that it has come round, 2 bits a cell and 4 bits a step are kept.
 *
 * <p>Cannot reach every goal inside: once at the outline, it follows that for ever. It notices that it has come round,
 * says so, and does not know whether there is a path. Finds every goal at the outline to which there is a path. Needs
 * regular cells, whose turns can be added up: squares, hexagons, triangles, octagons.
 *
 * <p>Source: Abelson and diSessa, <i>Turtle Geometry</i>, 1980, after John Pledge at the age of twelve.
 *
 * @param hand which hand is on the wall
 */
public record Pledge(Hand hand) implements Solver {
    /** A half turn, in parts that the sides of every regular cell have a whole number of. */
    private static final int HALF = 840;

    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "pledge",
                    "Follows walls, counts its turns, and leaves the wall when they add up to zero: a path to the outline.",
                    settings -> new Pledge(settings.get(WallFollower.HAND)),
                    WallFollower.HAND)
            .memory(grid -> CellSet.bytes(grid.addresses()) + Walk.bytes(grid, grid.cells() * grid.directions()));

    /** @throws UsageException if the cells of the maze are not regular, as in graphs */
    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        Hand.requireTurns(grid, ENTRY.name());
        Goals ends = new Goals(goals);
        Walk walk = new Walk(maze, start);
        CellSet freed = new CellSet(grid.addresses());
        long held = Grid.NONE;
        int heldDirection = -1;
        int turned = 0;
        int from = -1;
        while (!ends.contains(walk.cell())) {
            long cell = walk.cell();
            int open = maze.open(cell);
            if (open == 0) {
                return walk.none();
            }
            int right = Hand.ahead(grid, cell);
            int total = from < 0 ? 0 : turned + turn(grid.sides(cell), from, right);
            int direction;
            if (Math.abs(total) < HALF) {
                if (freed.contains(cell)) {
                    return walk.gaveUp(Path.End.CAME_ROUND);
                }
                freed.add(cell);
                direction = right;
                turned = total;
                if (!maze.isOpen(cell, right)) {
                    // To hold on to the wall there is as if one had come in through it.
                    direction = hand.next(open, right);
                    turned += uTurn() + turn(grid.sides(cell), right, direction);
                    held = cell;
                    heldDirection = direction;
                }
            } else {
                direction = hand.next(open, from);
                turned += turn(grid.sides(cell), from, direction);
                if (cell == held && direction == heldDirection) {
                    return walk.gaveUp(Path.End.CAME_ROUND);
                }
            }
            from = walk.step(direction);
        }
        return walk.path();
    }

    private int uTurn() {
        return hand == Hand.RIGHT ? HALF : -HALF;
    }

    /** The turn to the left, in parts of {@link #HALF}, from the side of entry to the side of exit. */
    private int turn(int sides, int from, int to) {
        int count = Directions.count(sides);
        int clockwise = Math.floorMod(rank(sides, to) - rank(sides, from), count);
        return clockwise == 0 ? uTurn() : (count - 2 * clockwise) * (HALF / count);
    }

    private static int rank(int sides, int direction) {
        return Directions.count(sides & Directions.all(direction));
    }
}
