package dev.mazewright.drawing.letters;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.raster.Contour;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sets lines whose letters are not one glyph each, from left to right: those of scripts that are written from the right, join
 * their letters, or put them above each other. Without a screen.
 *
 * <p>Source of the order: the Unicode bidirectional algorithm (UAX #9), as {@link Bidi} has it.
 */
public final class TypeScript {
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    /** Outlines are made at this size. */
    private static final float SIZE = 1000;

    /** Letters below it have one shape each; the first combining mark. */
    private static final int FIRST_MARK = 0x300;

    private static final int FROM_RIGHT = 0x200F;

    private final byte[] file;
    private @Nullable Font font;

    TypeScript(byte[] file) {
        this.file = file;
    }

    /** A line as its letters stand from left to right; null if some take other shapes beside each other. */
    static @Nullable String plain(String line) {
        if (line.chars().allMatch(letter -> letter < FIRST_MARK)) {
            return line;
        }
        char[] letters = line.toCharArray();
        if (!Bidi.requiresBidi(letters, 0, letters.length)) {
            return isLaidOut(letters) ? null : shown(line);
        }
        return line.codePoints().anyMatch(TypeScript::needsShape) ? null : shown(ordered(line));
    }

    /** The line without letters that control others, as fonts may draw these. */
    private static String shown(String line) {
        return line.codePoints()
                .filter(letter -> letter < FIRST_MARK || Character.getType(letter) != Character.FORMAT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isLaidOut(char[] letters) {
        return Font.textRequiresLayout(letters, 0, letters.length);
    }

    /** Whether a letter changes beside others: all but those of scripts with letters that stand alone. */
    private static boolean needsShape(int letter) {
        int type = Character.getType(letter);
        return switch (Character.UnicodeScript.of(letter)) {
            case HEBREW, LATIN, GREEK, CYRILLIC, COMMON, HAN, HIRAGANA, KATAKANA ->
                type == Character.NON_SPACING_MARK || (type == Character.FORMAT && letter != FROM_RIGHT);
            default -> true;
        };
    }

    private static String ordered(String line) {
        Bidi bidi = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        int runs = bidi.getRunCount();
        byte[] levels = new byte[runs];
        String[] parts = new String[runs];
        for (int i = 0; i < runs; i++) {
            levels[i] = (byte) bidi.getRunLevel(i);
            String part = line.substring(bidi.getRunStart(i), bidi.getRunLimit(i));
            parts[i] = levels[i] % 2 == 0 ? part : reversed(part);
        }
        Bidi.reorderVisually(levels, 0, parts, 0, runs);
        return String.join("", parts);
    }

    private static String reversed(String part) {
        StringBuilder reversed = new StringBuilder();
        part.codePoints().forEach(letter -> reversed.insert(0, Character.toString(mirrored(letter))));
        return reversed.toString();
    }

    private static int mirrored(int letter) {
        return switch (letter) {
            case '(' -> ')';
            case ')' -> '(';
            case '[' -> ']';
            case ']' -> '[';
            case '{' -> '}';
            case '}' -> '{';
            case '<' -> '>';
            case '>' -> '<';
            case '«' -> '»';
            case '»' -> '«';
            default -> letter;
        };
    }

    /** Whether a text begins with a script that is written from the right. */
    static boolean isFromRight(String text) {
        return !new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight();
    }

    /** How wide a line is at size 1. */
    double width(String line) {
        double width = 0;
        for (GlyphVector run : runs(line)) {
            width += advance(run);
        }
        return width;
    }

    /** The outlines of the letters of a line at size 1, which begins at 0, 0. */
    List<Contour> outlines(String line) {
        List<Contour> outlines = new ArrayList<>();
        AffineTransform position = new AffineTransform();
        for (GlyphVector run : runs(line)) {
            AffineTransform scaled = new AffineTransform(position);
            scaled.scale(1 / SIZE, 1 / SIZE);
            for (int i = 0; i < run.getNumGlyphs(); i++) {
                outlines.add(GlyphOutline.of(run.getGlyphOutline(i).getPathIterator(scaled)));
            }
            position.translate(advance(run), 0);
        }
        return outlines;
    }

    private static double advance(GlyphVector run) {
        return run.getGlyphPosition(run.getNumGlyphs()).getX() / SIZE;
    }

    /** The parts of a line that have one direction, from left to right. */
    private List<GlyphVector> runs(String line) {
        char[] letters = line.toCharArray();
        Bidi bidi = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        byte[] levels = new byte[bidi.getRunCount()];
        GlyphVector[] runs = new GlyphVector[levels.length];
        for (int i = 0; i < runs.length; i++) {
            levels[i] = (byte) bidi.getRunLevel(i);
            int flags = levels[i] % 2 == 0 ? Font.LAYOUT_LEFT_TO_RIGHT : Font.LAYOUT_RIGHT_TO_LEFT;
            runs[i] = font(line).layoutGlyphVector(EXACT, letters, bidi.getRunStart(i), bidi.getRunLimit(i), flags);
        }
        Bidi.reorderVisually(levels, 0, runs, 0, runs.length);
        return List.of(runs);
    }

    private static String script(String line) {
        return line.codePoints()
                .mapToObj(Character.UnicodeScript::of)
                .filter(script -> script != Character.UnicodeScript.COMMON && script != Character.UnicodeScript.INHERITED)
                .findFirst()
                .orElse(Character.UnicodeScript.COMMON)
                .name();
    }

    private synchronized Font font(String line) {
        if (font == null) {
            NoScreen.require();
            try {
                font = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file)).deriveFont(SIZE);
            } catch (FontFormatException | IOException | LinkageError | InternalError e) { // errors where the runtime has no fonts
                throw new UsageException("the script " + script(line) + " cannot be set by this Java runtime with this font ("
                        + e.getMessage() + ")");
            }
        }
        return font;
    }
}
