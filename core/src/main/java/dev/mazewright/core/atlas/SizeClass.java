package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.shape.Rectangle;

/**
 * What all blocks of one size have in common. A level has up to four classes: whole blocks, those of the last row or column where these
 * are cut, and the one in the corner. Children are numbered in reading order.
 *
 * <p>On each side of a block there is a port for each child along it, where a door may be; the ports are numbered from left to right or
 * from top to bottom; around the rim they have indices, clockwise from the north-west.
 */
final class SizeClass {
    /** A bit of the number: blocks of the last column, where that is cut. */
    static final int CUT_COLUMN = 1;

    /** A bit of the number: blocks of the last row, where that is cut. */
    static final int CUT_ROW = 2;

    static final int COUNT = 4;

    /** A cell: it has no children, and its port is the cell itself. */
    static final SizeClass CELL = new SizeClass(0, 0, 1, 1, false, false, new SizeClass[0]);

    private final int level;
    private final int number;
    private final int rows;
    private final int columns;
    private final boolean hasCutRow;
    private final boolean hasCutColumn;
    private final SizeClass[] below;
    private final Grid grid;

    /** A class of blocks of some rows and columns of children, the last of which may be cut, with the classes of the children by number. */
    SizeClass(int level, int number, int rows, int columns, boolean hasCutRow, boolean hasCutColumn, SizeClass[] below) {
        this.level = level;
        this.number = number;
        this.rows = rows;
        this.columns = columns;
        this.hasCutRow = hasCutRow;
        this.hasCutColumn = hasCutColumn;
        this.below = below;
        grid = new Rectangle(rows, columns, null).grid();
    }

    int level() {
        return level;
    }

    /** 0 .. 3, a bit for a cut row and one for a cut column. */
    int number() {
        return number;
    }

    int rows() {
        return rows;
    }

    int columns() {
        return columns;
    }

    Grid grid() {
        return grid;
    }

    /** About how many bytes a pattern takes: its plan, and for solving the tree of that and the distances of its ports. */
    long patternBytes(boolean isSolved) {
        return 200 + blockBytes((long) rows * columns, isSolved) + (isSolved ? 200 + 60L * ports() : 0);
    }

    /** About how many bytes a block with this number of children takes: half a byte a child, three for its tree where it is solved, and some more. */
    static long blockBytes(long children, boolean isSolved) {
        return children / 2 + (isSolved ? 3 * children + 240 : 0) + 400;
    }

    SizeClass child(int child) {
        int cut = 0;
        if (hasCutRow && child / columns == rows - 1) {
            cut |= CUT_ROW;
        }
        if (hasCutColumn && child % columns == columns - 1) {
            cut |= CUT_COLUMN;
        }
        return below[cut];
    }

    int ports(int side) {
        return side == Rectangle.NORTH || side == Rectangle.SOUTH ? columns : rows;
    }

    int ports() {
        return 2 * (rows + columns);
    }

    int childAt(int side, int port) {
        return switch (side) {
            case Rectangle.NORTH -> port;
            case Rectangle.EAST -> port * columns + columns - 1;
            case Rectangle.SOUTH -> (rows - 1) * columns + port;
            default -> port * columns;
        };
    }

    /** The port of a child on this side of the block, or -1 if it does not lie there. */
    int portOf(int child, int side) {
        int row = child / columns;
        int column = child % columns;
        return switch (side) {
            case Rectangle.NORTH -> row == 0 ? column : -1;
            case Rectangle.EAST -> column == columns - 1 ? row : -1;
            case Rectangle.SOUTH -> row == rows - 1 ? column : -1;
            default -> column == 0 ? row : -1;
        };
    }

    /** The index of a port around the rim. */
    int rim(int side, int port) {
        return switch (side) {
            case Rectangle.NORTH -> port;
            case Rectangle.EAST -> columns + port;
            case Rectangle.SOUTH -> columns + rows + columns - 1 - port;
            default -> columns + rows + columns + rows - 1 - port;
        };
    }

    /** The side of an index around the rim. */
    int sideAt(int index) {
        if (index < columns + rows) {
            return index < columns ? Rectangle.NORTH : Rectangle.EAST;
        }
        return index < columns + rows + columns ? Rectangle.SOUTH : Rectangle.WEST;
    }

    /** The port on its side of an index around the rim. */
    int portAt(int index) {
        return switch (sideAt(index)) {
            case Rectangle.NORTH -> index;
            case Rectangle.EAST -> index - columns;
            case Rectangle.SOUTH -> columns + rows + columns - 1 - index;
            default -> columns + rows + columns + rows - 1 - index;
        };
    }

    int step(int child, int direction) {
        return child + switch (direction) {
            case Rectangle.NORTH -> -columns;
            case Rectangle.EAST -> 1;
            case Rectangle.SOUTH -> columns;
            default -> -1;
        };
    }

    /** The direction of a step from a child to one beside it. */
    int direction(int child, int next) {
        int step = next - child;
        if (step == columns || step == -columns) {
            return step > 0 ? Rectangle.SOUTH : Rectangle.NORTH;
        }
        return step > 0 ? Rectangle.EAST : Rectangle.WEST;
    }

    /** The number of the edge of a child in this direction: 2 c to the right of child c, 2 c + 1 below it. */
    int edge(int child, int direction) {
        return switch (direction) {
            case Rectangle.NORTH -> 2 * (child - columns) + 1;
            case Rectangle.EAST -> 2 * child;
            case Rectangle.SOUTH -> 2 * child + 1;
            default -> 2 * (child - 1);
        };
    }

    static int opposite(int direction) {
        return direction ^ 2;
    }
}
