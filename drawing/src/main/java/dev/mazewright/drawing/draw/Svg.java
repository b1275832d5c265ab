package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.SvgSetup;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * SVG: a drawing of any shape, at any size. The walls are one path; they, the solution, the marks (with the start and
 * each goal) and the annotation are groups with ids, that a style sheet or a script can hide.
 *
 * <p>Where cells are squares, walls are the longest straight lines there are, with square ends, on whole numbers, so
 * that they are sharp at every whole scale; bricks are filled.
 *
 * <p>For machines, in millimetres, and of walls or the solution alone, lines are in the fewest strokes: {@link FollowedLines}.
 *
 * <p>Else a stream: memory is constant but for a few numbers for each column, and of bricks a bit for each position.
 */
public final class Svg extends PartedCanvas {
    public static final Format FORMAT = Format.named("svg", "A vector drawing; walls, solution and marks can be hidden.")
            .mediaType("image/svg+xml")
            .extensions("svg")
            .writes(Svg::write)
            .uses(Style.PICTURE)
            .uses(Finish.STILL)
            .uses(Style.PAGE)
            .uses(SvgSetup.OPTIONS)
            .owns(CutSetup.OPTIONS)
            .showsSolution()
            .build();

    /** About this number of characters stand on a line of a long path. */
    private static final int LINE = 120;

    private final Writer out;
    private final StringBuilder text = new StringBuilder();
    /** How a path begins that nothing has been drawn on yet; empty when it has begun. */
    private String opening = "";

    private final Unit unit;

    /** Where the pen is, in the smallest parts of the unit that are written. */
    private long lastX;

    private long lastY;
    /** Whether the pen got there along a straight line: then what follows may be relative to there. */
    private boolean isThere;

    private Svg(Writer out, Unit unit) {
        this.out = out;
        this.unit = unit;
    }

    /** The unit of a file: of pixels and points, as drawings have them, it has hundredths, of millimetres thousandths. */
    private enum Unit {
        PIXELS(""),
        POINTS("pt"),
        MILLIMETRES("mm");

        private final String sign;

        Unit(String sign) {
            this.sign = sign;
        }

        long parts(double length) {
            return this == MILLIMETRES ? Math.round(length * 1000 / Paper.MILLIMETRE) : Decimals.hundredths(length);
        }

        String text(long parts) {
            return Decimals.text(parts, this == MILLIMETRES ? 3 : 2);
        }
    }

    private static void write(Document document, OutputStream out) throws IOException {
        Style style = document.style();
        SvgSetup setup = style.svg();
        Paper paper = style.paper();
        Document drawn = CutSetup.widened(paper != null && setup.isInMillimetres() ? document.in(style.on(paper.exact())) : document);
        Drawing drawing = new Drawing(drawn);
        Unit unit = setup.isInMillimetres() ? Unit.MILLIMETRES : paper == null ? Unit.PIXELS : Unit.POINTS;
        Svg svg = new Svg(writer(out), unit);
        svg.head(drawing.page().width(), drawing.page().height());
        String recipe = document.puzzle().recipe();
        if (recipe != null) {
            svg.line("<metadata id=\"recipe\">" + escaped(recipe) + "</metadata>");
        }
        if (setup.machine() != null || setup.part() != null) {
            drawing.drawLines(svg);
        } else {
            drawing.draw(svg);
        }
        svg.foot();
    }

    /** Writes a page of this size in points, without its background. */
    public static void page(double width, double height, PageSurface.Content content, OutputStream out) throws IOException {
        page(new PageSize(width, height, 0, 0, 0), content, out);
    }

    /** Writes a page, bleed included, without its background. */
    public static void page(PageSize size, PageSurface.Content content, OutputStream out) throws IOException {
        Svg svg = new Svg(writer(out), Unit.POINTS);
        svg.head(size.wholeWidth(), size.wholeHeight());
        content.draw(PageSurface.on(svg, size.bleedLeft(), size.bleed()));
        svg.foot();
    }

    private static Writer writer(OutputStream out) {
        return new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
    }

