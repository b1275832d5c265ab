package dev.mazewright.formats.outline;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.run.Context;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * What lies around a maze whose outline is no rectangle: floor from which one comes to the edge without passing anything as
 * narrow as a corridor.
 *
 * <pre>
 *   o o o o o o o      o is outside: it lies in squares of floor that are wider than a corridor, and these are
 *   o # # # o o o      joined to each other and to the edge of the page
 *   o # . # # # o
 *   o # . g . # o      g is no such tile, so it would be a gap if it were beside one
 *   o # # # # # o
 * </pre>
 *
 * <p>Time proportional to the tiles and the width of corridors, memory six bytes a tile.
 */
final class TileSurroundings {
    private static final int BYTES = 6;

    private final TilePage page;
    /** Tiles added on each side of the page: what lies beyond it is outside where there is paper around the maze. */
    private final int pad;

    private final int rows;
    private final int columns;
    private final boolean[] outside;

    /** With no paper known around or on the page, what is outside begins at gaps of the frame that are wider than corridors. */
    TileSurroundings(TilePage page, TileFrame frame, int corridor, boolean hasPaper, Context context) {
        this.page = page;
        pad = hasPaper ? corridor + 1 : 0;
        rows = page.rows() + 2 * pad;
        columns = page.columns() + 2 * pad;
        context.requireMemory("finding the outline of " + page.rows() + "x" + page.columns() + " tiles", (long) BYTES * rows * columns);
        boolean[] wide = wide(corridor + 1);
        outside = new boolean[rows * columns];
        Deque<Integer> waiting = new ArrayDeque<>();
        if (hasPaper) {
            reach(0, wide, waiting);
        } else {
            frame.gaps().stream()
                    .filter(gap -> gap.width() > corridor)
                    .forEach(gap -> reach(page.row(gap.middle()) * columns + page.column(gap.middle()), wide, waiting));
        }
        while (!waiting.isEmpty()) {
            int tile = waiting.remove();
            int column = tile % columns;
            if (tile >= columns) {
                reach(tile - columns, wide, waiting);
            }
            if (tile < (rows - 1) * columns) {
                reach(tile + columns, wide, waiting);
            }
            if (column > 0) {
                reach(tile - 1, wide, waiting);
            }
            if (column < columns - 1) {
                reach(tile + 1, wide, waiting);
            }
        }
    }

    private void reach(int tile, boolean[] wide, Deque<Integer> waiting) {
        if (wide[tile] && !outside[tile]) {
            outside[tile] = true;
            waiting.add(tile);
        }
    }

    /** Whether a tile of the padded page is floor without a mark. */
    private boolean isFree(int row, int column) {
        int y = row - pad;
        int x = column - pad;
        boolean isBeyond = y < 0 || y >= page.rows() || x < 0 || x >= page.columns();
        return isBeyond || (page.isFloor(y, x) && !page.isMarked(page.position(y, x)));
    }

    /** The tiles that lie in a square of free tiles of this size. */
    private boolean[] wide(int size) {
        boolean[] corner = new boolean[rows * columns]; // the lower right one of such a square
        int[] above = new int[columns + 1];
        int[] here = new int[columns + 1];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                here[column + 1] = !isFree(row, column) ? 0
                        : 1 + Math.min(Math.min(above[column], above[column + 1]), here[column]);
                corner[row * columns + column] = here[column + 1] >= size;
            }
            int[] swapped = above;
            above = here;
            here = swapped;
        }
        boolean[] wide = new boolean[rows * columns];
        for (int tile = 0; tile < corner.length; tile++) {
            if (corner[tile]) {
                for (int row = 0; row < size; row++) {
                    for (int column = 0; column < size; column++) {
                        wide[tile - row * columns - column] = true;
                    }
                }
            }
        }
        return wide;
    }

    /** Whether a tile of the page, or one beyond it, is outside. */
    private boolean isOutside(int row, int column) {
        int y = row + pad;
        int x = column + pad;
        return y >= 0 && y < rows && x >= 0 && x < columns && outside[y * columns + x];
    }

    /** The floor that is not outside. */
    Mask inside() {
        Mask inside = new Mask(page.rows(), page.columns());
        for (int row = 0; row < page.rows(); row++) {
            for (int column = page.floor().nextColumn(row, 0); column < page.columns(); column = page.floor().nextColumn(row, column + 1)) {
                if (!isOutside(row, column)) {
                    inside.add(row, column);
                }
            }
        }
        return inside;
    }

    /** The gaps through which one comes from inside to the outside, in reading order. */
    List<TileFrame.Gap> gaps(Mask inside) {
        boolean[] seen = new boolean[page.rows() * page.columns()];
        List<TileFrame.Gap> gaps = new ArrayList<>();
        for (int row = 0; row < page.rows(); row++) {
            for (int column = inside.nextColumn(row, 0); column < page.columns(); column = inside.nextColumn(row, column + 1)) {
                if (!seen[row * page.columns() + column] && isDoor(row, column)) {
                    gaps.add(gap(row, column, inside, seen));
                }
            }
        }
        gaps.sort(Comparator.comparingLong(TileFrame.Gap::middle));
        return gaps;
    }

    private boolean isDoor(int row, int column) {
        return isOutside(row - 1, column) || isOutside(row + 1, column) || isOutside(row, column - 1) || isOutside(row, column + 1);
    }

    /** The tiles beside the outside that are joined to one. */
    private TileFrame.Gap gap(int firstRow, int firstColumn, Mask inside, boolean[] seen) {
        List<Long> tiles = new ArrayList<>();
        tiles.add(page.position(firstRow, firstColumn));
        seen[firstRow * page.columns() + firstColumn] = true;
        for (int i = 0; i < tiles.size(); i++) {
            int row = page.row(tiles.get(i));
            int column = page.column(tiles.get(i));
            for (int side = 0; side < 4; side++) {
                int y = row + (side == 0 ? -1 : side == 2 ? 1 : 0);
                int x = column + (side == 3 ? -1 : side == 1 ? 1 : 0);
                boolean isTile = y >= 0 && y < page.rows() && x >= 0 && x < page.columns() && inside.contains(y, x);
                if (isTile && !seen[y * page.columns() + x] && isDoor(y, x)) {
                    seen[y * page.columns() + x] = true;
                    tiles.add(page.position(y, x));
                }
            }
        }
        tiles.sort(null);
        return new TileFrame.Gap(tiles.get((tiles.size() - 1) / 2), tiles.size());
    }
}
