package dev.mazewright.core.generate;

import dev.mazewright.core.Generator;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;

/**
 * Makes row after row, and remembers only which cells of the row hang together so far: joins some neighbours that do
 * not, then opens at least one cell of each such set downwards. The last row joins all.
 *
 * <p>Texture: 29% of the cells are dead ends; many more straight corridors up and down than from side to side, and a
 * last row of long ones.
 *
 * <p>Time proportional to the cells; memory 8 bytes a column, so a maze may have any height.
 *
 * <p>Cannot give every maze the same chance, nor reach all of them (176 of the 192 of 3 x 3), since the last row joins
 * from the left; nor look back: no row is changed when the next is begun.
 *
 * <p>Source: Eller, 1982, unpublished; Pullen, <i>Think Labyrinth</i>, 1996. A row's coins are the bits, lowest first,
 * of the words of two streams: in {@code stream("row", row)}, 1 joins a cell with its right neighbour, if they do not
 * hang together; in {@code stream("down", row)}, 1 opens a cell downwards. Where no cell of a set of k is opened,
 * number {@code below(k, c)} of {@code stream("chosen", row)} is, c being the column of the set's first cell.
 */
public record Eller() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generator(
                    "eller",
                    "Makes row after row, knowing only which cells of the last one hang together.",
                    settings -> new Eller())
            .needs(Trait.ROWS);

    @Override
    public void generate(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        Rows.require(grid, ENTRY.name());
        Sets sets = new Sets(grid.columns());
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            boolean isLast = row == grid.rows() - 1;
            join(maze, start, sets, random.stream("row", row), isLast);
            if (!isLast) {
                descend(maze, start, sets, random.stream("down", row), random.stream("chosen", row));
            }
        }
    }

    /** Opens ways between neighbours that do not hang together: by a coin, or all. */
    private static void join(Maze maze, long start, Sets sets, MazeRandom coins, boolean all) {
        int columns = sets.right.length;
        for (int column = 0; column < columns; column++) {
            maze.visit(start + column);
            boolean coin = coins.coin();
            if (column + 1 < columns && (coin || all) && !sets.areOne(column)) {
                maze.carve(start + column, Rectangle.EAST);
                sets.join(column);
            }
        }
    }

    /** Opens ways down, at least one from each set; only cells below an open way stay in their sets. */
    private static void descend(Maze maze, long start, Sets sets, MazeRandom coins, MazeRandom chosen) {
        int columns = sets.right.length;
        for (int column = 0; column < columns; column++) {
            if (coins.coin()) {
                maze.carve(start + column, Rectangle.SOUTH);
            }
        }
        for (int first = 0; first < columns; first++) {
            if (sets.isFirst(first)) {
                int size = 0;
                boolean isOpen = false;
                int column = first;
                do {
                    isOpen |= maze.isOpen(start + column, Rectangle.SOUTH);
                    size++;
                    column = sets.right[column];
                } while (column != first);
                if (!isOpen) {
                    maze.carve(start + sets.member(first, chosen.below(size, first)), Rectangle.SOUTH);
                }
            }
        }
        for (int column = 0; column < columns; column++) {
            if (!maze.isOpen(start + column, Rectangle.SOUTH)) {
                sets.leave(column);
            }
        }
    }

    /**
     * The columns of a row that hang together, each set a ring from left to right and back to its first. No ways cross,
     * so sets lie side by side or one in a gap of another, like brackets: neighbours are of one set only where one
     * follows the other in its ring.
     */
    private static final class Sets {
        final int[] left;
        final int[] right;

        Sets(int columns) {
            left = new int[columns];
            Arrays.setAll(left, column -> column);
            right = left.clone();
        }

        /** Whether a column and the next are of one set. */
        boolean areOne(int column) {
            return right[column] == column + 1;
        }

        /** Whether none of the column's set lies to the left of it. */
        boolean isFirst(int column) {
            return left[column] >= column;
        }

        /** The column with so many of its set before it. */
        int member(int first, long index) {
            int column = first;
            for (long i = 0; i < index; i++) {
                column = right[column];
            }
            return column;
        }

        /** Joins the sets of a column and the next, which are two. */
        void join(int column) {
            int after = right[column];
            int before = left[column + 1];
            link(column, column + 1);
            link(before, after);
        }

        /** Takes a column out of its set; it is a set of its own. */
        void leave(int column) {
            link(left[column], right[column]);
            link(column, column);
        }

        private void link(int from, int to) {
            right[from] = to;
            left[to] = from;
        }
    }

    @Override
    public long workingBytes(Grid grid) {
        return 2L * Integer.BYTES * grid.columns();
    }
}
