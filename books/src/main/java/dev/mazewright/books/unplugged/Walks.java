package dev.mazewright.books.unplugged;

import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recording;
import java.util.ArrayList;
import java.util.List;

/** Wilson's walks: all cells in the order in which they are reached, those of erased loops crossed out. */
final class Walks extends Steps {
    private static final int CELL = 1;

    private final List<Long> walked = new ArrayList<>();
    private int walk = -1;

    Walks(Recording recording) {
        super(recording, TableRow.RANDOM_NUMBER, TableRow.CELL);
    }

    @Override
    void add(Trace.Kind kind, long cell, int direction) {
        switch (kind) {
            case VISIT -> first = first == 0 ? number(cell) : first;
            case WALK -> walk(cell, direction);
            case ERASE -> erase(cell);
            case CARVE -> walk = -1;
            default -> {}
        }
    }

    private void walk(long cell, int direction) {
        if (walk < 0) {
            walk = columns.size();
            add(HandRun.Column.first(HandRun.Slot.none(), HandRun.Slot.blank(number(cell))), cell);
        }
        long next = grid.step(cell, direction);
        add(HandRun.Column.of(HandRun.Slot.given(rank(cell, next, other -> true)), HandRun.Slot.blank(number(next))), next);
    }

    private void add(HandRun.Column column, long cell) {
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
        HandRun.Column old = columns.get(column);
        columns.set(column, old.with(CELL, old.slots().get(CELL).crossed()));
    }
}
