package dev.mazewright.formats.io;

import dev.mazewright.core.run.UsageException;
import java.util.Locale;
import java.util.regex.Pattern;

/** Colours as people write them: {@code #rrggbb} or {@code #rgb}, the number sign optional. */
final class Colour {
    /** What stands for no colour. */
    static final String TRANSPARENT = "transparent";

    /** The colours that are possible, in words. */
    static final String RANGE = "rrggbb";

    private static final Pattern HEX = Pattern.compile("#?([0-9a-f]{3}|[0-9a-f]{6})");
    private static final int SHORT = 3;
    private static final int HEXADECIMAL = 16;

    private Colour() {}

    /** The spelling {@code #rrggbb} of a colour; a {@link UsageException} if the text is not a colour. */
    static String canonical(String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        if (!HEX.matcher(plain).matches()) {
            throw new UsageException("'" + text + "' is not a colour; write it as #rrggbb, such as #0072b2");
        }
        String digits = plain.startsWith("#") ? plain.substring(1) : plain;
        return "#" + (digits.length() == SHORT ? digits.replaceAll("(.)", "$1$1") : digits);
    }

    /** The same, or {@code transparent}. */
    static String canonicalOrTransparent(String text) {
        return text.strip().toLowerCase(Locale.ROOT).equals(TRANSPARENT) ? TRANSPARENT : canonical(text);
    }

    /** A colour in its canonical spelling as 0xRRGGBB; where none is given, or transparent is, another one. */
    static int parse(String canonical, int otherwise) {
        return canonical.startsWith("#") ? Integer.parseInt(canonical.substring(1), HEXADECIMAL) : otherwise;
    }
}
