package dev.mazewright.parquet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.RowColumn;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Rows;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.ValueRange;
import dev.mazewright.datasets.write.DatasetFormat;
import dev.mazewright.datasets.write.DatasetFormats;
import dev.mazewright.datasets.write.ShardWriter;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of rows, read by DuckDB. */
class ParquetFormatTest {
    private static final int ROWS = 300;
    private static final Split SPLIT = split(
            ROWS,
            RowFilter.SOLVABLE,
            "rectangle:{5..9}x{same}/{wilson,recursive-backtracker}",
            "rectangle:9x9,mask=circle/kruskal/braid:0.5",
            "hexagon:4x7/wilson/start:random/goal:farthest",
            "zeta:5x5/kruskal");

    private static final RowFilter ANY = new RowFilter(ValueRange.ALL, ValueRange.ALL, ValueRange.ALL, null);

    @TempDir static Path folder;

    private static Split split(int rows, RowFilter filter, String... recipes) {
        return new Split(
                "train",
                rows,
                Stream.of(recipes).map(RecipeTemplate::parse).toList(),
                Collections.nCopies(recipes.length, 1L),
                null,
                false,
                null,
                filter,
                null,
                false,
                false,
                null,
                0,
                Prompt.DEFAULT,
                List.of(),
                List.of());
    }

    private static Rows rows(Split split) {
        return new Rows(new Dataset("demo", 1, "parquet", ROWS, "CC0-1.0", Dataset.TRIES, List.of(split)), split);
    }

    @BeforeAll
    static void write() throws IOException {
        write(folder, SPLIT);
    }

    private static void write(Path folder, Split split) throws IOException {
        DatasetFormat format = DatasetFormats.of("parquet");
        Rows rows = rows(split);
        try (ShardWriter writer = format.open(new Shard(split, 0, 10, 0, (int) split.count()), path -> {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            return new BufferedOutputStream(Files.newOutputStream(file));
        })) {
            for (int row = 0; row < split.count(); row++) {
                writer.add(rows.row(row));
            }
            writer.finish();
        }
    }

    private static Path file() {
        return file(folder);
    }

    private static Path file(Path folder) {
        return folder.resolve("data/train-00000-of-00010.parquet");
    }

    @Test
    void eachValueOfEachRowIsReadBack() throws Exception {
        requireReadBack(folder, SPLIT);
    }

    /** More numbers of paths than a page has, and rows without one between them. */
    @Test
    void longPathsAndMissingOnesAreReadBack(@TempDir Path other) throws Exception {
        Split split = split(20, ANY, "rectangle:500x500/recursive-backtracker", "rectangle:6x6/percolation:0.5");
        write(other, split);
        requireReadBack(other, split);
        try (Connection duckdb = DriverManager.getConnection("jdbc:duckdb:");
                ResultSet read = duckdb.createStatement()
                        .executeQuery("SELECT sum(len(path)), count(*) - count(path) FROM '" + file(other) + "'")) {
            assertThat(read.next()).isTrue();
            assertThat(read.getLong(1)).as("numbers").isGreaterThan(1 << 18);
            assertThat(read.getLong(2)).as("rows without a path").isPositive();
        }
    }

    private static void requireReadBack(Path folder, Split split) throws SQLException {
        Rows rows = rows(split);
        String columns = Arrays.stream(RowColumn.values()).map(RowColumn::toString).collect(Collectors.joining(", "));
        try (Connection duckdb = DriverManager.getConnection("jdbc:duckdb:");
                ResultSet read = duckdb.createStatement().executeQuery("SELECT " + columns + " FROM '" + file(folder) + "'")) {
            for (int number = 0; number < split.count(); number++) {
                assertThat(read.next()).isTrue();
                Row row = rows.row(number);
                for (RowColumn column : RowColumn.values()) {
                    assertThat(value(read.getObject(column.toString())))
                            .as("%s of row %s", column, number)
                            .isEqualTo(column.of(row));
                }
            }
            assertThat(read.next()).isFalse();
        }
    }

    private static Object value(Object read) throws SQLException {
        return switch (read) {
            case Blob bytes -> bytes.getBytes(1, (int) bytes.length());
            case Array numbers -> Arrays.stream((Object[]) numbers.getArray())
                    .mapToInt(Integer.class::cast)
                    .toArray();
            case null, default -> read;
        };
    }

    @Test
    void wallsAreTheDigitsOfTheDigest() throws Exception {
        Rows rows = rows(SPLIT);
        for (int number = 0; number < 50; number++) {
            Row row = rows.row(number);
            byte[] walls = (byte[]) RowColumn.WALLS.of(row);
            String digits = IntStream.range(0, walls.length)
                    .mapToObj(i -> Integer.toHexString(walls[i]))
                    .collect(Collectors.joining());
            byte[] sha = MessageDigest.getInstance("SHA-256").digest(digits.getBytes(StandardCharsets.US_ASCII));
            assertThat(HexFormat.of().formatHex(sha)).isEqualTo(Digest.of(row.maze()));
        }
    }

    @Test
    void everythingIsCompressedWithZstandard() throws Exception {
        try (Connection duckdb = DriverManager.getConnection("jdbc:duckdb:");
                ResultSet read = duckdb.createStatement()
                        .executeQuery("SELECT DISTINCT compression FROM parquet_metadata('" + file() + "')")) {
            assertThat(read.next()).isTrue();
            assertThat(read.getString(1)).isEqualTo("ZSTD");
            assertThat(read.next()).isFalse();
        }
    }

    @Test
    void theSameRowsAreTheSameBytes(@TempDir Path again) throws IOException {
        write(again, SPLIT);
        assertThat(file(again)).hasSameBinaryContentAs(file());
    }
}
