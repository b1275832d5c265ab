package dev.mazewright.formats.text;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link Unicode} has drawn, as a maze of a shape and size: the sides and letters of {@link DrawnEdges}, less
 * what is {@link Outside}. The maze is drawn again and compared with the text, so that nothing is misread: all
 * characters are the same, but for those of a solution.
 */
final class UnicodeDrawing {
    /** What a solution may show instead of a blank, and of stairs. */
    private static final String PATH = "•*";

    private static final String STAIRS = "△▽";
    private static final String TAKEN_STAIRS = "▲▼";

    private final TextPage text;
    private final Writer writer;
    private final Source source;
    /** That the first character is wrong that is not as it would be drawn. */
    private @Nullable BadDataException failure;

    private long failedAt = -1;

    UnicodeDrawing(TextPage text, Writer writer, Source source) {
        this.text = text;
        this.writer = writer;
        this.source = source;
    }

    /** The maze, if the text is one of this shape and size; else null. */
    @Nullable Puzzle as(String name, int rows, int columns, int levels) throws IOException {
        boolean hasRoom = (long) rows * columns * levels <= (long) text.lines() * text.width(); // a character a cell, at least
        if (rows < 1 || columns < 1 || levels < 1 || !hasRoom) {
            return null;
        }
        Shape whole;
        try {
            whole = ShapeSpec.ofFile(name, new Size(rows, columns, levels), "").whole(0);
        } catch (UsageException noSuchSize) {
            return null;
        }
        Puzzle full = read(whole.grid());
        if (full == null) {
            return null;
        }
        Mask mask = Catalog.shape(name).offers(Trait.MASK) ? Outside.mask(full.maze(), full.ends(), source) : null;
        Puzzle masked = mask == null ? null : FoundMaze.masked(full, source.maze(whole.masked(mask).grid()));
        if (mask != null && masked != null && isAsDrawn(masked)) {
            Outside.doubtCorners(full.maze(), mask, source);
            return masked;
        }
        return isAsDrawn(full) ? full : null;
    }

    /** How far the text is as an attempt draws it: a number to compare with those of others. */
    long agreed() {
        return failedAt;
    }

    /** Why it is not what was attempted. */
    BadDataException failure() {
        return failure != null ? failure : source.bad("", "a text of " + text.lines() + " lines of up to " + text.width()
                + " characters", "the drawing of a maze in the size of a drawing");
    }

    /** What the text shows, or null if it has two starts. */
    private @Nullable Puzzle read(Grid grid) {
        DrawnEdges edges = new DrawnEdges(grid, text);
        FoundMaze found = new FoundMaze(source.maze(grid));
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                boolean isOutline = !grid.leads(cell, direction);
                if ((isOutline || cell < grid.step(cell, direction)) && edges.isOpen(cell, direction)) {
                    found.open(cell, direction);
                }
            }
            if (edges.letter(cell, 'E') >= 0) {
                found.goal(cell);
            }
            long other = edges.letter(cell, 'S');
            if (other >= 0 && !found.start(cell)) {
                fail(other, "one start: another S stands before it");
                return null;
            }
        }
        return found.puzzle();
    }

    private boolean isAsDrawn(Puzzle puzzle) throws IOException {
        TextPage drawn = TextPage.of(writer, Document.of(puzzle).within(source.context()));
        for (int y = 0; y < Math.max(text.lines(), drawn.lines()); y++) {
            for (int x = 0; x < Math.max(text.length(y), drawn.length(y)); x++) {
                if (!isSame(text.at(y, x), drawn.at(y, x))) {
                    char expected = drawn.at(y, x);
                    fail(TextPage.place(y, x), expected == ' ' ? "a space, as the rest of the drawing has it"
                            : "'" + expected + "', as the rest of the drawing has it");
                    return false;
                }
            }
        }
        return true;
    }

    private void fail(long place, String expected) {
        if (place > failedAt) {
            failedAt = place;
            failure = text.bad(source, (int) (place >>> Integer.SIZE), (int) place, expected);
        }
    }

    private static boolean isSame(char given, char drawn) {
        int stairs = STAIRS.indexOf(drawn);
        return given == drawn
                || (drawn == ' ' && PATH.indexOf(given) >= 0)
                || (stairs >= 0 && given == TAKEN_STAIRS.charAt(stairs));
    }
}
