package dev.mazewright.formats.io;

import java.io.IOException;

/** An input that is not what it should be; the message names it and says where, what was found and what was expected. */
public final class BadDataException extends IOException {
    private static final long serialVersionUID = 1;

    private static final String LINE = "line ";
    /** The most characters of what was found, if some of them stand for control characters, which take six each. */
    private static final int MOST = 80;

    /** The line, from 1, or 0. */
    private final int line;

    /** Bad data in a source: where, such as {@code line 3} or {@code byte 17}, or empty for all of it, what stands there, and what should. */
    public BadDataException(String source, String where, String found, String expected) {
        super(printable(source + (where.isEmpty() ? "" : ", " + where) + ": found ") + cut(found) + printable(", expected " + expected));
        line = where.matches(LINE + "\\d{1,9}") ? Integer.parseInt(where.substring(LINE.length())) : 0;
    }

    /** The line where it stands, from 1, or 0 where that is not known or the input has none. */
    public int line() {
        return line;
    }

    private static String cut(String found) {
        String text = printable(found);
        return text.length() <= MOST || text.equals(found) ? text : text.substring(0, MOST) + "...";
    }

    /** The text on one line, with control characters, as files may hold them, in the form \\u0007. */
    private static String printable(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (Character.isISOControl(c) || Character.getType(c) == Character.LINE_SEPARATOR
                    || Character.getType(c) == Character.PARAGRAPH_SEPARATOR || Character.getType(c) == Character.FORMAT) {
                out.append("\\u").append(Integer.toHexString(0x10000 + c).substring(1));
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.toString();
    }
}
