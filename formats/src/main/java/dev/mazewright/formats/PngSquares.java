package dev.mazewright.formats;

import ar.com.hjg.pngj.FilterType;
import dev.mazewright.core.CellValues;
import dev.mazewright.core.Directions;
import dev.mazewright.core.Grid;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.Path;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import java.io.IOException;
import java.io.OutputStream;
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
 * <p>Memory: a few rows of pixels, and 4 bits a cell for a solution. Rows that repeat are not painted again.
 */
final class PngSquares {
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

    private final Puzzle puzzle;
    private final Grid grid;
    private final Walls walls;

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
    private final byte[] pixels;
    private final long height;
    private boolean[] above;
    private boolean[] left;
    private boolean[] leftBefore;

    PngSquares(Document document) {
        puzzle = document.puzzle();
        grid = puzzle.maze().grid();
        walls = new Walls(puzzle);
        Style style = document.style();
        boolean tiles = grid.shape() instanceof Tiles;
        cellSize = style.cellSize();
        thickness = walls.areAllBricks() ? 0 : style.wallThickness();
        passage = Look.passage(style, thickness);
        closing = !tiles;
        if (style.paper() != null) {
            throw new UsageException("png fills no page, it has as many pixels as cells ask for; svg, pdf and postscript do");
        }
        boolean pixelATile = tiles && cellSize == 1;
        margin = pixelATile ? 0 : style.margin();
        int line = (int) Look.line(style, cellSize / 2.0);
        lineFrom = (passage - Math.min(line, passage) + 1) / 2;
        lineTo = passage - lineFrom;
        theme = style.theme();
        startMark = mark(theme.startMark(), theme.start(), START, 1);
        sharedMark = mark(theme.startMark(), theme.start(), START, Look.SHARED);
        goalMark = mark(theme.goalMark(), theme.goal(), GOAL, 1);
        way = way(grid, document.solution());
        goals = puzzle.goals().stream().mapToLong(Long::longValue).sorted().toArray();
        // Where passages are one pixel wide, a mark would look like a wall to whoever reads the picture.
        marks = passage > 1 && (goals.length > 0 || puzzle.start() != Grid.NONE);

        long width = sheet(grid.columns());
        long lower = 0;
        if (document.annotation() == null || pixelATile) {
            text = null;
        } else {
            Drawing drawing = new Drawing(document);
            long base = sheet(grid.rows()) - margin;
            lower = (long) Math.ceil(drawing.height()) - base - margin;
            width = (long) Math.ceil(drawing.width());
            text = new TextStrip(document.annotation(), drawing.textSize(), drawing.textBase() - base,
                    (int) (width - margin), (int) (margin + lower));
        }
        height = sheet(grid.rows()) + lower;
        PngOutput.requireSize(width, height);
        OutOfRoomException.require("a picture " + width + " pixels wide", 3 * width + 3L * grid.columns());
        pixels = new byte[(int) width];
        above = new boolean[grid.columns()];
        left = new boolean[grid.columns() + 1];
        leftBefore = left.clone();
    }

    private long sheet(int cells) {
        return 2L * margin + (long) cells * cellSize + (closing ? thickness : 0);
    }

