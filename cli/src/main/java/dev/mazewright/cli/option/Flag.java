package dev.mazewright.cli.option;

/** An option without a value. */
public final class Flag {
    private final Declared declared;

    Flag(Declared declared) {
        this.declared = declared;
    }

    /** Whether it was given. */
    public boolean isGiven() {
        return declared.flag();
    }
}
