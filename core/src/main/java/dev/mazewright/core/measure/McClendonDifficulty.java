package dev.mazewright.core.measure;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.CancelledException;
import java.math.BigDecimal;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The difficulty of a maze after McClendon: a maze is hard if its solution and its wrong branches turn often.
 *
 * <p>A hallway leads from one junction, dead end, start or goal to the next. If its length is L, and if its turns have
 * the angles a(i), each at the distance d(i) from the turn before it or, for the first, from the beginning of the
 * hallway, its complexity is
 *
 * <pre>
 *   c = L * sum of a(i) / (pi * d(i))
 * </pre>
 *
 * <p>The complexity of the solution, and of a branch that leads off it, is the sum over their hallways, of a branch as
 * walked from the solution. With T for the solution and B for each branch,
 *
 * <pre>
 *   difficulty = ln(T * product of (B + 1))
 * </pre>
 *
 * <p>Lengths and angles are those of the line through the centres of the cells in the drawing, so the measure holds for
 * each shape; a change of level is a right angle. It does not depend on the size of the drawing. Branches at the start
 * and behind the goal count. In a maze with loops the branches are walked in order from the start, and a hallway ends
 * where it meets the solution or a hallway walked before.
 *
 * <p>Time proportional to the cells; memory 1 bit a cell, and 8 bytes for each hallway that waits to be walked.
 *
 * <p>Source: McClendon, <i>The complexity and difficulty of a maze</i>, 2001.
 *
 * @param solution the complexity T of the solution, rounded to thousandths
 * @param value the difficulty, rounded to thousandths
 */
public record McClendonDifficulty(double solution, double value) {
    /** Thousandths. */
    static final double PARTS = 1000;

    /** Bits of a hallway that hold its direction. */
    private static final int DIRECTION_BITS = 5;

    /** The difficulty of a path that was found, or null if it has no turn in any hallway: the logarithm of 0. */
    public static @Nullable McClendonDifficulty of(Maze maze, Path path) {
        Walk walk = new Walk(maze);
        path.forEach(walk.seen::add);
        double solution = walk.solution(path);
        if (solution == 0) {
            return null;
        }
        double value = StrictMath.log(solution);
        long cell = path.start();
        int back = 0;
        for (long i = 0; i <= path.length(); i++) {
            int onward = i < path.length() ? Directions.of(path.direction(i)) : 0;
            int wrong = maze.open(cell) & ~onward & ~back;
            for (int rest = wrong; rest != 0; rest = Directions.withoutFirst(rest)) {
                value += StrictMath.log1p(walk.branch(cell, Directions.first(rest)));
            }
            if (onward != 0) {
                back = Directions.of(maze.opposite(cell, path.direction(i)));
                cell = maze.step(cell, path.direction(i));
            }
        }
        return new McClendonDifficulty(rounded(solution), rounded(value));
    }

    static double rounded(double value) {
        return Math.round(value * PARTS) / PARTS;
    }

    /** A walk through hallways. */
    private static final class Walk {
        final CellSet seen;

        private final Maze maze;
        private final DrawnSteps steps;
        /** Where hallways begin that wait to be walked: the cell, and in the lowest bits the direction. */
        private long[] waiting = new long[16];

        private int size;

        // The hallway that is being walked.
        private double length;
        private double turning;
        private double sinceTurn;
        private DrawnSteps.@Nullable Vector before;

        Walk(Maze maze) {
            this.maze = maze;
            seen = new CellSet(maze.grid().addresses());
            steps = new DrawnSteps(maze.grid());
        }

        double solution(Path path) {
            double sum = 0;
            begin();
            long cell = path.start();
            for (long i = 0; i < path.length(); i++) {
                if (i > 0 && Directions.count(maze.open(cell)) > 2) {
                    sum += complexity();
                    begin();
                }
                cell = step(cell, path.direction(i));
            }
            return sum + complexity();
        }

        /** The complexity of what lies behind a passage, without the cells seen before. */
        double branch(long from, int direction) {
            double sum = 0;
            push(from, direction);
            while (size > 0) {
                CancelledException.check();
                long next = waiting[--size];
                begin();
                hallway(next >>> DIRECTION_BITS, (int) next & (Directions.MOST - 1));
                sum += complexity();
            }
            return sum;
        }

        private void hallway(long from, int firstDirection) {
            long cell = from;
            int direction = firstDirection;
            while (true) {
                int back = maze.opposite(cell, direction);
                cell = step(cell, direction);
                if (seen.contains(cell)) {
                    return;
                }
                seen.add(cell);
                int onward = maze.open(cell) & ~Directions.of(back);
                if (Directions.count(onward) != 1) {
                    for (int rest = onward; rest != 0; rest = Directions.withoutFirst(rest)) {
                        push(cell, Directions.first(rest));
                    }
                    return;
                }
                direction = Directions.first(onward);
            }
        }

        private void push(long cell, int direction) {
            if (size == waiting.length) {
                waiting = Arrays.copyOf(waiting, 2 * size);
            }
            waiting[size++] = cell << DIRECTION_BITS | direction;
        }

        private void begin() {
            length = 0;
            turning = 0;
            sinceTurn = 0;
            before = null;
        }

        private double complexity() {
            return length * turning;
        }

        private long step(long cell, int direction) {
            DrawnSteps.Vector leaving = steps.leaving(cell, direction);
            double angle = before == null ? 0 : before.angle(leaving);
            if (angle > 0) {
                turning += angle / (Math.PI * sinceTurn);
                sinceTurn = 0;
            }
            DrawnSteps.Vector arriving = steps.arriving(cell, direction);
            double far = (leaving.length() + arriving.length()) / 2;
            length += far;
            sinceTurn += far;
            before = arriving;
            return maze.step(cell, direction);
        }
    }

    @Override
    public String toString() {
        return plain(value);
    }

    /** A number in as few decimals as it needs, never as a power of ten. */
    static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
