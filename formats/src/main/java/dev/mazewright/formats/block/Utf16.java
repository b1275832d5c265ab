package dev.mazewright.formats.block;

import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Texts in UTF-16 with a byte order mark, as some editors and shells save them, in UTF-8. */
final class Utf16 {
    private Utf16() {}

    /** The beginning of a text, in UTF-8; of a pair that is cut off nothing. */
    static byte[] head(byte[] head) {
        CharBuffer text = StandardCharsets.UTF_16.decode(ByteBuffer.wrap(head, 0, head.length & -2));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The whole text, in UTF-8; bad data if it is not UTF-16. */
    static byte[] decoded(Source source) throws IOException {
        byte[] bytes = source.bytes();
        source.requireMemory(4L * bytes.length);
        try {
            ByteBuffer text = StandardCharsets.UTF_8.encode(StandardCharsets.UTF_16.newDecoder().decode(ByteBuffer.wrap(bytes)));
            return Arrays.copyOf(text.array(), text.limit());
        } catch (CharacterCodingException e) {
            throw source.bad("", "bytes that are not text in UTF-16, which the mark at the beginning announces", "text in UTF-8 or UTF-16");
        }
    }
}
