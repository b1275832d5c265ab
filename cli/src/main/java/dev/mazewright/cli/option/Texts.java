package dev.mazewright.cli.option;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;

/** An option with a value that may be given more than once. */
public final class Texts {
    private final ArgSpec spec;

    Texts(ArgSpec spec) {
        this.spec = spec;
    }

    /** The values in the order in which they were given; empty if the option is absent. */
    public List<String> get() {
        @Nullable List<String> given = spec.getValue();
        return given == null ? List.of() : given;
    }

    /** Whether the option was given. */
    public boolean isGiven() {
        return !get().isEmpty();
    }
}
