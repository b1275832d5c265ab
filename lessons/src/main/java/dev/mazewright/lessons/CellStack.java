package dev.mazewright.lessons;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;

/** The stack of the cell list. It prints as {@code ('stack', [...])}, the top first. */
public final class CellStack {
    private final Deque<CellListMaze.Cell> cells = new ArrayDeque<>();

    /** Puts a cell on top. */
    public void push(CellListMaze.Cell cell) {
        cells.push(cell);
    }

    /** Takes the cell on top; a {@link NoSuchElementException} if the stack is empty. */
    public CellListMaze.Cell pop() {
        if (cells.isEmpty()) {
            throw new NoSuchElementException("the stack is empty: push a cell before one is popped");
        }
        return cells.pop();
    }

    /** Whether the stack is empty. */
    public boolean isEmpty() {
        return cells.isEmpty();
    }

    @Override
    public String toString() {
        return cells.stream().map(CellListMaze.Cell::toString).collect(Collectors.joining(", ", "('stack', [", "])"));
    }
}
