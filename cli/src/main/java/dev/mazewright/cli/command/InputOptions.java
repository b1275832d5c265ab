package dev.mazewright.cli.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is to be read, of commands that also write. */
final class InputOptions {
    @Parameters(paramLabel = "INPUT", description = "A file, - for standard input, or a recipe.")
    String input = "";

    @Option(
            names = "--input-format",
            paramLabel = "FORMAT",
            description = "The format of the input; see: list formats (default: detected by content, then by extension).")
    @Nullable String inputFormat;
}
