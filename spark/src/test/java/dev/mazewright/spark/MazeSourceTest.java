package dev.mazewright.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.RowColumn;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.TaskKilled;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import scala.jdk.javaapi.CollectionConverters;

/** The rows of the source are those of the command line, however they are read. */
class MazeSourceTest {
    private static final String RECIPE = "rectangle:{5..9}x{same}/{wilson,kruskal}/braid:{0..0.3}";
    private static final int COUNT = 200;
    private static final String SPEC = """
            name = "demo"
            seed = 7
            format = "parquet"
            [[split]]
            name = "train"
            count = 150
            recipes = ["rectangle:{5..7}x{same}/wilson", "hexagon:5x6/kruskal"]
            path-length = "8..20"
            goal = "farthest"
            [[split]]
            name = "test"
            count = 50
            recipes = ["rectangle:{5..7}x{same}/wilson"]
            """;

    private static SparkSession spark;

    @TempDir static Path folder;

    @BeforeAll
    static void start() {
        spark = LocalSpark.session();
    }

    private static Dataset<Row> mazes(Map<String, String> more) {
        return spark.read()
                .format("mazewright")
                .option("recipe", RECIPE)
                .option("count", COUNT)
                .option("seed", 5)
                .options(more)
                .load();
    }

    private static Rows expected() {
        Split train = Split.of("train", COUNT, RecipeTemplate.parse(RECIPE), RowFilter.SOLVABLE);
        return new Rows(dev.mazewright.datasets.Dataset.of("any", 5, "jsonl", 1000, List.of(train)), train);
    }

    private static List<List<Object>> expected(Rows rows, int count) {
        return LongStream.range(0, count)
                .mapToObj(number -> {
                    dev.mazewright.datasets.Row row = rows.row(number);
                    return Arrays.stream(RowColumn.values()).map(column -> plain(column.of(row))).toList();
                })
                .toList();
    }

    private static List<List<Object>> read(Dataset<Row> rows) {
        return rows.collectAsList().stream()
                .map(row -> CollectionConverters.asJava(row.toSeq()).stream().map(MazeSourceTest::plain).toList())
                .toList();
    }

