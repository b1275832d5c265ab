package dev.mazewright.web.letters;

import dev.mazewright.drawing.letters.Typeface;
import java.awt.geom.PathIterator;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.fontbox.ttf.GlyphData;
import org.apache.fontbox.ttf.TrueTypeFont;

/**
 * Writes the letters of the font of drawings, Latin, Greek, Cyrillic and signs, as outlines in the font's own whole units: for each
 * letter its code point in four bytes, its advance in two, its steps (0 move, 1 line, 2 curve with one control point, 3 close) in one
 * and each number in two; 4 ends the letter, and -1 in place of a code point all of them.
 */
public final class LettersFile {
    /** Where it lies. */
    public static final String NAME = "/dev/mazewright/web/letters.bin";

    public static final int MOVE = 0;
    public static final int LINE = 1;
    public static final int CURVE = 2;
    public static final int CLOSE = 3;
    public static final int END = 4;

    /** First and last of each range; marks that stand above other letters are not among them. */
    private static final int[] RANGES = {0x20, 0x2FF, 0x370, 0x482, 0x48A, 0x52F, 0x2010, 0x2027, 0x2030, 0x205E, 0x20A0, 0x20CF, 0x2100, 0x22FF, 0x25A0, 0x266F};

    private LettersFile() {}

    /** Writes the file into the folder of classes that is the first argument. */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0] + NAME);
        Files.createDirectories(file.getParent());
        Typeface sans = Typeface.sans();
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            for (int i = 0; i < RANGES.length; i += 2) {
                for (int letter = RANGES[i]; letter <= RANGES[i + 1]; letter++) {
                    if (sans.has(letter)) {
                        write(letter, sans.font(), out);
                    }
                }
            }
            out.writeInt(-1);
        }
    }

    private static void write(int letter, TrueTypeFont font, DataOutputStream out) throws IOException {
        int glyph = font.getUnicodeCmapLookup().getGlyphId(letter);
        out.writeInt(letter);
        out.writeShort(font.getAdvanceWidth(glyph));
        GlyphData outline = font.getGlyph().getGlyph(glyph);
        if (outline != null) {
            double[] at = new double[6];
            for (PathIterator step = outline.getPath().getPathIterator(null); !step.isDone(); step.next()) {
                switch (step.currentSegment(at)) {
                    case PathIterator.SEG_MOVETO -> step(MOVE, at, 2, out);
                    case PathIterator.SEG_LINETO -> step(LINE, at, 2, out);
                    case PathIterator.SEG_QUADTO -> step(CURVE, at, 4, out);
                    case PathIterator.SEG_CLOSE -> step(CLOSE, at, 0, out);
                    default -> throw new IOException("TrueType has no such curves");
                }
            }
        }
        out.writeByte(END);
    }

    private static void step(int kind, double[] numbers, int count, DataOutputStream out) throws IOException {
        out.writeByte(kind);
        for (int i = 0; i < count; i++) {
            if (numbers[i] != Math.rint(numbers[i]) || Math.abs(numbers[i]) > Short.MAX_VALUE) {
                throw new IOException(numbers[i] + " is not a whole unit of a font");
            }
            out.writeShort((int) numbers[i]);
        }
    }
}
