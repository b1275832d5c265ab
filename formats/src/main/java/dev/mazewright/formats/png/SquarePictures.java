package dev.mazewright.formats.png;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.draw.Drawing;
import dev.mazewright.formats.draw.GraphicsCanvas;
import dev.mazewright.formats.draw.StyleRules;
import dev.mazewright.formats.draw.TextStrip;
import dev.mazewright.formats.draw.Turtle;
import dev.mazewright.formats.draw.Walls;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.DocumentRows;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.png.codec.Encoder;
import dev.mazewright.formats.png.codec.PixelRow;
import dev.mazewright.formats.png.codec.ResumePoint;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Draws mazes of squares, one row of pixels after the other:
 *
 * <pre>
 *   #######################   wall lines, as thick as walls, begin each cell and end
 *   #######################   the sheet, so that outer walls are as thick as inner ones
 *   ##         ##        ##
 *   ##  start  ##        ##   the passage of a cell: cell size less thickness
 *   ##         ##        ##
 *   ##    ###########    ##   a post is wall where any of its four walls is
 * </pre>
 *
 * <p>Bricks of tiles fill their cells, and there are no wall lines, but for walls between two floor tiles.
 *
 * <p>A mark is a disc as wide as a cell, of which walls hide the rim. A line of text stands in the lower margin.
 *
 * <p>Memory: a row of pixels, and 4 bits a cell for a solution. Rows that repeat are not painted again. Large pictures are
 * marked every 64 MiB of pixels, so that they can be gone on with.
 */
public final class SquarePictures implements RowFile {
    /** About so many bytes of pixels lie between two marks. */
    private static final long SECTION = 1L << 26;

    /** For each pixel of a mark: where it is drawn, its colour and its place in the palette. */
    private static final int BYTES_OF_MARK = 2 * Integer.BYTES + 1;

    private static final byte PAPER = 0;
    private static final byte WALL = 1;
    private static final byte START = 2;
    private static final byte GOAL = 3;
    private static final byte SOLUTION = 4;
    /** The lighter part of what marks a cell. */
    private static final byte PLATE = 5;
    /** The first of the colours from paper to ink that letters are drawn in. */
    private static final byte INK = 6;

    private static final int NORTH = Directions.of(Rectangle.NORTH);
    private static final int EAST = Directions.of(Rectangle.EAST);
    private static final int SOUTH = Directions.of(Rectangle.SOUTH);
    private static final int WEST = Directions.of(Rectangle.WEST);
    private static final int ALL = Directions.all(4);

    private final Grid grid;
    private final Sides sides;
    private final long start;
    private final @Nullable String recipe;

    private final int cellSize;
    private final int thickness;
    private final int passage;
    private final int margin;
    private final boolean closing;

    /** Where the line of the solution lies in a passage. */
    private final int lineFrom;

    private final int lineTo;
    /** What marks the start, a start that is a goal as well, and a goal: the colours of a passage, row by row. */
    private final byte[] startMark;

    private final byte[] sharedMark;
    private final byte[] goalMark;
    private final Theme theme;

    /** The directions in which the solution leaves each cell; where it goes across corners, all. */
    private final @Nullable CellValues way;

    private final boolean marks;
    private final long[] goals;

    private final @Nullable TextStrip text;
    private final long width;
    private final long height;
    private final int bits;
    private final byte[] packed;
    private final PixelRow pixels;
    /** The columns with a wall above them, 64 a word. */
    private final long[] above;
    /** The columns with a wall to the left; there is one more of them than of cells. */
    private long[] left;

    private long[] leftBefore;

    /** The walls of one row after the other. */
    private interface Sides {
        /** Goes on to a row, which is one further than the last or the first that is asked for. */
        void look(int row, long[] above, long[] left);

        /** Whether a place is a brick. */
        boolean isBrick(int row, int column);

        /** Whether any is. */
        boolean hasBricks();

        /** Whether bricks are all the walls there are. */
        boolean areAllBricks();
    }

    /** A picture of squares: row by row where nothing but the maze is shown, on a whole sheet. */
    static SquarePictures of(Document document) {
        return DocumentRows.canWrite(document)
                ? new SquarePictures(document.puzzle(), document.style())
                : ofPlaces(document);
    }

