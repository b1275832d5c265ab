package dev.mazewright.cli.option;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** An argument, or an option with a value. */
public final class TextValue {
    private final Declared declared;

    TextValue(Declared declared) {
        this.declared = declared;
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
        return declared.text();
    }

    /** The text as it was given, or this one if it was not. */
    public String orElse(String other) {
        return Objects.requireNonNullElse(orNull(), other);
    }
}
