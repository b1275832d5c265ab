package dev.mazewright.web.instead.javax.xml.stream;

import dev.mazewright.web.instead.java.io.DecodingReader;
import java.io.ByteArrayInputStream;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
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
    private final byte[] file;
    private final boolean isWide;
    private int at;

    /** Those behind the declaration, once that is known. */
    private @Nullable Reader rest;

    XmlBytes(byte[] file) {
        this.file = file;
        int head = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            head = head << 8 | (i < file.length ? file[i] & 0xff : 0xff);
        }
        int mark = head >>> 16;
        boolean hasWideMark = mark == 0xfeff || mark == 0xfffe;
        isWide = hasWideMark || head == 0x003c003f || head == 0x3c003f00;
        at = hasWideMark ? 2 : head >>> 8 == 0xefbbbf ? 3 : 0;
        if (isWide) {
            rest = decoded(mark == 0xfffe || head == 0x3c003f00 ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE);
        }
    }

    /** Whether each character is two bytes. */
    boolean isWide() {
        return isWide;
    }

    /** Only now is it known what the bytes after the declaration mean: so many that were read before are read again. */
    void declared(XmlText text, @Nullable String encoding, int again) throws XMLStreamException {
        if (isWide) {
            if (encoding != null && !encoding.toUpperCase(Locale.ROOT).startsWith("UTF-16")) {
                throw text.bad("another encoding than that of the declaration");
            }
            return;
        }
        at -= again;
        try {
            rest = decoded(encoding == null ? StandardCharsets.UTF_8 : Charset.forName(encoding));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw text.bad("an unknown encoding");
        }
    }

    private Reader decoded(Charset charset) {
        boolean isStrict = charset.equals(StandardCharsets.UTF_8) || charset.equals(StandardCharsets.US_ASCII);
        CodingErrorAction action = isStrict ? CodingErrorAction.REPORT : CodingErrorAction.REPLACE;
        return new DecodingReader(
                new ByteArrayInputStream(file, at, file.length - at),
                charset.newDecoder().onMalformedInput(action).onUnmappableCharacter(action),
                true);
    }

    @Override
    public int read(char[] to, int from, int length) throws IOException {
        if (rest == null) {
            if (at == file.length) {
                return -1;
            }
            to[from] = (char) (file[at++] & 0xff); // one by one: after the declaration they may mean something else
            return 1;
        }
        try {
            return rest.read(to, from, length);
        } catch (CharacterCodingException e) {
            throw new CharConversionException("malformed bytes");
        }
    }

    @Override
    public void close() {}
}
