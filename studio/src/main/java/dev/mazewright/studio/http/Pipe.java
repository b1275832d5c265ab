package dev.mazewright.studio.http;

import dev.mazewright.api.request.Chunks;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * A response that is sent while it is written, part after part: the thread that writes waits until the client has taken
 * enough. Nothing is sent before the first part is full.
 *
 * <p>One thread writes; the connection's own thread reads.
 */
final class Pipe {
    /** How many parts wait for the client. */
    private static final int WAITING = 4;

    /** The memory that it takes, in bytes, with the part that is being written and the one that is being sent. */
    static final long BYTES = (WAITING + 2L) * Chunks.PART;

    /** What happens before the first part is sent. */
    interface Opening {
        /** Begins the response, or refuses to. */
        void open() throws IOException;
    }

    private final Opening opening;
    private final BlockingQueue<byte[]> parts = new ArrayBlockingQueue<>(WAITING);
    private byte[] part = new byte[Chunks.PART];
    private int used;
    private boolean isOpen;
    private volatile boolean hasFailed;
    private volatile Runnable onPart = () -> {};

    /** Nothing is written yet. */
    Pipe(Opening opening) {
        this.opening = opening;
    }

    // ---- the thread that writes

    /** What is written to; to close it changes nothing. */
    OutputStream out() {
        return new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                write(new byte[] {(byte) value}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int count) throws IOException {
                take(bytes, from, count);
            }
        };
    }

    private void take(byte[] bytes, int from, int count) throws IOException {
        for (int done = 0; done < count; ) {
            if (used == part.length) {
                send(part);
                part = new byte[Chunks.PART];
                used = 0;
            }
            int now = Math.min(count - done, part.length - used);
            System.arraycopy(bytes, from + done, part, used, now);
            used += now;
            done += now;
        }
    }

    /** Whether something was sent. */
    boolean isOpen() {
        return isOpen;
    }

    /** Sends the rest, if something was sent before; else all stays here. Returns whether it was sent. */
    boolean finish() throws IOException {
        if (isOpen) {
            send(rest());
            send(Parts.END);
        }
        return isOpen;
    }

    /** What was written and is not sent. */
    byte[] rest() {
        return Arrays.copyOf(part, used);
    }

    /** Breaks off what was sent. */
    void fail() {
        hasFailed = true;
        onPart.run();
    }

    private void send(byte[] bytes) throws IOException {
        if (!isOpen) {
            opening.open();
            isOpen = true;
        }
        try {
            parts.put(bytes);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw (IOException) new InterruptedIOException("no client waits for the response any more").initCause(e);
        }
        onPart.run();
    }

    // ---- the connection's thread

    /** Calls this, on the thread that writes, when there is something to read again. */
    void onPart(Runnable call) {
        onPart = call;
    }

    /** The next part, or null if it is not there yet. */
    byte @Nullable [] next() throws IOException {
        if (hasFailed) {
            throw new IOException("the response could not be written to its end");
        }
        return parts.poll();
    }
}
