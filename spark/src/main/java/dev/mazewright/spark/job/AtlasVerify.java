package dev.mazewright.spark.job;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import java.io.Serializable;
import java.util.Set;

/**
 * Whether an atlas is a perfect maze, block by block: {@code AtlasVerify recipe=rectangle:32768x32768/atlas:wilson/seed:1}.
 *
 * <p>Of each block of each level: its children are joined as a tree; between it and the block to its right, and the one below, there is one
 * door if the level above joins the two, and none if it does not; and the cells on both sides of that border say the same of it. If all of
 * that holds, the whole is a tree. A task has the blocks within a block of {@code level}; those above are the driver's.
 */
public final class AtlasVerify {
    private AtlasVerify() {}

    /**
     * What was found.
     *
     * @param blocks how many blocks were looked at
     * @param trees how many of them are no trees
     * @param doors how many borders have not the doors that they should have
     * @param sides how many cells at a border, or blocks, say otherwise than their neighbour
     */
    record Faults(long blocks, long trees, long doors, long sides) implements Serializable {
        Faults plus(Faults other) {
            return new Faults(blocks + other.blocks, trees + other.trees, doors + other.doors, sides + other.sides);
        }

        boolean isNone() {
            return trees + doors + sides == 0;
        }
    }

    /** Looks, and prints what was found; ends the process with 1 if there are faults. */
    public static void main(String[] arguments) {
        boolean[] isRight = new boolean[1];
        AtlasJob.run("verify", arguments, Set.of(), job -> {
            job.atlas().requireStraight();
            Faults faults = of(job);
            isRight[0] = faults.isNone();
            System.out.println("blocks       " + faults.blocks());
            System.out.println("no tree      " + faults.trees());
            System.out.println("wrong doors  " + faults.doors());
            System.out.println("disagreeing  " + faults.sides());
        });
        if (!isRight[0]) {
            System.exit(1);
        }
    }

    /** The faults of all blocks. */
    static Faults of(AtlasJob job) {
        Atlas atlas = job.atlas();
        String recipe = job.recipe();
        int level = job.level();
        Faults faults = job.ranges(AtlasJob.blocks(atlas, level)).map(range -> within(recipe, level, range[0], range[1])).reduce(Faults::plus);
        for (int above = level + 1; above <= atlas.levels(); above++) {
            for (long number = 0; number < AtlasJob.blocks(atlas, above); number++) {
                faults = faults.plus(faults(atlas, above, AtlasJob.block(atlas, above, number)));
            }
        }
        return faults;
    }

    private static Faults within(String recipe, int level, long from, long to) {
        Atlas atlas = AtlasJob.puzzle(recipe).atlas();
        Faults faults = new Faults(0, 0, 0, 0);
        for (long number = from; number < to; number++) {
            AtlasCell block = AtlasJob.block(atlas, level, number);
            for (int lower = level; lower > 0; lower--) {
                AtlasJob.Inside inside = AtlasJob.Inside.of(atlas, level, block, lower);
                for (long row = 0; row < inside.rows(); row++) {
                    for (long column = 0; column < inside.columns(); column++) {
                        faults = faults.plus(faults(atlas, lower, new AtlasCell(inside.first().row() + row, inside.first().column() + column)));
                    }
                }
            }
        }
        return faults;
    }

    /** The faults of one block, and of its borders on the right and below. */
    static Faults faults(Atlas atlas, int level, AtlasCell block) {
        AtlasJob.Inside inside = AtlasJob.Inside.of(atlas, level, block, level - 1);
        int rows = (int) inside.rows();
        int columns = (int) inside.columns();
        boolean hasRight = block.column() < atlas.columns(level) - 1;
        boolean hasBelow = block.row() < atlas.rows(level) - 1;
        SquareRows window = atlas.window(level - 1, inside.first(), rows + (hasBelow ? 1 : 0), columns + (hasRight ? 1 : 0), Context.ofStep());
        DisjointSets trees = new DisjointSets((long) rows * columns);
        int joined = 0;
        int passages = 0;
        int right = 0;
        int below = 0;
        int sides = 0;
        long[] east = new long[BitRow.words(window.columns())];
        long[] south = new long[BitRow.words(window.columns())];
        for (int row = 0; row < rows; row++) {
            window.next(east, south);
            for (int column = 0; column < columns; column++) {
                int child = row * columns + column;
                boolean isEast = BitRow.contains(east, column);
                boolean isSouth = BitRow.contains(south, column);
                if (isEast && column < columns - 1) {
                    passages++;
                    joined += trees.join(child, child + 1L) ? 1 : 0;
                }
                if (isSouth && row < rows - 1) {
                    passages++;
                    joined += trees.join(child, (long) child + columns) ? 1 : 0;
                }
                right += isEast && column == columns - 1 ? 1 : 0;
                below += isSouth && row == rows - 1 ? 1 : 0;
                if (row == rows - 1 || column == columns - 1) {
                    AtlasCell cell = new AtlasCell(inside.first().row() + row, inside.first().column() + column);
                    sides += disagree(atlas, level - 1, cell, isEast, isSouth);
                }
            }
        }
        int open = atlas.open(block, level);
        boolean isTree = passages == rows * columns - 1 && joined == passages;
        int doors = (right == (Directions.contains(open, Rectangle.EAST) ? 1 : 0) ? 0 : 1) + (below == (Directions.contains(open, Rectangle.SOUTH) ? 1 : 0) ? 0 : 1);
        return new Faults(1, isTree ? 0 : 1, doors, sides);
    }

    /** On how many sides a cell at a border, or the one beyond, says otherwise than the window. */
    private static int disagree(Atlas atlas, int level, AtlasCell cell, boolean isEast, boolean isSouth) {
        int own = atlas.open(cell, level);
        int count = (Directions.contains(own, Rectangle.EAST) == isEast ? 0 : 1) + (Directions.contains(own, Rectangle.SOUTH) == isSouth ? 0 : 1);
        if (cell.column() < atlas.columns(level) - 1) {
            int other = atlas.open(new AtlasCell(cell.row(), cell.column() + 1), level);
            count += Directions.contains(other, Rectangle.WEST) == isEast ? 0 : 1;
        }
        if (cell.row() < atlas.rows(level) - 1) {
            int other = atlas.open(new AtlasCell(cell.row() + 1, cell.column()), level);
            count += Directions.contains(other, Rectangle.NORTH) == isSouth ? 0 : 1;
        }
        return count;
    }
}
