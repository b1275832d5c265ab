package dev.mazewright.drawing.letters;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.raster.Contour;
import dev.mazewright.formats.io.FontFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.OS2WindowsMetricsTable;
import org.apache.fontbox.ttf.OTFParser;
import org.apache.fontbox.ttf.OpenTypeFont;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/**
 * The letters of a font file, as outlines. No installed font is used, so text is the same on every machine.
 *
 * <p>Lines that need more than one glyph for each letter, from left to right, are set by {@link TypeScript}.
 */
public final class Typeface {
    /** The most bytes of a font file. */
    public static final int MOST_BYTES = 32 << 20;

    private static final String LIBERATION = "/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf";
    private static final int SFNT = 0x00010000;
    private static final int TRUE = 0x74727565;
    private static final int CFF = 0x4F54544F;
    private static final int COLLECTION = 0x74746366;
    private static final int WOFF = 0x774F4646;
    private static final int WOFF2 = 0x774F4632;

    private static final int MOST_NAMED = 4;

    /** Those of the files of pages: a font is embedded once, however many pages use it. */
    private static final Map<FontFile, Typeface> OF_FILES = Collections.synchronizedMap(new WeakHashMap<>());

    private final String name;
    private final TrueTypeFont font;
    private final boolean hasCurvesOfCff;
    private final TypeScript script;

    private Typeface(String name, TrueTypeFont font, boolean hasCurvesOfCff, byte[] file) {
        this.name = name;
        this.font = font;
        this.hasCurvesOfCff = hasCurvesOfCff;
        script = new TypeScript(file);
    }

    /** Read when the first letter is drawn. */
    private static final class Sans {
        static final Typeface FACE = read();

