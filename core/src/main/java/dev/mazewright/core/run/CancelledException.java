package dev.mazewright.core.run;

/**
 * Work was left unfinished because its thread was interrupted, as a server does when a limit of time has passed or no
 * client waits any more. The thread stays marked as interrupted; what was being made is of no use.
 *
 * <p>Whatever may take long asks now and then: a generator with each word of chance, a search with each layer of cells.
 */
public final class CancelledException extends RuntimeException {
    private CancelledException() {
        super("the work was interrupted");
    }

    /**
     * Goes on, unless the thread was interrupted. Takes less than a nanosecond.
     *
     * @throws CancelledException if it was; the thread stays marked as interrupted
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancelledException();
        }
    }
}
