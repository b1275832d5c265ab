package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.outline.TileDrawing;
import java.io.IOException;

/** Reads rows of tiles of which some have a mark that is neither wall nor floor: those of a {@link MarkedPath}. */
final class MarkedTiles {
    private static final char FINISH = 'F';

    private final TextLines lines;
    private final int first;
    private final byte[] letters;
    /** How often each character occurs. */
    private final int[] counts = new int[256];

    private MarkedTiles(TextLines lines, int first, byte[] letters) {
        this.lines = lines;
        this.first = first;
        this.letters = letters;
        for (int line = first; line < lines.count(); line++) {
            for (int column = 0; column < lines.length(line); column++) {
                counts[lines.at(line, column)]++;
            }
        }
    }

    /** The same as {@link TileText#read}, with marks, or with other letters at the ends. */
    static Puzzle read(TextLines lines, int first, int columns, byte[] letters, String expected) throws IOException {
        MarkedTiles tiles = new MarkedTiles(lines, first, letters);
        tiles.requireOneMeaning();
        boolean areMostPoints = TileText.goals(letters, tiles.counts) > 2 && tiles.counts['.'] > tiles.counts[' ']; // floor, it may be
        if (TileText.kindsOfGoals(letters, tiles.counts) > 1 || (TileText.isGoal(letters, '.') && areMostPoints)) {
            EndLetters.doubtGoals(lines.source());
        }
        TextLines replaced = EndLetters.replaced(lines, first, letters, tiles.counts);
        if (replaced != null) {
            return TileText.read(replaced, first, replaced.longest(first, replaced.count()), letters, expected);
        }
        String marks = tiles.marks();
        if (marks.isEmpty()) {
            return TileText.read(lines, first, columns, letters, expected + ForeignTiles.hint(tiles.counts));
        }
        TileText.Drawn drawn = TileText.drawn(lines, first, columns, TileText.withFloor(letters, marks), expected);
        Puzzle read = drawn.marked();
        MarkedPath path = tiles.path(drawn.drawing(), marks);
        Puzzle solved = drawn.between(path.ends(read.maze(), read.ends()));
        if (!path.isOnTheWay(solved, lines.source().context())) {
            lines.source().doubt(Doubt.About.MAZE, "'" + marks + "' is taken for floor, as the mark of a solution, and may be a wall");
        }
        return solved;
    }

    /** Makes sure that G and E are goals, and not two sides of a fight, and that A is a start, and not part of a label. */
    private void requireOneMeaning() throws BadDataException {
        if (counts['A'] > 1 && counts['Z'] > 1) {
            throw lines.source().bad("", counts['A'] + " A and " + counts['Z'] + " Z",
                    "S for the start and E for the goal; this looks like a map of portals with labels of two letters, of which"
                            + " some lead to other levels");
        }
        boolean hasStart = counts['S'] + counts['A'] + counts['P'] > 0;
        if (counts['#'] > 0 && !hasStart && counts['G'] > 0 && counts['E'] > 0 && counts['G'] + counts['E'] > 2) {
            throw lines.source().bad("", counts['G'] + " G and " + counts['E'] + " E without a start",
                    "S for the start, and either G or E for goals; this looks like a map of two sides that fight");
        }
    }

    /** The characters without a meaning, where they can be marks of one solution; else nothing. */
    private String marks() {
        StringBuilder marks = new StringBuilder();
        for (char letter = 0; letter < counts.length; letter++) {
            if (counts[letter] > 0 && letters[letter] == 0) {
                marks.append(letter);
            }
        }
        String unknown = marks.toString();
        String kinds = counts[FINISH] == 1 ? unknown.replace(Character.toString(FINISH), "") : unknown;
        return kinds.matches("[!-~&&[^#%]]?|[0-9]+|[" + MarkedPath.ARROWS.replace("^", "\\^") + "]+") ? unknown : "";
    }

    private MarkedPath path(TileDrawing drawing, String marks) throws BadDataException {
        MarkedPath path = new MarkedPath(lines, ForeignTiles.hint(counts));
        for (int line = first; line < lines.count(); line++) {
            for (int column = 0; column < lines.length(line); column++) {
                int letter = lines.at(line, column);
                if (marks.indexOf(letter) >= 0) {
                    long cell = drawing.cell(line - first, column);
                    if (cell == Grid.NONE) {
                        throw lines.bad(line, column, "nothing outside of the outline, or S for the start or E for the goal");
                    }
                    path.add(cell, Character.toString(letter), line, column);
                }
            }
        }
        return path;
    }
}
