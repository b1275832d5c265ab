package dev.mazewright.formats;

import java.io.InterruptedIOException;

/** Writers and readers that may take their time ask here, now and then, whether they should stop. */
public final class Interruption {
    private Interruption() {}

    /**
     * Goes on, unless the thread was interrupted.
     *
     * @throws InterruptedIOException if it was; the thread stays marked as interrupted
     */
    public static void check() throws InterruptedIOException {
        if (Thread.currentThread().isInterrupted()) {
            throw new InterruptedIOException("interrupted");
        }
    }
}
