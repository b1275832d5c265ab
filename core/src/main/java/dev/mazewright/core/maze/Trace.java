package dev.mazewright.core.maze;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What an algorithm did, event by event, in the vocabulary of algorithms. A {@link Playback} plays it forwards and
 * backwards: each event holds the bits that it changed, so playing it a second time undoes it.
 *
 * <p>Memory 8 bytes an event and 2 bytes an address. Traced work throws an {@link InsufficientMemoryException} when the
 * events take more memory than the {@link Context} has. Not safe for threads.
 */
public final class Trace {
    /** What happened. */
    public enum Kind {
        /** An edge was opened. */
        CARVE,
        /** An edge was closed. */
        WALL,
        /** The algorithm came to a cell. */
        VISIT,
        /** The algorithm was done with a cell. */
        LEAVE,
        /** A walk went on from a cell in a direction. */
        WALK,
        /** A walk was taken back from a cell. */
        ERASE,
        /** An edge was tested and rejected. */
        REJECT,
        /** A cell was ruled out. */
        FILL,
        /** A part of the work began. */
        PHASE;

        private static final Kind[] ALL = values();
    }

    /** The name of the phase in which an algorithm sets up its initial state, such as a first maze; animations skip it. */
    public static final String PREPARATION = "preparation";

    /** A cell's mark: the algorithm has come to it. */
    public static final int VISITED = 1;

    /** A cell's mark: the algorithm is done with it. */
    public static final int LEFT = 2;

    /** A cell's mark: a walk goes through it, in the direction of {@link #walkDirection}. */
    public static final int WALKED = 4;

    /** A cell's mark: it is ruled out. */
    public static final int FILLED = 8;

    private static final int MARK_BITS = 16;
    private static final int DIRECTION = 4;
    private static final int ARROW = (Directions.MOST - 1) << DIRECTION;

    // An event: its kind in the upper 4 bits, a direction or changed marks in the next 16, a cell in the lower 44.
    private static final int KIND = 60;
    private static final int DETAIL = 44;
    private static final long CELL = (1L << DETAIL) - 1;
    /** Events come in blocks of two to the power of this: a short trace is small, too. */
    private static final int BLOCK = 12;

    private final CellValues marks;
    private final long marksBytes;
    private final List<String> phases = new ArrayList<>(List.of(""));
    private int phase;
    private long prepared;
    private long[][] blocks = new long[1][];
    private long size;
    private final long most;
    private final Context context;

    /**
     * An empty trace of work on this grid.
     *
     * @param context the memory that the trace may take
     * @throws InsufficientMemoryException if the marks of its cells do not fit into memory
     */
    public Trace(Grid grid, Context context) {
        this(grid, Long.MAX_VALUE, context);
    }

    /**
     * An empty trace with a limit. It ends the work that it records with a {@link TraceFullException} when there are
     * more events than the limit, rounded up to a multiple of 4096; and with a {@link CancelledException} when the
     * thread is interrupted.
     *
     * @param most the limit of events
     * @param context the memory that the trace may take
     *
     * @throws InsufficientMemoryException if the marks of its cells do not fit into memory
     */
    public Trace(Grid grid, long most, Context context) {
        this.most = most;
        this.context = context;
        marksBytes = bytes(grid);
        context.requireMemory("a trace on " + grid.cells() + " cells", marksBytes);
        marks = new CellValues(grid.addresses(), MARK_BITS);
    }

    /** The memory of an empty trace, in bytes. */
    public static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), MARK_BITS);
    }

    // ---- called by a maze

    void carve(long cell, int direction) {
        add(Kind.CARVE, direction, cell);
    }

    void wall(long cell, int direction) {
        add(Kind.WALL, direction, cell);
    }

    void visit(long cell) {
        mark(Kind.VISIT, cell, (marks.get(cell) & ~LEFT) | VISITED);
    }

    void leave(long cell) {
        mark(Kind.LEAVE, cell, marks.get(cell) | LEFT);
    }

    void walk(long cell, int direction) {
        mark(Kind.WALK, cell, (marks.get(cell) & ~ARROW) | WALKED | (direction << DIRECTION));
    }

    void erase(long cell) {
        mark(Kind.ERASE, cell, marks.get(cell) & ~(ARROW | WALKED));
    }

    void reject(long cell, int direction) {
        add(Kind.REJECT, direction, cell);
    }

    void fill(long cell) {
        mark(Kind.FILL, cell, marks.get(cell) | FILLED);
    }

    void phase(String name) {
        if (!phases.contains(name)) {
            phases.add(name);
        }
        int next = phases.indexOf(name);
        boolean isPrepared = prepared == 0 && phases.get(phase).equals(PREPARATION);
        add(Kind.PHASE, phase ^ next, 0);
        prepared = isPrepared ? size : prepared;
        phase = next;
    }

    private void mark(Kind kind, long cell, int now) {
        int changed = marks.get(cell) ^ now;
        marks.toggle(cell, changed);
        add(kind, changed, cell);
    }

    @SuppressWarnings("EnumOrdinal") // traces live in memory only
    private void add(Kind kind, int detail, long cell) {
        int block = (int) (size >>> BLOCK);
        if (block == blocks.length) {
            blocks = Arrays.copyOf(blocks, blocks.length * 2);
        }
        if (blocks[block] == null) {
            if (size >= most) {
                throw new TraceFullException(most);
            }
            context.requireMore(
                    "a trace of " + size + " events and more", marksBytes + Long.BYTES * size, (long) Long.BYTES << BLOCK);
            CancelledException.check();
            blocks[block] = new long[1 << BLOCK];
        }
        blocks[block][(int) size & ((1 << BLOCK) - 1)] = ((long) kind.ordinal() << KIND) | ((long) detail << DETAIL) | cell;
        size++;
    }

    // ---- asked by a playback

    /** How many of the first events a {@link #PREPARATION} took; 0 if there was none. */
    public long prepared() {
        return prepared;
    }

    /** How many events there are. */
    public long size() {
        return size;
    }

    /**
     * Event number i, 0 .. size - 1, to be read with {@link #kind}, {@link #cell} and {@link #detail}.
     *
     * @throws IndexOutOfBoundsException if i is outside of that range
     */
    public long event(long i) {
        if (i < 0 || i >= size) {
            throw new IndexOutOfBoundsException("event " + i + " of " + size);
        }
        return blocks[(int) (i >>> BLOCK)][(int) i & ((1 << BLOCK) - 1)];
    }

    /** What happened in the event. */
    public static Kind kind(long event) {
        return Kind.ALL[(int) (event >>> KIND)];
    }

    /** The cell that the event is about; of a phase, 0. */
    public static long cell(long event) {
        return event & CELL;
    }

    /** The direction of a carve, wall or reject; the bits of the marks, or of the phase, that the event changes. */
    public static int detail(long event) {
        return (int) (event >>> DETAIL) & 0xFFFF;
    }

    /** The direction in which a walk left a cell with these marks. */
    public static int walkDirection(int marks) {
        return (marks & ARROW) >>> DIRECTION;
    }

    /** The names of the phases by number. Number 0, before the first phase, has an empty name. */
    public List<String> phases() {
        return List.copyOf(phases);
    }
}
