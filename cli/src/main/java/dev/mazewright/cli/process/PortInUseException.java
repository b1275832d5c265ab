package dev.mazewright.cli.process;

import java.io.IOException;

/** A port cannot be bound: most often another process listens there. */
public final class PortInUseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public PortInUseException(int port, IOException cause) {
        super("cannot listen at port " + port + " of this machine (" + cause.getMessage()
                + "); is the studio running already? Give another one with --port, or --port 0 for any that is free", cause);
    }
}
