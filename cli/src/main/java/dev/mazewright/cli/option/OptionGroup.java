package dev.mazewright.cli.option;

/** Options that several commands share, or that belong together: a subclass declares them as fields, as a command does. */
public abstract class OptionGroup {
    /** The options of the command that takes these. */
    protected final Options options;

    /** A group of options of this command. */
    protected OptionGroup(Options options) {
        this.options = options;
    }
}
