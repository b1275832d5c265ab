package dev.mazewright.books.unplugged;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recording;
import java.util.function.LongPredicate;

/**
 * The events of a recording, and the numbers of cells.
 *
 * @param recording what was done
 * @param grid of the maze
 */
record Steps(Recording recording, Grid grid) {
    Steps(Recording recording) {
        this(recording, recording.before().grid());
    }

    /** Takes events one by one. */
    @FunctionalInterface
    interface Listener {
        /**
         * What happened.
         *
         * @param cell that it happened to
         * @param direction of an edge or a step
         */
        void event(Trace.Kind kind, long cell, int direction);
    }

    /** Plays all events. */
    void play(Listener listener) {
        Playback playback = new Playback(recording.trace(), recording.before());
        while (playback.forward()) {
            long event = recording.trace().event(playback.position() - 1);
            Trace.Kind kind = Trace.kind(event);
            long cell = Trace.cell(event);
            int direction = kind == Trace.Kind.WALK ? Trace.walkDirection(playback.marks(cell)) : Trace.detail(event);
            listener.event(kind, cell, direction);
        }
    }

    /** The number of a cell, from 1 in reading order. */
    long number(long cell) {
        return grid.number(cell) + 1;
    }

    /** Which of some neighbours of a cell this is: 1 if its number is the lowest. */
    long rank(long cell, long neighbour, LongPredicate counts) {
        long rank = 1;
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long other = grid.step(cell, Directions.first(rest));
            rank += counts.test(other) && number(other) < number(neighbour) ? 1 : 0;
        }
        return rank;
    }
}