        private static Typeface read() {
            try (InputStream in = PDDocument.class.getResourceAsStream(LIBERATION)) {
                if (in == null) {
                    throw new IOException("the font " + LIBERATION + " is missing");
                }
                byte[] file = in.readAllBytes();
                return new Typeface("Liberation Sans", new TTFParser().parse(new RandomAccessReadBuffer(file)), false, file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Liberation Sans, as it comes with PDFBox: as wide as Helvetica. */
    public static Typeface sans() {
        return Sans.FACE;
    }

    /**
     * The letters of a font file.
     *
     * @param name of the file, for messages
     * @throws UsageException if it is not a font with outlines, or its licence forbids to embed it
     */
    public static Typeface of(String name, byte[] file) {
        int kind = file.length < 4 ? 0 : (file[0] & 0xFF) << 24 | (file[1] & 0xFF) << 16 | (file[2] & 0xFF) << 8 | (file[3] & 0xFF);
        switch (kind) {
            case SFNT, TRUE, CFF -> {}
            case COLLECTION -> throw new UsageException("the font " + name + " is a collection of fonts (TTC); take one with a single font");
            case WOFF, WOFF2 -> throw new UsageException("the font " + name + " is packed for the web (WOFF); take its TTF or OTF file");
            default -> throw new UsageException("the file " + name + " is not a font; take a TrueType (.ttf) or OpenType (.otf) file");
        }
        try {
            RandomAccessReadBuffer bytes = new RandomAccessReadBuffer(file);
            TrueTypeFont font = kind == CFF ? new OTFParser().parse(bytes) : new TTFParser().parse(bytes);
            OS2WindowsMetricsTable licence = font.getOS2Windows();
            if (licence != null && (licence.getFsType() & OS2WindowsMetricsTable.FSTYPE_RESTRICTED) != 0) {
                throw new UsageException("the font " + name + " forbids to embed it in a document (its fsType is "
                        + licence.getFsType() + "); take another font");
            }
            font.getUnicodeCmapLookup();
            return new Typeface(name, font, kind == CFF, file);
        } catch (IOException | RuntimeException e) {
            if (e instanceof UsageException refused) {
                throw refused;
            }
            throw new UsageException("the font " + name + " cannot be read: " + e.getMessage());
        }
    }

    /** The letters of a font file, the same for the same one; as {@link #of(String, byte[])}. */
    public static Typeface of(FontFile file) {
        return OF_FILES.computeIfAbsent(file, font -> of(font.name(), font.bytes()));
    }

    /** The name of the font or of its file. */
    public String name() {
        return name;
    }

    /** The font. */
    public TrueTypeFont font() {
        return font;
    }

    /** Whether PDF files embed it; else its letters are drawn as areas. */
    public boolean isEmbedded() {
        return !hasCurvesOfCff;
    }

    /** Whether the font has a letter. */
    public boolean has(int codePoint) {
        return glyph(codePoint) != 0;
    }

    /** The letters of a text that the font lacks, each once, in their order; those that only control others do not count. */
    public List<String> missing(String text) {
        List<String> missing = new ArrayList<>();
        text.codePoints()
                .filter(letter -> letter != '\n' && Character.getType(letter) != Character.FORMAT && !has(letter))
                .distinct()
                .forEach(letter -> missing.add(Character.toString(letter)));
        return missing;
    }

    /** Letters with their scripts and numbers, a few of them, as a message names them. */
    public static String named(List<String> letters) {
        String few = letters.stream()
                .limit(MOST_NAMED)
                .map(letter -> letter.codePointAt(0))
                .map(letter -> String.format(
                        Locale.ROOT, "'%s' (%s, U+%04x)", Character.toString(letter), Character.UnicodeScript.of(letter).name(), letter))
                .collect(Collectors.joining(", "));
        int more = letters.size() - MOST_NAMED;
        return (letters.size() == 1 ? "the letter " : "the letters ") + few + (more > 0 ? " and " + more + " more" : "");
    }

    private int glyph(int letter) {
        try {
            return font.getUnicodeCmapLookup().getGlyphId(letter);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a font in memory
        }
    }

    /** A line as it stands from left to right, each letter one glyph; null if letters take other shapes beside each other. */
    public @Nullable String plain(String line) {
        return TypeScript.plain(line);
    }

    /** Whether a text begins in a script that is written from the right. */
    public static boolean isFromRight(String text) {
        return TypeScript.isFromRight(text);
    }

    /** How wide a line of text is at this size. */
    public double width(String line, double size) {
        String plain = plain(line);
        if (plain == null) {
            return script.width(line) * size;
        }
        try {
            double width = 0;
            for (int i = 0; i < plain.length(); i += Character.charCount(plain.codePointAt(i))) {
                width += font.getAdvanceWidth(glyph(plain.codePointAt(i)));
            }
            return width * size / font.getUnitsPerEm();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The outlines of the letters of a line that begins at x and stands on y, which goes downwards. */
    public List<Contour> outlines(String line, double x, double y, double size) {
        String plain = plain(line);
        List<Contour> outlines = new ArrayList<>();
        if (plain == null) {
            script.outlines(line).forEach(letter -> outlines.add(letter.transformed(size, 0, 0, size, x, y)));
            return outlines;
        }
        try {
            double scale = size / font.getUnitsPerEm();
            double left = x;
            for (int i = 0; i < plain.length(); i += Character.charCount(plain.codePointAt(i))) {
                int glyph = glyph(plain.codePointAt(i));
                Contour letter = letter(glyph);
                if (letter != null) {
                    outlines.add(letter.transformed(scale, 0, 0, -scale, left, y));
                }
                left += font.getAdvanceWidth(glyph) * scale;
            }
            return outlines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The outline of a glyph, or null if it has none, as a space. */
    private @Nullable Contour letter(int glyph) throws IOException {
        if (hasCurvesOfCff && font instanceof OpenTypeFont open) {
            return GlyphOutline.of(open.getCFF().getFont().getType2CharString(glyph).getPath().getPathIterator(null));
        }
        GlyphData outline = font.getGlyph().getGlyph(glyph);
        return outline == null ? null : GlyphOutline.of(outline.getPath().getPathIterator(null));
    }
}
