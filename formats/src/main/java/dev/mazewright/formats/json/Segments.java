package dev.mazewright.formats.json;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/**
 * A hedge maze as segments of grid lines, x to the east and y to the north:
 *
 * <pre>
 *   {"rows": {"2": [[0,2]], "1": [[1,2]], "0": [[1,2]]},      hedges along y = 2, 1 and 0, from x to x
 *    "cols": {"0": [[0,2]], "2": [[0,2]]},                    hedges along x = 0 and 2, from y to y
 *    "x": [0,2], "y": [0,2],                                  the outline; if left out, that of the hedges
 *    "entrance_gap_left_x_y": [0,0],                          the gap from (0,0) to (1,0): one starts behind it
 *    "goal_cell_left_x_bottom_y": [1,1]}                      the square whose lower left corner is (1,1)
 * </pre>
 *
 * <p>A gap in the outline is an opening. Where neither entrance nor goal is given, one enters at the first opening and leaves
 * at the second if there are two. Other fields are passed over.
 */
public final class Segments implements Reader {
    public static final Format FORMAT = Format.named("segments", "Hedge mazes as segments of grid lines, in JSON.")
            .reads(new Segments(), "rectangle")
            .build();

    private static final Pattern LINES = Pattern.compile("\"(rows|cols|columns)\"\\s*:\\s*\\{");
    private static final String PAIR = "a pair of whole numbers, such as [0,1]";

    /** The greatest distance of a coordinate from 0. */
    private static final int FARTHEST = 1 << 24;

    /** Hedges may leave this many squares without one, and these more for each hedge. */
    private static final long EMPTY = 1 << 20;

    private static final long EMPTY_PER_HEDGE = 1 << 12;

    private Segments() {}

    @Override
    public boolean recognises(byte[] head) {
        return LINES.matcher(new String(head, StandardCharsets.ISO_8859_1)).find();
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return Json.parse(source, parser -> new Parse(source, parser).puzzle());
    }

    /** A range of whole numbers. */
    private record Range(int least, int most) {
        static final Range NONE = new Range(Integer.MAX_VALUE, Integer.MIN_VALUE);

        Range with(int number) {
            return new Range(Math.min(least, number), Math.max(most, number));
        }

        boolean contains(int number) {
            return number >= least && number <= most;
        }

        int length() {
            return most - least;
        }
    }

    /** A pair of numbers of a field, for what is looked up once the size is known. */
    private record Point(String field, int x, int y) {}

    /** One reading. */
    private static final class Parse {
        private final Source source;
        private final Tokens json;
        /** Four numbers a hedge: 0 along a row or 1 along a column, the line, from, to. */
        private final LongList hedges;
        private @Nullable Range xs;
        private @Nullable Range ys;
        private Range hedgeXs = Range.NONE;
        private Range hedgeYs = Range.NONE;
        private final List<Point> ends = new ArrayList<>();

        Parse(Source source, JsonParser parser) {
            this.source = source;
            json = new Tokens(source, parser);
            hedges = new LongList(source);
        }

        Puzzle puzzle() throws IOException {
            boolean hasRows = false;
            boolean hasColumns = false;
            json.beginDocument();
            for (String name = json.nextField(); name != null; name = json.nextField()) {
                switch (name) {
                    case "rows" -> hasRows = readLines(0);
                    case "cols", "columns" -> hasColumns = readLines(1);
                    case "x" -> xs = range();
                    case "y" -> ys = range();
                    default -> readOther(name);
                }
            }
            json.endDocument();
            if (!hasRows || !hasColumns || hedges.size() == 0) {
                throw source.bad("", "no hedges along " + (hasRows ? hasColumns ? "any line" : "columns" : "rows"),
                        "\"rows\" and \"cols\", each with lists of segments by line");
            }
            return new Planted(source, hedges, side("x", xs, hedgeXs), side("y", ys, hedgeYs)).puzzle(ends);
        }

        private boolean readLines(int kind) throws IOException {
            json.beginObject();
            for (String line = json.nextField(); line != null; line = json.nextField()) {
                if (!line.matches("-?[0-9]{1,7}")) {
                    throw json.bad("the line '" + Tokens.cut(line, 20) + "'", "the whole number of a grid line");
                }
                int at = Integer.parseInt(line);
                json.beginList();
                while (json.nextPair(PAIR)) {
                    int one = nextNumber();
                    int other = nextNumber();
                    json.endPair();
                    addHedge(kind, at, Math.min(one, other), Math.max(one, other));
                }
            }
            return true;
        }

        private void addHedge(int kind, int at, int from, int to) {
            hedges.add(kind);
            hedges.add(at);
            hedges.add(from);
            hedges.add(to);
            hedgeXs = kind == 0 ? hedgeXs.with(from).with(to) : hedgeXs.with(at);
            hedgeYs = kind == 0 ? hedgeYs.with(at) : hedgeYs.with(from).with(to);
        }

        private int nextNumber() throws IOException {
            json.next();
            return (int) json.whole(-FARTHEST, FARTHEST);
        }

        private Range range() throws IOException {
            json.beginList();
            int least = nextNumber();
            int most = nextNumber();
            json.expect(least < most, "a number greater than " + least);
            json.endPair();
            return new Range(least, most);
        }