    private static @Nullable CellValues way(Grid grid, @Nullable Path solution) {
        if (solution == null || !solution.found()) {
            return null;
        }
        OutOfRoomException.require("a picture with the solution", CellValues.bytes(grid.addresses(), 4));
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

    void write(OutputStream out) throws IOException {
        int[] palette = palette();
        int bits = palette.length > 4 ? 4 : palette.length > 2 ? 2 : 1;
        try (PngOutput output = PngOutput.indexed(out, pixels.length, height, bits, palette, puzzle)) {
            byte[] packed = new byte[output.bytesPerRow()];
            repeat(output, packed, margin);
            for (int row = 0; row <= grid.rows(); row++) {
                Interruption.check();
                if (row < grid.rows() || closing) {
                    look(row);
                    writeLine(output, packed, bits, row);
                }
                if (row < grid.rows()) {
                    writePassages(output, packed, bits, row);
                }
            }
            writeMargin(output, packed, bits);
            output.end();
        }
    }

    private void writeLine(PngOutput output, byte[] packed, int bits, int row) throws IOException {
        boolean marked = isMarked(row) || isMarked(row - 1);
        for (int y = 0; y < thickness; y++) {
            if (y == 0 || marked) {
                paintLine(row);
                stampMarks(row - 1, passage + y);
                stampMarks(row, y - thickness);
                show(output, packed, bits);
            } else {
                repeat(output, packed, 1);
            }
        }
    }

    private void writePassages(PngOutput output, byte[] packed, int bits, int row) throws IOException {
        boolean marked = isMarked(row);
        for (int y = 0; y < passage; y++) {
            if (y == 0 || marked || (way != null && isEdgeOfLine(y))) {
                paintPassages(row, y);
                stampMarks(row, y);
                show(output, packed, bits);
            } else {
                repeat(output, packed, 1);
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
            palette[INK + level - 1] = Look.mixed(theme.paper(), theme.ink(), level, TextStrip.LEVELS);
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

    private void writeMargin(PngOutput output, byte[] packed, int bits) throws IOException {
        if (text == null) {
            Arrays.fill(packed, (byte) 0);
            repeat(output, packed, margin);
            return;
        }
        for (int y = 0; y < text.height(); y++) {
            Arrays.fill(pixels, PAPER);
            for (int x = margin; x < pixels.length; x++) {
                int cover = text.cover(x - margin, y);
                pixels[x] = cover == 0 ? PAPER : (byte) (INK + cover - 1);
            }
            show(output, packed, bits);
        }
    }

    /** A mark in the pixels of a cell, to the middle of its walls; paper where there is nothing of it. */
    private byte[] mark(Theme.Mark mark, int rgb, byte colour, double share) {
        int size = passage + 2 * (thickness / 2);
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
        boolean[] before = leftBefore;
        leftBefore = left;
        left = before;
        for (int column = 0; column < grid.columns(); column++) {
            above[column] = walls.above(row, column);
            left[column] = walls.left(row, column);
        }
        left[grid.columns()] = walls.left(row, grid.columns());
    }

    private boolean isMarked(int row) {
        return marks && row >= 0 && row < grid.rows()
                && (firstGoal(row) < firstGoal(row + 1) || isInRow(puzzle.start(), row));
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
        Arrays.fill(pixels, PAPER);
        int x = margin;
        for (int column = 0; column < grid.columns(); column++, x += cellSize) {
            if (walls.isBrick(row, column)) {
                Arrays.fill(pixels, x, x + cellSize, WALL);
                continue;
            }
            if (above[column] || (column > 0 && above[column - 1]) || left[column] || leftBefore[column]) {
                Arrays.fill(pixels, x, x + thickness, WALL);
            }
            if (above[column]) {
                Arrays.fill(pixels, x + thickness, x + cellSize, WALL);
            } else if ((arms(row, column) & NORTH) != 0) {
                Arrays.fill(pixels, x + thickness + lineFrom, x + thickness + lineTo, SOLUTION);
            }
        }
        int last = grid.columns();
        if (closing && (above[last - 1] || left[last] || leftBefore[last])) {
            Arrays.fill(pixels, x, x + thickness, WALL);
        }
    }

    /** The passages of a row, and the walls between them, so many pixels below its wall line. */
    private void paintPassages(int row, int y) {
        Arrays.fill(pixels, PAPER);
        int x = margin;
        for (int column = 0; column < grid.columns(); column++, x += cellSize) {
            if (walls.isBrick(row, column)) {
                Arrays.fill(pixels, x, x + cellSize, WALL);
                continue;
            }
            int arms = arms(row, column);
            if (left[column]) {
                Arrays.fill(pixels, x, x + thickness, WALL);
            } else if ((arms & WEST) != 0 && y >= lineFrom && y < lineTo) {
                Arrays.fill(pixels, x, x + thickness, SOLUTION);
            }
            if (arms != 0) {
                paintWay(x + thickness, y, arms);
            }
        }
        if (closing && left[grid.columns()]) {
            Arrays.fill(pixels, x, x + thickness, WALL);
        }
    }

    private int arms(int row, int column) {
        return way == null || row == grid.rows() ? 0 : way.get(grid.rowStart(row) + column);
    }

    private void paintWay(int x, int y, int arms) {
        if (grid.directions() > 4) {
            Arrays.fill(pixels, x, x + passage, SOLUTION);
        } else if (y >= lineFrom && y < lineTo) {
            int from = (arms & WEST) != 0 ? 0 : lineFrom;
            int to = (arms & EAST) != 0 ? passage : lineTo;
            Arrays.fill(pixels, x + from, x + to, SOLUTION);
        } else if ((arms & (y < lineFrom ? NORTH : SOUTH)) != 0) {
            Arrays.fill(pixels, x + lineFrom, x + lineTo, SOLUTION);
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
        long start = puzzle.start();
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
        for (int i = 0; i < size && x + i < pixels.length; i++) {
            byte colour = mark[(y + reach) * size + i];
            if (colour != PAPER && x + i >= 0 && pixels[x + i] != WALL) {
                pixels[x + i] = colour;
            }
        }
    }

    // ---- rows on their way

    private void show(PngOutput output, byte[] packed, int bits) throws IOException {
        int perByte = Byte.SIZE / bits;
        int whole = pixels.length / perByte;
        for (int i = 0, x = 0; i < packed.length; i++) {
            int packing = 0;
            int end = i < whole ? perByte : pixels.length - x;
            for (int j = 0; j < perByte; j++) {
                packing = (packing << bits) | (j < end ? pixels[x++] : 0);
            }
            packed[i] = (byte) packing;
        }
        output.row(packed, FilterType.FILTER_NONE);
    }

    /** The same row again: filtered, it is nothing but zeros. */
    private static void repeat(PngOutput output, byte[] packed, int times) throws IOException {
        for (int i = 0; i < times; i++) {
            output.row(packed, FilterType.FILTER_UP);
        }
    }
}