    /** The same, place by place, of whatever can be drawn. */
    public static SquarePictures ofPlaces(Document document) {
        Puzzle puzzle = document.puzzle();
        return new SquarePictures(
                document,
                puzzle.maze().grid(),
                new PlacedSides(new Walls(puzzle)),
                puzzle.ends(),
                puzzle.recipe(),
                document.style());
    }

    /** A picture of a maze that is told row by row. */
    SquarePictures(Puzzle puzzle, Style style) {
        this(null, puzzle.grid(), new ToldSides(puzzle), puzzle.ends(), puzzle.recipe(), style);
    }

    private SquarePictures(
            @Nullable Document document,
            Grid grid,
            Sides sides,
            Ends ends,
            @Nullable String recipe,
            Style style) {
        this.grid = grid;
        this.sides = sides;
        this.start = ends.start();
        this.recipe = recipe;
        boolean tiles = grid.shape().isTiles();
        cellSize = style.cellSize();
        thickness = sides.areAllBricks() ? 0 : style.wallThickness();
        passage = StyleRules.passage(style, thickness);
        closing = !tiles;
        if (style.paper() != null) {
            throw new UsageException("png fills no page, it has as many pixels as cells ask for; svg, pdf and postscript do");
        }
        boolean pixelATile = tiles && cellSize == 1;
        margin = pixelATile ? 0 : style.margin();
        Encoder.requireSize(sheet(grid.columns()), sheet(grid.rows())); // before any work
        int line = (int) StyleRules.line(style, cellSize / 2.0);
        lineFrom = (passage - Math.min(line, passage) + 1) / 2;
        lineTo = passage - lineFrom;
        theme = style.theme();
        startMark = mark(theme.startMark(), theme.start(), START, 1);
        sharedMark = mark(theme.startMark(), theme.start(), START, StyleRules.SHARED);
        goalMark = mark(theme.goalMark(), theme.goal(), GOAL, 1);
        way = document == null ? null : way(grid, document.solution());
        goals = Arrays.stream(ends.goals()).sorted().toArray();
        // Where passages are one pixel wide, a mark would look like a wall to whoever reads the picture.
        marks = passage > 1 && (goals.length > 0 || start != Grid.NONE);

        long across = sheet(grid.columns());
        long lower = 0;
        if (document == null || document.annotation() == null || pixelATile) {
            text = null;
        } else {
            Drawing drawing = new Drawing(document);
            long base = sheet(grid.rows()) - margin;
            lower = (long) Math.ceil(drawing.height()) - base - margin;
            across = (long) Math.ceil(drawing.width());
            text = new TextStrip(document.annotation(), drawing.textSize(), drawing.textBase() - base,
                    (int) (across - margin), (int) (margin + lower));
        }
        height = sheet(grid.rows()) + lower;
        width = across;
        Encoder.requireSize(width, height);
        int colours = colours();
        bits = colours > 4 ? 4 : colours > 2 ? 2 : 1;
        long bytes = Math.ceilDiv(width * bits, Byte.SIZE);
        Memory.require("a picture " + width + " pixels wide", 2 * bytes + grid.columns());
        packed = new byte[Math.toIntExact(bytes)];
        pixels = new PixelRow(bits, packed);
        above = new long[SquareRows.words(grid.columns())];
        left = new long[grid.columns() / Long.SIZE + 1];
        leftBefore = left.clone();
    }

    private long sheet(int cells) {
        return 2L * margin + (long) cells * cellSize + (closing ? thickness : 0);
    }

    private static @Nullable CellValues way(Grid grid, @Nullable Path solution) {
        if (solution == null || !solution.found()) {
            return null;
        }
        Memory.require("a picture with the solution", CellValues.bytes(grid.addresses(), 4));
        CellValues way = new CellValues(grid.addresses(), 4);
        boolean straight = grid.directions() <= 4;
        long cell = solution.start();
        for (long i = 0; i < solution.length(); i++) {
            int direction = solution.direction(i);
            way.include(cell, straight ? Directions.of(direction) : ALL);
            int back = grid.opposite(cell, direction);
            cell = grid.step(cell, direction);
            way.include(cell, straight ? Directions.of(back) : ALL);
        }
        return way;
    }

