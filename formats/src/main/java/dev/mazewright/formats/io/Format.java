package dev.mazewright.formats.io;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of the list of formats.
 *
 * @param name the name on the command line
 * @param idea what it is, in one sentence
 * @param extensions of files, in lower case without a dot, the usual one first; may be empty
 * @param reader reads it, or null
 * @param writer writes it, or null
 * @param rowWriter writes it row by row, the same bytes, or null
 */
public record Format(
        String name,
        String idea,
        List<String> extensions,
        @Nullable Reader reader,
        @Nullable Writer writer,
        @Nullable RowWriter rowWriter) {
    /** A format that is not written row by row. */
    public Format(String name, String idea, List<String> extensions, @Nullable Reader reader, @Nullable Writer writer) {
        this(name, idea, extensions, reader, writer, null);
    }

    /** The media type of its files, as HTTP names it; of text, in UTF-8. */
    public String type() {
        return switch (name) {
            case "svg" -> "image/svg+xml";
            case "png", "gif" -> "image/" + name;
            case "pdf", "postscript", "json" -> "application/" + name;
            case "maze", "maz" -> "application/octet-stream";
            default -> "text/plain; charset=utf-8";
        };
    }
}
