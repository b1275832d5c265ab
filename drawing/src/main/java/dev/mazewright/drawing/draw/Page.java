package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleRules;
import java.io.IOException;
import java.util.stream.Stream;

/** Where a maze and its text lie on a page: lengths in its unit, and how those of the shape become these. */
public final class Page {
    /** From the bottom wall to the top of the text. */
    private static final double TEXT_GAP = 3;

    private static final double TEXT_SIZE = 10;
    /** In smaller text a seed is illegible; the page is as wide as it asks for. */
    private static final double LEAST_TEXT_SIZE = 7;

    /** Beside edges that are glued there is room for arrows: this number of cells wide, but within limits. */
    private static final double SEAM_ROOM = 0.7;

    private static final double LEAST_SEAM_ROOM = 10;
    private static final double MOST_SEAM_ROOM = 24;

    /** On paper, where cells are as large as the page allows, walls are about this part of one, at most. */
    private static final double WALL_SHARE = 0.2;

    /** Passages keep this part of a cell, however wide lines are asked for. */
    private static final double PASSAGE_SHARE = 0.4;

    /** The thinnest line that printers take, in points. */
    public static final double LEAST_LINE = 0.75;

    /** The sizes of a title and a caption, and what they take of the height of the page, with the gap to the maze. */
    static final double TITLE_SIZE = 18;

    static final double CAPTION_SIZE = 11;
    private static final double LINE_HEIGHT = 1.8;

    private final Shape shape;
    private final PageSetup setup;
    private final PageLetters letters;
    private final double margin;
    private final double wallThickness;
    /** From a cell's corner to the line that ends its wall. */
    private final double halfWall;

    private final double cellSize;
    private final double width;
    private final double height;
    private final double left;
    private final double top;
    private final double textSize;
    private final double seamRoom;
    private final boolean isPaper;

    /** @throws UsageException if cells would be too small */
    public Page(Document document) {
        shape = document.puzzle().maze().grid().shape();
        Style style = document.style();
        setup = style.page();
        letters = new PageLetters(setup.font());
        margin = style.margin();
        boolean tiles = shape.isTiles();
        boolean isMeasured = style.paper() != null || style.svg().isInMillimetres();
        double asked = isMeasured ? setup.lineWidth() : 0;
        double thickest = tiles ? 0 : asked > 0 ? asked : style.wallThickness();
        String text = document.annotation();
        double textWidth = text == null ? 0 : PageLetters.SANS.width(text, 1);
        Paper paper = style.paper();
        isPaper = paper != null;
        seamRoom = seamRoom(shape, style);
        if (paper == null) {
            if (!tiles && !isMeasured) {
                StyleRules.passage(style, style.wallThickness());
            }
            boolean isGiven = isMeasured && setup.cellMillimetres() > 0;
            cellSize = isGiven ? setup.cellMillimetres() * Paper.MILLIMETRE : style.cellSize();
            wallThickness = isMeasured ? onPaper(style) : style.wallThickness();
            halfWall = thickest / 2;
            left = style.margin() + halfWall + seamRoom;
            top = left;
            double walls = shape.width() * cellSize + thickest + 2 * seamRoom;
            textSize = textSize(textWidth, walls);
            width = 2 * style.margin() + Math.max(walls, textSize * textWidth);
            height = style.margin() + shape.height() * cellSize + thickest + 2 * seamRoom
                    + Math.max(style.margin(), textHeight());
        } else {
            boolean wide = switch (setup.orientation()) {
                case AUTO -> shape.width() > shape.height();
                case PORTRAIT -> false;
                case LANDSCAPE -> true;
            };
            width = wide ? paper.wide() : paper.narrow();
            height = wide ? paper.narrow() : paper.wide();
            Room room = room(document, width, height);
            textSize = room.textSize;
            double most = room.most(shape);
            cellSize = setup.cellMillimetres() == 0 ? Math.floor(most) : setup.cellMillimetres() * Paper.MILLIMETRE;
            requireFit(paper, most);
            wallThickness = onPaper(style);
            halfWall = tiles ? 0 : wallThickness / 2;
            left = (width - shape.width() * cellSize) / 2;
            top = style.margin() + room.above + thickest / 2 + seamRoom + (room.down - shape.height() * cellSize) / 2;
        }
    }

    /** The room for the cells of a maze on a page: below its title, and above a line of text, of size 0 without text. */
    record Room(double across, double down, double above, double textSize) {
        /** The size of the largest cells that fit. */
        double most(Shape shape) {
            return Math.min(down / shape.height(), across / shape.width());
        }
    }

    /** The room on a page that is so wide and high. */
    static Room room(Document document, double width, double height) {
        Shape shape = document.puzzle().maze().grid().shape();
        Style style = document.style();
        PageSetup setup = style.page();
        double thickest = shape.isTiles() ? 0 : setup.lineWidth() > 0 ? setup.lineWidth() : style.wallThickness();
        double seamRoom = seamRoom(shape, style);
        String text = document.annotation();
        double across = width - 2.0 * style.margin() - thickest - 2 * seamRoom;
        double textSize = textSize(text == null ? 0 : Lettering.width(text, 1), across);
        double above = lineHeight(setup.title(), TITLE_SIZE);
        double below = Math.max(style.margin(), textHeight(textSize)) + lineHeight(setup.caption(), CAPTION_SIZE);
        double down = height - style.margin() - above - thickest - 2 * seamRoom - below;
        return new Room(across, down, above, textSize);
    }

