package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.KnownPaths;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.run.ByteView;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.shape.Rectangle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The recursive backtracker on small grids of squares. A byte for each address holds the passages of a cell and, above them, the
 * directions of its unvisited neighbours. Parents and depths remain, so that the path between two cells is found without a
 * search. All arrays are used again for the next maze of the same grid.
 *
 * <p>Time proportional to the cells; memory about 20 bytes a cell. Not safe for threads.
 */
public final class SmallBacktracker implements KnownPaths {
    /** The most cells: all is to fit into the first cache. */
    private static final int MOST = 1 << 12;

    /** The lower half of each byte. */
    private static final long PASSAGES = 0x0F0F_0F0F_0F0F_0F0FL;

    /** The lowest direction of an unvisited neighbour, above the four bits of passages. */
    private static final int FRESH = 4;

    private @Nullable Grid grid;
    private int[] offsets = {};
    /** What {@link #cells} hold before the first cell is visited. */
    private byte[] unvisited = {};

    private byte[] cells = {};
    /** The address of each cell's parent and, in the two lowest bits, its direction. */
    private int[] parents = {};

    private int[] depths = {};
    private int[] trail = {};
    private int[] choices = {};

    /** The kernel of the catalog. */
    public static Kernel<Generator> kernel() {
        return Kernel.<Generator>of(
                        "bytes", new Kernel.Gain(2.2, 26), SmallBacktracker::fits, (settings, context) -> new SmallBacktracker(),
                        grid -> 20 * grid.cells())
                .inSeries();
    }

    private void allocate(Grid grid) {
        Maze blank = new Maze(grid);
        int stride = Math.toIntExact(SquareCells.stride(grid));
        offsets = new int[] {-stride, 1, stride, -1};
        int addresses = blank.words().length * 16;
        unvisited = new byte[addresses];
        cells = new byte[addresses];
        parents = new int[addresses];
        depths = new int[addresses];
        trail = new int[(int) grid.cells()];
        choices = new int[((int) grid.cells() + 2) / 4 * 4];
        for (int i = 0; i < grid.addresses(); i++) {
            boolean isPadding = blank.isVisited(i);
            unvisited[i] = (byte) (isPadding ? blank.open(i) : blank.unvisited(i) << FRESH);
        }
        this.grid = grid;
    }

    /** Of squares, and small. */
    private static boolean fits(Grid grid) {
        return grid.isSquareLattice() && grid.cells() <= MOST;
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        CancelledException.check();
        if (maze.grid() != grid) {
            allocate(maze.grid());
        }
        int root = (int) random.cell(maze.grid());
        SquareChoices.draw(choices, random);
        System.arraycopy(unvisited, 0, cells, 0, cells.length);
        depths[root] = 0;
        walk(root);
        pack(maze.words());
    }

    /** Each step to an unvisited cell takes a choice, so that there are as many of these as cells but the root. */
    private void walk(int root) {
        int at = root;
        int depth = 0;
        visit(at);
        for (int i = 0; i < trail.length - 1; ) {
            int fresh = (cells[at] & 0xFF) >>> FRESH;
            if (fresh != 0) {
                int direction = SquareChoices.direction(choices[i++], fresh);
                trail[depth++] = at;
                cells[at] |= (byte) (1 << direction);
                int back = direction ^ 2;
                int next = at + offsets[direction];
                cells[next] |= (byte) (1 << back);
                parents[next] = at << 2 | back;
                depths[next] = depth;
                visit(next);
                at = next;
            } else {
                at = trail[--depth];
            }
        }
    }

    /** A cell is no longer an unvisited neighbour of its neighbours. */
    private void visit(int cell) {
        int stride = offsets[Rectangle.SOUTH];
        cells[cell - stride] &= (byte) ~(1 << (FRESH + Rectangle.SOUTH));
        cells[cell + 1] &= (byte) ~(1 << (FRESH + Rectangle.WEST));
        cells[cell + stride] &= (byte) ~(1 << (FRESH + Rectangle.NORTH));
        cells[cell - 1] &= (byte) ~(1 << (FRESH + Rectangle.EAST));
    }

    /** Four bits of each of sixteen bytes become a word. */
    private void pack(long[] words) {
        for (int i = 0; i < words.length; i++) {
            words[i] = halves(ByteView.little(cells, 16 * i)) | halves(ByteView.little(cells, 16 * i + 8)) << 32;
        }
    }

    private static long halves(long bytes) {
        long packed = bytes & PASSAGES;
        packed = (packed | packed >>> 4) & 0x00FF_00FF_00FF_00FFL;
        packed = (packed | packed >>> 8) & 0x0000_FFFF_0000_FFFFL;
        return (packed | packed >>> 16) & 0xFFFF_FFFFL;
    }

    /** From both cells up to where they meet. */
    @Override
    public Path path(long start, long goal) {
        DirectionStack steps = new DirectionStack(4);
        int from = (int) start;
        int to = (int) goal;
        int climbed = 0;
        while (from != to) {
            if (depths[from] > depths[to]) {
                trail[climbed++] = parents[from] & 3;
                from = parents[from] >>> 2;
            } else {
                steps.push((parents[to] & 3) ^ 2);
                to = parents[to] >>> 2;
            }
        }
        while (climbed > 0) {
            steps.push(trail[--climbed]);
        }
        return Path.of(Objects.requireNonNull(grid), start, goal, steps, steps.size() + 1);
    }
}
