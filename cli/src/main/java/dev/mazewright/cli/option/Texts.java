package dev.mazewright.cli.option;

import java.util.List;

/** An option with a value that may be given more than once. */
public final class Texts {
    private final Declared declared;

    Texts(Declared declared) {
        this.declared = declared;
    }

    /** The values in the order in which they were given; empty if the option is absent. */
    public List<String> get() {
        return declared.texts();
    }

    /** Whether the option was given. */
    public boolean isGiven() {
        return !get().isEmpty();
    }
}
