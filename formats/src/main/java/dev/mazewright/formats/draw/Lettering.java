package dev.mazewright.formats.draw;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * Plain letters as outlines, as wide as Helvetica's: the same on every machine, since no installed font is used.
 *
 * <p>The font is Liberation Sans, as it comes with PDFBox.
 */
public final class Lettering {
    private static final String FONT = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";

    private Lettering() {}

    /** Read when the first letter is drawn. */
    private static final class Font {
        static final TrueTypeFont SANS = read();

        private static TrueTypeFont read() {
            try (InputStream in = PDDocument.class.getResourceAsStream(FONT)) {
                if (in == null) {
                    throw new IOException("the font " + FONT + " is missing");
                }
                return new TTFParser().parse(new RandomAccessReadBuffer(in));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The font. */
    public static TrueTypeFont font() {
        return Font.SANS;
    }

    /** Whether the font has a letter. */
    public static boolean has(int codePoint) {
        try {
            return Font.SANS.getUnicodeCmapLookup().getGlyphId(codePoint) != 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** How wide a line of text is at this size. */
    public static double width(String text, double size) {
        try {
            double width = 0;
            for (int i = 0; i < text.length(); i++) {
                width += Font.SANS.getAdvanceWidth(glyph(text.charAt(i)));
            }
            return width * size / Font.SANS.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The outlines of a line of text that begins at x and stands on y, which goes downwards. */
    static Path2D outline(String text, double x, double y, double size) {
        try {
            Path2D line = new Path2D.Double();
            double scale = size / Font.SANS.getUnitsPerEm();
            AffineTransform position = AffineTransform.getTranslateInstance(x, y);
            position.scale(scale, -scale);
            for (int i = 0; i < text.length(); i++) {
                int glyph = glyph(text.charAt(i));
                GlyphData outline = Font.SANS.getGlyph().getGlyph(glyph);
                if (outline != null) { // a space has none
                    line.append(outline.getPath().getPathIterator(position), false);
                }
                position.translate(Font.SANS.getAdvanceWidth(glyph), 0);
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int glyph(char letter) throws IOException {
        return Font.SANS.getUnicodeCmapLookup().getGlyphId(letter);
    }
}
