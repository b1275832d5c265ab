package dev.mazewright.web.instead.dev.mazewright.core.run;

import dev.mazewright.web.Checkpoints;

/** Never thrown: a page ends the worker. Where work tests for it, something may look at the work. */
public final class CancelledException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private CancelledException() {
        super("the work was interrupted");
    }

    /** Returns. */
    public static void check() {
        Checkpoints.pass();
    }
}
