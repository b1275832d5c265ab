package dev.mazewright.core.mask;

/**
 * The box in a region in which a word stands: of some proportions, upright, in the middle from left to right, as large as
 * fits at one of 39 heights.
 *
 * <p>Computed with + - * / alone, as all regions are, since a mask is a part of a recipe.
 *
 * @param left of it, from the left of the grid
 * @param top of it, from the top of the grid
 * @param width of it, 0 if no box fits
 * @param height of it
 */
record WordBox(double left, double top, double width, double height) {
    /** The heights of its middle and the sizes that are tried. */
    private static final int STEPS = 40;

    private static final double MARGIN = 10;

    /** The points of each side that must lie in the region. */
    private static final int POINTS = 32;

    /** The largest box in a region of a grid of this width and height; its width is {@code aspect} where its height is 1. */
    static WordBox in(Region region, double wide, double high, double aspect) {
        WordBox best = new WordBox(0, 0, 0, 0);
        for (int size = STEPS; size > 0 && best.width == 0; size--) {
            double width = wide * size / STEPS;
            double height = width / aspect;
            for (int step = 1; step < STEPS && best.width == 0; step++) {
                // From the middle outwards, above first: 20, 19, 21, 18, 22 and so on.
                int middle = STEPS / 2 + (step % 2 == 0 ? -step / 2 : step / 2);
                WordBox box = new WordBox((wide - width) / 2, high * middle / STEPS - height / 2, width, height);
                if (box.isIn(region)) {
                    best = box;
                }
            }
        }
        return best;
    }

    private boolean isIn(Region region) {
        for (int point = 0; point <= POINTS; point++) {
            double x = left + width * point / POINTS;
            double y = top + height * point / POINTS;
            if (!region.contains(x, top)
                    || !region.contains(x, top + height)
                    || !region.contains(left, y)
                    || !region.contains(left + width, y)
                    || !region.contains(x, top + height / 2)) {
                return false;
            }
        }
        return true;
    }

    /** This box without a margin of a tenth of its sides, so that there is a corridor around the word. */
    WordBox inset() {
        return new WordBox(left + width / MARGIN, top + height / MARGIN, width - 2 * width / MARGIN, height - 2 * height / MARGIN);
    }

    /** A region of the box, at its place on the grid. */
    Region placed(Region region) {
        return (x, y) -> region.contains(x - left, y - top);
    }
}
