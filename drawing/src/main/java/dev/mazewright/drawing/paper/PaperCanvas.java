package dev.mazewright.drawing.paper;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.drawing.draw.Decimals;
import dev.mazewright.drawing.draw.PartedCanvas;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Draws pages for PDF and PostScript alike: with the operators of PDF (ISO 32000-1, annex A), which PostScript files
 * define for themselves. Points are 1/72 inch; y goes upwards from the bottom of the page.
 *
 * <p>Long outlines are painted in pieces, since interpreters keep an outline whole, and some only a limited number of
 * points. So a line is parted where the pen is set down anew, or where its ends and joins are round, where it is
 * invisible.
 *
 * <p>Memory is constant.
 */
final class PaperCanvas extends PartedCanvas {
    /** Who says to have made the file. */
    static final String CREATOR = "Mazewright";

    /** What the letters are called in the content of a page. */
    static final String FONT = "Letters";

    /** About the most points of an outline. */
    private static final int PIECE = 1000;

    /** About this number of characters stand on a line. */
    private static final int LINE = 80;

    /** The number of steps of a colour: four decimals. */
    private static final int STEPS = 10_000;

    /** How finely pictures are printed, 300 to the inch, and the most pixels of one a side. */
    private static final double PIXELS_PER_POINT = 300 / 72.0;

    private static final int MOST_PIXELS = 2048;

    private final TextOut out;
    private final double height;
    private final Dialect dialect;
    private int column;

    /** What sets the colour and the pen, if nothing has been outlined since. */
    private String opening = "";

    private String paint = "";
    private boolean isRound;
    private int points;

    /** All that were begun on the page. */
    private final List<String> shown = new ArrayList<>();

    /** What PDF and PostScript write differently. */
    interface Dialect {
        /** Whether the parts of the drawing are marked. */
        boolean hasParts();

        /** The operator, with its numbers, that sets the colour of lines or of areas. */
        String colour(int rgb, boolean isOfLines);

        /** A string as it is shown, in the letters of {@link #FONT}. */
        String string(String words);

        /** The same in the letters of a font, each one glyph, or null if the file does not embed it. */
        default @Nullable String string(Typeface face, String words) {
            return null;
        }

        /** What the letters of an embedded font are called in the content of a page. */
        default String font(Typeface face) {
            return FONT;
        }

        /** Writes the operators that draw a picture in the unit square, in print of this number of pixels. */
        void picture(EndPicture picture, int pixelsWide, int pixelsHigh) throws IOException;
    }

    /** A page of this height, whose content goes there. */
    PaperCanvas(TextOut out, double height, Dialect dialect) {
        this.out = out;
        this.height = height;
        this.dialect = dialect;
    }

    /** The parts of which something was drawn, in that order; each is content marked as {@code /OC /part}. */
    List<String> shown() {
        return shown;
    }

    static String title(Document document) {
        Shape shape = document.puzzle().maze().grid().shape();
        return "Maze, " + shape.name() + " " + shape.size();
    }

    @Override
    protected void beginPart(String part) throws IOException {
        mark("/OC /" + part + " BDC");
        shown.add(part);
    }

    @Override
    protected void endPart() throws IOException {
        mark("EMC");
    }

    private void mark(String part) throws IOException {
        if (dialect.hasParts()) {
            endLine();
            operator(part);
            endLine();
        }
    }

    @Override
    public void stroke(int colour, double width, Cap cap) {
        isRound = cap == Cap.ROUND;
        opening = dialect.colour(colour, true) + " " + number(width) + (isRound ? " w 1 J 1 j" : " w 2 J 0 j");
        paint = "S";
    }

    @Override
    public void fill(int colour) {
        isRound = false;
        opening = dialect.colour(colour, false);
        paint = "f";
    }

    @Override
    public void move(double x, double y) throws IOException {
        if (!opening.isEmpty()) {
            requireParts();
            operator(opening);
            endLine();
            opening = "";
        } else if (points >= PIECE) {
            piece();
        }
        point(x, y, "m");
    }

