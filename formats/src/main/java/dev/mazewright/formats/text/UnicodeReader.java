package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.outline.DrawnEnds;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link Unicode} draws, and squares and tiles that others draw with such characters. These decide which shapes
 * it could be, lines and columns the size of each; the first that is drawn so is it. Squares are read by {@link WallReader},
 * tiles by {@link BlockTiles} and {@link SquareSigns}, underscores by {@link UnderscoreText}.
 */
final class UnicodeReader {
    /** Box drawing, blocks and the triangles of stairs, and Braille; in UTF-8 they begin with two bytes between these. */
    private static final int FIRST_BYTE = 0xe2;

    private static final int FIRST_SECOND_BYTE = 0x94;
    private static final int LAST_SECOND_BYTE = 0x97;
    private static final int FIRST_BRAILLE_BYTE = 0xa0;
    private static final int LAST_BRAILLE_BYTE = 0xa3;

    private static final String RAILS = "═║";
    private static final String LIGHT = "─│┌┐└┘├┤┬┴┼╴╵╶╷";
    private static final int GLUED_INDENT = 2;
    private static final int CUBE_INDENT = 4;
    private static final Pattern CAPTIONS = Pattern.compile("(level )?[0-9]+( +(level )?[0-9]+)* *");
    private static final Pattern CAPTION = Pattern.compile("(level )?[0-9]+");

    private final TextPage text;
    private final Source source;
    private final int lines;
    private final int width;
    private final Writer writer;
    /** Of the attempts that failed, the one that agreed farthest. */
    private @Nullable UnicodeDrawing best;

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
            boolean isSign = (second >= FIRST_SECOND_BYTE && second <= LAST_SECOND_BYTE)
                    || (second >= FIRST_BRAILLE_BYTE && second <= LAST_BRAILLE_BYTE);
            if ((head[i] & 0xff) == FIRST_BYTE && isSign) {
                return true;
            }
        }
        String start = new String(head, StandardCharsets.UTF_8);
        if (SquareSigns.begins(start)) {
            return true;
        }
        String[] lines = start.stripLeading().split("\r\n|\r|\n", 3);
        boolean isLong = lines.length == 1 && head.length == Source.HEAD;
        return (lines.length > 1 || isLong)
                && lines[0].matches("(?=.*[/_])[ /\\\\_•]*+")
                && (isLong || lines[1].matches("(?=.*[/|\\\\])[ /\\\\|_SEG•]*+"));
    }

    static Puzzle read(Source source, Writer writer) throws IOException {
        UnicodeReader reader = new UnicodeReader(TextPage.of(source), writer, source);
        Puzzle read = reader.read();
        if (read.grid().shape().isTiles()) {
            return read; // between the ends that their outline gives
        }
        reader.doubtGap(read.grid());
        return DrawnEnds.of(read, source);
    }

    /** Rows without cells between others look like what parts two drawings. */
    private void doubtGap(Grid grid) {
        if (grid.mask() == null) {
            return;
        }
        for (int line = text.top(); line < lines; line++) {
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
            if (SquareSigns.begins(text.line(text.top()))) {
                return SquareSigns.read(text, source);
            }
            if (BlockTiles.isIn(text)) {
                return BlockTiles.read(text, source);
            }
            if (!text.hasAny("/\\")) {
                return UnderscoreText.read(text, source);
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

    /** Whether the text has rails, all inside of cells that {@link Unicode} draws, and walls of light lines. */
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
        WallReader squares = new WallReader(text, source);
        Puzzle own = squares.own();
        if (own != null) {
            return own;
        }
        Attempt[] others = others();
        Puzzle other = tried(others);
        if (other != null) {
            return other;
        }
        if (others.length > 0 && isShapeForSure()) {
            throw Objects.requireNonNull(best).failure();
        }
        return squares.any();
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

    /** A shape and size that the text could be a drawing of, below blank lines that are not written. */
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
            UnicodeDrawing drawn = new UnicodeDrawing(text.below(attempt.before), writer, source);
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
}
