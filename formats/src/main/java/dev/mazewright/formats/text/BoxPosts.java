package dev.mazewright.formats.text;

import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.TextLines;

/**
 * Which posts a drawing of boxes has where its lines have different lengths. Editors take blanks from the ends of lines, and
 * never a post: so what is missing of a line is blank, and where no posts are, there is no cell.
 *
 * <pre>
 *   +---+---+          +---+---+---+          +---+---
 *   |                  |   |                  |
 *   +   +---+          +---+   +---+          +   +---
 *   |       |              |   |              |   |
 *   +---+---+              +---+              +---+---
 *   an opening         places without         cut off: a doubt
 * </pre>
 */
final class BoxPosts {
    private final TextLines lines;
    private final int pitch;
    private final int columns;
    /** The number of posts in each line of them. */
    private final int[] posts;

    private final boolean isCut;

    /** The first line that lacks a post where something is drawn, or -1. */
    private int shortLine = -1;

    BoxPosts(TextLines lines, int rows, int pitch) {
        this.lines = lines;
        this.pitch = pitch;
        posts = new int[rows + 1];
        long width = 0;
        for (int line = 0; line <= 2 * rows; line++) {
            width = Math.max(width, Math.ceilDiv(lines.trimmedLength(line) - 1L, pitch));
            if (line % 2 == 0) {
                posts[line / 2] = (lines.trimmedLength(line) - 1) / pitch + 1;
            }
        }
        columns = (int) width;
        boolean isComplete = false;
        boolean endsWithin = false;
        for (int row = 0; row <= rows; row++) {
            isComplete |= posts[row] > columns;
            endsWithin |= endsWithin(row, columns - 1);
        }
        isCut = !isComplete && endsWithin;
    }

    /** How many columns the longest line has. */
    int columns() {
        return columns;
    }

    /** Whether no line has the posts of the right edge, as if all were cut off before them. */
    boolean isCut() {
        return isCut;
    }

    /** Whether a line of posts ends between the posts of a column, in a wall. */
    private boolean endsWithin(int row, int column) {
        return posts[row] == column + 1 && lines.trimmedLength(2 * row) > column * (long) pitch + 1;
    }

    /** Whether the lines end before this position, so that it is no cell. */
    boolean isOutside(int row, int column) {
        boolean hasPosts = posts[row] > column + 1 && posts[row + 1] > column + 1;
        if (hasPosts || (isCut && column == columns - 1)) {
            return false;
        }
        if (!endsWithin(row, column) && !endsWithin(row + 1, column) && !isDrawn(row, column)) {
            return true;
        }
        int first = posts[row] > column + 1 ? row + 1 : row;
        shortLine = shortLine < 0 ? 2 * first : Math.min(shortLine, 2 * first);
        return false;
    }

    /** Whether something stands in a position, or to the right of it. */
    private boolean isDrawn(int row, int column) {
        long from = (long) column * pitch + 1;
        for (long at = from; at < from + pitch; at++) {
            int letter = lines.at(2 * row + 1, at);
            if (letter == TextLines.END) {
                return false;
            }
            if (letter != ' ') {
                return true;
            }
        }
        return false;
    }

    /** Says what of the drawing is uncertain, after all positions have been asked for. */
    void remark() {
        if (isCut) {
            lines.source().doubt(Doubt.About.MAZE, "all lines end before the posts of the right edge, as if they were cut off; a wall was"
                    + " assumed there");
        } else if (shortLine >= 0) {
            lines.source().doubt(Doubt.About.MAZE, "line " + lines.number(shortLine) + " ends before its last post; what is missing there"
                    + " was read as a gap");
        }
    }
}
