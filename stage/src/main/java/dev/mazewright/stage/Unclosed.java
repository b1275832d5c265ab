package dev.mazewright.stage;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** What a writer may close, while the file that it is a part of goes on. */
public final class Unclosed extends FilterOutputStream {
    /** A part of this file. */
    public Unclosed(OutputStream out) {
        super(out);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        out.write(bytes, from, length);
    }

    @Override
    public void close() throws IOException {
        flush();
    }
}
