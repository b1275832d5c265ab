package dev.mazewright.core.generate.floor;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Shares;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds, among mazes of the generator {@code obstacles} seed by seed, those with a long path, without making them: about thirty times as
 * fast as the textbook. A set of walls is a few words, a bit a tile; a flood is a few shifts of these words a step.
 *
 * <p>Start and goal are flooded in turns until the floods meet. A flood that ends before that has found a component,
 * which is kept: the other pairs of the same walls need no flood where only one of the two is in it.
 *
 * <p>Makes no objects. Not safe for threads; give each its own.
 */
public final class ObstacleHunt {
    /** The most rows and columns: a row and the bit that ends it fit into a word. */
    private static final int MOST = 62;

    /** Words before the first and after the last, which stay empty. */
    private static final int PADDING = 1;

    private static final int DIGITS = 5;

    private final Grid grid;
    private final int tiles;
    private final int rows;
    private final int columns;
    /** The bit of each tile: one row after the other, with a bit between two rows that is never free. */
    private final int[] position;

    private final int stride;
    private final int words;
    private final long fewest;
    private final long most;
    private final int longerSide;

    private final MazeRandom root = new MazeRandom(0);
    private final MazeRandom generator = new MazeRandom(0);
    private final MazeRandom draws = new MazeRandom(0);

    private final long[] walls;
    /** The tiles that are asked for as ends, which are no walls. */
    private final long[] kept;

    private final long[] free;
    private final long[] fromStart;
    private final long[] fromGoal;
    /** The tiles of all components that are known. */
    private final long[] known;

    private final long[][] components = new long[WallSet.TRIES][];
    private int size;

    private int start;
    private int goal;
    private int steps;

    private ObstacleHunt(Shares share, Grid grid) {
        this.grid = grid;
        rows = grid.rows();
        columns = grid.columns();
        tiles = rows * columns;
        stride = columns + 1;
        words = Math.ceilDiv(rows * stride, Long.SIZE);
        position = new int[tiles];
        for (int tile = 0; tile < tiles; tile++) {
            position[tile] = PADDING * Long.SIZE + tile / columns * stride + tile % columns;
        }
        longerSide = Math.max(rows, columns);
        fewest = WallSet.count(share.least(), tiles);
        most = WallSet.count(share.most(), tiles);
        walls = new long[words + 2 * PADDING];
        kept = new long[words + 2 * PADDING];
        free = new long[words + 2 * PADDING];
        fromStart = new long[words + 2 * PADDING];
        fromGoal = new long[words + 2 * PADDING];
        known = new long[words + 2 * PADDING];
        Arrays.setAll(components, i -> new long[words + 2 * PADDING]);
    }

    /**
     * A hunt among the mazes with this share of walls on a grid.
     *
     * @return null if the grid does not fit: it has a mask or more than 62 rows or columns
     */
    public static @Nullable ObstacleHunt of(Shares share, Grid grid) {
        return fits(grid) ? new ObstacleHunt(share, grid) : null;
    }

    /** Whether walls on this grid fit into the words. */
    public static boolean fits(Grid grid) {
        return grid.shape().isTiles()
                && grid.isUniform()
                && grid.cells() == grid.positions()
                && Math.max(grid.rows(), grid.columns()) <= MOST;
    }

    /**
     * The length of the shortest path, in steps, of the maze that the generator makes from a recipe's seed.
     *
     * @param asked the start and the goal that the generator is handed, if any; at most one goal
     * @param atLeast 0 or more
     * @return -1 if it is shorter than {@code atLeast}, or the generator finds no maze
     */
    public int pathLength(long seed, Ends asked, int atLeast) {
        root.restart(seed);
        generator.restart(root, "generator", 0);
        return find(generator, asked) && steps >= atLeast ? steps : -1;
    }