    private Encoder output() {
        return Encoder.indexed(width, height, bits, palette(), grid.shape(), recipe);
    }

    @Override
    public void begin(OutputStream out) throws IOException {
        try (Encoder output = output()) {
            output.begin(out);
        }
    }

    /** After so many rows of cells there is a mark. */
    private int section() {
        long bytesOfRow = (long) cellSize * (packed.length + 1);
        return (int) Math.min(Math.ceilDiv(SECTION, bytesOfRow), Integer.MAX_VALUE);
    }

    @Override
    public Mark mark(SeekableByteChannel part, Mark first) throws IOException {
        ResumePoint mark = ResumePoint.lastButOne(part, first.bytes());
        if (mark == null || (long) mark.number() * section() >= grid.rows()) {
            return first;
        }
        return new Mark(mark.number() * section(), mark.bytes(), mark.sum());
    }

    @Override
    public void rows(Mark from, OutputStream out) throws IOException {
        int section = section();
        try (Encoder output = output()) {
            if (from.row() == 0) {
                output.start(out);
                output.repeat(margin);
            } else {
                output.goOn((int) from.state(), out);
                look(from.row() - 1);
            }
            for (int row = from.row(); row <= grid.rows(); row++) {
                CancelledException.check();
                if (row > from.row() && row < grid.rows() && row % section == 0) {
                    output.mark();
                }
                if (row < grid.rows() || closing) {
                    look(row);
                    writeLine(output, row);
                }
                if (row < grid.rows()) {
                    writePassages(output, row);
                }
            }
            writeMargin(output);
            output.end();
        }
    }

    private void writeLine(Encoder output, int row) throws IOException {
        boolean marked = isMarked(row) || isMarked(row - 1);
        for (int y = 0; y < thickness; y++) {
            if (y == 0 || marked) {
                paintLine(row);
                stampMarks(row - 1, passage + y);
                stampMarks(row, y - thickness);
                output.row(packed);
            } else {
                output.repeat(1);
            }
        }
    }

    private void writePassages(Encoder output, int row) throws IOException {
        boolean marked = isMarked(row);
        for (int y = 0; y < passage; y++) {
            if (y == 0 || marked || (way != null && isEdgeOfLine(y))) {
                paintPassages(row, y);
                stampMarks(row, y);
                output.row(packed);
            } else {
                output.repeat(1);
            }
        }
    }

    /** As few colours as the picture has: a pixel takes one, two or four bits. */
    private int[] palette() {
        int[] palette = new int[INK + TextStrip.LEVELS];
        palette[PAPER] = theme.paper();
        palette[WALL] = theme.wall();
        palette[PLATE] = Turtle.plate(theme.start(), theme.paper());
        palette[SOLUTION] = theme.solution();
        palette[START] = theme.start();
        palette[GOAL] = theme.goal();
        for (int level = 1; level <= TextStrip.LEVELS; level++) {
            palette[INK + level - 1] = StyleRules.mixed(theme.paper(), theme.ink(), level, TextStrip.LEVELS);
        }
        return Arrays.copyOf(palette, colours());
    }

    private int colours() {
        if (text != null) {
            return INK + TextStrip.LEVELS;
        }
        if (marks && theme.startMark() == Theme.Mark.TURTLE) {
            return PLATE + 1;
        }
        return way != null ? SOLUTION + 1 : marks ? GOAL + 1 : WALL + 1;
    }

    private void writeMargin(Encoder output) throws IOException {
        if (text == null) {
            if (margin > 0) {
                pixels.clear();
                output.row(packed);
                output.repeat(margin - 1);
            }
            return;
        }
        for (int y = 0; y < text.height(); y++) {
            pixels.clear();
            for (int x = margin; x < width; x++) {
                int cover = text.cover(x - margin, y);
                pixels.set(x, cover == 0 ? PAPER : INK + cover - 1);
            }
            output.row(packed);
        }
    }

