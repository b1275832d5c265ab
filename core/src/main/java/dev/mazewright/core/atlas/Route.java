package dev.mazewright.core.atlas;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The path between two different cells. It is known as in the plans of blocks: through the children of the one that contains both cells,
 * from each by a door to the next. The first child is left, and the last one entered, by the same rule in the blocks below; all others are
 * crossed from door to door, which is as long as the distances of their pattern say.
 *
 * <p>A path enters each block at most once, since the blocks of a level are the cells of a perfect maze, too.
 *
 * <p>Not safe for threads.
 */
final class Route {
    /** Instead of the side by which a path enters or leaves a block: it begins or ends there. */
    private static final int HERE = -1;

    private final AtlasBlocks blocks;
    private final AtlasGrid grid;
    /** The level of the block that contains both cells. */
    private final int common;

    private final Branch from;
    private final Branch to;
    /** The children of the common block on the path. */
    private final int[] path;

    private @Nullable AtlasLength length;

    /** One end of the path: the blocks around it, up to the common one. */
    private static final class Branch {
        /** By level. */
        private final Block[] blocks;
        /** The child of each that contains the end. */
        private final int[] children;
        /** By which side the path leaves it. */
        private final int[] sides;
        /** The length of the path from the end to that door. */
        private final AtlasLength[] lengths;

        Branch(int levels) {
            blocks = new Block[levels + 1];
            children = new int[levels + 1];
            sides = new int[levels + 1];
            lengths = new AtlasLength[levels + 1];
        }
    }

    /** The path between two cells, which differ. */
    Route(AtlasBlocks blocks, AtlasCell start, AtlasCell goal) {
        this.blocks = blocks;
        grid = blocks.grid();
        long row = start.row();
        long column = start.column();
        long otherRow = goal.row();
        long otherColumn = goal.column();
        int level = 0;
        while (row != otherRow || column != otherColumn) {
            row = grid.parentRow(level, row);
            column = grid.parentColumn(level, column);
            otherRow = grid.parentRow(level, otherRow);
            otherColumn = grid.parentColumn(level, otherColumn);
            level++;
        }
        common = level;
        from = branch(start);
        to = branch(goal);
        path = from.blocks[common].plan().tree().path(from.children[common], to.children[common]);
        SizeClass size = from.blocks[common].size();
        leave(from, size.direction(path[0], path[1]));
        leave(to, size.direction(path[path.length - 1], path[path.length - 2]));
    }

    private Branch branch(AtlasCell cell) {
        Branch branch = new Branch(common);
        long row = cell.row();
        long column = cell.column();
        for (int level = 1; level <= common; level++) {
            long parentRow = grid.parentRow(level - 1, row);
            long parentColumn = grid.parentColumn(level - 1, column);
            branch.blocks[level] = blocks.get(level, parentRow, parentColumn);
            branch.children[level] = blocks.child(branch.blocks[level], row, column);
            row = parentRow;
            column = parentColumn;
        }
        return branch;
    }

    /** Finds by which sides the path leaves the blocks below the common one; the highest of them by this side. */
    private void leave(Branch branch, int side) {
        branch.sides[common - 1] = side;
        for (int level = common - 1; level > 0; level--) {
            Block block = branch.blocks[level];
            int child = branch.children[level];
            int last = block.childAtDoor(branch.sides[level]);
            branch.sides[level - 1] = child == last ? branch.sides[level] : block.plan().tree().first(child, last);
        }
    }

    /** The direction of the first step. */
    int first() {
        return from.sides[0];
    }

    // ---- lengths

    AtlasLength length() {
        AtlasLength known = length;
        if (known == null) {
            measure(from);
            measure(to);
            known = from.lengths[common - 1].plus(to.lengths[common - 1]).plusOne();
            Block block = from.blocks[common];
            for (int i = 1; i < path.length - 1; i++) {
                int in = block.size().direction(path[i], path[i - 1]);
                int out = block.size().direction(path[i], path[i + 1]);
                known = known.plus(block.across(path[i], in, out)).plusOne();
            }
            length = known;
        }
        return known;
    }

    /** Computes how far it is to the doors by which the path leaves, from the cell up. */
    private void measure(Branch branch) {
        branch.lengths[0] = AtlasLength.ZERO;
        for (int level = 1; level < common; level++) {
            Block block = branch.blocks[level];
            int side = branch.sides[level];
            int[] part = block.plan().tree().path(branch.children[level], block.childAtDoor(side));
            AtlasLength sum = branch.lengths[level - 1];
            for (int i = 1; i < part.length; i++) {
                int in = block.size().direction(part[i], part[i - 1]);
                int out = i == part.length - 1 ? side : block.size().direction(part[i], part[i + 1]);
                sum = sum.plusOne().plus(block.across(part[i], in, out));
            }
            branch.lengths[level] = sum;
        }
    }