    private void head(double wide, double high) throws IOException {
        String width = number(wide);
        String height = number(high);
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + unit.sign + "\" height=\"" + height + unit.sign
                + "\" viewBox=\"0 0 " + width + " " + height + "\">");
    }

    private void foot() throws IOException {
        line("</svg>");
        out.flush();
    }

    @Override
    protected void beginPart(String part) throws IOException {
        line("<g id=\"" + part + "\">");
    }

    @Override
    protected void endPart() throws IOException {
        line("</g>");
    }

    @Override
    public void stroke(int colour, double width, Cap cap) {
        opening = "<path fill=\"none\" stroke=\"" + StyleRules.hex(colour) + "\" stroke-width=\"" + number(width)
                + switch (cap) {
                    case SQUARE -> "\" stroke-linecap=\"square\" shape-rendering=\"crispEdges";
                    case ROUND -> "\" stroke-linecap=\"round\" stroke-linejoin=\"round";
                    case SHARP -> "\" stroke-linecap=\"square";
                }
                + "\" d=\"";
    }

    @Override
    public boolean isFollowed() {
        return true;
    }

    @Override
    public void fill(int colour) {
        opening = "<path fill=\"" + StyleRules.hex(colour) + "\" d=\"";
    }

    @Override
    public void move(double x, double y) throws IOException {
        if (!opening.isEmpty()) {
            requireParts();
            text.append(opening);
            opening = "";
            isThere = false;
        }
        if (text.length() >= LINE) {
            line("");
        }
        String from = 'M' + pair(unit.parts(x), unit.parts(y));
        String step = isThere ? 'm' + pair(unit.parts(x) - lastX, unit.parts(y) - lastY) : from;
        text.append(step.length() < from.length() ? step : from);
        isAt(x, y);
    }

    @Override
    public void line(double x, double y) throws IOException {
        long toX = unit.parts(x);
        long toY = unit.parts(y);
        isThere = toX == lastX || toY == lastY;
        if (toY == lastY) {
            along('H', toX, 'h', toX - lastX);
        } else if (toX == lastX) {
            along('V', toY, 'v', toY - lastY);
        } else {
            text.append('L').append(pair(toX, toY));
        }
        isAt(x, y);
        if (text.length() >= 4 * LINE) {
            line(""); // a path of a million cells is one line without end
        }
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
        text.append('C').append(pair(unit.parts(x1), unit.parts(y1)));
        text.append(' ').append(pair(unit.parts(x2), unit.parts(y2)));
        text.append(' ').append(pair(unit.parts(x), unit.parts(y)));
        isThere = false;
        isAt(x, y);
        if (text.length() >= 4 * LINE) {
            line("");
        }
    }

    @Override
    public void close() {
        text.append('Z');
        isThere = false;
    }

    @Override
    public void paint() throws IOException {
        if (opening.isEmpty()) {
            line("\"/>");
        }
        opening = "";
    }

    @Override
    public void disc(double x, double y, double radius, int colour) throws IOException {
        requireParts();
        line("<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\" fill=\""
                + StyleRules.hex(colour) + "\"/>");
    }

    @Override
    public void text(double x, double y, double size, int colour, String words) throws IOException {
        requireParts();
        line("<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\""
                + number(size) + "\" fill=\"" + StyleRules.hex(colour) + "\">" + escaped(words) + "</text>");
    }

    /** In outlines, with the words beside them for those who cannot see them; on pages of books, which have no parts, without. */
    @Override
    public void text(double x, double y, double size, int colour, Typeface face, String words) throws IOException {
        if (!isInPart()) {
            super.text(x, y, size, colour, face, words);
            return;
        }
        requireParts();
        line("<g role=\"img\"><title>" + escaped(words) + "</title>");
        super.text(x, y, size, colour, face, words);
        line("</g>");
    }

    @Override
    public void picture(double left, double top, double width, double height, EndPicture picture) throws IOException {
        requireParts();
        line("<image x=\"" + number(left) + "\" y=\"" + number(top) + "\" width=\"" + number(width) + "\" height=\"" + number(height)
                + "\" href=\"" + picture.uri() + "\"/>");
    }

    /** A straight line, by its end or by its length, whichever text is shorter. */
    private void along(char to, long end, char by, long length) {
        String ends = unit.text(end);
        String lasts = unit.text(length);
        boolean isShorter = lasts.length() < ends.length();
        text.append(isShorter ? by : to).append(isShorter ? lasts : ends);
    }

    private String number(double length) {
        return unit.text(unit.parts(length));
    }

    private void isAt(double x, double y) {
        lastX = unit.parts(x);
        lastY = unit.parts(y);
    }

    /** Two numbers; a minus sign keeps them apart as a space does. */
    private String pair(long x, long y) {
        String second = unit.text(y);
        return unit.text(x) + (second.startsWith("-") ? "" : " ") + second;
    }

    private void line(String rest) throws IOException {
        out.append(text.append(rest).append('\n'));
        text.setLength(0);
    }

    private static String escaped(String words) {
        StringBuilder escaped = new StringBuilder();
        words.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                default -> escaped.appendCodePoint(c < ' ' ? '?' : c);
            }
        });
        return escaped.toString();
    }
}
