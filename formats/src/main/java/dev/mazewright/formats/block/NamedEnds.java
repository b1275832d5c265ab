package dev.mazewright.formats.block;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Start and goal that a text beside a drawing names by their numbers, as in {@code # start: (1, 1)  goal: (1, 3)}. They may be rows and
 * columns or x and y, from 0 or 1, of cells or of tiles; so they are not taken, and that others are taken is a doubt.
 */
final class NamedEnds {
    private static final Pattern START = Pattern.compile("(?i)\\b(?:start|begin|entry|entrance)\\w*[^0-9\\n]{1,12}([0-9]{1,5})(?:[ \t]*[,;][ \t]*|[ \t]+)([0-9]{1,5})");
    private static final Pattern GOAL = Pattern.compile("(?i)\\b(?:goal|end|exit|finish|target)\\w*[^0-9\\n]{1,12}([0-9]{1,5})(?:[ \t]*[,;][ \t]*|[ \t]+)([0-9]{1,5})");

    private NamedEnds() {}

    /** Remarks on ends in the first characters of a text that are not those of the maze that was read. */
    static void doubt(String text, Puzzle puzzle, Source source) {
        Grid grid = puzzle.grid();
        if (isOther(START.matcher(text), puzzle.startOrFirst(), grid) || isOther(GOAL.matcher(text), puzzle.goalsOrLast()[0], grid)) {
            source.doubt(Doubt.About.ENDS, "the text names a start or goal by numbers, which are not read; --start and --goal give them");
        }
    }

    private static boolean isOther(Matcher named, long end, Grid grid) {
        if (!named.find()) {
            return false;
        }
        int one = Integer.parseInt(named.group(1));
        int two = Integer.parseInt(named.group(2));
        int row = grid.row(end);
        int column = grid.column(end);
        return (one != row || two != column) && (one != column || two != row);
    }
}