    /** A mark in the pixels of a cell, to the middle of its walls; paper where there is nothing of it. */
    private byte[] mark(Theme.Mark mark, int rgb, byte colour, double share) {
        int size = passage + 2 * (thickness / 2);
        Memory.require("a mark of " + size + " x " + size + " pixels", (long) BYTES_OF_MARK * size * size);
        byte[] pixelsOfMark = new byte[size * size];
        if (mark == Theme.Mark.CELL) {
            Arrays.fill(pixelsOfMark, colour);
            return pixelsOfMark;
        }
        int[] drawn = GraphicsCanvas.stamp(size, theme.paper(), canvas -> {
            double radius = Math.max((share == 1 ? cellSize : passage * share) / 2, 1);
            double middle = size / 2.0;
            if (mark == Theme.Mark.TURTLE) {
                Turtle.draw(canvas, middle, middle, radius, 0, rgb, theme.paper());
            } else {
                canvas.disc(middle, middle, radius, rgb);
            }
        });
        for (int i = 0; i < drawn.length; i++) {
            pixelsOfMark[i] = drawn[i] == rgb ? colour : drawn[i] == theme.paper() ? PAPER : PLATE;
        }
        return pixelsOfMark;
    }

    /** Finds the walls above a row and in it. */
    private void look(int row) {
        long[] before = leftBefore;
        leftBefore = left;
        left = before;
        sides.look(row, above, left);
    }

    private boolean isMarked(int row) {
        return marks && row >= 0 && row < grid.rows()
                && (firstGoal(row) < firstGoal(row + 1) || isInRow(start, row));
    }

    private boolean isInRow(long cell, int row) {
        return cell >= grid.rowStart(row) && cell < grid.rowStart(row) + grid.columns();
    }

    /** The number of the first goal that lies in a row or below it. */
    private int firstGoal(int row) {
        if (row == grid.rows()) {
            return goals.length;
        }
        int place = Arrays.binarySearch(goals, grid.rowStart(row));
        return place < 0 ? -place - 1 : place;
    }

    private boolean isEdgeOfLine(int y) {
        return y == lineFrom || y == lineTo;
    }

    // ---- painting

    /** The wall line above a row: posts and walls. */
    private void paintLine(int row) {
        pixels.clear();
        int columns = grid.columns();
        long carry = 0;
        for (int word = 0; word < left.length; word++) {
            long walls = word < above.length ? above[word] : 0;
            long posts = walls | walls << 1 | carry | left[word] | leftBefore[word];
            carry = walls >>> -1;
            int first = word * Long.SIZE;
            for (long rest = walls; rest != 0; ) {
                int from = Long.numberOfTrailingZeros(rest);
                int count = Long.numberOfTrailingZeros(~(rest >>> from));
                int x = x(first + from);
                pixels.fill(x, x + count * cellSize, WALL);
                rest = from + count == Long.SIZE ? 0 : rest & -1L << (from + count);
            }
            for (long rest = posts & ~walls; rest != 0; rest &= rest - 1) {
                int column = first + Long.numberOfTrailingZeros(rest);
                if (column < columns || closing) {
                    pixels.fill(x(column), x(column) + thickness, WALL);
                }
            }
        }
        if (way != null) {
            for (int column = 0; column < columns; column++) {
                if ((arms(row, column) & NORTH) != 0 && (above[column / Long.SIZE] >>> column & 1) == 0) {
                    int x = x(column) + thickness;
                    pixels.fill(x + lineFrom, x + lineTo, SOLUTION);
                }
            }
        }
        paintBricks(row);
    }

    private int x(int column) {
        return margin + column * cellSize;
    }

    private void paintBricks(int row) {
        for (int column = 0; sides.hasBricks() && column < grid.columns(); column++) {
            if (sides.isBrick(row, column)) {
                pixels.fill(x(column), x(column) + cellSize, WALL);
            }
        }
    }

    /** The passages of a row, and the walls between them, so many pixels below its wall line. */
    private void paintPassages(int row, int y) {
        pixels.clear();
        for (int word = 0; word < left.length; word++) {
            for (long rest = left[word]; rest != 0; rest &= rest - 1) {
                int column = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
                if (column < grid.columns() || closing) {
                    pixels.fill(x(column), x(column) + thickness, WALL);
                }
            }
        }
        for (int column = 0; way != null && column < grid.columns(); column++) {
            int arms = arms(row, column);
            boolean isWall = (left[column / Long.SIZE] >>> column & 1) != 0;
            if (!isWall && (arms & WEST) != 0 && y >= lineFrom && y < lineTo) {
                pixels.fill(x(column), x(column) + thickness, SOLUTION);
            }
            if (arms != 0) {
                paintWay(x(column) + thickness, y, arms);
            }
        }
        paintBricks(row);
    }

