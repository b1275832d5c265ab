package dev.mazewright.core.atlas;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The path between two cells, of which each may hang as a dead end on another cell, its anchor: the path between the anchors, and a step
 * more at each end that was moved. A cell that was not is its own anchor.
 */
record AnchoredPath(AtlasBlocks blocks, AtlasCell from, AtlasCell to, AtlasCell fromAnchor, AtlasCell toAnchor) {
    private boolean isFromMoved() {
        return !from.equals(fromAnchor);
    }

    private boolean isToMoved() {
        return !to.equals(toAnchor);
    }

    private Route route() {
        return new Route(blocks, fromAnchor, toAnchor);
    }

    BigInteger length() {
        BigInteger between = fromAnchor.equals(toAnchor) ? BigInteger.ZERO : route().length().toBigInteger();
        return between.add(BigInteger.valueOf((isFromMoved() ? 1 : 0) + (isToMoved() ? 1 : 0)));
    }

    /** The direction of its first step; it has one. */
    int first() {
        if (isFromMoved()) {
            return from.direction(fromAnchor);
        }
        return from.equals(toAnchor) ? from.direction(to) : route().first();
    }

    /** The cell after some steps of a path of this length. */
    AtlasCell at(BigInteger steps, BigInteger length) {
        if (steps.signum() == 0) {
            return from;
        }
        if (steps.equals(length)) {
            return to;
        }
        BigInteger between = isFromMoved() ? steps.subtract(BigInteger.ONE) : steps;
        return fromAnchor.equals(toAnchor) ? fromAnchor : route().at(AtlasLength.of(between));
    }

    /** The pieces in a window of a level; on one above the cells, a cell counts to the block of its anchor. */
    List<AtlasPath> pieces(int level, AtlasCell first, long bottom, long right) {
        if (!isFromMoved() && !isToMoved() && !from.equals(to)) {
            return route().pieces(level, first.row(), first.column(), bottom, right);
        }
        List<AtlasPath> pieces = new ArrayList<>();
        BigInteger step = BigInteger.ZERO;
        if (isFromMoved()) {
            if (level == 0) {
                add(List.of(from), step, first, bottom, right, pieces);
            }
            step = BigInteger.ONE;
        }
        if (fromAnchor.equals(toAnchor)) {
            add(List.of(blocks.grid().block(fromAnchor, 0, level)), level > 0 ? BigInteger.ZERO : step, first, bottom, right, pieces);
        } else {
            for (AtlasPath piece : route().pieces(level, first.row(), first.column(), bottom, right)) {
                boolean isFirst = level > 0 && piece.firstStep().signum() == 0; // its block has the moved cell as well
                add(piece.cells(), isFirst ? BigInteger.ZERO : piece.firstStep().add(step), first, bottom, right, pieces);
            }
        }
        if (level == 0 && isToMoved()) {
            add(List.of(to), length(), first, bottom, right, pieces);
        }
        return pieces;
    }

    private static boolean isBeside(AtlasCell one, AtlasCell other) {
        return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column()) == 1;
    }

    /** Adds a piece, to the last one if that ends just before it. */
    private static void add(List<AtlasCell> cells, BigInteger step, AtlasCell first, long bottom, long right, List<AtlasPath> pieces) {
        AtlasCell cell = cells.getFirst();
        if (cell.row() < first.row() || cell.row() >= bottom || cell.column() < first.column() || cell.column() >= right) {
            return;
        }
        AtlasPath last = pieces.isEmpty() ? null : pieces.getLast();
        if (last != null && isBeside(last.cells().getLast(), cell) && last.firstStep().add(BigInteger.valueOf(last.cells().size())).equals(step)) {
            List<AtlasCell> all = new ArrayList<>(last.cells());
            all.addAll(cells);
            pieces.set(pieces.size() - 1, new AtlasPath(last.firstStep(), all));
        } else {
            pieces.add(new AtlasPath(step, cells));
        }
    }
}
