package dev.mazewright.books.unplugged;

import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recording;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Kruskal's walls in the order of their weights. A component has the lowest number of its cells for its name. */
final class Joins extends Steps {
    private final Map<Long, Long> names = new HashMap<>();

    Joins(Recording recording) {
        super(recording, TableRow.WALL, TableRow.COMPONENTS, TableRow.OPENED);
    }

    @Override
    void add(Trace.Kind kind, long cell, int direction) {
        if (kind == Trace.Kind.CARVE || kind == Trace.Kind.REJECT) {
            long one = number(cell);
            long other = number(grid.step(cell, direction));
            long low = Math.min(one, other);
            long high = Math.max(one, other);
            columns.add(HandRun.Column.of(
                    pair(low, high, true),
                    pair(name(low), name(high), false),
                    HandRun.Slot.blank(kind == Trace.Kind.CARVE ? HandRun.OPENED : HandRun.KEPT)));
            join(name(low), name(high));
        }
    }

    private static HandRun.Slot pair(long one, long other, boolean isGiven) {
        return new HandRun.Slot(List.of(Long.toString(one), Long.toString(other)), isGiven, false);
    }

    private long name(long number) {
        return names.getOrDefault(number, number);
    }

    private void join(long one, long other) {
        long name = Math.min(one, other);
        long lost = Math.max(one, other);
        for (long number = lost; number <= grid.cells(); number++) {
            if (name(number) == lost) {
                names.put(number, name);
            }
        }
    }
}
