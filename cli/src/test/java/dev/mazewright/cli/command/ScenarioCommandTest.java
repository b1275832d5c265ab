package dev.mazewright.cli.command;

import static dev.mazewright.cli.command.Json.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

    /** From 0,0 to 3,2 around a brick: 3 steps to the side and one across, 3 + the root of 2 = 4.41421356. */
    @Test
    void lengthsOfFewDecimalsAgreeAsFarAsTheyGo() throws IOException {
        String map = "type octile\nheight 3\nwidth 4\nmap\n....\n.@..\n....\n";
        Path file = folder.resolve("few.scen");
        Files.writeString(file, "0 a.map 4  3 0 0 3 2 4.4 \r\n0\ta.map 4 3 0 0 3 2\t4.41\r\n0 a.map 4 3 0 0 0 2 2\r\n");
        Run run = Run.with(map, "solve", "-", "--scenario", file.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines().getLast()).isEqualTo("3 of 3 optimal");
        assertThat(run.out()).contains("half a unit of the last decimal for 2 lengths with one or two; 0.001000 for others");
        Files.writeString(file, "0 a.map 4 3 0 0 3 2 4.5\n0 a.map 4 3 0 0 3 2 4.42\n0 a.map 4 3 0 0 3 2 4\n0 a.map 4 3 0 0 0 2 2.0\n");
        run = Run.with(map, "solve", "-", "--scenario", file.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines().getLast()).isEqualTo("1 of 4 optimal");
        assertThat(run.err()).contains("few.scen, line 1: found a path of 4.41421356");
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

    // ---- --check

    /** Four queries: of lengths 4.41421356, 2 and 0, and one without a path. */
    private Run check(String results, String... more) throws IOException {
        Path file = folder.resolve("a.scen");
        Files.writeString(file, "version 1\n0\tm\t6\t3\t0\t0\t3\t2\t4.41421356\n0\tm\t6\t3\t0\t0\t0\t2\t2\n"
                + "0\tm\t6\t3\t1\t2\t1\t2\t0\n0\tm\t6\t3\t0\t0\t5\t1\t9\n");
        Path lengths = folder.resolve("results.txt");
        Files.writeString(lengths, results);
        List<String> arguments = new ArrayList<>(List.of("solve", "-", "--scenario", file.toString(), "--check", lengths.toString()));
        arguments.addAll(List.of(more));
        return Run.with("type octile\nheight 3\nwidth 6\nmap\n....@@\n.@..@.\n....@@\n", arguments.toArray(String[]::new));
    }

    @Test
    void lengthsAreRightToATenThousandth() throws IOException {
        Run run = check("4.4143\n2\n0.00009\n-\n");
        assertThat(run.lines().getLast()).endsWith("results.txt: 4 right, 0 too short, 0 too long, 0 missing, 0 extra");
        assertThat(run.code()).as("the scenario itself has a length where there is no path").isEqualTo(1);
    }

    /** Half a unit of the last decimal, and no more. */
    @Test
    void resultsOfFewDecimalsAreRightAsFarAsTheyGo() throws IOException {
        assertThat(check("4.4\n2.0\n0.00\n-\n").lines().getLast()).contains("results.txt: 4 right");
        assertThat(check("4.42\n2.1\n0\n-\n").lines().getLast()).contains("results.txt: 2 right, 0 too short, 2 too long");
        assertThat(check("4\n3\n0\n-\n").lines().getLast()).contains("results.txt: 2 right, 1 too short, 1 too long");
    }

    @Test
    void wrongLinesAreNamed() throws IOException {
        Run run = check("4.4140\n2.001\n-\n9\n7.5\n");
        assertThat(run.code()).isEqualTo(1);
        assertThat(String.join("\n", run.lines().subList(run.lines().size() - 6, run.lines().size())).replace(folder + "/", ""))
                .isEqualTo("""
                        results.txt, line 1: too short: 4.4140; the shortest path has length 4.41421356
                        results.txt, line 2: too long: 2.001; the shortest path has length 2.00000000
                        results.txt, line 3: missing: -; the shortest path has length 0.00000000
                        results.txt, line 4: extra: 9; there is no path
                        results.txt, line 5: extra: 7.5; the scenario has 4 queries
                        results.txt: 0 right, 1 too short, 1 too long, 1 missing, 2 extra""");
        assertThat(object(check("4.4140\n2.001\n2\n", "--json").out()))
                .containsEntry("right", 1L)
                .containsEntry("tooShort", List.of(1L))
                .containsEntry("tooLong", List.of(2L, 3L))
                .containsEntry("missing", List.of())
                .containsEntry("extra", List.of());
    }

    @Test
    void aLineThatIsNoLengthIsBadData() throws IOException {
        for (String bad : List.of("four", "-1", "", "1,5", "NaN")) {
            Run run = check("4.4142\n" + bad + "\n0\n-\n");
            assertThat(run.code()).as(bad).isEqualTo(65);
            assertThat(run.err()).contains("results.txt", "line 2", "the length of a path");
        }
    }

    @Test
    void aCheckNeedsAScenario() {
        Run run = Run.with("", "solve", "rectangle:9x9/wilson/seed:1", "--check", "results.txt");
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains("--check", "--scenario FILE");
    }

    /** A real map and its scenario: the file's own lengths are right, and a changed one is found. */
    @Test
    void theLengthsOfARealScenarioAreRight() throws IOException {
        Path corpora = Path.of(System.getProperty("mazewright.shared", "../shared"), "corpora", "movingai");
        assumeTrue(Files.isDirectory(corpora), "the shared corpora are not there: " + corpora);
        Path scenario = corpora.resolve("maze-32-32-2-random-1.scen");
        List<String> lengths = new ArrayList<>(
                Files.readAllLines(scenario).stream().skip(1).map(line -> line.split("\t", -1)[8]).toList());
        Path results = folder.resolve("results.txt");
        String map = corpora.resolve("maze-32-32-2.map").toString();
        Files.write(results, lengths);
        Run run = Run.with("", "solve", map, "--moves", "octile", "--scenario", scenario.toString(), "--check", results.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines().getLast()).contains(": " + lengths.size() + " right, 0 too short");
        lengths.set(7, Double.toString(Double.parseDouble(lengths.get(7)) - 0.001));
        Files.write(results, lengths);
        run = Run.with("", "solve", map, "--scenario", scenario.toString(), "--check", results.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines().getLast()).contains(": " + (lengths.size() - 1) + " right, 1 too short");
    }
}
