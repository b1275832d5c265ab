package dev.mazewright.api.large;

import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.ReplayableRows;
import dev.mazewright.core.rows.RowStates;
import dev.mazewright.core.rows.SeekingRows;
import dev.mazewright.core.rows.SparseEdges;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.png.MazeTiles;
import dev.mazewright.drawing.png.WallDensity;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A large maze: generated once, by {@link #generate}, and then read by any number of threads. Rows that follow from a
 * state of their generator are streamed again when they are needed; others are held in memory.
 */
public final class LargeMaze implements AutoCloseable {
    private final Plan plan;
    private final Reservation reservation;
    private final Context context;
    private final WallDensity density;
    private volatile @Nullable Puzzle puzzle;
    private volatile @Nullable IntFunction<SquareRows> from;
    private volatile @Nullable MazeTiles tiles;
    private volatile int passed;
    /** What a generator makes in memory, while it does. */
    private volatile @Nullable Maze growing;
    private volatile long bytes;
    private boolean isClosed;
    private volatile @Nullable Solution solution;

    /**
     * The path from the start to the nearest goal.
     *
     * @param edges that it goes over
     * @param length in steps
     */
    public record Solution(SparseEdges edges, long length) {}

    /** A maze that is not generated yet, and has its memory. */
    LargeMaze(Plan plan, Reservation reservation, Cancellation cancellation) {
        this.plan = plan;
        this.reservation = reservation;
        context = reservation.context().withCancellation(cancellation);
        bytes = plan.bytes();
        reservation.take(bytes);
        density = new WallDensity(plan.grid().rows(), plan.grid().columns());
    }

    /** Its recipe in canonical form. */
    public Recipe recipe() {
        return plan.recipe();
    }

    /** Its grid. */
    public Grid grid() {
        return plan.grid();
    }

    /** The puzzle, whose rows are read by {@link #tiles} alone, or null as long as nothing is generated. */
    public @Nullable Puzzle puzzle() {
        return puzzle;
    }

    /** How many rows can be drawn. */
    public int passed() {
        return passed;
    }

    /** Whether all rows can be drawn. */
    public boolean isComplete() {
        return passed == plan.grid().rows();
    }

    /**
     * The share of its cells, from 0 to 1, that a generator in memory has reached, as some of them show; it may be 1 before
     * the generator is done. -1 if that is not known.
     */
    public double reached() {
        Maze maze = growing;
        return maze == null ? -1 : ReachedCells.share(maze);
    }

    /** Its tiles, or null as long as nothing is generated. */
    public @Nullable MazeTiles tiles() {
        return tiles;
    }

    /** The solution, or null if it is not known. */
    public @Nullable Solution solution() {
        return solution;
    }

    /** The bytes that are set aside for it, but for its solution. */
    long bytes() {
        return bytes;
    }

    // ---- generation

    /** Generates it, row by row where the generator does, unless it is generated. */
    void generate() {
        if (isComplete()) {
            return;
        }
        Maker maker = new Maker(plan.recipe(), context);
        Puzzle made = plan.isStreamed() ? maker.rows() : inMemory(maker);
        if (made == null || !made.hasRows()) {
            throw new UsageException("a large maze is a full rectangle; after its transforms this one is not");
        }
        if (plan.isStreamed() && made.rows() instanceof ReplayableRows rows) {
            RowStates states = new RowStates(rows, Plan.ROWS_OF_STATE);
            show(made, states::from);
            read(made.withRows(new FirstPass(states, rows)));
        } else {
            show(made, plan.isStreamed() ? ofPlanes(made.rows().planes()) : ofMaze(made.maze()));
            bytes = plan.heldBytes();
            reservation.keepOnly(bytes);
            read(seeking(made));
        }
    }

    private Puzzle inMemory(Maker maker) {
        Maze maze = maker.blank();
        growing = maze;
        Puzzle made = maker.carve(maze);
        growing = null;
        return made;
    }

    private static IntFunction<SquareRows> ofPlanes(SquarePlanes planes) {
        return planes::stream;
    }

    private static IntFunction<SquareRows> ofMaze(Maze maze) {
        return row -> {
            SquareRows rows = maze.rows();
            rows.skip(row);
            return rows;
        };
    }

    private void show(Puzzle made, IntFunction<SquareRows> from) {
        this.from = from;
        tiles = new MazeTiles(grid(), () -> seeking(made), density);
        puzzle = made;
    }

    /** The same puzzle, from whatever row is read first; none may be skipped that was not passed. */
    private Puzzle seeking(Puzzle made) {
        SquareRows rows = new SeekingRows(grid().rows(), grid().columns(), Objects.requireNonNull(from));
        return Puzzle.streamed(rows, grid(), made.ends(), made.recipe());
    }

    private void read(Puzzle rows) {
        density.read(rows, row -> passed = row);
    }

    /** The first stream of all rows, of which the states are kept. */
    private record FirstPass(RowStates states, SquareRows whole) implements SquareRows {
        @Override
        public int rows() {
            return whole.rows();
        }

        @Override
        public int columns() {
            return whole.columns();
        }

        @Override
        public void next(long[] east, long[] south) {
            states.next(east, south);
        }
    }

    // ---- solution

    /** Finds the solution, if it is not known. */
    void solve(Context work) {
        Puzzle made = puzzle;
        if (solution == null && made != null) {
            solution = new SolutionSearch(plan, work, reservation, this::takeMore).solution(made, seeking(made));
        }
    }

    private synchronized void takeMore(long more) {
        if (isClosed) {
            throw new NotKeptException("the studio does not hold this maze any more; begin a task with its recipe again");
        }
        reservation.take(more);
    }

    /** Gives its memory back. */
    @Override
    public synchronized void close() {
        isClosed = true;
        reservation.close();
    }
}
