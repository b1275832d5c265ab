package dev.mazewright.books.unplugged;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.maze.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * Algorithms that go on from cells in the maze to unvisited ones: the cells are a stack or a queue, each is added once and crossed out
 * when it is finished.
 */
final class Growth {
    private static final List<TableRow> ROWS = List.of(TableRow.RANDOM_NUMBER, TableRow.CELL, TableRow.FROM);

    private static final int CELL = 1;

    private final Steps steps;
    private final CellSet visited;
    private final List<Column> columns = new ArrayList<>();
    private long first;

    private Growth(Steps steps) {
        this.steps = steps;
        visited = new CellSet(steps.grid().addresses());
    }

    static HandRun of(Steps steps) {
        Growth growth = new Growth(steps);
        steps.play(growth::add);
        return HandRun.making(steps.recording().puzzle(), ROWS, growth.columns, growth.first);
    }

    private void finish(long number) {
        Slot added = Slot.blank(number);
        for (int i = 0; i < columns.size(); i++) {
            Slot slot = columns.get(i).slots().get(CELL);
            if (slot.values().equals(added.values())) {
                columns.set(i, columns.get(i).with(CELL, slot.crossed()));
            }
        }
    }

    private void add(Trace.Kind kind, long cell, int direction) {
        if (kind == Trace.Kind.VISIT && columns.isEmpty()) {
            first = steps.number(cell);
            columns.add(Column.first(Slot.none(), Slot.given(first), Slot.none()));
            visited.add(cell);
        } else if (kind == Trace.Kind.CARVE) {
            long next = steps.grid().step(cell, direction);
            columns.add(Column.of(
                    Slot.given(steps.rank(cell, next, other -> !visited.contains(other))),
                    Slot.blank(steps.number(next)),
                    Slot.blank(steps.number(cell))));
            visited.add(next);
        } else if (kind == Trace.Kind.LEAVE) {
            finish(steps.number(cell));
        }
    }
}
