package dev.mazewright.web.instead.dev.mazewright.drawing.letters;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.raster.Path;
import dev.mazewright.formats.io.FontFile;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The widths of Liberation Sans alone, for SVG and PostScript, which name the font: its reader needs pictures of the JDK. */
public final class Typeface {
    private static final Typeface SANS = new Typeface();
    private static final int FIRST = 32;
    private static final int END = 256;
    private static final int UNITS = 2048;

    /** In 2048ths of its size, from the space on to the last letter of Latin-1. */
    private static final short[] WIDTHS = {
        569, 569, 727, 1139, 1139, 1821, 1366, 391, 682, 682, 797, 1196, 569, 682, 569, 569,
        1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 1139, 569, 569, 1196, 1196, 1196, 1139,
        2079, 1366, 1366, 1479, 1479, 1366, 1251, 1593, 1479, 569, 1024, 1366, 1139, 1706, 1479, 1593,
        1366, 1593, 1479, 1366, 1251, 1479, 1366, 1933, 1366, 1366, 1251, 569, 569, 569, 961, 1139,
        682, 1139, 1139, 1024, 1139, 1139, 569, 1139, 1139, 455, 455, 1024, 455, 1706, 1139, 1139,
        1139, 1139, 682, 1024, 569, 1139, 1024, 1479, 1024, 1024, 1024, 684, 532, 684, 1196, 1536,
        1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536,
        1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536, 1536,
        569, 682, 1139, 1139, 1139, 1139, 532, 1139, 682, 1509, 758, 1139, 1196, 682, 1509, 1131,
        819, 1124, 682, 682, 682, 1180, 1100, 682, 682, 682, 748, 1139, 1708, 1708, 1708, 1251,
        1366, 1366, 1366, 1366, 1366, 1366, 2048, 1479, 1366, 1366, 1366, 1366, 569, 569, 569, 569,
        1479, 1479, 1593, 1593, 1593, 1593, 1593, 1196, 1593, 1479, 1479, 1479, 1479, 1366, 1366, 1251,
        1139, 1139, 1139, 1139, 1139, 1139, 1821, 1024, 1139, 1139, 1139, 1139, 569, 569, 569, 569,
        1139, 1139, 1139, 1139, 1139, 1139, 1139, 1124, 1251, 1139, 1139, 1139, 1139, 1024, 1139, 1024,
    };

    private Typeface() {}

    public static Typeface sans() {
        return SANS;
    }

    public static Typeface of(FontFile file) {
        throw new UsageException("fonts are read by the program that is installed; leave out the font here");
    }

    public static String named(List<String> letters) {
        return String.join(", ", letters);
    }

    public String name() {
        return "Liberation Sans";
    }

    public boolean isEmbedded() {
        return false;
    }

    public boolean has(int letter) {
        return letter >= FIRST && letter < END;
    }

    public List<String> missing(String text) {
        return text.codePoints().filter(letter -> letter != '\n' && !has(letter)).distinct().mapToObj(Character::toString).toList();
    }

    public @Nullable String plain(String line) {
        return line;
    }

    public static boolean isFromRight(String text) {
        return false;
    }

    public double width(String line, double size) {
        double width = 0;
        for (int i = 0; i < line.length(); i++) {
            int letter = line.charAt(i);
            width += has(letter) ? WIDTHS[letter - FIRST] : WIDTHS[0];
        }
        return width * size / UNITS;
    }

    public List<Path> outlines(String line, double x, double y, double size) {
        throw new UsageException("text is not drawn in pixels here; take svg, or leave it out");
    }
}
