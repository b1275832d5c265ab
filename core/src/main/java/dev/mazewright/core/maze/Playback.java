package dev.mazewright.core.maze;

import dev.mazewright.core.grid.CellValues;

/**
 * A trace that is being played: the maze, and the marks of its cells, after a number of its events.
 *
 * <p>Each step forwards or backwards takes constant time. Memory a copy of the maze and 2 bytes an address.
 */
public final class Playback {
    private final Trace trace;
    private final Maze maze;
    private final CellValues marks;
    private int phase;
    private long position;

    /**
     * A playback at the beginning.
     *
     * @param start the maze as it was when the trace began; it is copied
     */
    public Playback(Trace trace, Maze start) {
        this.trace = trace;
        maze = start.copy();
        marks = new CellValues(start.grid().addresses(), 16);
    }

    /** How many events have been played, 0 .. {@code trace.size()}. */
    public long position() {
        return position;
    }

    /** The maze as it is at this position; it changes as the playback goes on. */
    public Maze maze() {
        return maze;
    }

    /**
     * The marks of a cell at this position: a set of the bits {@link Trace#VISITED}, {@link Trace#LEFT}, {@link
     * Trace#WALKED} and {@link Trace#FILLED}; with {@code WALKED} also {@link Trace#walkDirection}.
     */
    public int marks(long cell) {
        return marks.get(cell);
    }

    /** The name of the phase at this position; empty before the first. */
    public String phase() {
        return trace.phases().get(phase);
    }

    /** Plays the next event; false at the end. */
    public boolean forward() {
        if (position == trace.size()) {
            return false;
        }
        toggle(trace.event(position++));
        return true;
    }

    /** Undoes the last event; false at the beginning. */
    public boolean backward() {
        if (position == 0) {
            return false;
        }
        toggle(trace.event(--position));
        return true;
    }

    /** Plays forwards or backwards to a position, or as far as there are events. Takes time proportional to the events between. */
    public void seek(long target) {
        while (position < target && forward()) {}
        while (position > target && backward()) {}
    }

    private void toggle(long event) {
        long cell = Trace.cell(event);
        int detail = Trace.detail(event);
        switch (Trace.kind(event)) {
            case CARVE, WALL -> {
                if (maze.isOpen(cell, detail)) {
                    maze.wall(cell, detail);
                } else {
                    maze.carve(cell, detail);
                }
            }
            case VISIT, LEAVE, WALK, ERASE, FILL -> marks.toggle(cell, detail);
            case PHASE -> phase ^= detail;
            case REJECT -> {} // nothing changes: it is there to be seen
        }
    }
}