        /** A field for an end, with a pair, pairs or null; others are passed over. */
        private void readOther(String name) throws IOException {
            boolean isEnd = name.matches("(entrance|exit)_gap_(left_x_y|x_bottom_y)|(start|goal)_cell_left_x_bottom_y");
            if (!isEnd || json.isNull()) {
                json.skip();
                return;
            }
            json.beginList();
            json.next();
            if (!json.isList()) {
                int x = (int) json.whole(-FARTHEST, FARTHEST);
                ends.add(new Point(name, x, nextNumber()));
                json.endPair();
                return;
            }
            do {
                ends.add(new Point(name, nextNumber(), nextNumber()));
                json.endPair();
            } while (json.nextPair(PAIR));
        }

        private Range side(String name, @Nullable Range given, Range used) throws BadDataException {
            if (given == null) {
                if (used.length() < 1) {
                    throw source.bad("", "hedges with one " + name + " alone", "hedges around at least one square");
                }
                return used;
            }
            if (!given.contains(used.least) || !given.contains(used.most)) {
                throw source.bad("", "hedges from " + name + " = " + used.least + " to " + used.most,
                        "none beyond \"" + name + "\", " + given.least + " to " + given.most);
            }
            return given;
        }
    }

    /** The squares between the hedges. */
    private static final class Planted {
        private final Source source;
        private final Range xs;
        private final Range ys;
        private final FoundMaze found;
        private final Grid grid;
        /** Where a hedge is: the north side of each square and of those below the last row; the west side likewise. */
        private final CellSet north;

        private final CellSet west;

        Planted(Source source, LongList hedges, Range xs, Range ys) throws BadDataException {
            this.source = source;
            this.xs = xs;
            this.ys = ys;
            int rows = ys.length();
            int columns = xs.length();
            if ((long) rows * columns > EMPTY + EMPTY_PER_HEDGE * hedges.size()) {
                throw source.bad("", hedges.size() / 4 + " hedges in " + rows + " rows and " + columns + " columns",
                        "a smaller outline, or more hedges");
            }
            long sides = (rows + 1L) * (columns + 1L);
            source.requireMemory(2 * CellSet.bytes(sides));
            north = new CellSet(sides);
            west = new CellSet(sides);
            found = new FoundMaze(source.maze(new Rectangle(rows, columns, null).grid()));
            grid = found.maze().grid();
            for (long i = 0; i < hedges.size(); i += 4) {
                int at = (int) hedges.get(i + 1);
                for (int along = (int) hedges.get(i + 2); along < hedges.get(i + 3); along++) {
                    if (hedges.get(i) == 0) {
                        north.add(side(ys.most - at, along - xs.least));
                    } else {
                        west.add(side(ys.most - 1 - along, at - xs.least));
                    }
                }
            }
            open();
        }

        private long side(int row, int column) {
            return row * (xs.length() + 1L) + column;
        }

        /** Opens each side without a hedge. */
        private void open() {
            int rows = grid.rows();
            int columns = grid.columns();
            for (int row = 0; row <= rows; row++) {
                for (int column = 0; column < columns; column++) {
                    if (!north.contains(side(row, column))) {
                        found.openAbove(row, column);
                    }
                }
                for (int column = 0; column <= columns && row < rows; column++) {
                    if (!west.contains(side(row, column))) {
                        found.openLeft(row, column);
                    }
                }
            }
        }

        Puzzle puzzle(List<Point> points) throws BadDataException {
            long start = Grid.NONE;
            List<Long> goals = new ArrayList<>();
            for (Point point : points) {
                long cell = point.field.contains("_cell_") ? cell(point) : behind(point);
                if (point.field.startsWith("goal") || point.field.startsWith("exit")) {
                    goals.add(cell);
                } else if (start == Grid.NONE) {
                    start = cell;
                } else {
                    throw bad(point, "one start");
                }
            }
            List<Opening> openings = found.openings();
            if (points.isEmpty() && (openings.size() == 1 || openings.size() == 2)) {
                start = openings.getFirst().cell();
                openings.stream().skip(1).forEach(exit -> goals.add(exit.cell()));
            }
            return new Puzzle(found.maze(), new Ends(start, goals, openings), null);
        }

        private long cell(Point point) throws BadDataException {
            long cell = grid.cell((long) ys.most - 1 - point.y, (long) point.x - xs.least);
            if (cell == Grid.NONE) {
                throw bad(point, "the lower left corner of a square of the maze");
            }
            return cell;
        }

        /** The cell behind an opening. */
        private long behind(Point gap) throws BadDataException {
            boolean isAlongRow = gap.field.endsWith("left_x_y");
            long row = (long) ys.most - gap.y;
            long column = (long) gap.x - xs.least;
            for (Opening opening : found.openings()) {
                long cell = opening.cell();
                boolean isThere = isAlongRow
                        ? opening.direction() == (row == 0 ? Rectangle.NORTH : Rectangle.SOUTH)
                                && grid.column(cell) == column && row == (row == 0 ? 0 : grid.rows())
                                && grid.row(cell) == (row == 0 ? 0 : row - 1)
                        : opening.direction() == (column == 0 ? Rectangle.WEST : Rectangle.EAST)
                                && grid.row(cell) == row - 1 && grid.column(cell) == (column == 0 ? 0 : column - 1);
                if (isThere) {
                    return cell;
                }
            }
            throw bad(gap, "a gap in the outermost hedge");
        }

        private BadDataException bad(Point point, String expected) {
            return source.bad("field \"" + point.field + "\"", "[" + point.x + "," + point.y + "]", expected);
        }
    }
}
