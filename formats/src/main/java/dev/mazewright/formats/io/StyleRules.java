package dev.mazewright.formats.io;

import dev.mazewright.core.run.UsageException;

/** The rules that all pictures share: lengths that follow from the size of a cell, and how colours are written. */
public final class StyleRules {
    /** What pictures call the text that makes them again. */
    public static final String RECIPE = "Recipe";

    /** What pictures call the shape that they show and its size, such as rectangle:30x40. */
    public static final String SHAPE = "Shape";

    /** The share of a passage that the start takes where it is a goal as well: both are seen. */
    public static final double SHARED = 0.55;

    private static final int CHANNEL = 0xFF;

    private StyleRules() {}

    /** The width of the line that shows the solution: the style's, unless that is half a cell, whose half width this is, or more. */
    public static double line(Style style, double half) {
        return style.solutionThickness() < half ? style.solutionThickness() : Math.max(1, half - 1);
    }

    /** A colour as {@code #56b4e9}. */
    public static String hex(int colour) {
        return "#" + Integer.toHexString(0x1000000 | colour).substring(1);
    }

    /** The colour halfway between two. */
    public static int mixed(int one, int other) {
        return mixed(one, other, 1, 2);
    }

    /** The mix of two colours, in parts of a whole from one to the other. */
    public static int mixed(int one, int other, int parts, int whole) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int from = one >> shift & CHANNEL;
            int to = other >> shift & CHANNEL;
            mixed |= (from + (to - from) * parts / whole) << shift;
        }
        return mixed;
    }

    /**
     * How wide passages between walls are, in pixels.
     *
     * @throws UsageException if the walls leave no room
     */
    public static int passage(Style style, int thickness) {
        if (style.cellSize() <= thickness) {
            throw new UsageException("cells of " + style.cellSize() + " pixels with walls of " + thickness
                    + " leave no room for passages; take a larger cell size or thinner walls");
        }
        return style.cellSize() - thickness;
    }
}
