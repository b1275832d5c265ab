package dev.mazewright.certify.exact;

import java.util.stream.IntStream;

/** The cells of a graph in rows of equal length, each beside the next; numbered in reading order. */
record RowsOfCells(SmallGraph graph, int columns) {
    int count() {
        return graph.vertices / columns;
    }

    int row(int cell) {
        return cell / columns;
    }

    int column(int cell) {
        return cell % columns;
    }

    /** The cells of a row, as a set; empty where there is no such row. */
    int cells(int row) {
        return IntStream.range(0, columns).map(column -> inRow(row, column)).sum();
    }

    /** The cell at a row and column, as a set; empty outside the grid. */
    int inRow(int row, int column) {
        boolean isCell = row >= 0 && row < count() && column >= 0 && column < columns;
        return isCell ? 1 << (row * columns + column) : 0;
    }
}
