package dev.mazewright.cli.mouse;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads a stream to its end and keeps the last part. */
final class LogTail {
    private static final int KEPT = 1 << 16;

    private final byte[] ring = new byte[KEPT];
    private long size;

    /** Reads on a thread of its own. */
    Thread read(InputStream in) {
        return Thread.ofPlatform().daemon().name("mouse-log").start(() -> {
            byte[] piece = new byte[1 << 13];
            try {
                for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                    add(piece, read);
                }
            } catch (IOException e) {
                // the process is gone
            }
        });
    }

    private synchronized void add(byte[] piece, int count) {
        for (int i = 0; i < count; i++) {
            ring[(int) (size++ % KEPT)] = piece[i];
        }
    }

    /** The last part as text. */
    synchronized String text() {
        int kept = (int) Math.min(size, KEPT);
        byte[] bytes = new byte[kept];
        for (int i = 0; i < kept; i++) {
            bytes[i] = ring[(int) ((size - kept + i) % KEPT)];
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
