package dev.mazewright.formats.json;

import dev.mazewright.formats.io.Document;
import java.io.IOException;
import java.io.OutputStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.exc.JacksonIOException;

/** Writes maze documents, a line each, with what else a list of mazes says of each of them. */
public final class DocumentLines {
    private final JsonGenerator json;
    private final NumberLists lists;

    /** What a line has beside the document. */
    @FunctionalInterface
    public interface More {
        /** Writes names and values. */
        void write(JsonGenerator json) throws IOException;
    }

    /** Lines to a stream, which is flushed and stays open at {@link #end}. */
    public DocumentLines(OutputStream out) {
        json = Json.Factory.LINES.createGenerator(ObjectWriteContext.empty(), out);
        lists = new NumberLists(json);
    }

    /**
     * Writes a line.
     *
     * @throws IOException if writing fails
     */
    public void write(Document document, More more) throws IOException {
        try {
            json.writeStartObject();
            new DocumentWriter(document, json, lists).properties();
            more.write(json);
            json.writeEndObject();
            json.writeRaw('\n');
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }

    /**
     * Ends the last line.
     *
     * @throws IOException if writing fails
     */
    public void end() throws IOException {
        try {
            json.close();
        } catch (JacksonIOException e) {
            throw e.getCause();
        }
    }
}
