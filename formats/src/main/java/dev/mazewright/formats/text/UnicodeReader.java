package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link Unicode} draws. The characters decide which shapes it could be, its lines and columns the size of
 * each; the first that is drawn so is it.
 */
final class UnicodeReader {
    /** Box drawing, blocks and the triangles of stairs, between these; in UTF-8 they begin with these two bytes. */
    private static final int FIRST_BYTE = 0xe2;

    private static final int FIRST_SECOND_BYTE = 0x94;
    private static final int LAST_SECOND_BYTE = 0x97;

    private static final String RAILS = "═║";
    private static final String DOTS = "•*";
    private static final String LIGHT = "─│┌┐└┘├┤┬┴┼╴╵╶╷";
    private static final int GLUED_INDENT = 2;
    private static final int CUBE_INDENT = 4;
    /** As many cells that do not make a perfect maze may be larger or smaller than they look. */
    private static final int FEW_CELLS = 25;
    private static final char BRICK = '█';
    private static final Pattern CAPTIONS = Pattern.compile("(level )?[0-9]+( +(level )?[0-9]+)* *");
    private static final Pattern CAPTION = Pattern.compile("(level )?[0-9]+");

    private final TextPage text;
    private final Source source;
    private final int lines;
    private final int width;
    private final Writer writer;
    /** Of the attempts that failed, the one that agreed farthest. */
    private @Nullable DrawnText best;

    private UnicodeReader(TextPage text, Writer writer, Source source) {
        this.text = text;
        this.writer = writer;
        this.source = source;
        lines = text.lines();
        width = text.width();
    }

    /** Whether the first bytes of an input are a drawing of walls. */
    static boolean recognises(byte[] head) {
        for (int i = 0; i + 1 < head.length; i++) {
            int second = head[i + 1] & 0xff;
            if ((head[i] & 0xff) == FIRST_BYTE && second >= FIRST_SECOND_BYTE && second <= LAST_SECOND_BYTE) {
                return true;
            }
        }
        String[] lines = new String(head, StandardCharsets.UTF_8).stripLeading().split("\r\n|\r|\n", 3);
        return lines.length > 1
                && lines[0].matches("[ /\\\\_•]*[/_][ /\\\\_•]*")
                && lines[1].matches("[ /\\\\|SE•]*[/|\\\\][ /\\\\|SE•]*");
    }

    static Puzzle read(Source source, Writer writer) throws IOException {
        UnicodeReader reader = new UnicodeReader(TextPage.of(source), writer, source);
        Puzzle read = reader.read();
        reader.doubtGap(read.grid());
        return read;
    }

    /** Rows without cells between others look like what parts two drawings. */
    private void doubtGap(Grid grid) {
        if (grid.mask() == null || grid.shape().isTiles()) {
            return;
        }
        int first = 0;
        while (text.line(first).isBlank()) {
            first++;
        }
        for (int line = first; line < lines; line++) {
            if (text.line(line).isBlank()) {
                source.doubt(Doubt.About.MAZE, "line " + source.lineNumber(line) + " is empty, which is read as a row without cells; it may"
                        + " part two drawings");
                return;
            }
        }
    }

    private Puzzle read() throws IOException {
        if (isWeave()) {
            throw source.bad("", "bridges (═ or ║), which hide what lies below them",
                    "a weave as json or as its recipe");
        }
        if (!text.hasWalls()) {
            if (text.hasAny(String.valueOf(BRICK)) || !text.hasAny("/\\|_")) {
                return tiles();
            }
            Attempt triangles = new Attempt("triangle", (lines - 1) / 3, Math.ceilDiv(width - 3, 3));
            return text.hasAny("_")
                    ? first(triangles)
                    : first(
                            new Attempt("hexagon", (lines - 1) / 2, Math.ceilDiv(width - 3, 4)),
                            new Attempt("hexagon", (lines - 1) / 2, Math.ceilDiv(width - 1, 4)),
                            triangles);
        }
        return CAPTIONS.matcher(text.line(0)).matches() ? first(levels()) : walls();
    }