    /** Arrays and Scala's sequences as lists, which can be compared. */
    private static Object plain(Object value) {
        return switch (value) {
            case byte[] bytes -> java.util.HexFormat.of().formatHex(bytes);
            case int[] numbers -> Arrays.stream(numbers).boxed().toList();
            case scala.collection.Seq<?> numbers -> List.copyOf(CollectionConverters.asJava(numbers));
            default -> value;
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 17})
    void rowsAreTheSameInAnyPartitions(int partitions) {
        Dataset<Row> mazes = mazes(Map.of("partitions", Integer.toString(partitions)));
        assertThat(mazes.rdd().getNumPartitions()).isEqualTo(partitions);
        assertThat(read(mazes)).isEqualTo(expected(expected(), COUNT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"train", "test"})
    void aSpecificationGivesTheRowsOfTheCommandLine(String name) throws Exception {
        Path file = Files.writeString(folder.resolve("demo.toml"), SPEC);
        Dataset<Row> mazes = spark.read()
                .format("mazewright")
                .option("spec", file.toString())
                .option("split", name)
                .option("partitions", 3)
                .load();
        DatasetRows rows = new DatasetRows(DatasetFile.parse(SPEC, "demo.toml"));
        Split split = rows.dataset().splits().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        assertThat(read(mazes)).isEqualTo(expected(rows.rows(split), (int) split.count()));
    }

    @Test
    void rowsAreTheSameWhenATaskIsKilled() {
        AtomicInteger killed = new AtomicInteger();
        SparkListener killer = new SparkListener() {
            @Override
            public void onTaskStart(SparkListenerTaskStart start) {
                if (start.taskInfo().attemptNumber() == 0 && start.taskInfo().index() % 2 == 0) {
                    spark.sparkContext().killTaskAttempt(start.taskInfo().taskId(), true, "a test");
                }
            }

            @Override
            public void onTaskEnd(SparkListenerTaskEnd end) {
                if (end.reason() instanceof TaskKilled) {
                    killed.incrementAndGet();
                }
            }
        };
        String many = Integer.toString(20_000);
        List<Row> undisturbed = mazes(Map.of("count", many, "partitions", "1")).select("recipe", "path_length").collectAsList();
        spark.sparkContext().addSparkListener(killer);
        try {
            assertThat(mazes(Map.of("count", many, "partitions", "3")).select("recipe", "path_length").collectAsList())
                    .isEqualTo(undisturbed);
        } finally {
            spark.sparkContext().removeSparkListener(killer);
        }
        assertThat(killed).hasPositiveValue();
    }

    @Test
    void twoAttemptsAtOneRangeGiveTheSameRows() throws Exception {
        RowPlan plan = new RowPlan(
                SourceOptions.of(Map.of("recipe", RECIPE, "count", "400")).rows(), List.of(RowColumn.values()), List.of());
        List<List<String>> attempts = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int attempt = 0; attempt < 2; attempt++) {
            List<String> rows = new ArrayList<>();
            attempts.add(rows);
            threads.add(Thread.ofPlatform().start(() -> readAll(plan, rows)));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(attempts.getFirst()).hasSize(300).isEqualTo(attempts.getLast());
    }

    private static void readAll(RowPlan plan, List<String> rows) {
        try (PartitionReader<InternalRow> reader = plan.createReader(new RowPlan.Range(100, 400))) {
            while (reader.next()) {
                rows.add(reader.get().toSeq(ColumnTypes.SCHEMA).toString().replaceAll("\\[B@\\w+", ""));
            }
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** How many mazes are made where a query asks for these columns of 100,000 rows that pass these tests. */
    private static long made(List<RowColumn> columns, RowTest... tests) throws java.io.IOException {
        SourceOptions options = SourceOptions.of(Map.of("recipe", "rectangle:59x59/wilson", "count", "100000"));
        try (RowReader reader = new RowReader(new RowPlan(options.rows(), columns, List.of(tests)), new RowPlan.Range(0, 100_000))) {
            long rows = 0;
            while (reader.next()) {
                assertThat(reader.get().numFields()).isEqualTo(columns.size());
                rows++;
            }
            assertThat(rows).isEqualTo(tests.length == 0 ? 100_000 : 0);
            return reader.made();
        }
    }

    /** Each would take minutes if it made mazes of 59 x 59. */
    @Test
    void whatTheRecipeTellsMakesNoMaze() throws Exception {
        RowTest seed = new RowTest.Compares(RowColumn.SEED, RowTest.Relation.EQUAL, List.of(1L));
        RowTest rows = new RowTest.Compares(RowColumn.ROWS, RowTest.Relation.EQUAL, List.of(8));
        assertThat(made(List.of())).isZero();
        assertThat(made(List.of(RowColumn.RECIPE, RowColumn.GENERATOR, RowColumn.ROWS))).isZero();
        assertThat(made(List.of(RowColumn.WALLS, RowColumn.PATH), seed)).isZero();
        assertThat(made(List.of(RowColumn.PATH), rows)).isZero();
        assertThat(made(List.of(), new RowTest.Joins(seed, rows, false))).isZero();
        Dataset<Row> large = spark.read().format("mazewright").option("recipe", "rectangle:59x59/wilson").option("count", 100_000).load();
        long before = System.nanoTime();
        assertThat(large.count()).isEqualTo(100_000);
        assertThat(large.filter("seed = 1").count()).isZero();
        assertThat(large.filter("rows = 8").count()).isZero();
        assertThat(large.select("recipe").distinct().count()).isEqualTo(100_000);
        assertThat((System.nanoTime() - before) / 1e9).as("seconds of four queries, ten times what they take alone").isLessThan(40);
    }

    @Test
    void columnsAndFiltersAreLeftToTheSource() {
        Dataset<Row> chosen = mazes(Map.of())
                .filter("generator = 'wilson' AND columns BETWEEN 6 AND 8 AND seed > 1000 AND path_length IN (12, 14, 16)")
                .select("recipe");
        String plan = chosen.queryExecution().executedPlan().toString();
        assertThat(plan).contains("columns recipe, tests").doesNotContain("+- Filter", ") Filter");
        List<Object> recipes = Stream.iterate(0L, number -> number < COUNT, number -> number + 1)
                .map(new RowsOf(expected())::row)
                .filter(row -> row.recipe().generator().name().equals("wilson")
                        && row.maze().grid().columns() >= 6
                        && row.maze().grid().columns() <= 8
                        && row.recipe().seed() > 1000
                        && List.of(12L, 14L, 16L).contains(row.path().length()))
                .map(row -> (Object) row.recipe().toString())
                .toList();
        assertThat(read(chosen).stream().map(List::getFirst).toList()).isNotEmpty().isEqualTo(recipes);
    }

    private record RowsOf(Rows rows) {
        dev.mazewright.datasets.Row row(long number) {
            return rows.row(number);
        }
    }

    @Test
    void sqlReadsATable() {
        spark.sql("CREATE TABLE mazes USING mazewright OPTIONS (recipe '" + RECIPE + "', count '" + COUNT + "', seed '5')");
        try {
            assertThat(read(spark.sql("SELECT * FROM mazes"))).isEqualTo(expected(expected(), COUNT));
            assertThat(spark.sql("SELECT count(*) FROM mazes WHERE rows >= 5").first().getLong(0)).isEqualTo(COUNT);
        } finally {
            spark.sql("DROP TABLE mazes");
        }
    }

    @Test
    void aStreamGivesTheRowsInBatches() throws Exception {
        List<List<List<Object>>> batches = new ArrayList<>();
        spark.readStream()
                .format("mazewright")
                .option("recipe", RECIPE)
                .option("count", COUNT)
                .option("seed", 5)
                .option("rows-per-batch", 80)
                .load()
                .writeStream()
                .trigger(org.apache.spark.sql.streaming.Trigger.AvailableNow())
                .foreachBatch((batch, number) -> {
                    batches.add(read(batch));
                })
                .start()
                .awaitTermination();
        assertThat(batches.stream().map(List::size).toList()).isEqualTo(List.of(80, 80, 40));
        assertThat(batches.stream().flatMap(List::stream).toList()).isEqualTo(expected(expected(), COUNT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"recipes", "partition"})
    void unknownOptionsAreRefused(String name) {
        assertThatThrownBy(() -> mazes(Map.of(name, "3")).count()).hasMessageContaining("unknown option '" + name + "'");
    }

    @Test
    void distinctRowsAreRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("distinct.toml"), SPEC + "distinct = true\n");
        assertThatThrownBy(() -> spark.read().format("mazewright").option("spec", file.toString()).option("split", "test").load().count())
                .hasMessageContaining("leave out distinct = true");
    }
}
