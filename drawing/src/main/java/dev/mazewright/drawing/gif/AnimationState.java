package dev.mazewright.drawing.gif;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Memory;
import dev.mazewright.formats.io.Animation;
import java.util.function.LongConsumer;

/** An animation as it is played: what has happened after some of its events, and its head, where the work goes on. */
final class AnimationState {
    private final Animation animation;
    private final Trace trace;
    private final Playback playback;
    private final Grid grid;
    /** Whether the algorithm says where it goes; else one sees it from what it carves. */
    private final boolean visits;

    private long head = Grid.NONE;
    private double turn;

    AnimationState(Animation animation) {
        this.animation = animation;
        trace = animation.trace();
        playback = new Playback(trace, animation.before());
        grid = animation.before().grid();
        visits = hasVisits(trace);
    }

    /** The memory, in bytes, that playing takes. */
    static long bytes(Animation animation) {
        Grid grid = animation.before().grid();
        return Memory.sum(Maze.bytes(grid), CellValues.bytes(grid.addresses(), Short.SIZE));
    }

    private static boolean hasVisits(Trace trace) {
        for (long i = 0; i < trace.size(); i++) {
            if (Trace.kind(trace.event(i)) == Trace.Kind.VISIT) {
                return true;
            }
        }
        return false;
    }

    /** The maze as it is now; it changes as the animation goes on. */
    Maze maze() {
        return playback.maze();
    }

    /** Whether a cell has one of these marks, such as {@link Trace#VISITED}. */
    boolean has(long cell, int marks) {
        return (playback.marks(cell) & marks) != 0;
    }

    /** The cell where the work goes on, or {@link Grid#NONE}. */
    long head() {
        return head;
    }

    /** The direction that the head faces: away from where it came last, in radians, clockwise from the right. */
    double turn() {
        return turn;
    }

    /** Plays on until this number of events have been played, and passes on each cell that may look different from now on. */
    void play(long events, LongConsumer changed) {
        long headBefore = head;
        while (playback.position() < events) {
            long event = trace.event(playback.position());
            playback.forward();
            play(Trace.kind(event), Trace.cell(event), Trace.detail(event), changed);
        }
        if (head != headBefore) {
            see(headBefore, changed);
            see(head, changed);
        }
    }

    private void play(Trace.Kind kind, long cell, int detail, LongConsumer changed) {
        switch (kind) {
            case CARVE, WALL -> {
                long neighbour = grid.step(cell, detail);
                changed.accept(cell);
                changed.accept(neighbour);
                if (!visits) {
                    go(kind == Trace.Kind.CARVE ? neighbour : Grid.NONE);
                }
            }
            case VISIT, ERASE -> {
                changed.accept(cell);
                go(cell);
            }
            case LEAVE -> {
                changed.accept(cell);
                go(has(cell, Trace.WALKED) ? head : cell); // a walk has gone on from there before
            }
            case WALK -> {
                changed.accept(cell);
                go(grid.step(cell, Trace.walkDirection(playback.marks(cell))));
            }
            case FILL -> {
                changed.accept(cell);
                go(animation.solving() ? cell : head); // a generator fills squares far from it as well
            }
            case REJECT, PHASE -> {} // nothing is seen of it
        }
    }

    private static void see(long cell, LongConsumer changed) {
        if (cell != Grid.NONE) {
            changed.accept(cell);
        }
    }

    private void go(long cell) {
        if (cell != Grid.NONE && head != Grid.NONE && cell != head) {
            Outline.Corner from = grid.shape().outline(grid, head).centre();
            Outline.Corner to = grid.shape().outline(grid, cell).centre();
            turn = StrictMath.atan2(to.y() - from.y(), to.x() - from.x());
        }
        head = cell;
    }
}
