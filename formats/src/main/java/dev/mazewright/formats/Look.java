package dev.mazewright.formats;

import dev.mazewright.core.UsageException;

/**
 * What all pictures share: colours that people see apart who are blind to some (Okabe and Ito, <i>Color Universal
 * Design</i>, 2008), and sizes that follow from the width of a passage. Start and goal differ in shape too.
 */
final class Look {
    static final int PAPER = 0xFFFFFF;
    /** Nearly black. */
    static final int WALL = 0x1A1A1A;
    /** Sky blue: light, so that the picture of a way is read as floor. */
    static final int SOLUTION = 0x56B4E9;
    /** Blue; a disc. */
    static final int START = 0x0072B2;
    /** Orange; a square. */
    static final int GOAL = 0xE69F00;

    /** What pictures call the text that makes them again. */
    static final String RECIPE = "Recipe";

    private Look() {}

    /** The width of the line that shows the solution, in a passage of a width in pixels; it lies in the middle. */
    static int line(int passage) {
        return centred(passage, passage / 4);
    }

    /** The width of a mark in a passage. */
    static int mark(int passage) {
        return centred(passage, passage * 3 / 5);
    }

    /** About so many pixels, at least one, with the same space on both sides. */
    private static int centred(int passage, int pixels) {
        return Math.max(1, pixels + (passage - pixels) % 2);
    }

    /** A colour as {@code #56b4e9}. */
    static String hex(int colour) {
        return "#" + Integer.toHexString(0x1000000 | colour).substring(1);
    }

    /** How wide passages between walls are, in pixels. */
    static int passage(Style style, int thickness) {
        if (style.cellSize() <= thickness) {
            throw new UsageException("cells of " + style.cellSize() + " pixels with walls of " + thickness
                    + " leave no room for passages; take a larger cell size or thinner walls");
        }
        return style.cellSize() - thickness;
    }
}
