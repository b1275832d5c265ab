package dev.mazewright.core.mask;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.shape.Rectangle;

/**
 * The parts of a mask of squares that are one square wide: those of its cells that lie in no square of 2 x 2 cells of it,
 * an opening in the words of mathematical morphology (Serra, 1982).
 *
 * @param cells which they are
 * @param count how many
 * @param parts how many connected parts they make
 * @param row of the first of them, from 0
 * @param column of the first of them, from 0
 */
public record ThinParts(Mask cells, long count, long parts, int row, int column) {
    /** Finds them. */
    public static ThinParts of(Mask mask) {
        Mask thin = new Mask(mask.rows(), mask.columns());
        int firstRow = -1;
        int firstColumn = -1;
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = mask.nextColumn(row, 0); column < mask.columns(); column = mask.nextColumn(row, column + 1)) {
                if (!isThick(mask, row, column)) {
                    thin.add(row, column);
                    firstColumn = firstRow < 0 ? column : firstColumn;
                    firstRow = firstRow < 0 ? row : firstRow;
                }
            }
        }
        long count = thin.count();
        long parts = count == 0 ? 0 : 1 + LargestComponent.of(grid(thin)).parts();
        return new ThinParts(thin, count, parts, firstRow, firstColumn);
    }

    private static Grid grid(Mask mask) {
        return new Rectangle(mask.rows(), mask.columns(), mask).grid();
    }

    private static boolean isThick(Mask mask, int row, int column) {
        for (int top = row - 1; top <= row; top++) {
            for (int left = column - 1; left <= column; left++) {
                if (hasSquare(mask, top, left)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasSquare(Mask mask, int top, int left) {
        return top >= 0
                && left >= 0
                && top + 1 < mask.rows()
                && left + 1 < mask.columns()
                && mask.contains(top, left)
                && mask.contains(top, left + 1)
                && mask.contains(top + 1, left)
                && mask.contains(top + 1, left + 1);
    }

    /** The mask with a square of 2 x 2 cells around each thin one, to the right and below, or where the mask ends to the left and above. */
    public Mask thickened(Mask mask) {
        Mask thick = new Mask(mask.rows(), mask.columns());
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = mask.nextColumn(row, 0); column < mask.columns(); column = mask.nextColumn(row, column + 1)) {
                thick.add(row, column);
            }
            for (int column = cells.nextColumn(row, 0); column < mask.columns(); column = cells.nextColumn(row, column + 1)) {
                int top = Math.max(0, Math.min(row, mask.rows() - 2));
                int left = Math.max(0, Math.min(column, mask.columns() - 2));
                for (int y = top; y < Math.min(top + 2, mask.rows()); y++) {
                    thick.addRange(y, left, Math.min(left + 2, mask.columns()));
                }
            }
        }
        return thick;
    }
}
