package dev.mazewright.cli.option;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;

/** An argument, or an option with a value. */
public final class TextValue {
    private final ArgSpec spec;

    TextValue(ArgSpec spec) {
        this.spec = spec;
    }

    /** Whether it was given. */
    public boolean isGiven() {
        return orNull() != null;
    }

    /** The text as it was given; fails if it was not. */
    public String get() {
        return Objects.requireNonNull(orNull());
    }

    /** The text as it was given, or null if it was not. */
    public @Nullable String orNull() {
        return spec.getValue();
    }

    /** The text as it was given, or this one if it was not. */
    public String orElse(String other) {
        return Objects.requireNonNullElse(orNull(), other);
    }
}
