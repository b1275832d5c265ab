package dev.mazewright.studio.testing;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads answers as HTTP/1.1 defines them, and takes nothing else. */
public final class Answers {
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 ([1-5][0-9][0-9]) [ -~]*");
    private static final Pattern HEADER = Pattern.compile("([!#$%&'*+.^_`|~0-9A-Za-z-]+): ([ -~]*)");

    private final InputStream in;

    /**
     * An answer.
     *
     * @param headers by their names in lower case
     */
    @SuppressWarnings("ArrayRecordComponent") // answers are not compared
    public record Read(int status, Map<String, String> headers, byte[] body) {
        public boolean isLast() {
            return "close".equals(headers.get("connection"));
        }

        public String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    public Answers(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /**
     * The next answer; null if the connection ends before one.
     *
     * @param isOfHead whether HEAD was asked, so that there is no body
     */
    public @Nullable Read next(boolean isOfHead) throws IOException {
        String status = line();
        if (status == null) {
            return null;
        }
        var matcher = STATUS.matcher(status);
        require(matcher.matches(), "no status line: " + status);
        int code = Integer.parseInt(matcher.group(1));
        Map<String, String> headers = new HashMap<>();
        for (String line = line(); line == null || !line.isEmpty(); line = line()) {
            require(line != null, "the end amid headers");
            var header = HEADER.matcher(line);
            require(header.matches(), "no header: " + line);
            String before = headers.put(header.group(1).toLowerCase(Locale.ROOT), header.group(2));
            require(before == null, "twice: " + line);
        }
        String length = headers.get("content-length");
        boolean hasBody = code >= 200 && code != 204 && code != 304;
        require(hasBody == (length != null), "Content-Length of a " + code + ": " + length);
        byte[] body = new byte[0];
        if (length != null && !isOfHead) {
            int expected = Integer.parseInt(length);
            body = in.readNBytes(expected);
            require(body.length == expected, "the end after " + body.length + " of " + expected + " bytes");
        }
        return new Read(code, headers, body);
    }

    private @Nullable String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); ; next = in.read()) {
            if (next < 0) {
                require(line.size() == 0, "the end amid a line: " + line.toString(StandardCharsets.ISO_8859_1));
                return null;
            }
            if (next == '\r') {
                require(in.read() == '\n', "a bare carriage return");
                return line.toString(StandardCharsets.ISO_8859_1);
            }
            require(next != '\n', "a bare line feed");
            line.write(next);
        }
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }
}
