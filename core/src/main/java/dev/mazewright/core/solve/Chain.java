package dev.mazewright.core.solve;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.solve.search.Goals;
import dev.mazewright.core.solve.search.Hand;
import dev.mazewright.core.solve.search.LoopErasedWalk;
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
 * <p>What it visits: walls across the line, all around if need be. Guarantees no shortest path, but one that visits no
 * cell twice: loops in the walk are cut out.
 *
 * <p>Time at most the passages for each wall across the line; memory a maze and a byte a cell, on squares.
 *
 * <p>Cannot begin before it knows where the goal is; of several it tries the nearest through the walls first. If both
 * robots return to where they began, there is no path in the plane. Where passages cross (zeta, weave), lead to other
 * levels (box) or over glued edges (torus, Moebius strip), a maze with loops can have a path all the same, and the
 * solver reports that it came round: in 284 of 500 mazes {@code zeta:12x12/wilson/braid:0.5}, 161 of {@code
 * weave:12x12}, 209 of {@code box:6x6x3}, 36 of {@code moebius:12x12}, 4 of {@code torus:12x12}. On perfect mazes it
 * always finds the path.
 *
 * <p>Source: Pullen, <i>Think Labyrinth: Maze algorithms</i>, 1996.
 */
public record Chain() implements Solver {
    /** Its line of the catalog. */
    public static final Entry<Solver> ENTRY = Entry.solver(
                    "chain",
                    "Goes straight to the goal and sends two robots around each wall; can fail to find a path where passages cross.",
                    settings -> new Chain())
            .memory(grid -> Maze.bytes(grid)
                    + LoopErasedWalk.bytes(grid)
                    + CellSet.bytes(grid.addresses())
                    + BreadthFirst.ENTRY.workingBytes(grid));

    @Override
    public Path solve(Maze maze, long start, long... goals) {
        Grid grid = maze.grid();
        Maze field = new Maze(grid).carveAll();
        LoopErasedWalk walk = new LoopErasedWalk(maze, start);
        long[] left = goals.clone();
        while (left.length > 0) {
            Path line = BreadthFirst.ENTRY.on(field).solve(field, walk.cell(), left);
            if (!line.found()) {
                return walk.none(); // they lie in other components
            }
            if (follow(maze, walk, line, new Goals(left))) {
                return walk.path();
            }
            left = Arrays.stream(left).filter(goal -> goal != line.goal()).toArray();
        }
        // Where passages cross or the surface is not a plane, walls need not separate their two sides.
        return Hand.isPlane(grid) ? walk.none() : walk.gaveUp(Path.End.CAME_ROUND);
    }

    /** Goes along the line to its goal, or to another that it meets; false if it cannot. */
    private static boolean follow(Maze maze, LoopErasedWalk walk, Path line, Goals goals) {
        CellSet ahead = new CellSet(maze.grid().addresses());
        line.forEach(ahead::add);
        ahead.remove(walk.cell());
        long position = 0;
        while (!goals.contains(walk.cell())) {
            int direction = line.direction(position);
            if (maze.isOpen(walk.cell(), direction)) {
                walk.step(direction);
                position++;
                ahead.remove(walk.cell());
            } else {
                Hand hand = winner(maze, walk, direction, ahead, goals);
                if (hand == null) {
                    return false;
                }
                long at = walk.cell();
                for (Robot robot = new Robot(maze, at, hand, direction); !robot.meets(ahead, goals); ) {
                    walk.step(robot.direction);
                    robot.step();
                }
                while (at != walk.cell() && !goals.contains(walk.cell())) {
                    at = maze.step(at, line.direction(position++));
                    ahead.remove(at);
                }
            }
        }
        return true;
    }

    /** The hand of the robot that first meets the line ahead, or a goal; null if they come round. */
    private static @Nullable Hand winner(Maze maze, LoopErasedWalk walk, int wall, CellSet ahead, Goals goals) {
        if (maze.open(walk.cell()) == 0) {
            return null;
        }
        Robot left = new Robot(maze, walk.cell(), Hand.LEFT, wall);
        Robot right = new Robot(maze, walk.cell(), Hand.RIGHT, wall);
        do {
            CancelledException.check();
            left.step();
            right.step();
            walk.see(left.at);
            walk.see(right.at);
            if (left.meets(ahead, goals)) {
                return Hand.LEFT;
            }
            if (right.meets(ahead, goals)) {
                return Hand.RIGHT;
            }
        } while (!left.isRound() && !right.isRound());
        return null; // both go around one wall, so if one is round, they have met all that is beside it
    }

    /** One that goes around a wall. */
    private static final class Robot {
        private final Maze maze;
        private final Hand hand;
        private final long first;
        private final int firstDirection;
        private long at;
        private int direction;

        Robot(Maze maze, long first, Hand hand, int wall) {
            this.maze = maze;
            this.hand = hand;
            this.first = first;
            firstDirection = hand.next(maze.open(first), wall);
            at = first;
            direction = firstDirection;
        }

        void step() {
            int back = maze.opposite(at, direction);
            at = maze.step(at, direction);
            direction = hand.next(maze.open(at), back);
        }

        boolean meets(CellSet ahead, Goals goals) {
            return ahead.contains(at) || goals.contains(at);
        }

        boolean isRound() {
            return at == first && direction == firstDirection;
        }
    }
}
