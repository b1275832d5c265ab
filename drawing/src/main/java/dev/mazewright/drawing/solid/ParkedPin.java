package dev.mazewright.drawing.solid;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;

/**
 * Where a pin rests and where it leaves the maze: at openings at the bottom and at the top, or else where the way between is longest. Both are
 * in the outermost rows, since the sleeve would else end before the pin is there.
 */
final class ParkedPin {
    private final Maze maze;
    private final Grid grid;
    private final int[] steps;
    private final int[] queue;
    private long park;
    private long exit;
    private int longest = -1;

    /**
     * Chooses both.
     *
     * @param first the first column from which a way leads up
     * @param isStrip whether the first column is the lowest
     * @param top the columns that are open at the top
     * @param bottom the columns that are open at the bottom
     * @throws UsageException if there are several openings at one end, or no way leads from one to the other
     */
    ParkedPin(Maze maze, int first, boolean isStrip, boolean[] top, boolean[] bottom) {
        this.maze = maze;
        grid = maze.grid();
        steps = new int[Math.toIntExact(grid.addresses())];
        queue = new int[steps.length];
        requireOne(top, "top");
        requireOne(bottom, "bottom");
        boolean isOpenAtBottom = count(bottom) == 1;
        boolean isOpenAtTop = count(top) == 1;
        for (int column = 0; column < grid.columns(); column++) {
            long cell = grid.cell(grid.rows() - 1, column);
            boolean isPossible = isStrip ? column == 0 : !isOpenAtBottom || bottom[column];
            if (isPossible && cell != Grid.NONE) {
                search((int) cell, first, isOpenAtTop, top);
            }
        }
        if (longest < 0) {
            throw new UsageException("no way leads a pin from the " + (isStrip ? "first cell at the bottom" : "bottom") + " of this maze out at its top"
                    + (isStrip ? ", in the last turn" : "") + "; take a perfect maze, or other openings");
        }
    }

    private static int count(boolean[] openings) {
        int count = 0;
        for (boolean isOpen : openings) {
            count += isOpen ? 1 : 0;
        }
        return count;
    }

    private static void requireOne(boolean[] openings, String end) {
        if (count(openings) > 1) {
            throw new UsageException("a puzzle box has one way out, and this maze has " + count(openings) + " openings at the " + end + "; leave one");
        }
    }

    private void search(int from, int first, boolean isOpenAtTop, boolean[] top) {
        CancelledException.check();
        Arrays.fill(steps, -1);
        int size = 1;
        queue[0] = from;
        steps[from] = 0;
        for (int i = 0; i < size; i++) {
            int cell = queue[i];
            int column = grid.column(cell);
            if (grid.row(cell) == 0 && column >= first && (!isOpenAtTop || top[column]) && steps[cell] > longest) {
                longest = steps[cell];
                park = from;
                exit = cell;
            }
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int next = (int) grid.step(cell, Directions.first(rest));
                if (steps[next] < 0) {
                    steps[next] = steps[cell] + 1;
                    queue[size++] = next;
                }
            }
        }
    }

    /** Where it rests. */
    long park() {
        return park;
    }

    /** Where it leaves. */
    long exit() {
        return exit;
    }
}
