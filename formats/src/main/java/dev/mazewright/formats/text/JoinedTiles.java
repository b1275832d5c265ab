package dev.mazewright.formats.text;

import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.TextLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/**
 * Tiles with separators between them, as programs join the tiles of a row and spreadsheets save them:
 *
 * <pre>
 *   # # # #      #, #, #, #      blanks, tabs, commas, semicolons or bars between any two tiles,
 *   # S . #      #, S, ., #      one or two
 *   # # # #      #, #, #, #
 * </pre>
 */
public final class JoinedTiles {
    public static final String SEPARATORS = " \t,;|";
    private static final int LEAST = 3;
    private static final int MOST_SEPARATORS = 2;

    /** An outline that is closed but for these gaps tells that blanks are separators, where they may be floor as well. */
    private static final int OPENINGS = 2;

    private final TextLines lines;
    private final int step;
    private int left = Integer.MAX_VALUE;
    private int columns;

    private JoinedTiles(TextLines lines, int step) {
        this.lines = lines;
        this.step = step;
        int longest = 0;
        for (int line = 0; line < lines.count(); line++) {
            int first = 0;
            while (first < lines.trimmedLength(line) && isSeparator(line, first)) {
                first++;
            }
            left = first < lines.trimmedLength(line) ? Math.min(left, first) : left;
            longest = Math.max(longest, lines.trimmedLength(line));
        }
        columns = (longest - left + step - 1) / step;
    }

    /** Removes the separators and remarks on them; returns the same lines if they have no separators. */
    static TextLines parted(TextLines lines) throws IOException {
        for (int step = 2; step <= 1 + MOST_SEPARATORS; step++) {
            JoinedTiles tiles = new JoinedTiles(lines, step);
            if (tiles.areJoined()) {
                return tiles.parted();
            }
        }
        return lines;
    }

    private boolean isSeparator(int line, long column) {
        int letter = lines.at(line, column);
        return letter == TextLines.END || SEPARATORS.indexOf(letter) >= 0;
    }

    /** Whether only separators stand between the tiles, and tiles stand on each other: else they may be pillars. */
    private boolean areJoined() {
        if (lines.count() < LEAST || columns < LEAST) {
            return false;
        }
        boolean isStacked = false;
        for (int line = 0; line < lines.count(); line++) {
            for (int column = left; column < lines.length(line); column++) {
                boolean isTile = !isSeparator(line, column);
                if (isTile && (column - left) % step != 0) {
                    return false;
                }
                isStacked |= isTile && line > 0 && !isSeparator(line - 1, column);
            }
        }
        return isStacked;
    }

    private TextLines parted() throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        int blanks = 0;
        int gaps = 0;
        for (int line = 0; line < lines.count(); line++) {
            for (int column = 0; column < columns; column++) {
                boolean isBlank = isSeparator(line, left + (long) column * step);
                boolean isBorder = line == 0 || line == lines.count() - 1 || column == 0 || column == columns - 1;
                blanks += isBlank ? 1 : 0;
                gaps += isBlank && isBorder ? 1 : 0;
                text.write(isBlank ? ' ' : lines.at(line, left + (long) column * step));
            }
            text.write('\n');
        }
        if (blanks > 0 && gaps > OPENINGS) {
            lines.source().doubt(Doubt.About.MAZE, "what stands between the characters of a row is taken for separators, and may be floor");
        }
        return TextLines.of(lines.source().again(text.toByteArray()), "rows of tiles");
    }
}