    @Override
    public void line(double x, double y) throws IOException {
        point(x, y, "l");
        if (isRound && points >= PIECE) {
            piece();
            point(x, y, "m");
        }
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
        point(x1, y1, "");
        point(x2, y2, "");
        point(x, y, "c");
        if (isRound && points >= PIECE) {
            piece();
            point(x, y, "m");
        }
    }

    @Override
    public void close() throws IOException {
        operator("h");
    }

    @Override
    public void paint() throws IOException {
        if (opening.isEmpty()) {
            piece();
        }
        opening = "";
    }

    private void piece() throws IOException {
        operator(paint);
        endLine();
        points = 0;
    }

    @Override
    public void disc(double x, double y, double radius, int colour) throws IOException {
        requireParts();
        operator(dialect.colour(colour, false));
        String pending = opening;
        opening = "";
        circle(x, y, radius);
        opening = pending;
        operator("f");
        points = 0;
        endLine();
    }

    @Override
    public void text(double x, double y, double size, int colour, String words) throws IOException {
        show(x, y, size, colour, FONT, dialect.string(words));
    }

    @Override
    public void text(double x, double y, double size, int colour, Typeface face, String line) throws IOException {
        String plain = face.isEmbedded() ? face.plain(line) : null;
        String string = plain == null ? null : dialect.string(face, plain);
        if (string == null) {
            super.text(x, y, size, colour, face, line);
        } else {
            show(x, y, size, colour, dialect.font(face), string);
        }
    }

    private void show(double x, double y, double size, int colour, String font, String string) throws IOException {
        requireParts();
        operator(dialect.colour(colour, false) + " BT /" + font + " " + number(size) + " Tf");
        operator(number(x) + " " + number(height - y) + " Td");
        endLine();
        operator(string + " Tj ET");
        endLine();
    }

    @Override
    public void picture(double left, double top, double width, double high, EndPicture picture) throws IOException {
        requireParts();
        operator("q " + number(width) + " 0 0 " + number(high) + " " + number(left) + " " + number(height - top - high) + " cm");
        endLine();
        dialect.picture(picture, pixels(width), pixels(high));
        operator("Q");
        endLine();
    }

    private static int pixels(double points) {
        return (int) Math.clamp(Math.ceil(points * PIXELS_PER_POINT), 1, MOST_PIXELS);
    }

    /** A byte in a string, as both languages write it, in ASCII. */
    static String escaped(byte b) {
        char c = (char) (b & 0xFF);
        if (c == '(' || c == ')' || c == '\\') {
            return "\\" + c;
        }
        return c >= ' ' && c <= '~' ? Character.toString(c) : "\\" + (c >> 6) + (c >> 3 & 7) + (c & 7);
    }

    private void point(double x, double y, String operator) throws IOException {
        points++;
        operator(number(x));
        operator(number(height - y));
        if (!operator.isEmpty()) {
            operator(operator);
        }
    }

    /** Writes an operator or what it works on; they are parted by spaces or ends of lines. */
    private void operator(String word) throws IOException {
        if (column > LINE) {
            endLine();
        } else if (column > 0) {
            out.print(' ');
        }
        out.print(word);
        column += word.length() + 1;
    }

    /** Ends a line that was begun. */
    void endLine() throws IOException {
        if (column > 0) {
            out.endLine();
        }
        column = 0;
    }

    /** A string of Latin 1 between brackets, as both languages write it. */
    static String latin(String words) {
        StringBuilder string = new StringBuilder();
        for (byte b : words.getBytes(StandardCharsets.ISO_8859_1)) {
            string.append(escaped(b));
        }
        return "(" + string + ")";
    }

    /** Red, green and blue from 0 to 1. Rounded up: so they come back, however a viewer makes whole numbers of them. */
    static String rgb(int colour, boolean isOfLines) {
        return channel(colour >> 16) + " " + channel(colour >> 8) + " " + channel(colour) + (isOfLines ? " RG" : " rg");
    }

    static String channel(int value) {
        int share = (int) Math.ceil((value & 0xFF) * (double) STEPS / 0xFF);
        return share / STEPS + "." + Integer.toString(STEPS + share % STEPS).substring(1);
    }

    private static String number(double value) {
        return Decimals.number(value);
    }
}
