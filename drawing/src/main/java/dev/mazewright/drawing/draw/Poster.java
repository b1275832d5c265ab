package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.PageSetup.Orientation;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Sheets;
import dev.mazewright.formats.io.Style;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * One large page over several sheets of paper. Lengths are points.
 *
 * <pre>
 *   +--------------+            each sheet shows a window of the large page; where a sheet has
 *   |       :      |            another one beside it, there is a blank border, and both windows
 *   |   +---:--------------+    show the overlap. The dotted line is the cut, in its middle
 *   |   |   :  :   :       |
 *   +---|---:--+   :       |
 *       |       :          |
 *       +------------------+
 * </pre>
 *
 * @param whole the large page
 * @param rows of sheets
 * @param columns of sheets
 * @param wide a sheet
 * @param high a sheet
 * @param border what stays blank at the sides of a sheet that have another one beside them
 * @param overlap what two sheets beside each other both show
 */
public record Poster(Document whole, int rows, int columns, double wide, double high, double border, double overlap) {
    /** What printers leave blank: 5 mm. */
    private static final double LEAST_BORDER = 5 * Paper.MILLIMETRE;

    private static final double SLACK = 1 - 1e-9;
    private static final int LETTERS = 26;
    private static final int TOO_MANY = 1_000_000;

    /** Where a sheet begins on the large page, and the window that it shows of it. */
    public record Sheet(double left, double top, Window window) {}

    /** A part of the large page. */
    public record Window(double left, double top, double right, double bottom) {}

    /** The poster of a document; a {@link UsageException} if the maze does not fit on its sheets, or there are too many. */
    public static Poster of(Document document) {
        boolean isCounted = sheets(document).areCounted();
        Comparator<Poster> worse = isCounted
                ? Comparator.comparingLong(poster -> (long) poster.rows * poster.columns)
                : Comparator.comparingDouble(poster -> -poster.most());
        Poster best = orientations(document).map(orientation -> blank(document, orientation)).min(worse).orElseThrow();
        if ((long) best.rows * best.columns > Sheets.MOST) {
            throw new UsageException("a poster has at most " + Sheets.MOST + " sheets, and this one would have " + best.rows + " rows of "
                    + best.columns + "; take smaller cells or a larger paper");
        }
        return best.drawn();
    }

    /** Those that are possible, first the one that is to be preferred. */
    private static Stream<Orientation> orientations(Document document) {
        Shape shape = document.puzzle().maze().grid().shape();
        Stream<Orientation> both = shape.width() > shape.height()
                ? Stream.of(Orientation.LANDSCAPE, Orientation.PORTRAIT)
                : Stream.of(Orientation.PORTRAIT, Orientation.LANDSCAPE);
        Orientation asked = document.style().page().orientation();
        return asked == Orientation.AUTO ? both : Stream.of(asked);
    }

    private static Sheets sheets(Document document) {
        return Objects.requireNonNull(document.style().page().sheets());
    }

    /** As many sheets as are asked for, or as the maze takes. */
    private static Poster blank(Document document, Orientation orientation) {
        Paper paper = Objects.requireNonNull(document.style().paper()).exact();
        boolean isUpright = orientation == Orientation.PORTRAIT;
        double wide = isUpright ? paper.narrow() : paper.wide();
        double high = isUpright ? paper.wide() : paper.narrow();
        double border = Math.max(document.style().margin(), LEAST_BORDER);
        double overlap = sheets(document).overlap() * Paper.MILLIMETRE;
        double least = Math.min(wide, high) - 2 * border;
        if (least <= 0 || 2 * overlap > least) {
            throw new UsageException("sheets of " + document.style().paper() + " cannot overlap by " + Decimals.number(sheets(document).overlap())
                    + " mm: with a margin of " + Decimals.number(border) + " points they show "
                    + Decimals.number(Math.max(0, least) / Paper.MILLIMETRE) + " mm across, of which the overlap is at most half");
        }
        Sheets sheets = sheets(document);
        Poster one = new Poster(document, Math.max(1, sheets.rows()), Math.max(1, sheets.columns()), wide, high, border, overlap);
        return sheets.areCounted() ? one.counted() : one;
    }

    /** As many sheets as cells of the given size take: first across, since lines of text are as wide as that. */
    private Poster counted() {
        double cell = whole.style().page().cellMillimetres() * Paper.MILLIMETRE;
        int across = more(shape().width() * cell - room().across(), stepAcross());
        Poster row = new Poster(whole, 1, 1 + across, wide, high, border, overlap);
        int down = more(shape().height() * cell - row.room().down(), stepDown());
        return new Poster(whole, 1 + down, 1 + across, wide, high, border, overlap);
    }

    private static int more(double missing, double step) {
        return (int) Math.ceil(Math.clamp(missing / step, 0, TOO_MANY));
    }

    /** The same with the large page as it is drawn. */
    private Poster drawn() {
        PageSetup setup = whole.style().page();
        double largest = most() / Paper.MILLIMETRE;
        double asked = setup.cellMillimetres();
        if (asked * SLACK > largest) {
            throw new UsageException("a maze of " + shape().size() + " with cells of " + asked + " mm does not fit on " + rows + "x" + columns
                    + " sheets of " + whole.style().paper() + "; the largest that fit are " + Math.floor(10 * largest) / 10
                    + " mm; take more sheets, or as many as it takes: " + Sheets.AUTO);
        }
        double millimetres = asked == 0 ? SLACK * largest : Math.min(asked, largest);
        Orientation orientation = width() > height() ? Orientation.LANDSCAPE : Orientation.PORTRAIT;
        Style style = whole.style()
                .on(new Paper(rows + "x" + columns + " sheets of " + whole.style().paper(), Math.min(width(), height()), Math.max(width(), height())))
                .with(setup.with(orientation, millimetres).on(null));
        return new Poster(whole.in(style), rows, columns, wide, high, border, overlap);
    }

    private Shape shape() {
        return whole.puzzle().maze().grid().shape();
    }

    private Page.Room room() {
        return Page.room(whole, width(), height());
    }

    private double most() {
        return room().most(shape());
    }

    private double stepAcross() {
        return wide - 2 * border - overlap;
    }

    private double stepDown() {
        return high - 2 * border - overlap;
    }

    public double width() {
        return (columns - 1) * stepAcross() + wide;
    }

    public double height() {
        return (rows - 1) * stepDown() + high;
    }

    /** A sheet, row and column from 0. */
    public Sheet sheet(int row, int column) {
        double left = column * stepAcross();
        double top = row * stepDown();
        return new Sheet(left, top, new Window(
                left + (column == 0 ? 0 : border),
                top + (row == 0 ? 0 : border),
                left + wide - (column == columns - 1 ? 0 : border),
                top + high - (row == rows - 1 ? 0 : border)));
    }

    /** On the large page, where the cut to the right of a column lies. */
    public double cutAcross(int column) {
        return column * stepAcross() + wide - border - overlap / 2;
    }

    /** On the large page, where the cut below a row lies. */
    public double cutDown(int row) {
        return row * stepDown() + high - border - overlap / 2;
    }

    /** What a sheet is called: the letter of its row and the number of its column. */
    public static String name(int row, int column) {
        String letter = Character.toString('A' + row % LETTERS);
        return (row < LETTERS ? letter : Character.toString('A' + row / LETTERS - 1) + letter) + (column + 1);
    }
}
