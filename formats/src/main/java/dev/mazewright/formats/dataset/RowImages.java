package dev.mazewright.formats.dataset;

/** The eight images of a row. */
final class RowImages {
    Row of(Row row, int image) {
        return row;
    }
}
