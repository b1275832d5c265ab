package dev.mazewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.tools.bench.Bench;
import dev.mazewright.tools.gallery.Gallery;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The help of each tool begins with three examples of its own, which it accepts. */
class ToolHelpTest {
    private static final Terminal NONE = Terminal.of(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream());

    private static List<String> examples(String tool) {
        List<String> lines = ToolRun.of(tool + " --help").out().lines().toList();
        assertThat(lines.getFirst()).isEqualTo("Examples:");
        assertThat(lines.get(4)).isEmpty();
        assertThat(lines.get(5)).startsWith("Usage: mazewright " + tool);
        List<String> examples = lines.subList(1, 4);
        assertThat(examples).allMatch(example -> example.startsWith("  mazewright " + tool + " "));
        return examples.stream().map(example -> example.strip().substring("mazewright ".length())).toList();
    }

    /** To run them takes minutes: BenchTest runs the same flags, and GalleryTest holds what the pages say. */
    @Test
    void examplesAreUnderstood() {
        assertUnderstood("bench", new Bench(NONE));
        assertUnderstood("gallery", new Gallery(NONE));
    }

    private static void assertUnderstood(String tool, Command command) {
        for (String example : examples(tool)) {
            String[] arguments = example.substring(tool.length() + 1).split(" ", -1);
            CommandLine.ParseResult parsed = new CommandLine(command.spec()).parseArgs(arguments);
            assertThat(parsed.unmatched()).as(example).isEmpty();
            assertThat(parsed.matchedOptions()).as(example).isNotEmpty();
        }
    }
}
