package dev.mazewright.core.grid;

/** How an edge between two cells looks in the drawing of a shape. */
public enum Link {
    /** It crosses a side that both cells share. */
    SIDE,
    /**
     * It leads through the gap between a side of one cell and a side of the other, such as the corner that two squares
     * touch at. Another edge may cross it there.
     */
    STRIP,
    /** It leaves the drawing at a side of one cell and enters it again at a side of the other, where the two are glued. */
    SEAM,
    /** It leads from a cell to the one above it. */
    STAIRS_UP,
    /** It leads from a cell to the one below it. */
    STAIRS_DOWN,
    /** It crosses no side: a line from centre to centre. */
    LINE;

    /**
     * The edge that crosses a {@link #STRIP} in the same gap.
     *
     * @param cell where it begins
     * @param direction in which it leaves that cell
     * @param isOver whether this edge leads over the one that it crosses, and not under it
     */
    public record Crossing(long cell, int direction, boolean isOver) {}

    /**
     * A border of the drawing that is glued to the other border of the same label, arrow to arrow: from the first point
     * to the second.
     *
     * @param label the same for both borders
     * @param x1 the first point, to the right, in units of a cell
     * @param y1 the first point, downwards
     * @param x2 the second point, to the right
     * @param y2 the second point, downwards
     * @param outwardX the part to the right of the vector of length 1 that points out of the drawing
     * @param outwardY its part downwards
     * @param hasTab whether a tab for glue is drawn there
     */
    public record Seam(
            String label,
            double x1,
            double y1,
            double x2,
            double y2,
            double outwardX,
            double outwardY,
            boolean hasTab) {
        /** A seam without a tab. */
        public Seam(String label, double x1, double y1, double x2, double y2, double outwardX, double outwardY) {
            this(label, x1, y1, x2, y2, outwardX, outwardY, false);
        }
    }
}
