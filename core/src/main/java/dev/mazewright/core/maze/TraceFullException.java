package dev.mazewright.core.maze;

/** Work that has more events than the {@link Trace} that listens to it may take. */
public final class TraceFullException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TraceFullException(long most) {
        super("this work has more than " + most + " events; take a smaller size or another algorithm");
    }
}
