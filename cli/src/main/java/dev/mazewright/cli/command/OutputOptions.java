package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.Viewer;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.paper.PrintedLines;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Original;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The options of commands that write a maze: where to, and in which format. */
public final class OutputOptions extends OptionGroup {
    private static final String DEFAULT = "unicode";
    private static final String ASCII = "text";

    private final TextValue output = options.text(
            "-o,--output", "FILE",
            "Where to write; - is standard output. In a name, %d stands for the seed.");

    final TextValue format = options.text(
            "--format", "FORMAT",
            "The format to write; see: list formats. By default that of the extension, else unicode.");

    final Flag noClobber = options.flag("--no-clobber", "Refuse to replace a file that exists.");

    private final Flag view = options.flag("--view", "Open the file that was written with the system's viewer.");

    /** The options, for this command. */
    OutputOptions(Options options) {
        super(options);
    }

    private boolean swept;

    /** Whether it was said where to write. */
    boolean isGiven() {
        return output.isGiven();
    }

    /** Where to write, as it was given. */
    String target() {
        return output.orElse("-");
    }

    /** Whether the result goes to standard output. */
    boolean isStandardOutput() {
        return Output.isStandardOutput(target());
    }

    /** The format to write: the one named, else that of the file's extension, else a drawing; refuses one that cannot be written. */
    Format format() {
        return Formats.requireWritable(choose());
    }

    /** The same; where it is a drawing, one of this shape that the terminal can show. */
    Format format(Terminal terminal, String shape) {
        return !format.isGiven() && isStandardOutput() ? drawing(terminal, shape) : format();
    }

    /** The format in which to draw a maze of this shape on standard output. */
    static Format drawing(Terminal terminal, String shape) {
        Format ascii = Formats.named(ASCII);
        return terminal.needsAscii() && ascii.writes(shape) ? ascii : Formats.named(DEFAULT);
    }

    /** Whether a format is one of those in which mazes are drawn on standard output. */
    static boolean isDrawing(Format format) {
        return format.name().equals(DEFAULT) || format.name().equals(ASCII);
    }

    private Format choose() {
        if (format.isGiven()) {
            return Formats.named(format.get());
        }
        if (isStandardOutput()) {
            return Formats.named(DEFAULT);
        }
        String target = target();
        String file = target.substring(target.lastIndexOf('/') + 1);
        if (file.lastIndexOf('.') <= 0) {
            return Formats.named(DEFAULT);
        }
        Format byExtension = Formats.ofFile(file);
        if (byExtension == null) {
            throw new UsageException(
                    "the name of " + target + " has no known extension; name a format with --format: " + Formats.writable());
        }
        return byExtension;
    }

    /** Makes sure that there is one file to be opened, where that is asked for. */
    void requireViewable(long files) {
        if (view.isGiven() && (isStandardOutput() || files != 1)) {
            throw new UsageException("--view opens the file that -o names; give " + (isStandardOutput() ? "-o, such as -o maze.png" : "one maze"));
        }
    }

    /** Opens a file that was written, where that is asked for. */
    void view(String name, Terminal terminal) {
        String missing = view.isGiven() ? Viewer.show(name) : null;
        if (missing != null) {
            terminal.say(name + " is written, but " + missing + ", which would open it, was not found");
        }
    }

    /** Opens the target as it was given. */
    Output open(Terminal terminal) throws IOException {
        return open(target(), terminal);
    }

    /** The target with this seed in its name. */
    String name(long seed) {
        return target().replace(Output.SEED, Long.toString(seed));
    }

    /** Opens a target, as it was given or with a seed in its name. */
    Output open(String name, Terminal terminal) throws IOException {
        sweep();
        return Output.open(name, noClobber.isGiven(), terminal);
    }

    /** Removes what runs that were killed have left, once. */
    void sweep() {
        if (!swept) {
            swept = true;
            Output.sweep(target());
        }
    }

    /** Says what a printer would not take of a page. */
    static void note(Document document, Terminal terminal) {
        String note = PrintedLines.note(document);
        if (note != null) {
            terminal.say(note);
        }
    }

    /** Writes one document, whole or not at all; where the format is that of the original, that with the document's solution. */
    void write(Document document, @Nullable Original original, Terminal terminal) throws IOException {
        write(document, original, target(), terminal);
    }

    /** The same to a file of this name. */
    void write(Document document, @Nullable Original original, String name, Terminal terminal) throws IOException {
        Format chosen = format(terminal, document.puzzle().grid().shape().name());
        Writer writer = original != null && original.format().equals(chosen.name()) ? original::write : chosen::write;
        note(document, terminal);
        try (Output out = open(name, terminal)) {
            writer.write(document, out.stream());
            out.commit();
        }
    }
}
