package dev.mazewright.web.instead.javax.xml.stream;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The characters of the bytes of a document. Up to the end of the declaration each byte is one, but in UTF-16; from there on they are
 * as that or the byte order mark says, else UTF-8.
 */
final class XmlBytes extends Reader {
    private final ByteBuffer bytes;
    private final boolean isWide;
    private boolean isDeclared;
    private CharBuffer rest = CharBuffer.allocate(0);
    private boolean isMalformed;

    XmlBytes(byte[] file) {
        int head = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            head = head << 8 | (i < file.length ? file[i] & 0xff : 0xff);
        }
        boolean hasWideMark = head >>> 16 == 0xfeff || head >>> 16 == 0xfffe;
        isWide = hasWideMark || head == 0x003c003f || head == 0x3c003f00;
        bytes = ByteBuffer.wrap(file);
        if (isWide) {
            bytes.position(hasWideMark ? Short.BYTES : 0);
            boolean isLittle = head >>> 16 == 0xfffe || head == 0x3c003f00;
            decode(isLittle ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE);
        } else if (head >>> 8 == 0xefbbbf) {
            bytes.position(3);
        }
    }

    /** Whether each character is two bytes. */
    boolean isWide() {
        return isWide;
    }

    /** Only now is it known what the bytes after the declaration mean: so many that were read before are read again. */
    void declared(XmlText text, @Nullable String encoding, int again) throws XMLStreamException {
        isDeclared = true;
        if (isWide) {
            if (encoding != null && !encoding.toUpperCase(Locale.ROOT).startsWith("UTF-16")) {
                throw text.bad("another encoding than that of the declaration");
            }
            return;
        }
        bytes.position(bytes.position() - again);
        try {
            decode(encoding == null ? StandardCharsets.UTF_8 : Charset.forName(encoding));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw text.bad("an unknown encoding");
        }
    }

    private void decode(Charset charset) {
        boolean isStrict = charset.equals(StandardCharsets.UTF_8) || charset.equals(StandardCharsets.US_ASCII);
        CodingErrorAction action = isStrict ? CodingErrorAction.REPORT : CodingErrorAction.REPLACE;
        CharsetDecoder decoder = charset.newDecoder().onMalformedInput(action).onUnmappableCharacter(action);
        rest = CharBuffer.allocate((int) Math.ceil(bytes.remaining() * (double) decoder.maxCharsPerByte()) + 1);
        isMalformed = decoder.decode(bytes, rest, true).isError();
        decoder.flush(rest);
        rest.flip();
    }

    @Override
    public int read(char[] to, int from, int length) throws IOException {
        if (!isDeclared && !isWide) {
            if (!bytes.hasRemaining()) {
                return -1;
            }
            to[from] = (char) (bytes.get() & 0xff); // one by one: after the declaration they may mean something else
            return 1;
        }
        if (!rest.hasRemaining() && isMalformed) {
            throw new CharConversionException("malformed bytes");
        }
        int count = Math.min(length, rest.remaining());
        rest.get(to, from, count);
        return count == 0 ? -1 : count;
    }

    @Override
    public void close() {}
}