    // ---- a part of it

    /** What of the path lies in a block: the children on it, and how it enters and leaves each. */
    private final class Part {
        private final Block block;
        private final int in;
        private final int out;
        private final int[] path;

        /** The part in a block that is entered by one side, or where it begins, and left by the other, or where it ends. */
        Part(Block block, int in, int out) {
            this.block = block;
            this.in = in;
            this.out = out;
            int first = in == HERE ? from.children[block.level()] : block.childAtDoor(in);
            int last = out == HERE ? to.children[block.level()] : block.childAtDoor(out);
            path = block.plan().tree().path(first, last);
        }

        int in(int i) {
            return i == 0 ? in : block.size().direction(path[i], path[i - 1]);
        }

        int out(int i) {
            return i == path.length - 1 ? out : block.size().direction(path[i], path[i + 1]);
        }

        /** How many steps lie within a child. */
        AtlasLength length(int i) {
            int entry = in(i);
            int exit = out(i);
            if (entry == HERE) {
                return from.lengths[block.level() - 1];
            }
            return exit == HERE ? to.lengths[block.level() - 1] : block.across(path[i], entry, exit);
        }

        Part below(int i) {
            return new Part(blocks.get(block.level() - 1, block.rowOf(path[i]), block.columnOf(path[i])), in(i), out(i));
        }
    }

    /** The cell after this number of steps, which is not more than there are. */
    AtlasCell at(AtlasLength steps) {
        length();
        AtlasLength left = steps;
        Part part = new Part(from.blocks[common], HERE, HERE);
        while (true) {
            int i = 0;
            for (AtlasLength within = part.length(0); left.compareTo(within) > 0; within = part.length(i)) {
                left = left.minus(within.plusOne());
                i++;
            }
            if (part.block.level() == 1) {
                return new AtlasCell(part.block.rowOf(part.path[i]), part.block.columnOf(part.path[i]));
            }
            part = part.below(i);
        }
    }

    /** Collects the pieces of the path that lie in a window of the blocks of a level. */
    private final class Pieces {
        private final int level;
        private final long top;
        private final long left;
        private final long bottom;
        private final long right;
        private final List<AtlasPath> pieces = new ArrayList<>();
        private BigInteger firstStep = BigInteger.ZERO;
        private final List<AtlasCell> cells = new ArrayList<>();

        Pieces(int level, long top, long left, long bottom, long right) {
            this.level = level;
            this.top = top;
            this.left = left;
            this.bottom = bottom;
            this.right = right;
        }

        private boolean meets(int of, long row, long column) {
            return grid.firstRow(of, row, level) < bottom
                    && grid.endRow(of, row, level) > top
                    && grid.firstColumn(of, column, level) < right
                    && grid.endColumn(of, column, level) > left;
        }

        /** Goes through a part that meets the window, which begins after this number of steps. */
        private void add(Part part, AtlasLength before) {
            int below = part.block.level() - 1;
            AtlasLength steps = before;
            for (int i = 0; i < part.path.length; i++) {
                long row = part.block.rowOf(part.path[i]);
                long column = part.block.columnOf(part.path[i]);
                if (!meets(below, row, column)) {
                    end();
                } else if (below == level) {
                    add(row, column, steps);
                } else {
                    add(part.below(i), steps);
                }
                steps = i < part.path.length - 1 ? steps.plus(part.length(i)).plusOne() : steps;
            }
        }

        private void add(long row, long column, AtlasLength steps) {
            if (cells.isEmpty()) {
                firstStep = steps.toBigInteger();
            }
            cells.add(new AtlasCell(row, column));
        }

        private void end() {
            if (!cells.isEmpty()) {
                pieces.add(new AtlasPath(firstStep, cells));
                cells.clear();
            }
        }
    }

    /** The pieces of the path in a window of blocks of a level, before row {@code bottom} and column {@code right}, as it comes to them. */
    List<AtlasPath> pieces(int level, long top, long left, long bottom, long right) {
        length();
        Pieces pieces = new Pieces(level, top, left, bottom, right);
        if (level >= common) {
            AtlasCell block = block(level);
            if (pieces.meets(level, block.row(), block.column())) {
                pieces.add(block.row(), block.column(), AtlasLength.ZERO);
            }
        } else {
            pieces.add(new Part(from.blocks[common], HERE, HERE), AtlasLength.ZERO);
        }
        pieces.end();
        return pieces.pieces;
    }

    /** The block of this level that contains the whole path. */
    private AtlasCell block(int level) {
        Block inner = from.blocks[common];
        return grid.block(new AtlasCell(inner.row(), inner.column()), common, level);
    }
}
