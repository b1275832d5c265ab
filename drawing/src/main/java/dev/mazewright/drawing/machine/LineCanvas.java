package dev.mazewright.drawing.machine;

import dev.mazewright.core.option.Option;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.CutSetup;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.SvgSetup;
import dev.mazewright.formats.io.SvgSetup.Machine;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * A canvas of lines alone, in whole micrometres, y upwards from the bottom left corner of the drawing. Curves become short lines, none of
 * which is farther from the curve than some micrometres.
 */
abstract class LineCanvas implements Canvas {
    /** What the formats heed. */
    static final List<Option<?>> OPTIONS = List.of(SvgSetup.FOR, SvgSetup.ONLY, PageSetup.CELL_MM);

    /** Micrometres to a millimetre. */
    static final int MICROMETRES = 1000;

    /** How far lines may be from a curve, in micrometres. */
    private static final double NEAR = 5;

    /** The size of a cell in millimetres, where none is given. */
    private static final double CELL = 10;

    private static final int MOST_PIECES = 256;

    private final Deque<String> parts = new ArrayDeque<>();
    private double height;
    private long[] points = new long[64];
    private int size;

    /** Draws the lines of a document for the machine that it names, or this one. */
    final void draw(Document document, Machine byDefault) throws IOException {
        SvgSetup setup = document.style().svg();
        Machine machine = setup.machine() == null ? byDefault : setup.machine();
        double cell = document.style().page().cellMillimetres();
        PageSetup page = PageSetup.PLAIN.with(PageSetup.Orientation.AUTO, cell > 0 ? cell : CELL);
        Style style = Style.DEFAULT.within(0).with(page).with(new SvgSetup(machine, setup.part(), true)).with(document.style().own());
        Document lines = new Document(document.puzzle(), document.solution(), document.pieces(), style, null, null, document.context());
        Drawing drawing = new Drawing(CutSetup.widened(lines));
        height = drawing.page().height();
        begin(micrometres(drawing.page().width()), micrometres(height), machine);
        drawing.drawLines(this);
        finish();
    }

    static long micrometres(double length) {
        return Math.round(length * MICROMETRES / Paper.MILLIMETRE);
    }

    /** What the file begins with. */
    abstract void begin(long width, long high, Machine machine) throws IOException;

    /**
     * A stroke.
     *
     * @param part of the drawing: walls, inner, outline, corridors or solution
     * @param along x and y of its points, one after the other
     * @param count of its points, at least 2
     * @param isClosed whether it goes back to the first point, which is not repeated
     */
    abstract void stroke(String part, long[] along, int count, boolean isClosed) throws IOException;

    /** What the file ends with. */
    abstract void finish() throws IOException;

    // ---- the canvas

    @Override
    public void begin(String part) {
        parts.push(part);
    }

    @Override
    public void end() {
        parts.pop();
    }

    @Override
    public boolean isFollowed() {
        return true;
    }

    @Override
    public void stroke(int colour, double width, Cap cap) {
        size = 0;
    }

    @Override
    public void fill(int colour) {
        size = 0;
    }

    @Override
    public void move(double x, double y) throws IOException {
        flush(false);
        add(x, y);
    }

    @Override
    public void line(double x, double y) {
        add(x, y);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) {
        double fromX = points[size - 2] * Paper.MILLIMETRE / MICROMETRES;
        double fromY = height - points[size - 1] * Paper.MILLIMETRE / MICROMETRES;
        // The second differences of the control points say how far a chord is from the curve.
        double bend = Math.max(Math.hypot(fromX - 2 * x1 + x2, fromY - 2 * y1 + y2), Math.hypot(x1 - 2 * x2 + x, y1 - 2 * y2 + y));
        double pieces = Math.sqrt(0.75 * bend * MICROMETRES / Paper.MILLIMETRE / NEAR);
        int count = (int) Math.clamp(Math.ceil(pieces), 1, MOST_PIECES);
        for (int i = 1; i < count; i++) {
            double t = (double) i / count;
            double s = 1 - t;
            add(s * s * s * fromX + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x, s * s * s * fromY + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y);
        }
        add(x, y);
    }

    private void add(double x, double y) {
        if (size == points.length) {
            points = Arrays.copyOf(points, 2 * size);
        }
        long right = micrometres(x);
        long up = micrometres(height - y);
        if (size == 0 || points[size - 2] != right || points[size - 1] != up) {
            points[size++] = right;
            points[size++] = up;
        }
    }

    @Override
    public void close() throws IOException {
        flush(true);
    }

    @Override
    public void paint() throws IOException {
        flush(false);
    }

    private void flush(boolean isClosed) throws IOException {
        boolean isRepeated = isClosed && size > 2 && points[0] == points[size - 2] && points[1] == points[size - 1];
        int count = size / 2 - (isRepeated ? 1 : 0);
        if (count > 1) {
            stroke(parts.isEmpty() ? "walls" : parts.peek(), points, count, isClosed);
        }
        size = 0;
    }

    @Override
    public void disc(double x, double y, double radius, int colour) {
        throw new IllegalStateException("a machine follows lines alone");
    }

    @Override
    public void text(double x, double y, double size, int colour, String text) {
        throw new IllegalStateException("a machine follows lines alone");
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) {
        throw new IllegalStateException("a machine follows lines alone");
    }

    /** A length in millimetres with as many decimals as it has. */
    static String text(long micrometres) {
        long rest = Math.abs(micrometres % MICROMETRES);
        String sign = micrometres < 0 && micrometres > -MICROMETRES ? "-" : "";
        if (rest == 0) {
            return Long.toString(micrometres / MICROMETRES);
        }
        String decimals = Long.toString(MICROMETRES + rest).substring(1);
        int end = decimals.length();
        while (decimals.charAt(end - 1) == '0') {
            end--;
        }
        return sign + micrometres / MICROMETRES + "." + decimals.substring(0, end);
    }
}