    /** Finds the walls, the start and the goal that are kept; returns whether there are any. */
    boolean find(MazeRandom random, Ends asked) {
        int from = asked.hasStart() ? (int) grid.number(asked.start()) : -1;
        int to = asked.hasGoals() ? (int) grid.number(asked.goal()) : -1;
        Arrays.fill(kept, 0);
        keep(from);
        keep(to);
        int others = tiles - Arrays.stream(kept).mapToInt(Long::bitCount).sum();
        long lowest = Math.min(others, fewest);
        long highest = Math.min(others, most);
        boolean isFree = from < 0 || to < 0;
        int least = isFree ? longerSide : 1;
        for (int set = 0; set < WallSet.SETS && tiles - lowest >= least; set++) {
            draws.restart(random, WallSet.STREAM, set);
            int count = (int) (lowest + draws.below(highest - lowest + 1));
            if (tiles - count >= least) {
                lay(count);
                for (int i = 0; i < (isFree ? WallSet.TRIES : 1); i++) {
                    start = from < 0 ? draw() : position[from];
                    goal = to < 0 ? draw() : position[to];
                    steps = steps();
                    if (steps + 1 >= least) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void keep(int tile) {
        if (tile >= 0) {
            kept[tile >>> 6] |= 1L << tile;
        }
    }

    /** The tiles of what was found that are no walls. */
    Mask floor() {
        Mask floor = new Mask(rows, columns);
        long[] bits = new long[1];
        for (int row = 0; row < rows; row++) {
            int from = position[row * columns];
            bits[0] = (free[from >>> 6] >>> from | free[(from >>> 6) + 1] << 1 << ~from) & (1L << columns) - 1;
            floor.addRow(row, bits);
        }
        return floor;
    }

    /** The start that was found, in the maze of the {@link #floor}. */
    long start(Grid floor) {
        return cell(floor, start);
    }

    /** The goal that was found, likewise. */
    long goal(Grid floor) {
        return cell(floor, goal);
    }

    private long cell(Grid floor, int at) {
        int bit = at - PADDING * Long.SIZE;
        return floor.cell(bit / stride, bit % stride);
    }

    /** Draws a set of walls, as {@link WallSet#lay} does. */
    private void lay(int count) {
        int share = Math.min((1 << DIGITS) - 1, ((2 << DIGITS) * count + tiles) / (2 * tiles));
        int laid = 0;
        int end = Math.ceilDiv(tiles, Long.SIZE);
        for (int i = 0; i < end; i++) {
            long bits = 0;
            for (int digit = 0; digit < DIGITS; digit++) {
                long word = draws.nextLong();
                bits = (share >>> digit & 1) == 0 ? bits & word : bits | word;
            }
            walls[i] = (i < end - 1 ? bits : bits & -1L >>> -tiles) & ~kept[i];
            laid += Long.bitCount(walls[i]);
        }
        while (laid != count) {
            boolean isMore = laid < count;
            int tile = (int) draws.below(tiles);
            if (isMore == ((walls[tile >>> 6] >>> tile & 1) == 0) && (kept[tile >>> 6] >>> tile & 1) == 0) {
                walls[tile >>> 6] ^= 1L << tile;
                laid += isMore ? 1 : -1;
            }
        }
        walls[end] = 0;
        Arrays.fill(free, 0);
        Arrays.fill(known, 0);
        size = 0;
        long row = (1L << columns) - 1;
        for (int i = 0; i < rows; i++) {
            int from = i * columns;
            long bits = ~(walls[from >>> 6] >>> from | walls[(from >>> 6) + 1] << 1 << ~from) & row;
            int to = position[from];
            free[to >>> 6] |= bits << to;
            free[(to >>> 6) + 1] |= bits >>> 1 >>> ~to;
        }
    }

    /** The position of a random tile that is no wall. */
    private int draw() {
        int at = position[(int) draws.below(tiles)];
        while (!contains(free, at)) {
            at = position[(int) draws.below(tiles)];
        }
        return at;
    }

    private static boolean contains(long[] set, int position) {
        return (set[position >>> 6] >>> position & 1) != 0;
    }

    /** The steps of a shortest path, or -1 without a path. */
    private int steps() {
        boolean isKnown = contains(known, start);
        if (isKnown != contains(known, goal)) {
            return -1;
        }
        if (isKnown) {
            int i = 0;
            while (!contains(components[i], start)) {
                i++;
            }
            if (!contains(components[i], goal)) {
                return -1;
            }
        }
        return start == goal ? 0 : flood();
    }

    /** Floods from both, always from where fewer words have been reached, until the floods meet or one ends. */
    private int flood() {
        long[] small = fromStart;
        long[] large = fromGoal;
        small[start >>> 6] |= 1L << start;
        large[goal >>> 6] |= 1L << goal;
        int low = start >>> 6;
        int high = low;
        int lowOfLarge = goal >>> 6;
        int highOfLarge = lowOfLarge;
        int taken = 0;
        boolean meets = false;
        boolean ends = false;
        while (!meets && !ends) {
            long more = 0;
            long common = 0;
            int last = Math.min(words, high + 1);
            int first = Math.max(PADDING, low - 1);
            long before = 0;
            long here = small[first];
            for (int i = first; i <= last; i++) {
                long after = small[i + 1];
                long next = free[i]
                        & (here
                                | here << 1 | before >>> -1
                                | here >>> 1 | after << -1
                                | here << stride | before >>> -stride
                                | here >>> stride | after << -stride);
                small[i] = next;
                more |= next ^ here;
                common |= next & large[i];
                before = here;
                here = after;
            }
            taken++;
            low = small[first] == 0 ? low : first;
            high = small[last] == 0 ? high : last;
            meets = common != 0;
            ends = more == 0;
            if (!meets && !ends && high - low > highOfLarge - lowOfLarge) {
                long[] other = small;
                small = large;
                large = other;
                int swapped = low;
                low = lowOfLarge;
                lowOfLarge = swapped;
                swapped = high;
                high = highOfLarge;
                highOfLarge = swapped;
            }
        }
        if (!meets) {
            for (int i = PADDING; i <= words; i++) {
                components[size][i] = small[i];
                known[i] |= small[i];
            }
            size++;
        }
        Arrays.fill(small, low, high + 1, 0);
        Arrays.fill(large, lowOfLarge, highOfLarge + 1, 0);
        return meets ? taken : -1;
    }
}
