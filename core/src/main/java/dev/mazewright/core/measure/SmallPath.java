package dev.mazewright.core.measure;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.rows.SquareCells;
import org.jspecify.annotations.Nullable;

/**
 * {@link PathDecisions} and {@link PathForm} on grids of at most 16 x 16 squares. A set of cells is four words, of four
 * rows with 16 columns each, a bit a cell; so all cells of a row, and often of the grid, are counted at once.
 *
 * <p>The cost of a wrong turn that leads to a tree is the depth of the tree, which is found by removing all dead ends off
 * the path, round by round: the first cell of the wrong turn is removed in the round of that number.
 *
 * <p>Time a few operations for each row, step and round; constant memory.
 */
final class SmallPath {
    private static final int SIDE = 16;
    private static final int LOG_SIDE = 4;
    private static final int LOG_ROWS = 2;
    private static final int WORDS = SIDE >> LOG_ROWS;

    /** How far the last row of a word is from the lowest bits. */
    private static final int LAST_ROW = Long.SIZE - SIDE;

    private final int length;
    private final int start;
    private final int goal;
    private final int startPassages;
    private int turns;
    /** The cells of the path. */
    private final long[] path = new long[WORDS];
    /** The cells whose edge to the right is open. */
    private final long[] east = new long[WORDS];
    /** The cells whose edge down is open. */
    private final long[] south = new long[WORDS];

    /** A path that was found in a maze on a grid that {@link #fits}. */
    SmallPath(Maze maze, Path found) {
        Grid grid = maze.grid();
        long columns = -1L >>> -grid.columns();
        for (int row = 0; row < grid.rows(); row++) {
            long cells = SquareCells.from(maze.words(), grid.rowStart(row));
            east[row >> LOG_ROWS] |= (SquareCells.open(cells, 1) & columns) << (row << LOG_SIDE);
            south[row >> LOG_ROWS] |= (SquareCells.open(cells, 2) & columns) << (row << LOG_SIDE);
        }
        byte[] directions = found.directions();
        length = directions.length;
        start = cell(grid, found.start());
        startPassages = Integer.bitCount(maze.open(found.start()));
        goal = walk(directions);
    }

    /** Whether a grid is a full grid of squares, and small enough. */
    static boolean fits(Grid grid) {
        return grid.rows() <= SIDE && grid.columns() <= SIDE && grid.isFull() && grid.hasSquareSteps();
    }

    private static int cell(Grid grid, long address) {
        int stride = (int) SquareCells.stride(grid);
        int beyondFirst = (int) (address - grid.rowStart(0));
        return (beyondFirst / stride) << LOG_SIDE | (beyondFirst % stride);
    }

    /** Notes the cells and the turns; returns the last cell. */
    private int walk(byte[] directions) {
        int cell = start;
        for (int i = 0; i < directions.length; i++) {
            path[cell >> 6] |= 1L << cell;
            cell += (int) SquareCells.offset(directions[i], SIDE);
            turns += i > 0 && directions[i] != directions[i - 1] ? 1 : 0;
        }
        path[cell >> 6] |= 1L << cell;
        return cell;
    }

    // ---- passages of all cells of a word

    private static long west(long east) {
        return east << 1;
    }

    private long north(int word) {
        return north(south[word], word == 0 ? 0 : south[word - 1]);
    }

    /** @param above the passages down of the word above */
    private static long north(long south, long above) {
        return south << SIDE | above >>> LAST_ROW;
    }

    // ---- measures

    PathForm form() {
        long three = 0;
        long four = 0;
        for (int i = 0; i < WORDS; i++) {
            long north = north(i);
            long west = west(east[i]);
            three += Long.bitCount(threeOrMore(north, east[i], south[i], west) & path[i]);
            four += Long.bitCount(north & east[i] & south[i] & west & path[i]);
        }
        double x = (goal & (SIDE - 1)) - (start & (SIDE - 1));
        double y = (goal >> LOG_SIDE) - (start >> LOG_SIDE);
        return new PathForm(turns, three - four, four, McClendonDifficulty.rounded(Math.sqrt(x * x + y * y)));
    }

