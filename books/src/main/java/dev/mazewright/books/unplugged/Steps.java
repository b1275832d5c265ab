package dev.mazewright.books.unplugged;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;

/** Writes an algorithm down by hand, event by event of a recording. Each algorithm is a class. */
abstract class Steps {
    final Recording recording;
    final Grid grid;
    final List<HandRun.Column> columns = new ArrayList<>();

    /** The number of the given cell; 0 if no cell is given. */
    long first;

    /** Of the table. */
    final List<TableRow> rows;

    Steps(Recording recording, TableRow... rows) {
        this.recording = recording;
        this.rows = List.of(rows);
        grid = recording.before().grid();
    }

    /** Takes the next event, which happened to a cell, or to an edge or a step of it. */
    abstract void add(Trace.Kind kind, long cell, int direction);

    /** Plays all events. */
    final HandRun run() {
        Playback playback = new Playback(recording.trace(), recording.before());
        while (playback.forward()) {
            long event = recording.trace().event(playback.position() - 1);
            Trace.Kind kind = Trace.kind(event);
            long cell = Trace.cell(event);
            add(kind, cell, kind == Trace.Kind.WALK ? Trace.walkDirection(playback.marks(cell)) : Trace.detail(event));
        }
        return written();
    }

    /** The run of a generator; a search has more. */
    HandRun written() {
        return new HandRun(recording.puzzle(), rows, columns, List.of(), List.of(), first, 0, true);
    }

    /** The number of a cell, from 1 in reading order. */
    final long number(long cell) {
        return grid.number(cell) + 1;
    }

    /** Which of some neighbours of a cell this is: 1 if its number is the lowest. */
    final long rank(long cell, long neighbour, LongPredicate counts) {
        long rank = 1;
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long other = grid.step(cell, Directions.first(rest));
            rank += counts.test(other) && number(other) < number(neighbour) ? 1 : 0;
        }
        return rank;
    }
}