    private int arms(int row, int column) {
        return way == null || row == grid.rows() ? 0 : way.get(grid.rowStart(row) + column);
    }

    private void paintWay(int x, int y, int arms) {
        if (grid.directions() > 4) {
            pixels.fill(x, x + passage, SOLUTION);
        } else if (y >= lineFrom && y < lineTo) {
            int from = (arms & WEST) != 0 ? 0 : lineFrom;
            int to = (arms & EAST) != 0 ? passage : lineTo;
            pixels.fill(x + from, x + to, SOLUTION);
        } else if ((arms & (y < lineFrom ? NORTH : SOUTH)) != 0) {
            pixels.fill(x + lineFrom, x + lineTo, SOLUTION);
        }
    }

    /** Paints what marks the cells of a row, so many pixels below the tops of its passages: where there is no wall. */
    private void stampMarks(int row, int y) {
        if (!isMarked(row)) {
            return;
        }
        for (int i = firstGoal(row); i < firstGoal(row + 1); i++) {
            stamp(goals[i], y, goalMark);
        }
        if (isInRow(start, row)) {
            stamp(start, y, Arrays.binarySearch(goals, start) >= 0 ? sharedMark : startMark);
        }
    }

    private void stamp(long cell, int y, byte[] mark) {
        int reach = thickness / 2;
        int size = passage + 2 * reach;
        if (y < -reach || y >= passage + reach) {
            return;
        }
        int x = margin + grid.column(cell) * cellSize + thickness - reach;
        for (int i = 0; i < size && x + i < width; i++) {
            byte colour = mark[(y + reach) * size + i];
            if (colour != PAPER && x + i >= 0 && pixels.get(x + i) != WALL) {
                pixels.set(x + i, colour);
            }
        }
    }

    // ---- walls

    /** Those of a maze that is told row by row. */
    private static final class ToldSides implements Sides {
        private final DocumentRows seen;

        ToldSides(Puzzle puzzle) {
            seen = new DocumentRows(puzzle);
        }

        @Override
        public void look(int row, long[] above, long[] left) {
            boolean isBelow = row == seen.rows();
            if (!isBelow) {
                seen.to(row);
            }
            long[] open = isBelow ? seen.south : seen.north;
            for (int word = 0; word < open.length; word++) {
                above[word] = ~open[word];
                left[word] = isBelow ? 0 : ~seen.west(word);
            }
            int columns = seen.columns();
            above[open.length - 1] &= SquareRows.lastWord(columns);
            left[left.length - 1] &= -1L >>> -(columns + 1L);
            if (columns % Long.SIZE == 0) {
                left[left.length - 1] = isBelow || seen.isEastOpen() ? 0 : 1;
            }
        }

        @Override
        public boolean isBrick(int row, int column) {
            return false;
        }

        @Override
        public boolean hasBricks() {
            return false;
        }

        @Override
        public boolean areAllBricks() {
            return false;
        }
    }

    /** Those of a maze in memory, place by place. */
    private static final class PlacedSides implements Sides {
        private final Walls walls;

        PlacedSides(Walls walls) {
            this.walls = walls;
        }

        @Override
        public void look(int row, long[] above, long[] left) {
            Arrays.fill(above, 0);
            Arrays.fill(left, 0);
            int columns = walls.columns();
            for (int column = 0; column <= columns; column++) {
                if (column < columns && walls.above(row, column)) {
                    above[column / Long.SIZE] |= 1L << column;
                }
                if (walls.left(row, column)) {
                    left[column / Long.SIZE] |= 1L << column;
                }
            }
        }

        @Override
        public boolean isBrick(int row, int column) {
            return walls.isBrick(row, column);
        }

        @Override
        public boolean hasBricks() {
            return walls.areTiles();
        }

        @Override
        public boolean areAllBricks() {
            return walls.areAllBricks();
        }
    }
}
