package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code certify}: generators, samples from a pipe, reports and exit codes. */
class CertifyCommandTest {
    /** The four trees of 2 x 2, each without one of the edges 0-1, 0-2, 1-3, 2-3. */
    private static final String[] SQUARE = {"1 2 3", "0 2 3", "3 0 1", "0 1 2"};

    @TempDir Path folder;

    /** Samples of 2 x 2, of which one in {@code oneIn}, on average, is the first tree whatever else is drawn. */
    private static String samples(int count, int oneIn) {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int tree = random.nextInt(SQUARE.length);
            lines.append(SQUARE[random.nextInt(oneIn) == 0 ? 0 : tree]).append('\n');
        }
        return lines.toString();
    }

    // ---- generators

    @Test
    void aUniformGeneratorIsNotRejected() {
        Run run = Run.of("certify wilson --samples 20000");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().toList())
                .startsWith("wilson on rectangle:3x3: 20000 samples, seeds 0 to 19999", "distribution: uniform, 192 spanning trees")
                .anyMatch(line -> line.startsWith("dead ends ") && line.contains(" 3.4375 "))
                .last()
                .asString()
                .startsWith("not rejected: p = ");
    }

    /** Its definition is known, so that it is held to that; the uniform distribution is reported beside it. */
    @Test
    void aBiasedGeneratorIsHeldToItsDefinition() {
        Run run = Run.of("certify kruskal --samples 20000");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("distribution: that of kruskal, 192 spanning trees", "\nnot rejected: p = ",
                "\nagainst the uniform distribution: rejected, p = ");
    }

    @Test
    void aDistributionCanBeChosen() {
        Run run = Run.of("certify kruskal --samples 20000 --distribution uniform");
        assertThat(run.code()).isOne();
        assertThat(run.out()).contains("\nrejected: p = ");
        assertThat(run.err()).startsWith("rejected: p = ").hasLineCount(1);
        assertThat(Run.of("certify prim --distribution kruskal --samples 20000").code()).isZero();
        assertThat(Run.of("certify wilson --distribution kruskal --samples 20000").code()).isOne();
    }

    @Test
    void whereADefinitionGivesNoTableTheUniformDistributionIsTested() {
        Run run = Run.of("certify eller --shape 10x10 --samples 1000");
        assertThat(run.code()).isOne();
        assertThat(run.out()).contains("its own distribution is not known here", "more", "\nrejected: ");
    }

    @ParameterizedTest
    @CsvSource({"certify rooms, does not generate spanning trees", "certify wilsn, wilson", "certify wilson --shape nonagon, nonagon",
        "certify wilson --samples 0, number of samples", "certify - --seed 3, --seed", "certify, GENERATOR",
        "certify wilson --shape rectangle:9000x9000, take a smaller grid",
        "certify wilson --shape 9x9 --distribution kruskal, no distribution to compare with"})
    void whatCannotBeTestedIsAUsageError(String arguments, String message) {
        Run run = Run.of(arguments);
        assertThat(run.code()).isEqualTo(64);
        assertThat(run.err()).contains(message);
        assertThat(run.out()).isEmpty();
    }

    // ---- samples from a pipe

    @ParameterizedTest
    @CsvSource({"4000, 1000000, 0", "4000, 5, 1"})
    void samplesOfOtherProgramsAreJudged(int count, int oneIn, int code) {
        Run run = Run.with(samples(count, oneIn), "certify", "-", "--shape", "rectangle:2x2", "--json");
        assertThat(run.code()).as(run.out()).isEqualTo(code);
        assertThat(run.out()).contains("\"generator\":null", "\"seed\":null", "\"shape\":\"rectangle:2x2\"", "\"samples\":" + count,
                "\"trees\":\"4\"", "\"rejected\":" + (code == 1));
    }

    @Test
    void samplesThatAreNoTreesAreRejected() {
        Run run = Run.with("0 1 2\n0 1 2 3\n", "certify", "-", "--shape", "2x2");
        assertThat(run.code()).isOne();
        assertThat(run.err()).contains("1 of 2 samples is not a spanning tree; the first is sample 2", "closes a loop");
    }

    @ParameterizedTest
    @CsvSource({"'0 1 4', line 1: found 4", "'0 1 a', line 1: found 'a'", "'', a line for each sample"})
    void otherTextIsBadData(String text, String message) {
        Run run = Run.with(text, "certify", "-", "--shape", "2x2");
        assertThat(run.code()).isEqualTo(65);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @Test
    void theOnlySampleOfOneCellIsAnEmptyLine() {
        Run run = Run.with("\n\n", "certify", "-", "--shape", "1x1", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\"samples\":2", "\"p\":null", "\"rejected\":false");
    }

    /** Edges are numbered as the JSON document lists neighbours. */
    @Test
    void aGraphsSamplesAreJudgedToo() throws IOException {
        Path graph = Files.writeString(folder.resolve("triangle.txt"), "a b\nb c\nc a\n");
        StringBuilder lines = new StringBuilder();
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 3000; i++) {
            lines.append(new String[] {"0 1", "1 2", "2 0"}[random.nextInt(3)]).append("\r\n");
        }
        Run run = Run.with(lines.toString(), "certify", "-", "--graph", graph.toString());
        assertThat(run.code()).as(run.out()).isZero();
        assertThat(run.out()).contains("3000 samples of spanning trees of graph ", "uniform, 3 spanning trees");
    }

    // ---- reports

    @Test
    void aReportIsWrittenToAFileByItsName() throws IOException {
        Path page = folder.resolve("report.html");
        Run run = Run.of("certify wilson --samples 5000 -o " + page);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(Files.readString(page))
                .startsWith("<!DOCTYPE html>")
                .contains("<h1>wilson on rectangle:3x3: 5000 samples", "<svg ", "not rejected: p ")
                .doesNotContain("src=", "href=", "NaN", "null");
        assertThat(Run.of("certify wilson --samples 5000 --no-clobber -o " + page).code()).isEqualTo(73);
        Path document = folder.resolve("report.json");
        assertThat(Run.of("certify wilson --samples 5000 --json -o " + document).out()).isEqualTo(Files.readString(document));
    }
}
