package dev.mazewright.web.instead.dev.mazewright.drawing.letters;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.raster.Contour;
import dev.mazewright.formats.io.FontFile;
import dev.mazewright.web.letters.LettersFile;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The letters of the font of drawings, of {@link LettersFile}: a page reads no font, and sets lines from left to right. */
public final class Typeface {
    private static final int UNITS = 2048;
    private static final int FIRST_MARK = 0x300;

    private final Map<Integer, Letter> letters = new HashMap<>();

    private record Letter(int advance, @Nullable Contour outline) {}

    /** Read when the first letter is drawn. */
    private static final class Sans {
        static final Typeface FACE = new Typeface();
    }

    private Typeface() {
        try (InputStream file = Typeface.class.getResourceAsStream(LettersFile.NAME);
                DataInputStream in = new DataInputStream(Objects.requireNonNull(file))) {
            for (int letter = in.readInt(); letter >= 0; letter = in.readInt()) {
                int advance = in.readUnsignedShort();
                letters.put(letter, new Letter(advance, outline(in)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable Contour outline(DataInputStream in) throws IOException {
        Contour path = null;
        for (int step = in.readByte(); step != LettersFile.END; step = in.readByte()) {
            path = path == null ? new Contour() : path;
            switch (step) {
                case LettersFile.MOVE -> path.move(in.readShort(), in.readShort());
                case LettersFile.LINE -> path.line(in.readShort(), in.readShort());
                case LettersFile.CURVE -> path.curve(in.readShort(), in.readShort(), in.readShort(), in.readShort());
                default -> path.close();
            }
        }
        return path;
    }

    public static Typeface sans() {
        return Sans.FACE;
    }

    public static Typeface of(FontFile file) {
        return of(file.name(), file.bytes());
    }

    @SuppressWarnings("DoNotCallSuggester") // callers are written for the class that it stands in for
    public static Typeface of(String name, byte[] file) {
        throw new UsageException("the font " + name + " is read by the installed program alone; leave out the font here");
    }

    public static String named(List<String> letters) {
        return (letters.size() == 1 ? "the letter " : "the letters ") + String.join(", ", letters);
    }

    public String name() {
        return "Liberation Sans";
    }

    public boolean isEmbedded() {
        return false;
    }

    public boolean has(int letter) {
        return letters.containsKey(letter);
    }

    public List<String> missing(String text) {
        List<String> missing = new ArrayList<>();
        text.codePoints()
                .filter(letter -> letter != '\n' && Character.getType(letter) != Character.FORMAT && !has(letter))
                .distinct()
                .forEach(letter -> missing.add(Character.toString(letter)));
        return missing;
    }

    public @Nullable String plain(String line) {
        return line.codePoints()
                .filter(letter -> letter < FIRST_MARK || Character.getType(letter) != Character.FORMAT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    public static boolean isFromRight(String text) {
        return false;
    }

    public double width(String line, double size) {
        String plain = Objects.requireNonNull(plain(line));
        double width = 0;
        for (int i = 0; i < plain.length(); i += Character.charCount(plain.codePointAt(i))) {
            width += letter(plain.codePointAt(i)).advance;
        }
        return width * size / UNITS;
    }

    public List<Contour> outlines(String line, double x, double y, double size) {
        String plain = Objects.requireNonNull(plain(line));
        List<Contour> outlines = new ArrayList<>();
        double scale = size / UNITS;
        double left = x;
        for (int i = 0; i < plain.length(); i += Character.charCount(plain.codePointAt(i))) {
            Letter letter = letter(plain.codePointAt(i));
            if (letter.outline != null) {
                outlines.add(letter.outline.transformed(scale, 0, 0, -scale, left, y));
            }
            left += letter.advance * scale;
        }
        return outlines;
    }

    private Letter letter(int letter) {
        Letter found = letters.get(letter);
        if (found == null) {
            throw new UsageException("the font Liberation Sans has no letter '" + Character.toString(letter) + "' here");
        }
        return found;
    }
}
