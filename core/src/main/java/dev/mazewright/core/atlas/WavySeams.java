package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.SquareCells;
import dev.mazewright.core.shape.Rectangle;

/**
 * Seams between the blocks of the lowest level that do not show. Of each two cells with such a seam between them, one that is a dead end
 * is moved: its passage is closed, and another opened to the cell across the seam. So the maze stays perfect, the path between any two
 * other cells stays as it is, and to a moved cell it is the path to the cell that it hangs on, and a step. In the corners of blocks,
 * whose cells have two seams, nothing is moved.
 *
 * <p>Of mazes by wilson, more than half of the pairs have a dead end. If both cells are dead ends, chance decides.
 *
 * <p>Time for a cell: that of four blocks if they are not remembered, else constant. Safe for threads.
 *
 * <p>Source: our own.
 */
final class WavySeams {
    /** No direction. */
    static final int NONE = -1;

    private static final int LEVEL = 1;
    private static final int SIDES = 4;

    private final AtlasBlocks blocks;
    private final AtlasGrid grid;
    /** Whether of two dead ends the first is moved: across seams below blocks, and on their right. */
    private final MazeRandom below;

    private final MazeRandom right;

    WavySeams(AtlasBlocks blocks, MazeRandom random) {
        this.blocks = blocks;
        grid = blocks.grid();
        below = random.stream("seam-below");
        right = random.stream("seam-right");
    }

    /** The direction in which a cell hangs on one of another block, or {@link #NONE} if it was not moved. */
    int moved(AtlasCell cell) {
        Block block = blocks.parent(0, cell.row(), cell.column());
        return moved(block, blocks.child(block, cell.row(), cell.column()));
    }

    /** The cell across the seam that a cell hangs on; if it was not moved, the cell itself. */
    AtlasCell anchor(AtlasCell cell) {
        int direction = moved(cell);
        return direction == NONE ? cell : beside(cell, direction);
    }

    private static AtlasCell beside(AtlasCell cell, int direction) {
        return switch (direction) {
            case Rectangle.NORTH -> new AtlasCell(cell.row() - 1, cell.column());
            case Rectangle.EAST -> new AtlasCell(cell.row(), cell.column() + 1);
            case Rectangle.SOUTH -> new AtlasCell(cell.row() + 1, cell.column());
            default -> new AtlasCell(cell.row(), cell.column() - 1);
        };
    }

    /** The directions of a cell's passages, as a set. */
    int open(AtlasCell cell) {
        Block block = blocks.parent(0, cell.row(), cell.column());
        return open(block, blocks.child(block, cell.row(), cell.column()));
    }

    /** The passages of all cells of a block, at the addresses of its plan: the same as {@link #open} of each. */
    long[] words(Block block) {
        long[] words = block.plan().maze().words().clone();
        for (int side = 0; side < SIDES; side++) {
            if (block.door(side) != Block.NONE) {
                flip(words, block, block.childAtDoor(side), side);
            }
            if (hasNeighbour(block, side)) {
                move(words, block, side, across(block, side));
            }
        }
        return words;
    }

    /** Moves what is moved across one side. */
    private void move(long[] words, Block block, int side, Block other) {
        SizeClass size = block.size();
        for (int port = 1; port < size.ports(side) - 1; port++) {
            int child = size.childAt(side, port);
            boolean isDeadEnd = isDeadEnd(block, child);
            boolean isOther = isDeadEnd(other, other.size().childAt(SizeClass.opposite(side), port));
            if (isDeadEnd && (!isOther || isFirstMoved(block, child, side) == isFirst(side))) {
                int direction = Directions.first(block.plan().open(child));
                flip(words, block, child, direction);
                flip(words, block, size.step(child, direction), SizeClass.opposite(direction));
            }
            if (isDeadEnd || isOther) {
                flip(words, block, child, side);
            }
        }
    }

    private static void flip(long[] words, Block block, int child, int direction) {
        SquareCells.flip(words, block.plan().address(child), Directions.of(direction));
    }

    private int open(Block block, int child) {
        int moved = moved(block, child);
        if (moved != NONE) {
            return Directions.of(moved);
        }
        int open = block.open(child);
        for (int rest = block.plan().open(child); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (moved(block, block.size().step(child, direction)) != NONE) {
                open &= ~Directions.of(direction);
            }
        }
        int side = seam(block, child);
        return side != NONE && isFromAcross(block, child, side) ? open | Directions.of(side) : open;
    }

    private int moved(Block block, int child) {
        int side = seam(block, child);
        return side != NONE && isMoved(block, child, side) ? side : NONE;
    }

    /** The side on which a cell of a block has a seam, or {@link #NONE} if it has none or lies in a corner. */
    private int seam(Block block, int child) {
        int side = NONE;
        for (int each = 0; each < SIDES; each++) {
            if (block.size().portOf(child, each) != Block.NONE) {
                if (side != NONE) {
                    return NONE;
                }
                side = each;
            }
        }
        return side != NONE && hasNeighbour(block, side) ? side : NONE;
    }

    private boolean hasNeighbour(Block block, int side) {
        return switch (side) {
            case Rectangle.NORTH -> block.row() > 0;
            case Rectangle.EAST -> block.column() < grid.columns(LEVEL) - 1;
            case Rectangle.SOUTH -> block.row() < grid.rows(LEVEL) - 1;
            default -> block.column() > 0;
        };
    }

    /** Whether a cell is moved across its seam. */
    private boolean isMoved(Block block, int child, int side) {
        if (!isDeadEnd(block, child)) {
            return false;
        }
        Block other = across(block, side);
        return !isDeadEnd(other, partner(block, child, side, other)) || isFirstMoved(block, child, side) == isFirst(side);
    }

    /** Whether the cell across the seam is moved to this one. */
    private boolean isFromAcross(Block block, int child, int side) {
        Block other = across(block, side);
        return isMoved(other, partner(block, child, side, other), SizeClass.opposite(side));
    }

    private static boolean isDeadEnd(Block block, int child) {
        int open = block.plan().open(child);
        return (open & open - 1) == 0 && block.open(child) == open; // it has one passage, and no door
    }

    private Block across(Block block, int side) {
        AtlasCell there = beside(new AtlasCell(block.row(), block.column()), side);
        return blocks.get(LEVEL, there.row(), there.column());
    }

    private static int partner(Block block, int child, int side, Block other) {
        return other.size().childAt(SizeClass.opposite(side), block.size().portOf(child, side));
    }

    /** Whether a cell on this side of its block is above the seam, or on the left of it. */
    private static boolean isFirst(int side) {
        return side == Rectangle.SOUTH || side == Rectangle.EAST;
    }

    private boolean isFirstMoved(Block block, int child, int side) {
        long row = block.rowOf(child) - (side == Rectangle.NORTH ? 1 : 0);
        long column = block.columnOf(child) - (side == Rectangle.WEST ? 1 : 0);
        MazeRandom random = side == Rectangle.NORTH || side == Rectangle.SOUTH ? below : right;
        return random.stream("row", row).below(2, column) == 0;
    }
}
