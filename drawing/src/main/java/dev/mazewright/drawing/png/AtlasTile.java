package dev.mazewright.drawing.png;

import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasPath;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Theme;
import java.util.Arrays;
import java.util.List;

/** The picture of one tile of an atlas, a byte a pixel. */
final class AtlasTile {
    /** The colours of the pixels: those of drawings with their default theme. */
    static final int[] PALETTE = SquareColours.palette(Theme.PLAIN, false, SquareColours.SOLUTION + 1);

    private static final int SIDE = AtlasTiles.SIDE;
    /** What a wall takes of a block's side, and what the path takes of it. */
    private static final int WALLS = 8;

    private static final double PATH = 3.0 / 8;
    private static final int LEAST_PATH = 2;
    /** A wall grows no more beyond this rank. */
    private static final int MOST_RANK = 2;
    /** The radius of a mark: the least in pixels, and what it takes of a cell. */
    private static final double LEAST_MARK = 5;

    private static final double MARK = 0.3;

    private final AtlasPuzzle puzzle;
    private final int level;
    private final AtlasAxis down;
    private final AtlasAxis along;
    private final byte[] pixels = new byte[SIDE * SIDE];

    AtlasTile(AtlasPuzzle puzzle, int level, AtlasAxis down, AtlasAxis along) {
        this.puzzle = puzzle;
        this.level = level;
        this.down = down;
        this.along = along;
    }

    /** Its pixels, row by row. */
    byte[] paint(boolean isSolved, Context context) {
        AtlasCell first = new AtlasCell(down.from(), along.from());
        int rows = (int) (down.to() - down.from()) + 1;
        int columns = (int) (along.to() - along.from()) + 1;
        if (isSolved) {
            paintPath(puzzle.atlas().paths(puzzle.start(), puzzle.goal(), level, first, rows, columns));
        }
        paintWalls(puzzle.atlas().window(level, first, rows, columns, context));
        paintMark(puzzle.start(), SquareColours.START);
        paintMark(puzzle.goal(), SquareColours.GOAL);
        return pixels;
    }

    private void paintWalls(SquareRows rows) {
        long[] east = new long[BitRow.words(rows.columns())];
        long[] south = new long[BitRow.words(rows.columns())];
        if (down.from() == 0) {
            paintRow(0, along.from(), along.to() + 1);
        }
        for (int i = 0; i < rows.rows(); i++) {
            long row = down.from() + i;
            rows.next(east, south);
            if (along.from() == 0) {
                paintColumn(0, row);
            }
            for (int j = 0; j < rows.columns(); j++) {
                if (!BitRow.contains(east, j)) {
                    paintColumn(along.from() + j + 1, row);
                }
                if (!BitRow.contains(south, j)) {
                    paintRow(row + 1, along.from() + j, along.from() + j + 1);
                }
            }
        }
    }

    /** A wall above a row of blocks, from the left edge of one block to that of another. */
    private void paintRow(long row, long from, long to) {
        int wide = thickness(down.rank(row));
        int y = down.edge(row) - wide / 2;
        fill(along.edge(from) - wide / 2, y, along.edge(to) - wide / 2 + wide, y + wide, SquareColours.WALL);
    }

    /** A wall on the left of a block. */
    private void paintColumn(long column, long row) {
        int wide = thickness(along.rank(column));
        int x = along.edge(column) - wide / 2;
        fill(x, down.edge(row) - wide / 2, x + wide, down.edge(row + 1) - wide / 2 + wide, SquareColours.WALL);
    }

    private int thickness(int rank) {
        int size = down.size();
        int shown = level == 0 && !puzzle.atlas().isStraight() ? 0 : Math.min(rank, MOST_RANK);
        return Math.max(1, size / WALLS) + shown * Math.max(1, size / (4 * WALLS));
    }

    private void paintPath(List<AtlasPath> pieces) {
        int wide = Math.max(LEAST_PATH, (int) (down.size() * PATH));
        for (AtlasPath piece : pieces) {
            AtlasCell before = piece.cells().getFirst();
            for (AtlasCell cell : piece.cells()) {
                int left = Math.min(along.middle(before.column()), along.middle(cell.column())) - wide / 2;
                int right = Math.max(along.middle(before.column()), along.middle(cell.column())) - wide / 2 + wide;
                int top = Math.min(down.middle(before.row()), down.middle(cell.row())) - wide / 2;
                int bottom = Math.max(down.middle(before.row()), down.middle(cell.row())) - wide / 2 + wide;
                fill(left, top, right, bottom, SquareColours.SOLUTION);
                before = cell;
            }
        }
    }

    private void paintMark(AtlasCell cell, byte colour) {
        double x = along.pixel(cell.column());
        double y = down.pixel(cell.row());
        double radius = Math.max(LEAST_MARK, level == 0 ? down.size() * MARK : 0);
        for (int row = (int) Math.clamp(y - radius, 0, SIDE); row < Math.min(y + radius, SIDE); row++) {
            double half = Math.sqrt(Math.max(0, radius * radius - (row + 0.5 - y) * (row + 0.5 - y)));
            fill(Math.round(x - half), row, Math.round(x + half), row + 1L, colour);
        }
    }

    private void fill(long left, long top, long right, long bottom, byte colour) {
        int from = (int) Math.clamp(left, 0L, SIDE);
        int to = (int) Math.clamp(right, 0L, SIDE);
        for (int y = (int) Math.clamp(top, 0L, SIDE); y < Math.min(bottom, SIDE); y++) {
            Arrays.fill(pixels, y * SIDE + from, y * SIDE + Math.max(from, to), colour);
        }
    }
}
