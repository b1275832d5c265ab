package dev.mazewright.formats.json;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import tools.jackson.core.SerializableString;

/** Bytes of ASCII that a generator copies as they are, without quotes around them and nothing in them to escape. */
final class AsciiText implements SerializableString {
    /** The text; what lies beyond {@link #size} is not part of it. */
    final byte[] bytes;

    /** How many bytes it has. */
    int size;

    AsciiText(int capacity) {
        bytes = new byte[capacity];
    }

    @Override
    public int appendUnquotedUTF8(byte[] buffer, int offset) {
        if (size > buffer.length - offset) {
            return -1; // as the interface has it, where there is no room
        }
        System.arraycopy(bytes, 0, buffer, offset, size);
        return size;
    }

    @Override
    public byte[] asUnquotedUTF8() {
        return Arrays.copyOf(bytes, size);
    }

    @Override
    public String getValue() {
        return new String(bytes, 0, size, StandardCharsets.US_ASCII);
    }

    @Override
    public int charLength() {
        return size;
    }

    @Override
    public char[] asQuotedChars() {
        return getValue().toCharArray();
    }

    @Override
    public byte[] asQuotedUTF8() {
        return asUnquotedUTF8();
    }

    @Override
    public int appendQuotedUTF8(byte[] buffer, int offset) {
        return appendUnquotedUTF8(buffer, offset);
    }

    @Override
    public int appendQuoted(char[] buffer, int offset) {
        return appendUnquoted(buffer, offset);
    }

    @Override
    public int appendUnquoted(char[] buffer, int offset) {
        if (size > buffer.length - offset) {
            return -1;
        }
        getValue().getChars(0, size, buffer, offset);
        return size;
    }

    @Override
    public int writeQuotedUTF8(OutputStream out) throws IOException {
        return writeUnquotedUTF8(out);
    }

    @Override
    public int writeUnquotedUTF8(OutputStream out) throws IOException {
        out.write(bytes, 0, size);
        return size;
    }

    @Override
    public int putQuotedUTF8(ByteBuffer buffer) {
        return putUnquotedUTF8(buffer);
    }

    @Override
    public int putUnquotedUTF8(ByteBuffer buffer) {
        if (size > buffer.remaining()) {
            return -1;
        }
        buffer.put(bytes, 0, size);
        return size;
    }
}
