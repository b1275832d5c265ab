package dev.mazewright.books.unplugged;

import dev.mazewright.core.maze.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Kruskal's walls in the order of their weights. A component has the lowest number of its cells for its name. */
final class Joins {
    private static final List<TableRow> ROWS = List.of(TableRow.WALL, TableRow.COMPONENTS, TableRow.OPENED);

    private final Steps steps;
    private final List<Column> columns = new ArrayList<>();
    private final Map<Long, Long> names = new HashMap<>();

    private Joins(Steps steps) {
        this.steps = steps;
    }

    static HandRun of(Steps steps) {
        Joins joins = new Joins(steps);
        steps.play(joins::add);
        return HandRun.making(steps.recording().puzzle(), ROWS, joins.columns, 0);
    }

    private void add(Trace.Kind kind, long cell, int direction) {
        if (kind == Trace.Kind.CARVE || kind == Trace.Kind.REJECT) {
            long one = steps.number(cell);
            long other = steps.number(steps.grid().step(cell, direction));
            long low = Math.min(one, other);
            long high = Math.max(one, other);
            columns.add(Column.of(
                    pair(low, high, true),
                    pair(name(low), name(high), false),
                    Slot.blank(kind == Trace.Kind.CARVE ? HandRun.OPENED : HandRun.KEPT)));
            join(name(low), name(high));
        }
    }

    private static Slot pair(long one, long other, boolean isGiven) {
        return new Slot(List.of(Long.toString(one), Long.toString(other)), isGiven, false);
    }

    private long name(long number) {
        return names.getOrDefault(number, number);
    }

    private void join(long one, long other) {
        long name = Math.min(one, other);
        long lost = Math.max(one, other);
        for (long number = lost; number <= steps.grid().cells(); number++) {
            if (name(number) == lost) {
                names.put(number, name);
            }
        }
    }
}
