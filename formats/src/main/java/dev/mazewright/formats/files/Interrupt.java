package dev.mazewright.formats.files;

/** What is still done when the program is interrupted, such as by Ctrl-C. */
public final class Interrupt {
    private static volatile boolean begun;

    private Interrupt() {}

    /** Adds work for that moment, which {@link #remove} takes; an {@link IllegalStateException} if the program is being stopped. */
    static Thread add(Runnable work) {
        Thread hook = new Thread(() -> {
            begun = true;
            work.run();
        });
        try {
            Runtime.getRuntime().addShutdownHook(hook);
            return hook;
        } catch (IllegalStateException e) {
            begun = true;
            throw e;
        }
    }

    /** The work is no longer needed. */
    static void remove(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the program is being stopped
        }
    }

    /** Whether the program was interrupted while files were being written, and is terminating. */
    public static boolean hasBegun() {
        return begun;
    }
}
