package dev.mazewright.core.run;

/**
 * Thrown when work ends early because its thread was interrupted: by a caller that no longer needs the result, or by a
 * server after a time limit. The thread stays marked as interrupted; the unfinished result must not be used.
 *
 * <p>Work that may take long tests for it regularly: a generator about once in 1024 random words, a search at each
 * layer of cells.
 */
public final class CancelledException extends RuntimeException {
    private CancelledException() {
        super("the work was interrupted");
    }

    /**
     * Returns, unless the thread was interrupted. Takes less than a nanosecond.
     *
     * @throws CancelledException if it was; the thread stays marked as interrupted
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancelledException();
        }
    }
}
