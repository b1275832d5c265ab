package dev.mazewright.books.unplugged;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recording;

/**
 * Algorithms that go on from cells in the maze to unvisited ones: the cells are a stack or a queue, each is added once and crossed out
 * when it is finished.
 */
final class Growth extends Steps {
    private static final int CELL = 1;

    private final CellSet visited;

    Growth(Recording recording) {
        super(recording, TableRow.RANDOM_NUMBER, TableRow.CELL, TableRow.FROM);
        visited = new CellSet(grid.addresses());
    }

    private void finish(long number) {
        HandRun.Slot added = HandRun.Slot.blank(number);
        for (int i = 0; i < columns.size(); i++) {
            HandRun.Slot slot = columns.get(i).slots().get(CELL);
            if (slot.values().equals(added.values())) {
                columns.set(i, columns.get(i).with(CELL, slot.crossed()));
            }
        }
    }

    @Override
    void add(Trace.Kind kind, long cell, int direction) {
        if (kind == Trace.Kind.VISIT && columns.isEmpty()) {
            first = number(cell);
            columns.add(HandRun.Column.first(HandRun.Slot.none(), HandRun.Slot.given(first), HandRun.Slot.none()));
            visited.add(cell);
        } else if (kind == Trace.Kind.CARVE) {
            long next = grid.step(cell, direction);
            columns.add(HandRun.Column.of(
                    HandRun.Slot.given(rank(cell, next, other -> !visited.contains(other))),
                    HandRun.Slot.blank(number(next)),
                    HandRun.Slot.blank(number(cell))));
            visited.add(next);
        } else if (kind == Trace.Kind.LEAVE) {
            finish(number(cell));
        }
    }
}
