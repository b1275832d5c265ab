package dev.mazewright.formats.text;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import org.jspecify.annotations.Nullable;

/**
 * Decides how large the squares of a drawing are. What {@link Unicode} writes comes first, unless cells that consist of such make
 * a perfect maze and those themselves do not; else it is the largest size that fits. Where walls do not tell, that is a doubt.
 */
final class WallReader {
    private static final String DOTS = "•*";
    /** With fewer cells, a maze that is not perfect may be one of smaller cells. */
    private static final int FEW_CELLS = 25;
    /** With fewer cells, a perfect maze may be one of smaller cells. */
    private static final int FEWEST_CELLS = 9;

    private final TextPage text;
    private final Source source;
    private final @Nullable CellSize size;
    /** What {@link Unicode} draws, if it is that. */
    private final @Nullable CellSize own;
    /** Why it is not that. */
    private @Nullable BadDataException failure;

    WallReader(TextPage text, Source source) {
        this.text = text;
        this.source = source;
        size = CellSize.of(text);
        CellSize part = size == null ? null : size.own();
        own = part == null ? CellSize.mostlyOwn(text) : part;
    }

    /** The maze, if it may be what {@link Unicode} writes, or larger cells that consist of such; else null. */
    @Nullable Puzzle own() {
        if (own == null) {
            return null;
        }
        try {
            return own(own, SquareText.read(text, own, true, source));
        } catch (BadDataException e) {
            failure = e;
            return null;
        }
    }

    private Puzzle own(CellSize small, Puzzle puzzle) {
        if (size == null || size.isOwn()) {
            boolean isLine = puzzle.grid().rows() == 1 || puzzle.grid().columns() == 1;
            if (isLine && !puzzle.ends().hasStart() && !puzzle.ends().hasGoals() && !puzzle.openings().isEmpty()) {
                doubtSize(small);
            }
            return puzzle;
        }
        Puzzle larger = size.rows() < 2 || size.columns() < 2 || text.hasAny(DOTS) || isPerfect(puzzle) ? null : larger(size);
        if (larger != null) {
            if (size.cells() < FEWEST_CELLS) {
                source.doubt(Doubt.About.MAZE, "the drawing may be of " + small + ", or of " + size + ", as it was read");
            }
            return larger;
        }
        if (!puzzle.ends().hasStart() && !puzzle.ends().hasGoals()) {
            source.doubt(Doubt.About.MAZE, "the drawing may be of " + size + ", or of " + small + ", as it was read");
        }
        return puzzle;
    }

    /** The maze of larger cells, if it is perfect. */
    private @Nullable Puzzle larger(CellSize cells) {
        try {
            Puzzle puzzle = SquareText.read(text, cells, false, source);
            return isPerfect(puzzle) ? puzzle : null;
        } catch (BadDataException noSuchCells) {
            return null;
        }
    }

    /** The maze of squares of any size. */
    Puzzle any() throws BadDataException {
        if (size == null || size.cells() == 1) {
            throw failure != null ? failure
                    : source.bad("", size == null ? "walls that do not lie at equal distances" : "an outline without walls inside",
                            "a maze of squares with cells of one size, which its walls show");
        }
        Puzzle puzzle;
        try {
            puzzle = SquareText.read(text, size, false, source);
        } catch (BadDataException e) {
            throw failure != null ? failure : e;
        }
        boolean isPerfect = isPerfect(puzzle);
        if (failure != null && !size.isOwn() && !isPerfect) {
            throw failure;
        }
        if (size.rows() == 1 || size.columns() == 1 || (size.cells() < FEW_CELLS && !isPerfect)) {
            doubtSize(size);
        }
        return puzzle;
    }

    private void doubtSize(CellSize read) {
        source.doubt(Doubt.About.MAZE, "the drawing is read as " + read + ", and cells may be smaller: walls do not tell");
    }

    /** Whether a maze has as many passages as a perfect one; one of larger or smaller cells has not. */
    private static boolean isPerfect(Puzzle puzzle) {
        return puzzle.maze().passages() == puzzle.grid().cells() - 1;
    }
}
