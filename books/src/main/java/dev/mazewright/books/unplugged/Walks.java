package dev.mazewright.books.unplugged;

import dev.mazewright.core.maze.Trace;
import java.util.ArrayList;
import java.util.List;

/** Wilson's walks: all cells in the order in which they are reached, those of erased loops crossed out. */
final class Walks {
    private static final List<TableRow> ROWS = List.of(TableRow.RANDOM_NUMBER, TableRow.CELL);
    private static final int CELL = 1;

    private final Steps steps;
    private final List<Column> columns = new ArrayList<>();
    private final List<Long> walked = new ArrayList<>();
    private long first;
    private int walk = -1;

    private Walks(Steps steps) {
        this.steps = steps;
    }

    static HandRun of(Steps steps) {
        Walks walks = new Walks(steps);
        steps.play(walks::add);
        return HandRun.making(steps.recording().puzzle(), ROWS, walks.columns, walks.first);
    }

    private void add(Trace.Kind kind, long cell, int direction) {
        switch (kind) {
            case VISIT -> first = first == 0 ? steps.number(cell) : first;
            case WALK -> walk(cell, direction);
            case ERASE -> erase(cell);
            case CARVE -> walk = -1;
            default -> {}
        }
    }

    private void walk(long cell, int direction) {
        if (walk < 0) {
            walk = columns.size();
            add(Column.first(Slot.none(), Slot.blank(steps.number(cell))), cell);
        }
        long next = steps.grid().step(cell, direction);
        add(Column.of(Slot.given(steps.rank(cell, next, other -> true)), Slot.blank(steps.number(next))), next);
    }

    private void add(Column column, long cell) {
        columns.add(column);
        walked.add(cell);
    }

    /** Crosses a cell out, and before it the cell where the loop closes, which is on the walk already. */
    private void erase(long cell) {
        int last = columns.size() - 1;
        if (!isCrossed(last)) {
            cross(last);
        }
        for (int i = last; i >= walk; i--) {
            if (walked.get(i) == cell && !isCrossed(i)) {
                cross(i);
                return;
            }
        }
    }

    private boolean isCrossed(int column) {
        return columns.get(column).slots().get(CELL).isCrossed();
    }

    private void cross(int column) {
        Column old = columns.get(column);
        columns.set(column, old.with(CELL, old.slots().get(CELL).crossed()));
    }
}
