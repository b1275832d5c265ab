package dev.mazewright.core.solve;

import dev.mazewright.core.CellSet;
import dev.mazewright.core.CellValues;
import dev.mazewright.core.DirectionStack;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.Path;
import dev.mazewright.core.Solver;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.option.Entry;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Draws a line to the goal as if there were no walls, and goes along it. At a wall it sends two robots around, one with
 * the left and one with the right hand on it, until one meets the line nearer to the goal; there it goes on.
 *
 * <pre>
 *   +---+---+---+---+
 *   | S * *   *   G |     the line * goes straight through the walls
 *   +   +   +   +---+
 *   |       |       |
 *   +---+---+---+---+
 * </pre>
 *
 * <p>What it looks at: walls across the line, all around if need be. Promises no shortest way, but one that comes to each
 * cell once: what leads back to a cell is left out.
 *
 * <p>Time at most the passages for each wall across the line; memory a maze and a byte a cell, on squares.
 *
 * <p>Cannot begin before it knows where the goal is; of several it tries the nearest through the walls first. If both
 * robots come round, no way leads there in the plane; on other surfaces it says that it came round. Needs directions that
 * go around cells.
 *
 * <p>Source: Pullen, <i>Think Labyrinth: Maze algorithms</i>, 1996.
 */
public record Chain() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
            "chain",
            "Goes straight for the goal and sends two robots around each wall in its way.",
            settings -> new Chain());

    /** @throws UsageException if directions do not go around the cells of the maze, as in graphs */
    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        Hand.requireSides(grid, ENTRY.name());
        Maze field = Field.of(grid);
        Walker walker = new Walker(maze, start);
        long[] left = goals.clone();
        while (left.length > 0) {
            Path line = new BreadthFirst().solve(field, walker.cell, left);
            if (!line.found()) {
                return walker.none(); // they lie in other parts of the sheet
            }
            if (walker.follow(line, left)) {
                return walker.path();
            }
            left = without(left, line.goal());
        }
        // A graph's grid may be any surface, where walls need not part what lies on their two sides.
        return grid.isGraph() ? walker.gaveUp() : walker.none();
    }

    private static long[] without(long[] goals, long goal) {
        long[] others = new long[goals.length];
        int size = 0;
        for (long each : goals) {
            if (each != goal) {
                others[size++] = each;
            }
        }
        return Arrays.copyOf(others, size);
    }

    /** Who goes along the line. */
    private static final class Walker {
        private final Maze maze;
        private final Grid grid;
        private final long start;
        /** The direction in which each cell was left last: from the start, these lead the way without detours. */
        private final CellValues onwards;

        private final CellSet seen;
        private long visited;
        private long cell;

        Walker(Maze maze, long start) {
            this.maze = maze;
            this.start = start;
            grid = maze.grid();
            onwards = new CellValues(grid.addresses(), bits(grid));
            seen = new CellSet(grid.addresses());
            cell = start;
            see(start);
        }

        static int bits(Grid grid) {
            return CellValues.bitsFor(grid.directions() - 1);
        }

        private void see(long at) {
            if (!seen.contains(at)) {
                seen.add(at);
                visited++;
                maze.visit(at);
            }
        }

        private void step(int direction) {
            onwards.set(cell, direction);
            maze.walk(cell, direction);
            cell = maze.step(cell, direction);
            see(cell);
        }

        /** Goes along the line to its goal, or to another that it meets; false if it cannot. */
        boolean follow(Path line, long... goals) {
            Goals ends = new Goals(goals);
            CellSet ahead = new CellSet(grid.addresses());
            line.forEach(ahead::add);
            ahead.remove(cell);
            long place = 0;
            while (!ends.contains(cell)) {
                int direction = line.direction(place);
                if (maze.isOpen(cell, direction)) {
                    step(direction);
                    place++;
                    ahead.remove(cell);
                } else {
                    Hand hand = winner(direction, ahead, ends);
                    if (hand == null) {
                        return false;
                    }
                    long at = cell;
                    for (Robot robot = new Robot(hand, direction); !meets(cell, ahead, ends); robot.step()) {
                        step(robot.direction);
                    }
                    while (at != cell && !ends.contains(cell)) {
                        at = grid.step(at, line.direction(place++));
                        ahead.remove(at);
                    }
                }
            }
            return true;
        }

        private static boolean meets(long at, CellSet ahead, Goals ends) {
            return ahead.contains(at) || ends.contains(at);
        }

        /** The hand of the robot that first meets the line ahead, or a goal; null if they come round. */
        private @Nullable Hand winner(int wall, CellSet ahead, Goals ends) {
            if (maze.open(cell) == 0) {
                return null;
            }
            Robot left = new Robot(Hand.LEFT, wall);
            Robot right = new Robot(Hand.RIGHT, wall);
            do {
                left.step();
                right.step();
                see(left.at);
                see(right.at);
                if (meets(left.at, ahead, ends)) {
                    return Hand.LEFT;
                }
                if (meets(right.at, ahead, ends)) {
                    return Hand.RIGHT;
                }
            } while (!left.isRound() && !right.isRound());
            return null; // both go around one wall, so if one is round, they have met all that is beside it
        }

        /** One that goes around a wall from here. */
        private final class Robot {
            private final Hand hand;
            private final long first = cell;
            private final int firstDirection;
            private long at = cell;
            private int direction;

            Robot(Hand hand, int wall) {
                this.hand = hand;
                firstDirection = hand.next(maze.open(cell), wall);
                direction = firstDirection;
            }

            void step() {
                int back = maze.opposite(at, direction);
                at = maze.step(at, direction);
                direction = hand.next(maze.open(at), back);
            }

            boolean isRound() {
                return at == first && direction == firstDirection;
            }
        }

        /** The way without detours: from each cell in the direction in which it was left last. */
        Path path() {
            DirectionStack backwards = new DirectionStack(grid.directions());
            for (long at = start; at != cell; at = grid.step(at, onwards.get(at))) {
                backwards.push(onwards.get(at));
            }
            DirectionStack steps = new DirectionStack(grid.directions());
            while (!backwards.isEmpty()) {
                steps.push(backwards.pop());
            }
            return Path.of(grid, start, cell, steps, visited);
        }

        Path none() {
            return Path.none(grid, start, visited);
        }

        Path gaveUp() {
            return Path.gaveUp(grid, start, visited, Path.End.CAME_ROUND);
        }
    }

    @Override
    public long workingBytes(Grid grid) {
        return Maze.bytes(grid)
                + CellValues.bytes(grid.addresses(), Walker.bits(grid))
                + 2 * CellSet.bytes(grid.addresses())
                + new BreadthFirst().workingBytes(grid);
    }
}
