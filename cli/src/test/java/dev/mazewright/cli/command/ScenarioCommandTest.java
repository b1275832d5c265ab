package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve --scenario}: the summary, the report, and what is refused. */
class ScenarioCommandTest {
    @TempDir Path folder;

    @Test
    void aScenarioEndsWithHowManyAreOptimal() throws IOException {
        String map = "type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n";
        Path file = folder.resolve("a.scen");
        String good = "0\tm\t4\t3\t0\t0\t3\t2\t4.41421356\n0\tm\t4\t3\t0\t0\t0\t2\t2\n0\tm\t4\t3\t1\t2\t1\t2\t0\n";
        Files.writeString(file, "version 1\n" + good);
        for (String threads : new String[] {"1", "8"}) {
            Run run = Run.with(map, "solve", "-", "--scenario", file.toString(), "--threads", threads);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.lines().getLast()).isEqualTo("3 of 3 optimal");
        }
        Files.writeString(file, "version 1\n" + good + "0\tm\t4\t3\t0\t0\t3\t0\t3.01\n");
        Run run = Run.with(map, "solve", "-", "--moves", "octile", "--scenario", file.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines().getLast()).isEqualTo("3 of 4 optimal");
        assertThat(run.err()).contains("line 5: found a path of 3.0; the scenario says 3.01");
        assertThat(object(Run.with(map, "solve", "-", "--scenario", file.toString(), "--json").out()))
                .containsEntry("queries", 4L)
                .containsEntry("optimal", 3L);
    }

    /** In the order of the scenario, with any number of threads and any solver. */
    @Test
    void aReportHasALineForEachQuery() throws IOException {
        String map = "type octile\nheight 3\nwidth 5\nmap\n...@.\n.@.@.\n...@.\n";
        Path file = folder.resolve("a.scen");
        StringBuilder queries = new StringBuilder("version 1\n");
        for (int i = 0; i < 100; i++) {
            queries.append("0\tm\t5\t3\t0\t0\t" + (i % 3) + "\t0\t" + (i % 3) + "\n");
        }
        Files.writeString(file, queries + "0\tm\t5\t3\t0\t0\t2\t2\t4\n0\tm\t5\t3\t0\t0\t4\t0\t9\n");
        Path report = folder.resolve("report.csv");
        for (String solver : new String[] {"subgoal-graph", "a-star"}) {
            Run run = Run.with(
                    map, "solve", "-", "--scenario", file.toString(), "--report", report.toString(), "--solver", solver, "--threads", "4");
            assertThat(run.code()).as("one query has no path").isEqualTo(1);
            assertThat(run.lines()).anyMatch(line -> line.matches("solver +" + solver + ", octile moves"));
            assertThat(run.lines().getLast()).isEqualTo("101 of 102 optimal");
            List<String> lines = Files.readAllLines(report);
            assertThat(lines).hasSize(103).first().isEqualTo("line,length,expansions,microseconds");
            for (int i = 0; i < 100; i++) {
                assertThat(lines.get(i + 1)).matches((i + 2) + "," + (i % 3) + "\\.00000000,\\d+,\\d+\\.\\d{3}");
            }
            assertThat(lines.get(101)).startsWith("102,4.00000000,");
            assertThat(lines.get(102)).startsWith("103,,");
        }
    }

    @Test
    void aReportIsNotWrittenWhereTheScenarioIsBad() throws IOException {
        Path file = folder.resolve("a.scen");
        Path report = folder.resolve("bad.csv");
        Files.writeString(file, "version 1\n0\tm\t3\t1\t0\t0\t2\t0\t2\n");
        Run run = Run.with(
                "type octile\nheight 1\nwidth 3\nmap\n..@\n",
                "solve", "-", "--scenario", file.toString(), "--report", report.toString());
        assertThat(run.code()).isEqualTo(65);
        assertThat(report).doesNotExist();
        assertThat(folder).isDirectoryNotContaining(left -> left.getFileName().toString().contains("bad.csv"));
    }

    @Test
    void aReportReplacesNoFileUnderNoClobber() throws IOException {
        Path file = folder.resolve("a.scen");
        Path report = folder.resolve("kept.csv");
        Files.writeString(file, "version 1\n0\tm\t3\t1\t0\t0\t2\t0\t2\n");
        Files.writeString(report, "mine");
        String map = "type octile\nheight 1\nwidth 3\nmap\n...\n";
        Run run = Run.with(map, "solve", "-", "--scenario", file.toString(), "--report", report.toString(), "--no-clobber");
        assertThat(run.code()).isNotZero();
        assertThat(report).hasContent("mine");
        assertThat(Run.with(map, "solve", "-", "--scenario", file.toString(), "--report", report.toString()).code()).isZero();
        assertThat(report).content().startsWith("line,length,expansions,microseconds\n2,2.00000000,");
    }
}
