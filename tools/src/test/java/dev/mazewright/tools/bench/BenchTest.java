package dev.mazewright.tools.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.tools.ToolRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bench runs, with small mazes, and its figures can be compared with the last ones. */
@Tag("thorough")
class BenchTest {
    @Test
    void measuresAndCompares(@TempDir Path folder) throws Exception {
        String figures = folder.resolve("bench.tsv").toString();
        ToolRun first = ToolRun.of("bench --only wilson --side 200 --runs 1 -o " + figures);
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.out()).contains("| wilson 200 x 200 |");
        List<String> lines = Files.readAllLines(Path.of(figures));
        assertThat(lines.getFirst()).startsWith("# ").contains("Java " + Runtime.version());
        assertThat(lines).anyMatch(line -> line.matches("wilson 200 x 200\\twarm, CPU s\\t[0-9.E-]+"));
        ToolRun second = ToolRun.of("bench --only wilson --side 200 --runs 1 --yardstick none --compare " + figures);
        assertThat(second.out()).contains("no yardstick").containsPattern("\\| wilson 200 x 200 \\|.*\\(was ");
    }

    @Test
    @Tag("slow")
    void measuresBesideWhatIsWrittenByHand() {
        ToolRun run = ToolRun.of("bench --only by-hand --side 200 --runs 1");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("| breadth-first search of its maze, 200 x 200 |");
    }

    private static ToolRun with(String peer) {
        return ToolRun.with("bench", "--only", "wilson", "--side", "20", "--runs", "1", "--peer", peer);
    }

    /** The peer here is a program that answers at once, whatever it is given. */
    @Test
    void runsAnotherProgramInTurns() {
        ToolRun run = with("true {algorithm} {rows}x{columns}");
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
        assertThat(run.out()).contains("the peer is true {algorithm} {rows}x{columns}").containsPattern("\\| wilson 20 x 20 \\| [0-9.]+ \\|");
        ToolRun failing = with("false {rows} {columns}");
        assertThat(failing.code()).isEqualTo(ExitCode.IO);
        assertThat(failing.err()).contains("false 20 20 ended with exit code 1");
        assertThat(with("program {rows}").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void saysWhatItMeasures() {
        ToolRun run = ToolRun.of("bench --only wilsen");
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("bench has no line 'wilsen'", "wilson");
        assertThat(ToolRun.of("bench --compare no-such-file.tsv").code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(ToolRun.of("bench --compare pom.xml").code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(ToolRun.of("bench --only by-hand --side 10 --runs 1 -o no/such/folder/x.tsv").out()).isEmpty();
        assertThat(ToolRun.of("bench --runs 0").code()).isEqualTo(ExitCode.USAGE);
    }
}
