package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.outline.TileDrawing;
import dev.mazewright.formats.outline.TilePage;

/** Lines of tiles that are shorter than others: an editor trimmed blanks, or a character was forgotten. */
final class ShortLines {
    private ShortLines() {}

    /**
     * Whether lines are short for another reason than trimmed blanks: in a drawing without blanks, where its outline would be open or floor would lie
     * outside of it, and in one that has both ends marked, where the outline would be open.
     */
    static boolean areMistyped(TextLines lines, int first, TilePage page, TileDrawing drawing) {
        if (page.missing().count() == 0) {
            return false;
        }
        boolean hasBlanks = hasBlanks(lines, first);
        boolean isMarked = page.start() != TilePage.NONE && !page.goals().isEmpty();
        Mask floor = page.floor();
        for (int row = 0; row < floor.rows(); row++) {
            for (int column = floor.nextColumn(row, 0); column < floor.columns(); column = floor.nextColumn(row, column + 1)) {
                boolean isWithin = drawing.cell(row, column) != Grid.NONE;
                boolean isMissing = page.missing().contains(row, column);
                if (isMissing ? isWithin && (isMarked || !hasBlanks) : !isWithin && !hasBlanks) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean hasBlanks(TextLines lines, int first) {
        boolean hasBlanks = false;
        for (int line = first; line < lines.count() && !hasBlanks; line++) {
            hasBlanks = lines.text(line).indexOf(' ') >= 0;
        }
        return hasBlanks;
    }
}
