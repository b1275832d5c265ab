package dev.mazewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.tools.gallery.Gallery;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The help of each tool begins with three examples of its own, which can be run. */
class ToolHelpTest {
    private static List<String> examples(String tool) {
        List<String> lines = ToolRun.of(tool + " --help").out().lines().toList();
        assertThat(lines.getFirst()).isEqualTo("Examples:");
        assertThat(lines.get(4)).isEmpty();
        assertThat(lines.get(5)).startsWith("Usage: mazewright " + tool);
        List<String> examples = lines.subList(1, 4);
        assertThat(examples).allMatch(example -> example.startsWith("  mazewright " + tool + " "));
        return examples.stream().map(example -> example.strip().substring("mazewright ".length())).toList();
    }

    @Test
    void examplesOfBenchRun(@TempDir Path folder) {
        for (String example : examples("bench")) {
            ToolRun run = ToolRun.of(example.replace("bench.tsv", folder.resolve("bench.tsv").toString()));
            assertThat(run.code()).as("%s: %s", example, run.err()).isZero();
        }
    }

    /** To run them takes minutes; GalleryTest holds what they write to the documents. */
    @Test
    void examplesOfGalleryAreUnderstood() {
        for (String example : examples("gallery")) {
            String[] arguments = example.substring("gallery ".length()).split(" ", -1);
            CommandLine.ParseResult parsed = new CommandLine(new Gallery()).parseArgs(arguments);
            assertThat(parsed.hasMatchedOption("--output")).as(example).isTrue();
        }
    }
}
