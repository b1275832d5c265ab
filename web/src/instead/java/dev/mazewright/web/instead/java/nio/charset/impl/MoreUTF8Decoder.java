package dev.mazewright.web.instead.java.nio.charset.impl;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;

/**
 * TeaVM 0.16.0 takes letters in more bytes than they need, which are no UTF-8, and halves of pairs. Source: The Unicode Standard,
 * table 3-7, Well-Formed UTF-8 Byte Sequences.
 */
public abstract class MoreUTF8Decoder {
    private MoreUTF8Decoder() {}

    protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
        while (in.hasRemaining()) {
            int at = in.position();
            int first = in.get(at) & 0xFF;
            int length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
            if (length == 0) {
                return CoderResult.malformedForLength(1);
            }
            int code = length == 1 ? first : first & 0x7F >> length;
            for (int i = 1; i < length; i++) {
                if (i == in.remaining()) {
                    return CoderResult.UNDERFLOW;
                }
                int next = in.get(at + i) & 0xFF;
                int least = i > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
                int most = i > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
                if (next < least || next > most) {
                    return CoderResult.malformedForLength(i);
                }
                code = code << 6 | (next & 0x3F);
            }
            if (out.remaining() < Character.charCount(code)) {
                return CoderResult.OVERFLOW;
            }
            if (code < 0x10000) {
                out.put((char) code);
            } else {
                out.put(Character.highSurrogate(code)).put(Character.lowSurrogate(code));
            }
            in.position(at + length);
        }
        return CoderResult.UNDERFLOW;
    }
}
