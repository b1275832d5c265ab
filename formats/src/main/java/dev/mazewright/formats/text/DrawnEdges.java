package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.TextForm;

/**
 * What a text shows of each cell if it is what {@link Unicode} draws of a grid: one character of each side, and the
 * letters around the middle. Whether all the others agree with these is for the reader to find out, who draws the maze again.
 */
final class DrawnEdges {
    private static final String WALLS = "─│/\\|_";
    private static final String STAIRS_UP = "△▲◇";
    private static final String STAIRS_DOWN = "▽▼◇";
    private static final int FLAT_DIRECTIONS = 4;

    private final Grid grid;
    private final TextPage text;
    private final TextForm form;
    /** Where squares begin. */
    private final long first;

    DrawnEdges(Grid grid, TextPage text) {
        this.grid = grid;
        this.text = text;
        form = grid.shape().textForm();
        first = form == TextForm.SQUARES ? GlueText.first(grid) : 0;
    }

    /** Whether a side of a cell is open: to a neighbour, or in the outline. */
    boolean isOpen(long cell, int direction) {
        if (form == TextForm.OUTLINES && direction >= FLAT_DIRECTIONS) {
            return grid.leads(cell, direction) && hasStairs(cell, direction);
        }
        return WALLS.indexOf(text.at(side(cell, direction))) < 0;
    }

    private boolean hasStairs(long cell, int direction) {
        boolean isUp = grid.shape().link(grid, cell, direction) == Link.STAIRS_UP;
        long middle = middle(cell);
        boolean hasOneSign = text.at(middle - 1) == 'S' && text.at(middle) == 'E';
        char sign = text.at(isUp && !hasOneSign ? middle - 1 : middle + 1);
        return (isUp ? STAIRS_UP : STAIRS_DOWN).indexOf(sign) >= 0;
    }

    private long side(long cell, int direction) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        return switch (form) {
            case HEXAGONS -> HexagonText.place(row, column, direction);
            case TRIANGLES -> TriangleText.place(row, column, direction);
            case BRICKS -> BrickText.place(row, column, direction);
            default -> PlanText.side(corner(cell), direction);
        };
    }

    /** Of a square. */
    private long corner(long cell) {
        return form == TextForm.OUTLINES
                ? PlanText.corner(grid, cell)
                : first + PlanText.corner(grid.row(cell), grid.column(cell));
    }

    /** The {@link TextPage#place} of the letter of a cell. */
    private long middle(long cell) {
        int row = grid.row(cell);
        int column = grid.column(cell);
        return switch (form) {
            case HEXAGONS -> HexagonText.middle(row, column);
            case TRIANGLES -> TriangleText.middle(row, column);
            case BRICKS -> BrickText.middle(row, column);
            default -> PlanText.middle(corner(cell));
        };
    }

    /** Where a cell has this letter, S or E, as a {@link TextPage#place}; -1 where it has not. A start that is a goal has both. */
    long letter(long cell, char letter) {
        long middle = middle(cell);
        for (long place = middle - 1; place <= middle + 1; place++) {
            if (text.at(place) == letter) {
                return place;
            }
        }
        return -1;
    }
}
