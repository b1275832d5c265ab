package dev.mazewright.cli.command;

import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;

/** What is to be read, of commands that also write. */
final class InputOptions extends OptionGroup {
    final TextValue input = options.argument("INPUT", "A file, - for standard input, or a recipe.");

    final TextValue inputFormat = options.text(
            "--input-format", "FORMAT",
            "The format of the input; see: list formats (default: detected by content, then by extension).");

    /** The options, for this command. */
    InputOptions(Options options) {
        super(options);
    }
}
