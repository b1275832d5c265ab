package dev.mazewright.formats.json;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;

/**
 * The maze document, in JSON, on one line:
 *
 * <pre>
 *   {"format":"mazewright","version":1,"recipe":"rectangle:2x3/wilson/seed:1",
 *    "shape":"rectangle","rows":2,"columns":3,"cells":6,
 *    "passages":[[0,1],[1,4],[3,4],[4,5],[2,5]],
 *    "start":0,"goal":5,"solution":[0,1,4,5]}
 * </pre>
 *
 * <p>Cells are numbered in reading order. Where they do not fill a rectangle of squares, {@code places} says where each
 * stands; {@code goals} is there if there are several, {@code openings} if the outline has some. Tiles say which {@code
 * moves} they have, a graph lists its {@code neighbours}, and where a recipe's size is not rows x columns, as of rings,
 * {@code size} gives it, since nothing else does.
 *
 * <p>Reading and writing stream: a maze that fits into memory can be written and read, even if its document does not
 * fit.
 */
public final class Json implements Reader {
    public static final Format FORMAT = Format.named("json", "Mazewright's own document: everything about a maze.")
            .mediaType("application/json")
            .extensions("json")
            .reads(new Json())
            .writes(Json::write)
            .uses(Style.DETAILS)
            .showsSolution()
            .several("")
            .build();

    static final String NAME = "mazewright";
    static final int VERSION = 1;

    /** Deeper than our documents are, and safe against those that are nothing but brackets. */
    private static final int DEPTH = 32;

    /** Made when JSON is first read or written: every other start does without some seventy classes. */
    static final class Factory {
        static final JsonFactory ONLY = JsonFactory.builder()
                .streamReadConstraints(
                        StreamReadConstraints.builder().maxNestingDepth(DEPTH).build())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();

        /** For lists of documents, whose writers end the lines. */
        static final JsonFactory LINES = ONLY.rebuild().rootValueSeparator("").build();
    }

    private Json() {}

    @Override
    public boolean recognises(byte[] head) {
        int i = ByteOrderMark.end(head);
        while (i < head.length && (head[i] == ' ' || head[i] == '\t' || head[i] == '\r' || head[i] == '\n')) {
            i++;
        }
        return i < head.length && head[i] == '{' && !isList(new String(head, i + 1, head.length - i - 1, StandardCharsets.UTF_8).stripLeading());
    }

    /** Whether a brace, behind which this text begins, is that of an array in C: a value follows it, and not a name. */
    private static boolean isList(String text) {
        int end = text.startsWith("\"") ? text.indexOf('"', 1) : -1;
        return end < 0 ? text.matches("(?s)[{\\[('0-9-].*") : text.substring(end + 1).matches("(?s)\\s*[,}].*");
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return parse(source, parser -> new DocumentReader(source, parser).read());
    }

    /** Reads a document of its own. */
    @FunctionalInterface
    interface Parse {
        Puzzle read(JsonParser parser) throws IOException;
    }

    /** What is read from an input; where it is not JSON, that is bad data. */
    static Puzzle parse(Source source, Parse parse) throws IOException {
        InputStream in = source.stream();
        try (JsonParser parser = Factory.ONLY.createParser(ObjectReadContext.empty(), in)) {
            return parse.read(parser);
        } catch (JacksonIOException e) {
            if (isOfBytes(e)) {
                throw bad(source, e);
            }
            throw e.getCause();
        } catch (JacksonException e) {
            throw bad(source, e);
        }
    }

    /** Whether a parser failed since bytes are no text in the encoding that they seem to have, and not since they could not be read. */
    public static boolean isOfBytes(JacksonIOException e) {
        return e.getCause() instanceof CharConversionException || e.getOriginalMessage().startsWith("Unsupported UCS-4");
    }

    private static BadDataException bad(Source source, JacksonException e) {
        String where = e.getLocation() == null ? "" : Tokens.where(e.getLocation());
        if (e instanceof StreamConstraintsException) {
            return source.bad(where, "brackets in more than " + DEPTH + " levels, or a number or text of no sensible length",
                    "a maze document");
        }
        // What the parser says of its own settings is of no use to the author of the document.
        String reason = e.getOriginalMessage().replaceAll(": enable `[^`]*` to allow", "");
        return source.bad(where, "invalid JSON: " + Tokens.cut(reason, 150), "a JSON document");
    }

    private static void write(Document document, OutputStream out) throws IOException {
        try (var generator = Factory.ONLY.createGenerator(ObjectWriteContext.empty(), out)) {
            new DocumentWriter(document, generator, new NumberLists(generator)).write();
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
        out.write('\n');
    }
}
