package dev.mazewright.cli.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A buffered stream of which no failure gets lost: after the first, every call fails likewise, even if the code between made of it. */
public final class Sink extends OutputStream {
    private static final int BUFFER = 1 << 16;

    private final String name;
    private final OutputStream out;
    private final BooleanSupplier isPipe;
    private final byte[] buffer = new byte[BUFFER];
    private int size;
    private @Nullable WriteFailedException failure;

    /**
     * A buffered stream.
     *
     * @param name of the target, for messages
     * @param out where the bytes go
     * @param isPipe returns, after a failure, whether the target is a pipe, which fails only when its reader is gone
     */
    public Sink(String name, OutputStream out, BooleanSupplier isPipe) {
        this.name = name;
        this.out = out;
        this.isPipe = isPipe;
    }

    @Override
    public void write(int b) throws IOException {
        if (size == BUFFER) {
            drain();
        }
        buffer[size++] = (byte) b;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        int done = 0;
        while (done < length) {
            if (size == BUFFER) {
                drain();
            }
            int piece = Math.min(length - done, BUFFER - size);
            System.arraycopy(bytes, from + done, buffer, size, piece);
            size += piece;
            done += piece;
        }
    }

    /** Writes a text in UTF-8. */
    public void print(String text) throws IOException {
        write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void flush() throws IOException {
        drain();
        try {
            out.flush();
        } catch (IOException e) {
            throw fail(e);
        }
    }

    /** Writes the rest and closes the target. */
    @Override
    public void close() throws IOException {
        try (out) {
            flush();
        }
    }

    private void drain() throws IOException {
        if (failure != null) {
            throw failure;
        }
        if (size == 0) {
            return;
        }
        try {
            out.write(buffer, 0, size);
            size = 0;
        } catch (IOException e) {
            throw fail(e);
        }
    }

    private WriteFailedException fail(IOException cause) {
        String message = cause.getMessage();
        boolean broken = message != null && message.contains("Broken pipe");
        WriteFailedException first = new WriteFailedException(name, broken || isPipe.getAsBoolean(), cause);
        failure = first;
        return first;
    }
}
