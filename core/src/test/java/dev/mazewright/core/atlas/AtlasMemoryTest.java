package dev.mazewright.core.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** However many windows and lengths an atlas is asked for, it stays small: it is asked in a JVM whose heap could not hold more. */
@Tag("thorough")
class AtlasMemoryTest {
    private static final int SIDE = 16;

    @Test
    void aHeapOf32MegabytesIsEnough() throws Exception {
        assertThat(run("32m", 1L << 31, 32, 64, 20_000)).isEqualTo("20000 windows");
    }

    @Tag("slow")
    @Test
    void aMillionWindowsTakeNoMore() throws Exception {
        assertThat(run("32m", 1L << 31, 32, 64, 1_000_000)).isEqualTo("1000000 windows");
    }

    /** With other numbers, what is said beforehand is kept. */
    @Tag("slow")
    @Test
    void theEstimateIsKept() throws Exception {
        for (int[] each : new int[][] {{16, 1024}, {64, 64}, {128, 16}, {8, 4096}}) {
            long bytes = Atlas.bytes(1L << 31, 1L << 31, each[0], each[1]);
            String heap = (bytes >> 20) + 12 + "m"; // beside it, the JVM, and what is asked for
            assertThat(run(heap, 1L << 31, each[0], each[1], 2000)).as("side %d, %d patterns, %s", each[0], each[1], heap).isEqualTo("2000 windows");
        }
    }

    private static String run(String heap, long sides, int side, int patterns, int windows) throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Process process = new ProcessBuilder(List.of(java.toString(), "-Xmx" + heap, "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
                        AtlasMemoryTest.class.getName(), Long.toString(sides), Integer.toString(side), Integer.toString(patterns), Integer.toString(windows)))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        process.waitFor();
        return output;
    }

    /** Asks an atlas for windows of all levels at random places, and now and then for a length. */
    public static void main(String[] arguments) {
        long sides = Long.parseLong(arguments[0]);
        int windows = Integer.parseInt(arguments[3]);
        Atlas atlas = new Atlas(sides, sides, Catalog.generator("wilson"), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]), AtlasSeams.STRAIGHT,
                new MazeRandom(1).stream("generator"));
        MazeRandom random = new MazeRandom(2);
        long[] east = new long[BitRow.words(SIDE)];
        long[] south = new long[BitRow.words(SIDE)];
        for (int i = 0; i < windows; i++) {
            int level = i % (atlas.levels() - 1);
            AtlasCell first = new AtlasCell(random.below(Math.max(1, atlas.rows(level) - SIDE)), random.below(Math.max(1, atlas.columns(level) - SIDE)));
            int rows = (int) Math.min(SIDE, atlas.rows(level) - first.row());
            int columns = (int) Math.min(SIDE, atlas.columns(level) - first.column());
            SquareRows window = atlas.window(level, first, rows, columns, Context.ofStep());
            for (int row = 0; row < rows; row++) {
                window.next(east, south);
            }
            if (i % 16 == 0) {
                atlas.distance(new AtlasCell(random.below(sides), random.below(sides)), new AtlasCell(random.below(sides), random.below(sides)));
            }
        }
        System.out.println(windows + " windows");
    }
}