    private static long threeOrMore(long north, long east, long south, long west) {
        return (north & south & (east | west)) | (east & west & (north | south));
    }

    private static long twoOrMore(long north, long east, long south, long west) {
        return (north & south) | (east & west) | ((north | south) & (east | west));
    }

    /** The decisions; null if a wrong turn leads to a loop, or the path visits a cell twice. */
    @Nullable PathDecisions decisions() {
        if (length == 0) {
            return new PathDecisions(0, 0, 0, 0);
        }
        long[] before = path.clone();
        before[goal >> 6] ^= 1L << goal;
        long[] wrong = new long[WORDS];
        long cells = 0;
        long passages = 0;
        long first = 0;
        long decisions = startPassages == 2 ? 1 : 0;
        for (int i = 0; i < WORDS; i++) {
            long here = before[i];
            long above = i == 0 ? 0 : before[i - 1];
            long below = i == WORDS - 1 ? 0 : before[i + 1];
            long north = north(i);
            long west = west(east[i]);
            long beside = (here >>> 1 & east[i]) | (here << 1 & west);
            long aboveAndBelow = (north(here, above) & north) | ((here >>> SIDE | below << LAST_ROW) & south[i]);
            wrong[i] = (beside | aboveAndBelow) & ~path[i];
            cells += Long.bitCount(here);
            passages += Long.bitCount(here & north) + Long.bitCount(here & east[i]) + Long.bitCount(here & south[i])
                    + Long.bitCount(here & west);
            first += Long.bitCount(wrong[i]);
            decisions += Long.bitCount(here & threeOrMore(north, east[i], south[i], west));
        }
        long wrongTurns = passages - 2L * length + 1;
        if (cells != length || first != wrongTurns) {
            return null;
        }
        long lost = lost(wrong);
        return lost < 0 ? null : new PathDecisions(length, decisions, wrongTurns, lost);
    }

    /** The sum of the rounds in which wrong turns, given by their first cells, are removed as dead ends; -1 if some never are. */
    private long lost(long[] wrong) {
        long wrong0 = wrong[0];
        long wrong1 = wrong[1];
        long wrong2 = wrong[2];
        long wrong3 = wrong[3];
        long off0 = ~path[0];
        long off1 = ~path[1];
        long off2 = ~path[2];
        long off3 = ~path[3];
        long east0 = east[0];
        long east1 = east[1];
        long east2 = east[2];
        long east3 = east[3];
        long south0 = south[0];
        long south1 = south[1];
        long south2 = south[2];
        long south3 = south[3];
        long sum = 0;
        while (true) {
            int left = Long.bitCount(wrong0) + Long.bitCount(wrong1) + Long.bitCount(wrong2) + Long.bitCount(wrong3);
            if (left == 0) {
                return sum;
            }
            sum += left;
            long ends0 = off0 & ~twoOrMore(north(south0, 0), east0, south0, west(east0));
            long ends1 = off1 & ~twoOrMore(north(south1, south0), east1, south1, west(east1));
            long ends2 = off2 & ~twoOrMore(north(south2, south1), east2, south2, west(east2));
            long ends3 = off3 & ~twoOrMore(north(south3, south2), east3, south3, west(east3));
            if ((ends0 | ends1 | ends2 | ends3) == 0) {
                return -1;
            }
            off0 ^= ends0;
            off1 ^= ends1;
            off2 ^= ends2;
            off3 ^= ends3;
            wrong0 &= ~ends0;
            wrong1 &= ~ends1;
            wrong2 &= ~ends2;
            wrong3 &= ~ends3;
            east0 &= ~(ends0 | ends0 >>> 1);
            east1 &= ~(ends1 | ends1 >>> 1);
            east2 &= ~(ends2 | ends2 >>> 1);
            east3 &= ~(ends3 | ends3 >>> 1);
            south0 &= ~(ends0 | ends0 >>> SIDE | ends1 << LAST_ROW);
            south1 &= ~(ends1 | ends1 >>> SIDE | ends2 << LAST_ROW);
            south2 &= ~(ends2 | ends2 >>> SIDE | ends3 << LAST_ROW);
            south3 &= ~(ends3 | ends3 >>> SIDE);
        }
    }
}
