package dev.mazewright.spark.job;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/**
 * The edges of some blocks of an atlas, each from the cell with the lower number to the other: those within a block, and those that lead to
 * the right and down out of it. Memory for a row of cells.
 */
final class EdgeRows implements Iterator<Row> {
    private final Atlas atlas;
    private final int level;
    private final long to;
    private long block;
    private AtlasJob.@Nullable Inside inside;
    private @Nullable SquareRows window;
    private long row;
    private final Queue<Row> edges = new ArrayDeque<>();

    /** The edges of the blocks from a number on, up to another. */
    EdgeRows(Atlas atlas, int level, long from, long to) {
        this.atlas = atlas;
        this.level = level;
        this.to = to;
        block = from;
    }

    @Override
    public boolean hasNext() {
        while (edges.isEmpty() && (window != null || block < to)) {
            if (window == null) {
                begin();
            }
            read();
        }
        return !edges.isEmpty();
    }

    @Override
    public Row next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return edges.remove();
    }

    private void begin() {
        AtlasCell place = AtlasJob.block(atlas, level, block);
        inside = AtlasJob.Inside.of(atlas, level, place, 0);
        int below = place.row() < atlas.rows(level) - 1 ? 1 : 0;
        int right = place.column() < atlas.columns(level) - 1 ? 1 : 0;
        window = atlas.window(0, inside.first(), (int) inside.rows() + below, (int) inside.columns() + right, Context.ofStep());
        row = 0;
        block++;
    }

    /** Reads the next row of cells. */
    private void read() {
        SquareRows rows = Objects.requireNonNull(window);
        AtlasJob.Inside part = Objects.requireNonNull(inside);
        long[] east = new long[BitRow.words(rows.columns())];
        long[] south = new long[BitRow.words(rows.columns())];
        rows.next(east, south);
        long first = (part.first().row() + row) * atlas.columns() + part.first().column();
        for (int column = 0; column < part.columns(); column++) {
            long cell = first + column;
            if (BitRow.contains(east, column)) {
                edges.add(RowFactory.create(cell, cell + 1));
            }
            if (BitRow.contains(south, column)) {
                edges.add(RowFactory.create(cell, cell + atlas.columns()));
            }
        }
        row++;
        if (row == part.rows()) {
            window = null;
        }
    }
}
