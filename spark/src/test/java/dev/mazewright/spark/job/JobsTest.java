package dev.mazewright.spark.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.SymmetryDigest;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Rows;
import dev.mazewright.spark.LocalSpark;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The jobs' results against the same counted here, and against known numbers. */
class JobsTest {
    private static SparkSession spark;

    @BeforeAll
    static void start() {
        spark = LocalSpark.session();
    }

    private static Job job(String recipe, int count, int partitions) {
        return Job.of(spark, Map.of("recipe", recipe, "count", Integer.toString(count), "partitions", Integer.toString(partitions)));
    }

    @Test
    void allMazesOfThreeByThreeAreFound() {
        // 192 spanning trees (Kirchhoff), in 28 classes (Burnside).
        assertThat(Uniqueness.of(job("rectangle:3x3/wilson", 6000, 5))).isEqualTo(new Uniqueness.Result(6000, 192, 28));
    }

    @Test
    void differentMazesAndClassesAreCountedExactly() {
        Job job = job("rectangle:{3..4}x{3..4}/{wilson,recursive-backtracker}", 3000, 3);
        Rows rows = job.rows().open();
        Set<String> different = new HashSet<>();
        Set<String> classes = new HashSet<>();
        SymmetryDigest symmetry = new SymmetryDigest();
        for (int number = 0; number < 3000; number++) {
            Row row = rows.row(number);
            different.add(row.maze().grid().rows() + "x" + row.maze().grid().columns() + Digest.of(row.maze()));
            byte[] digest = new byte[SymmetryDigest.BYTES];
            symmetry.of(row.maze(), digest);
            classes.add(HexFormat.of().formatHex(digest));
        }
        assertThat(different).hasSizeGreaterThan(classes.size());
        assertThat(Uniqueness.of(job)).isEqualTo(new Uniqueness.Result(3000, different.size(), classes.size()));
    }

    @Test
    void sumsOfMeasuresAreTheSameHoweverTheWorkIsSplit() {
        String recipe = "rectangle:{5..12}x{same}/{wilson,kruskal,recursive-backtracker}/braid:{0..0.5}";
        Map<String, MeasureSums> whole = Textures.of(job(recipe, 900, 1));
        assertThat(whole).containsOnlyKeys("kruskal", "recursive-backtracker", "wilson");
        assertThat(Textures.of(job(recipe, 900, 17))).isEqualTo(whole);
    }

    @Test
    void meansAndDeviationsAreThoseOfTheRows() {
        Job job = job("rectangle:9x9/wilson", 500, 3);
        Rows rows = job.rows().open();
        List<Double> lengths = new ArrayList<>();
        for (int number = 0; number < 500; number++) {
            lengths.add((double) rows.row(number).path().length());
        }
        double mean = lengths.stream().mapToDouble(Double::doubleValue).sum() / 500;
        double deviation = Math.sqrt(lengths.stream().mapToDouble(length -> (length - mean) * (length - mean)).sum() / 500);
        assertThat(Textures.of(job).get("wilson").lines())
                .anySatisfy(line -> assertThat(line)
                        .startsWith("solution-length\t500\t" + Textures.decimal(mean) + "\t" + Textures.decimal(deviation) + "\t"))
                .anySatisfy(line -> assertThat(line).startsWith("cells\t500\t81.000000\t0.000000\t"));
    }

    /** Statements over several lines, one with an error, and what no semicolon ends. */
    @Test
    void aShellAnswersSql() throws IOException {
        String statements = """
                CREATE OR REPLACE TEMPORARY VIEW mazes
                USING mazewright OPTIONS (recipe 'rectangle:{5..6}x{same}/wilson', count '1000');
                SELECT count(*) AS many FROM mazes WHERE rows IN (5, 6);
                SELECT no_such_column FROM mazes;
                SELECT 1 / 0;
                SELECT DISTINCT generator FROM mazes""";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Sql.answerAll(spark, new BufferedReader(new StringReader(statements)), new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(out.toString(StandardCharsets.UTF_8))
                .containsSubsequence("|many|", "|1000|", "no_such_column", "DIVIDE_BY_ZERO", "|generator|", "|wilson   |");
    }
}
