package dev.mazewright.web.instead.java.util;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Base64;

/** Base64 of what is written to it, for {@code Base64.Encoder.wrap}. */
public final class Base64Stream extends OutputStream {
    private final Base64.Encoder encoder;
    private final OutputStream out;
    private final byte[] rest = new byte[3 * 4096];
    private int size;

    public Base64Stream(Base64.Encoder encoder, OutputStream out) {
        this.encoder = encoder;
        this.out = out;
    }

    @Override
    public void write(int value) throws IOException {
        rest[size++] = (byte) value;
        if (size == rest.length) {
            out.write(encoder.encode(rest));
            size = 0;
        }
    }

    @Override
    public void close() throws IOException {
        out.write(encoder.encode(Arrays.copyOf(rest, size)));
        out.close();
    }
}
