package dev.mazewright.drawing.png;

import dev.mazewright.drawing.draw.Turtle;
import dev.mazewright.drawing.letters.TextStrip;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;
import java.util.Arrays;

/** The colours of a picture of squares by their indices in its palette. */
final class SquareColours {
    static final byte PAPER = 0;
    static final byte WALL = 1;
    static final byte START = 2;
    static final byte GOAL = 3;
    static final byte SOLUTION = 4;
    /** The lighter part of what marks a cell. */
    static final byte PLATE = 5;
    /** The first of the colours from paper to ink that letters are drawn in. */
    static final byte INK = 6;

    /** Where a colour has how transparent it is, and how much that is at most. */
    private static final int ALPHA = 24;

    private static final int OPACITY = 0xFF;

    private SquareColours() {}

    /** How many colours a picture has: the fewer, the fewer bits a pixel takes. */
    static int count(Theme theme, boolean hasText, boolean hasMarks, boolean hasSolution) {
        if (hasText) {
            return INK + TextStrip.LEVELS;
        }
        if (hasMarks && theme.startMark() == Theme.Mark.TURTLE) {
            return PLATE + 1;
        }
        return hasSolution ? SOLUTION + 1 : hasMarks ? GOAL + 1 : WALL + 1;
    }

    /** The first colours of the palette. */
    static int[] palette(Theme theme, boolean isTransparent, int count) {
        int[] palette = new int[INK + TextStrip.LEVELS];
        palette[PAPER] = theme.paper() | (isTransparent ? OPACITY << ALPHA : 0);
        palette[WALL] = theme.wall();
        palette[PLATE] = Turtle.plate(theme.start(), theme.paper());
        palette[SOLUTION] = theme.solution();
        palette[START] = theme.start();
        palette[GOAL] = theme.goal();
        for (int level = 1; level <= TextStrip.LEVELS; level++) {
            palette[INK + level - 1] = isTransparent
                    ? theme.ink() | (OPACITY * (TextStrip.LEVELS - level) / TextStrip.LEVELS) << ALPHA
                    : StyleRules.mixed(theme.paper(), theme.ink(), level, TextStrip.LEVELS);
        }
        return Arrays.copyOf(palette, count);
    }
}
