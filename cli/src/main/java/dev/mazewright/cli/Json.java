package dev.mazewright.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes JSON, in one line, as it comes: long lists need no memory. */
final class Json {
    private final OutputStream out;
    private boolean comma;

    Json(OutputStream out) {
        this.out = out;
    }

    Json beginObject() throws IOException {
        return begin("{");
    }

    Json endObject() throws IOException {
        return end("}");
    }

    Json beginArray() throws IOException {
        return begin("[");
    }

    Json endArray() throws IOException {
        return end("]");
    }

    /** The name of what comes next. */
    Json name(String name) throws IOException {
        value(name);
        write(": ");
        comma = false;
        return this;
    }

    Json value(long number) throws IOException {
        return plain(Long.toString(number));
    }

    Json value(double number) throws IOException {
        return plain(Double.toString(number));
    }

    Json value(boolean truth) throws IOException {
        return plain(Boolean.toString(truth));
    }

    Json none() throws IOException {
        return plain("null");
    }

    /** A text, or null. */
    Json value(@Nullable String text) throws IOException {
        return text == null ? none() : plain(quoted(text));
    }

    /** Ends the line after the last value. */
    void endLine() throws IOException {
        write("\n");
        comma = false;
    }

    private Json begin(String bracket) throws IOException {
        plain(bracket);
        comma = false;
        return this;
    }

    private Json end(String bracket) throws IOException {
        write(bracket);
        comma = true;
        return this;
    }

    private Json plain(String text) throws IOException {
        if (comma) {
            write(", ");
        }
        write(text);
        comma = true;
        return this;
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append("\\u").append(Integer.toHexString(0x10000 + c), 1, 5);
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
