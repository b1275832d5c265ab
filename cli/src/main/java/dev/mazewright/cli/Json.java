package dev.mazewright.cli;

import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;

/** Writes one JSON value, in one line, as it comes: long lists need no memory. */
final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .build();

    private final OutputStream out;
    private final JsonGenerator generator;

    Json(OutputStream out) {
        this.out = out;
        this.generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out);
    }

    Json beginObject() {
        generator.writeStartObject();
        return this;
    }

    Json endObject() {
        generator.writeEndObject();
        return this;
    }

    Json beginArray() {
        generator.writeStartArray();
        return this;
    }

    Json endArray() {
        generator.writeEndArray();
        return this;
    }

    /** The name of what comes next. */
    Json name(String name) {
        generator.writeName(name);
        return this;
    }

    Json value(long number) {
        generator.writeNumber(number);
        return this;
    }

    Json value(double number) {
        generator.writeNumber(number);
        return this;
    }

    Json value(boolean truth) {
        generator.writeBoolean(truth);
        return this;
    }

    /** A text, or null. */
    Json value(@Nullable String text) {
        if (text == null) {
            return none();
        }
        generator.writeString(text);
        return this;
    }

    Json none() {
        generator.writeNull();
        return this;
    }

    /** Ends the line after the last value. */
    void endLine() throws IOException {
        try {
            generator.close();
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
        out.write('\n');
    }
}
