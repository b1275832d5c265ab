package dev.mazewright.core.maze;

/** Thrown when work has more events than the {@link Trace} that records it may hold. */
public final class TraceFullException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TraceFullException(long most) {
        super("too long to record: more than " + most + " steps; use a smaller maze or another algorithm");
    }
}
