package dev.mazewright.cli.process;

import java.io.IOException;

/** Writing failed: the disk is full, or the reader of the output has closed it. */
public final class WriteFailedException extends IOException {
    private static final long serialVersionUID = 1;

    private final boolean closedPipe;

    public WriteFailedException(String target, boolean closedPipe, IOException cause) {
        super("cannot write " + target + ": " + CannotCreateException.reason(cause), cause);
        this.closedPipe = closedPipe;
    }

    /** Whether the reader of the output has closed it, which is not a failure. */
    public boolean closedPipe() {
        return closedPipe;
    }
}