    /** The room beside edges that are glued. */
    static double seamRoom(Shape shape, Style style) {
        return shape.seams().isEmpty() ? 0 : Math.clamp(SEAM_ROOM * style.cellSize(), LEAST_SEAM_ROOM, MOST_SEAM_ROOM);
    }

    /** What is asked for; else the style's, thinner in small cells, but at least what printers take, if passages are wide enough. */
    private double onPaper(Style style) {
        double widest = (1 - PASSAGE_SHARE) * cellSize;
        if (setup.lineWidth() > widest) {
            throw new UsageException("lines of " + Decimals.number(setup.lineWidth()) + " pt are too wide for cells of " + Decimals.number(cellSize)
                    + " pt; the widest here are " + Decimals.number(widest) + " pt; take thinner lines, a larger paper or a smaller maze");
        }
        double plain = Math.max(LEAST_LINE, Math.min(style.wallThickness(), WALL_SHARE * cellSize));
        return setup.lineWidth() > 0 ? setup.lineWidth() : Math.min(plain, widest);
    }

    private static double lineHeight(String line, double size) {
        return line.isEmpty() ? 0 : LINE_HEIGHT * size;
    }

    private void requireFit(Paper paper, double most) {
        if (cellSize < 1) {
            throw new UsageException("a maze of " + shape.size() + " does not fit on " + paper
                    + ": its cells would be less than a point wide; take a smaller maze, a smaller margin, or no paper");
        }
        if (cellSize > most) {
            throw new UsageException("a maze of " + shape.size() + " with cells of " + setup.cellMillimetres() + " mm does not fit on "
                    + paper + "; the largest that fit are " + Math.floor(10 * most / Paper.MILLIMETRE) / 10
                    + " mm; or print a poster over several sheets with --tile-pages, in pdf or postscript");
        }
    }

    /** Writes the title and the caption, in the middle of the page. */
    void write(Canvas canvas, int colour) throws IOException {
        write(canvas, "title", setup.title(), margin + TITLE_SIZE, TITLE_SIZE, colour);
        write(canvas, "caption", setup.caption(), height - Math.max(margin, textHeight()), CAPTION_SIZE, colour);
    }

    private void write(Canvas canvas, String part, String line, double base, double most, int colour) throws IOException {
        if (!line.isEmpty()) {
            double size = Math.min(most, most * (width - 2 * margin) / letters.width(line, most));
            canvas.begin(part);
            letters.write(canvas, (width - letters.width(line, size)) / 2, base, size, colour, line);
            canvas.end();
        }
    }

    /** Whether there is a title or a caption in plain letters. */
    boolean hasPlainLines() {
        return Stream.of(setup.title(), setup.caption()).anyMatch(line -> !line.isEmpty() && letters.isPlain(line));
    }

    private static double textSize(double widthOfSizeOne, double room) {
        return widthOfSizeOne == 0 ? 0 : Math.clamp(room / widthOfSizeOne, LEAST_TEXT_SIZE, TEXT_SIZE);
    }

    /** What the text takes up below the walls. */
    private double textHeight() {
        return textHeight(textSize);
    }

    private static double textHeight(double size) {
        return size == 0 ? 0 : TEXT_GAP + 1.3 * size;
    }

    /** In the lengths of the style, as all is. */
    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    /** From one cell's corner to the next. */
    double cellSize() {
        return cellSize;
    }

    public double wallThickness() {
        return wallThickness;
    }

    /** From a cell's corner to the line that ends its wall. */
    public double halfWall() {
        return halfWall;
    }

    /** The width of a line beside the maze: on paper at least what printers take. */
    double line(double width) {
        return isPaper ? Math.max(LEAST_LINE, width) : width;
    }

    /** The least size of letters beside cells: on paper at least what printers take. */
    double leastLetters(double least) {
        return isPaper ? Math.max(LEAST_TEXT_SIZE, least) : least;
    }

    /** The room beside edges that are glued. */
    double seamRoom() {
        return seamRoom;
    }

    /** The size of the text below the maze; 0 if the page has no text there. */
    public double textSize() {
        return textSize;
    }

    double textLeft() {
        return left - halfWall - seamRoom;
    }

    /** Where the letters stand: their tops are a little below the bottom wall. */
    public double textBase() {
        return y(shape.height()) + halfWall + seamRoom + TEXT_GAP + textSize;
    }

    /** Where on the page an x of the shape lies. */
    public double x(double ofShape) {
        return left + ofShape * cellSize;
    }

    /** Where on the page a y of the shape lies. */
    public double y(double ofShape) {
        return top + ofShape * cellSize;
    }

    /** A pen that draws lines, in units of a cell, where they lie on the page. */
    public Pen pen(Canvas canvas) {
        return new ScaledPen(canvas, left, top, cellSize);
    }

    /** Goes around a polygon of the shape. */
    public void area(Canvas canvas, Outline outline) throws IOException {
        Pen pen = pen(canvas);
        Outline.Corner first = outline.corners().getFirst();
        pen.move(first.x(), first.y());
        for (int i = 0; i < outline.corners().size(); i++) {
            Outline.Corner from = outline.corners().get(i);
            if (from.bend() != 0 || i + 1 < outline.corners().size()) {
                pen.side(from, outline.end(i));
            }
        }
        canvas.close();
    }
}
