package dev.mazewright.cli.option;

import picocli.CommandLine.Model.ArgSpec;

/** An option without a value. */
public final class Flag {
    private final ArgSpec spec;

    Flag(ArgSpec spec) {
        this.spec = spec;
    }

    /** Whether it was given. */
    public boolean isGiven() {
        return Boolean.TRUE.equals(spec.getValue());
    }
}
