package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Rectangle;

/**
 * Climbs from both ends towards the root of the tree, the lower one first, until the two paths meet: the only path
 * there is, in a maze that is never made.
 *
 * <p>What it visits: the cells of the path, and the random bits that decide how each of its rows is left.
 *
 * <p>Time proportional to the rows between the ends and where their paths meet, 50 nanoseconds each, and to the steps;
 * memory two bits a step, however wide and high the maze is.
 *
 * <p>Cannot solve mazes whose passages are not given by the seed alone, so it is not a solver of the catalog: it needs
 * the recipe of a binary tree or a sidewinder on a whole rectangle, without transforms.
 *
 * <p>Source: folklore; the lowest common ancestor by parent pointers, Aho, Hopcroft and Ullman, <i>On finding lowest
 * common ancestors in trees</i>, 1973.
 */
public final class LowestCommonAncestor {
    /** Its name on the command line. */
    public static final String NAME = "climbing";

    /** How many steps a path takes in a row, about: one out of it, and with half of all bits one along it, or more. */
    private static final long STEPS = 2;

    private LowestCommonAncestor() {}

    /**
     * The path to the nearest goal; of several as near, to the one that breadth-first search would find.
     *
     * @throws InsufficientMemoryException if the path does not fit into memory; before any work is done
     * @throws IllegalArgumentException if the puzzle has no goals
     */
    public static Path path(Puzzle puzzle) {
        Path best = null;
        for (long goal : puzzle.goals()) {
            Path path = path(puzzle, goal);
            if (best == null || isBefore(path, best)) {
                best = path;
            }
        }
        if (best == null) {
            throw new IllegalArgumentException("a puzzle has at least one goal");
        }
        return best;
    }

    private static Path path(Puzzle puzzle, long goal) {
        Climber here = new Climber(puzzle, puzzle.start());
        Climber there = new Climber(puzzle, goal);
        long steps = STEPS * (here.height + (long) there.height) + puzzle.grid().columns();
        Memory.require("a path of " + steps + " steps, more or less,", steps / 2);
        while (!here.isBeside(there)) {
            int lead = here.height - there.height;
            if (lead >= 0) {
                here.climb();
            }
            if (lead <= 0) {
                there.climb();
            }
        }
        there.goTo(here.column);
        while (!here.steps.isEmpty()) {
            there.steps.push(back(here.steps.pop()));
        }
        return Path.of(puzzle.grid(), puzzle.start(), goal, there.steps, there.steps.size() + 1);
    }

    /** Whether breadth-first search would come to the end of this path earlier. */
    private static boolean isBefore(Path one, Path other) {
        if (one.length() != other.length()) {
            return one.length() < other.length();
        }
        for (long i = 0; i < one.length(); i++) {
            if (one.direction(i) != other.direction(i)) {
                return one.direction(i) < other.direction(i);
            }
        }
        return false;
    }

    private static int back(int direction) {
        return direction ^ 2;
    }

    /** One end of the path, as far as it is known. */
    private static final class Climber {
        /** The steps back from here, the next on top. */
        final DirectionStack steps;
        /** How many rows lie between this one and the root's. */
        int height;

        int column;
        private final RootedRows rows;
        private final int lastRow;
        private int exit;

        Climber(Puzzle puzzle, long end) {
            Grid grid = puzzle.grid();
            rows = puzzle.parents();
            lastRow = grid.rows() - 1;
            height = rows.isRootFirst() ? grid.row(end) : lastRow - grid.row(end);
            column = grid.column(end);
            steps = new DirectionStack(grid.directions());
            findExit();
        }

        /** Whether the path between the two stays in their row. */
        boolean isBeside(Climber other) {
            return height == other.height && (height == 0 || exit == other.exit);
        }

        void climb() {
            goTo(exit);
            steps.push(rows.isRootFirst() ? Rectangle.SOUTH : Rectangle.NORTH);
            height--;
            findExit();
        }

        void goTo(int other) {
            while (column < other) {
                steps.push(Rectangle.WEST);
                column++;
            }
            while (column > other) {
                steps.push(Rectangle.EAST);
                column--;
            }
        }

        private void findExit() {
            if (height > 0) {
                exit = rows.exit(rows.isRootFirst() ? height : lastRow - height, column);
            }
        }
    }
}
