package dev.mazewright.drawing.png;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.letters.TextStrip;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.DocumentRows;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.png.Encoder;
import dev.mazewright.formats.png.PixelRow;
import dev.mazewright.formats.png.ResumePoint;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/**
 * Draws mazes of squares, one row of pixels after the other:
 *
 * <pre>
 *   #######################   wall lines, as thick as walls, begin each cell and end
 *   #######################   the maze, so that outer walls are as thick as inner ones
 *   ##         ##        ##
 *   ##  start  ##        ##   the passage of a cell: cell size less thickness
 *   ##         ##        ##
 *   ##    ###########    ##   a post is wall where any of its four walls is
 * </pre>
 *
 * <p>Bricks of tiles fill their cells, and there are no wall lines, but for walls between two floor tiles.
 *
 * <p>A line of text stands in the lower margin.
 *
 * <p>Memory: a row of pixels, and 4 bits a cell for a solution. Rows that repeat are not painted again. Large pictures
 * are marked every 64 MiB of pixels, so that writing can resume.
 */
public final class SquarePictures implements RowFile {
    /** About this number of bytes of pixels lie between two marks. */
    private static final long SECTION = 1L << 26;

    private final Grid grid;
    private final @Nullable String recipe;
    private final Theme theme;
    private final boolean isTransparent;
    private final SquareLayout layout;
    private final SquareMarks marks;
    private final @Nullable SquareSolution solution;
    private final SquarePainter painter;
    private final @Nullable TextStrip text;
    private final long width;
    private final long height;
    private final int colours;
    private final int bits;
    private final byte[] packed;

    /** A picture of squares: row by row where nothing but the maze is shown, on a full grid. */
    static SquarePictures of(Document document) {
        return DocumentRows.canWrite(document)
                ? streamed(document)
                : ofCells(document);
    }

    /** The same, cell by cell, of whatever can be drawn. */
    public static SquarePictures ofCells(Document document) {
        return new SquarePictures(document, SquareWalls.placed(document.puzzle()));
    }

    /** A picture of a maze whose rows are streamed, without a solution or a line of text. */
    static SquarePictures streamed(Document document) {
        Document maze = new Document(document.puzzle(), null, document.style()).within(document.context());
        return new SquarePictures(maze, SquareWalls.streamed(document.puzzle()));
    }

    private SquarePictures(Document document, SquareWalls walls) {
        Puzzle puzzle = document.puzzle();
        Style style = document.style();
        grid = puzzle.grid();
        recipe = puzzle.recipe();
        theme = style.theme();
        isTransparent = style.finish().isTransparent();
        boolean tiles = grid.shape().isTiles();
        boolean pixelATile = tiles && style.cellSize() == 1;
        int thickness = walls.areAllBricks() ? 0 : style.wallThickness();
        int passage = StyleRules.passage(style, thickness);
        layout = new SquareLayout(style.cellSize(), thickness, passage, pixelATile ? 0 : style.margin(), !tiles);
        Encoder.requireSize(layout.length(grid.columns()), layout.length(grid.rows())); // before any work
        marks = new SquareMarks(grid, puzzle.ends(), theme, layout, document.context());
        solution = SquareSolution.of(document, grid, layout);

        long across = layout.length(grid.columns());
        long lower = 0;
        if (document.annotation() == null || pixelATile) {
            text = null;
        } else {
            Drawing drawing = new Drawing(document);
            int margin = layout.margin();
            long base = layout.length(grid.rows()) - margin;
            lower = (long) Math.ceil(drawing.page().height()) - base - margin;
            across = (long) Math.ceil(drawing.page().width());
            text = new TextStrip(document.annotation(), drawing.page().textSize(), drawing.page().textBase() - base,
                    (int) (across - margin), (int) (margin + lower));
        }
        height = layout.length(grid.rows()) + lower;
        width = across;
        Encoder.requireSize(width, height);
        colours = SquareColours.count(theme, text != null, marks.isAny(), solution != null);
        bits = colours > 4 ? 4 : colours > 2 ? 2 : 1;
        long bytes = Math.ceilDiv(width * bits, Byte.SIZE);
        document.requireMemory(
                "a picture " + width + " pixels wide", 2 * bytes + grid.columns() + Encoder.bytes(width, bits));
        packed = new byte[Math.toIntExact(bytes)];
        painter = new SquarePainter(grid, walls, layout, marks, solution, width, new PixelRow(bits, packed));
    }

    private Encoder output() {
        return Encoder.indexed(width, height, bits, SquareColours.palette(theme, isTransparent, colours), grid.shape(), recipe);
    }

    @Override
    public void begin(OutputStream out) throws IOException {
        Encoder output = output();
        output.begin(out);
    }

    /** After this number of rows of cells there is a mark. */
    private int section() {
        long bytesOfRow = (long) layout.cellSize() * (packed.length + 1);
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
        Encoder output = output();
        if (from.row() == 0) {
            output.start(out);
            output.repeat(layout.margin());
        } else {
            output.goOn((int) from.state(), out);
            painter.look(from.row() - 1);
        }
        for (int row = from.row(); row <= grid.rows(); row++) {
            CancelledException.check();
            if (row > from.row() && row < grid.rows() && row % section == 0) {
                output.mark();
            }
            if (row < grid.rows() || layout.closing()) {
                painter.look(row);
                writeLine(output, row);
            }
            if (row < grid.rows()) {
                writePassages(output, row);
            }
        }
        writeMargin(output);
        output.end();
    }

    private void writeLine(Encoder output, int row) throws IOException {
        boolean marked = marks.isIn(row) || marks.isIn(row - 1);
        for (int y = 0; y < layout.thickness(); y++) {
            if (y == 0 || marked) {
                painter.paintLine(row, y);
                output.row(packed);
            } else {
                output.repeat(1);
            }
        }
    }

    private void writePassages(Encoder output, int row) throws IOException {
        boolean marked = marks.isIn(row);
        for (int y = 0; y < layout.passage(); y++) {
            if (y == 0 || marked || (solution != null && solution.isEdge(y))) {
                painter.paintPassages(row, y);
                output.row(packed);
            } else {
                output.repeat(1);
            }
        }
    }

    private void writeMargin(Encoder output) throws IOException {
        if (text == null && layout.margin() == 0) {
            return;
        }
        for (int y = 0; y < (text == null ? 1 : text.height()); y++) {
            painter.paintMargin(text, y);
            output.row(packed);
        }
        if (text == null) {
            output.repeat(layout.margin() - 1);
        }
    }
}