    /** Whether there are rails, all inside of cells that {@link Unicode} draws, and walls that are none. */
    private boolean isWeave() {
        boolean hasRails = false;
        for (int line = 0; line < lines; line++) {
            String signs = text.line(line);
            for (int column = 0; column < signs.length(); column++) {
                int rail = RAILS.indexOf(signs.charAt(column));
                hasRails |= rail >= 0;
                boolean isInside = line % 2 == 1 && (rail == 0 ? column % 4 != 0 : column % 2 == 1);
                if (rail >= 0 && !isInside) {
                    return false;
                }
            }
        }
        return hasRails && text.hasAny(LIGHT);
    }

    /** Squares, bricks, and squares of which some edges are glued. */
    private Puzzle walls() throws IOException {
        CellSize size = CellSize.of(text);
        CellSize own = size == null ? null : size.own();
        BadDataException failure = null;
        if (size != null && own != null) {
            try {
                return ownSquares(size, own);
            } catch (BadDataException e) {
                failure = e;
            }
        }
        Attempt[] others = others();
        if (others.length > 0) {
            Puzzle other = tried(others);
            if (other != null) {
                return other;
            }
            if (size == null || isShapeForSure()) {
                throw Objects.requireNonNull(best).failure();
            }
        }
        if (size == null || size.cells() == 1) {
            throw source.bad("", size == null ? "walls that do not lie at equal distances" : "an outline without walls inside",
                    "a maze of squares with cells of one size, which its walls show");
        }
        try {
            return squares(size);
        } catch (BadDataException e) {
            throw failure != null && size.isOwn() ? failure : e;
        }
    }

    /** What {@link Unicode} writes, unless cells that are larger fit better. */
    private Puzzle ownSquares(CellSize size, CellSize own) throws BadDataException {
        Puzzle puzzle = SquareText.read(text, own, true, source);
        if (size.equals(own)) {
            return puzzle;
        }
        Puzzle larger = size.rows() < 2 || size.columns() < 2 || text.hasAny(DOTS) || isPerfect(puzzle) ? null : larger(size);
        if (larger != null) {
            if (size.cells() < FEW_CELLS) {
                source.doubt(Doubt.About.MAZE, "the drawing may be of " + own + ", or of " + size + ", as it was read");
            }
            return larger;
        }
        if (!puzzle.ends().hasStart() && !puzzle.ends().hasGoals()) {
            source.doubt(Doubt.About.MAZE, "the drawing may be of " + size + ", or of " + own + ", as it was read");
        }
        return puzzle;
    }

    /** The maze of larger cells, if it is perfect. */
    private @Nullable Puzzle larger(CellSize size) {
        try {
            Puzzle puzzle = SquareText.read(text, size, false, source);
            return isPerfect(puzzle) ? puzzle : null;
        } catch (BadDataException noSuchCells) {
            return null;
        }
    }

    private Puzzle squares(CellSize size) throws BadDataException {
        Puzzle puzzle = SquareText.read(text, size, false, source);
        boolean isLine = size.rows() == 1 || size.columns() == 1;
        if (isLine || (size.cells() < FEW_CELLS && !isPerfect(puzzle))) {
            source.doubt(Doubt.About.MAZE, "the drawing is read as " + size + ", and cells may be smaller: walls do not tell");
        }
        return puzzle;
    }

    /** Whether a maze has as many passages as a perfect one; one of larger or smaller cells has not. */
    private static boolean isPerfect(Puzzle puzzle) {
        return puzzle.maze().passages() == puzzle.grid().cells() - 1;
    }

    /** What the text may be besides squares. */
    private Attempt[] others() {
        List<Attempt> attempts = new ArrayList<>();
        if (isStaggered()) {
            attempts.add(new Attempt("brick", (lines - 1) / 2, Math.ceilDiv(width - 4, 6)));
        }
        if (!text.hasWallsBefore(CUBE_INDENT)) {
            attempts.add(new Attempt("cube", (width - 5) / 16, (width - 5) / 16, 1, text.isLetters(0) ? 1 : 2));
        } else if (isGlued()) {
            if (text.hasWalls(0)) {
                attempts.add(new Attempt("cylinder", (lines - 1) / 2, (width - 3) / 4));
                attempts.add(new Attempt("moebius", (lines - 1) / 2, (width - 3) / 4));
            } else {
                attempts.add(new Attempt("torus", (lines - 2) / 2, (width - 3) / 4));
            }
        }
        return attempts.toArray(Attempt[]::new);
    }

