package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Tiles;
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

/**
 * Reads what {@link Unicode} draws. The characters decide which shapes it could be, its lines and columns the size of
 * each; the first that is drawn so is it.
 */
final class UnicodeReader {
    /** Box drawing, blocks and the triangles of stairs, between these; in UTF-8 they begin with these two bytes. */
    private static final int FIRST_BYTE = 0xe2;

    private static final int FIRST_SECOND_BYTE = 0x94;
    private static final int LAST_SECOND_BYTE = 0x97;

    private static final String WALLS = "─│┌┐└┘├┤┬┴┼╴╵╶╷";
    private static final String RAILS = "═║";
    private static final char BRICK = '█';
    private static final Pattern CAPTIONS = Pattern.compile("(level )?[0-9]+( +(level )?[0-9]+)* *");
    private static final Pattern CAPTION = Pattern.compile("(level )?[0-9]+");

    private final TextPage text;
    private final Source source;
    private final int lines;
    private final int width;
    private final Writer writer;

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
        if (text.hasAny(RAILS)) {
            throw source.bad("", "bridges (═ or ║), which hide what lies below them",
                    "a weave as json or as its recipe");
        }
        if (!text.hasAny(WALLS)) {
            if (text.hasAny(String.valueOf(BRICK)) || !text.hasAny("/\\|_")) {
                return tiles();
            }
            return first(
                    new Attempt("hexagon", (lines - 1) / 2, Math.ceilDiv(width - 3, 4)),
                    new Attempt("hexagon", (lines - 1) / 2, Math.ceilDiv(width - 1, 4)),
                    new Attempt("triangle", (lines - 1) / 3, Math.ceilDiv(width - 3, 3)));
        }
        if (CAPTIONS.matcher(text.line(0)).matches()) {
            return first(levels());
        }
        boolean hasLetters = !text.line(0).isBlank() && text.line(0).chars().allMatch(each -> each == ' ' || Character.isLetter(each));
        return first(
                new Attempt("rectangle", (lines - 1) / 2, Math.ceilDiv(width - 1, 4)),
                new Attempt("brick", (lines - 1) / 2, Math.ceilDiv(width - 4, 6)),
                new Attempt("cylinder", (lines - 1) / 2, (width - 3) / 4),
                new Attempt("moebius", (lines - 1) / 2, (width - 3) / 4),
                new Attempt("torus", (lines - 2) / 2, (width - 3) / 4),
                new Attempt("cube", (width - 5) / 16, (width - 5) / 16, 1, hasLetters ? 1 : 2));
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
        DrawnText best = null;
        for (Attempt attempt : attempts) {
            DrawnText drawn = new DrawnText(text.below(attempt.before), writer, source);
            Puzzle puzzle = drawn.as(attempt.shape, attempt.rows, attempt.columns, attempt.levels);
            if (puzzle != null) {
                return puzzle;
            }
            best = best == null || drawn.agreed() > best.agreed() ? drawn : best;
        }
        throw Objects.requireNonNull(best).failure();
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
