package dev.mazewright.web.instead.java.util;

import java.io.OutputStream;
import java.util.Base64;

/** Streams of Base64; lines of MIME, which the page never sends, are not told apart. */
public final class MoreBase64 {
    private MoreBase64() {}

    public static Base64.Decoder getMimeDecoder() {
        return Base64.getDecoder(); // the page sends no line breaks
    }

    /** Of {@code Base64.Encoder}. */
    public static class Encoder {
        public OutputStream wrap(OutputStream out) {
            return new Base64Stream((Base64.Encoder) (Object) this, out);
        }
    }
}
