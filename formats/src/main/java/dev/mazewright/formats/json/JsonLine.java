package dev.mazewright.formats.json;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.core.json.JsonFactory;

/** Writes one JSON value, in one line, as it comes: long lists need no memory. */
public final class JsonLine {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();

    private final OutputStream out;
    private final JsonGenerator generator;

    /** A line that goes to this stream, which stays open. */
    public JsonLine(OutputStream out) {
        this.out = out;
        this.generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out);
    }

    /** The line that this writes, as text without its end. */
    public static String text(Consumer<JsonLine> writes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        JsonLine line = new JsonLine(out);
        writes.accept(line);
        try {
            line.endLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a stream in memory
        }
        return out.toString(StandardCharsets.UTF_8).strip();
    }

    /** Appends a text as JSON: in quotes, with its special characters escaped. */
    public static void quote(String text, StringBuilder out) {
        int plain = 0;
        while (plain < text.length() && text.charAt(plain) >= ' ' && text.charAt(plain) != '"' && text.charAt(plain) != '\\') {
            plain++;
        }
        out.append('"').append(text, 0, plain);
        JsonStringEncoder.getInstance().quoteAsString(text.substring(plain), out);
        out.append('"');
    }

    /** A text as JSON likewise. */
    public static String quoted(String text) {
        StringBuilder out = new StringBuilder();
        quote(text, out);
        return out.toString();
    }

    /** Begins an object. */
    public JsonLine beginObject() {
        generator.writeStartObject();
        return this;
    }

    /** Ends it. */
    public JsonLine endObject() {
        generator.writeEndObject();
        return this;
    }

    /** Begins a list. */
    public JsonLine beginArray() {
        generator.writeStartArray();
        return this;
    }

    /** Ends it. */
    public JsonLine endArray() {
        generator.writeEndArray();
        return this;
    }

    /** The name of what comes next. */
    public JsonLine name(String name) {
        generator.writeName(name);
        return this;
    }

    /** A whole number. */
    public JsonLine value(long number) {
        generator.writeNumber(number);
        return this;
    }

    /** A number. */
    public JsonLine value(BigInteger number) {
        generator.writeNumber(number);
        return this;
    }

    /** Adds a number. */
    public JsonLine value(double number) {
        generator.writeNumber(number);
        return this;
    }

    /** True or false. */
    public JsonLine value(boolean truth) {
        generator.writeBoolean(truth);
        return this;
    }

    /** A text, or null. */
    public JsonLine value(@Nullable String text) {
        if (text == null) {
            return none();
        }
        generator.writeString(text);
        return this;
    }

    /** An array that has what is written of each. */
    public <T> JsonLine array(Iterable<T> all, Consumer<? super T> each) {
        beginArray();
        all.forEach(each);
        return endArray();
    }

    /** What is written of a value, or null without one. */
    public <T> JsonLine orNull(@Nullable T some, Consumer<? super T> writes) {
        if (some == null) {
            return none();
        }
        writes.accept(some);
        return this;
    }

    /** Null. */
    public JsonLine none() {
        generator.writeNull();
        return this;
    }

    /**
     * Ends the line after the last value.
     *
     * @throws IOException if writing fails
     */
    public void endLine() throws IOException {
        try {
            generator.close();
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
        out.write('\n');
    }

    /** What writes the fields of an object. */
    @FunctionalInterface
    public interface Fields {
        void write(JsonLine json) throws IOException;

        /** Writes the object that has them, and ends the line. */
        default void writeObject(OutputStream out) throws IOException {
            JsonLine json = new JsonLine(out).beginObject();
            write(json);
            json.endObject().endLine();
        }
    }
}