    /** Whether the joints of nearly all rows lie where those of bricks do. */
    private boolean isStaggered() {
        int all = 0;
        int right = 0;
        for (int line = 1; line < lines; line += 2) {
            for (int column = 0; column < text.length(line); column++) {
                if ((BoxDrawing.arms(text.at(line, column)) & BoxDrawing.DOWN) != 0) {
                    all++;
                    right += column % 6 == line / 2 % 2 * 3 ? 1 : 0;
                }
            }
        }
        return (all - right) * CellSize.WRONG <= all;
    }

    /** Whether there is room for letters to the left of all walls. */
    private boolean isGlued() {
        return !text.hasWallsBefore(GLUED_INDENT);
    }

    /** Whether several rows are staggered as no rows of squares are, or letters stand where edges are glued. */
    private boolean isShapeForSure() {
        return (isStaggered() && lines > 3) || (isGlued() && text.hasLettersBut("SEG"));
    }

    /**
     * A shape and size that the text could be a drawing of.
     *
     * @param before blank lines above the drawing that are not written
     */
    private record Attempt(String shape, int rows, int columns, int levels, int before) {
        Attempt(String shape, int rows, int columns) {
            this(shape, rows, columns, 1, 0);
        }
    }

    private Puzzle first(Attempt... attempts) throws IOException {
        Puzzle puzzle = tried(attempts);
        if (puzzle == null) {
            throw Objects.requireNonNull(best).failure();
        }
        return puzzle;
    }

    /** The first that the text is, or null. */
    private @Nullable Puzzle tried(Attempt... attempts) throws IOException {
        for (Attempt attempt : attempts) {
            DrawnText drawn = new DrawnText(text.below(attempt.before), writer, source);
            Puzzle puzzle = drawn.as(attempt.shape, attempt.rows, attempt.columns, attempt.levels);
            if (puzzle != null) {
                return puzzle;
            }
            best = best == null || drawn.agreed() > best.agreed() ? drawn : best;
        }
        return null;
    }

    /** Levels beside each other, each below its caption, as many as fit on a page. */
    private Attempt levels() {
        int levels = 0;
        int secondLine = lines;
        for (int line = lines - 1; line >= 0; line--) {
            if (CAPTIONS.matcher(text.line(line)).matches()) {
                levels += (int) CAPTION.matcher(text.line(line)).results().count();
                secondLine = line > 0 ? line : secondLine;
            }
        }
        List<MatchResult> first = CAPTION.matcher(text.line(0)).results().toList();
        int columns = first.size() > 1 ? first.get(1).start() / 4 - 1 : (width - 1) / 4;
        return new Attempt("box", (secondLine - 2) / 2, columns, levels, 1);
    }

    /** Two characters a tile. */
    private Puzzle tiles() throws IOException {
        int columns = Math.ceilDiv(width, 2);
        source.requireMemory((long) lines * columns / Byte.SIZE * 2);
        Mask floor = new Mask(lines, columns);
        List<Integer> starts = new ArrayList<>();
        List<Integer> goals = new ArrayList<>();
        for (int row = 0; row < lines; row++) {
            for (int column = 0; column < columns; column++) {
                char first = text.at(row, 2 * column);
                char second = text.at(row, 2 * column + 1);
                if (first == BRICK && second == BRICK) {
                    continue;
                }
                if (" •SE".indexOf(first) < 0) {
                    throw text.bad(source, row, 2 * column, "██ for brick; a space, •, S or E for floor");
                }
                if (second != ' ' && (second != 'E' || first != 'S')) {
                    throw text.bad(source, row, 2 * column + 1, first == BRICK ? "a second █ of the tile" : "a space: each tile is two characters");
                }
                floor.add(row, column);
                if (first == 'S') {
                    starts.add(row * columns + column);
                }
                if (first == 'E' || second == 'E') {
                    goals.add(row * columns + column);
                }
                if (starts.size() > 1) {
                    throw text.bad(source, row, 2 * column, "one start: another S stands before it");
                }
            }
        }
        if (floor.count() == 0) {
            throw source.bad("", "nothing but walls", "at least one tile of floor");
        }
        Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
        Grid grid = maze.grid();
        List<Long> cells = goals.stream().map(goal -> grid.cell(goal / columns, goal % columns)).toList();
        long start = starts.isEmpty() ? Grid.NONE : grid.cell(starts.getFirst() / columns, starts.getFirst() % columns);
        return new Puzzle(maze, new Ends(start, cells, List.of()), null);
    }
}
