package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is seen of walls at a glance is what the search for lines would find. */
class WallLinesTest {
    private static final int LENGTH = 300;

    private final Random random = new Random(1);

    /** Walls on lines, whole or up to a pixel beside them, and some beside all lines; half pixels. */
    private long[] middles(int from, int to, int thickness, double pitch, double slack, int strays) {
        long[] middles = new long[2 * LENGTH + 1];
        for (double line = from + thickness / 2.0; line <= to; line += pitch) {
            for (int walls = random.nextInt(60); walls > 0; walls--) {
                middles[(int) Math.clamp(Math.rint(2 * (line + slack * (2 * random.nextDouble() - 1))), 0, 2 * LENGTH)]++;
            }
        }
        for (int i = 0; i < strays; i++) {
            middles[2 * from + random.nextInt(2 * (to - from))]++;
        }
        return middles;
    }

    @Test
    void aGlanceSeesWhatTheSearchWouldFind() {
        int found = 0;
        int none = 0;
        for (int i = 0; i < 4000; i++) {
            int thickness = 1 + random.nextInt(5);
            int from = random.nextInt(20);
            boolean isWhole = random.nextBoolean();
            double pitch = thickness + 1 + (isWhole ? random.nextInt(20) : 20 * random.nextDouble());
            int to = Math.min(LENGTH, (int) (from + thickness + pitch * (1 + random.nextInt(30))));
            boolean isEven = random.nextBoolean();
            long[] middles = middles(from, to, thickness, pitch, random.nextInt(3) * 0.6, random.nextInt(4) * random.nextInt(40));
            WallLines lines = WallLines.search(middles, from, to, thickness, isEven);
            assertThat(WallLines.find(middles, from, to, thickness, isEven)).as("%d", i).isEqualTo(lines);
            found += lines != null ? 1 : 0;
            none += lines == null ? 1 : 0;
        }
        assertThat(found).isGreaterThan(500);
        assertThat(none).isGreaterThan(1000);
    }

    /** Against all ways to choose windows, of few counts. */
    @Test
    void theMostThatLiesInWindowsIsExact() {
        for (int i = 0; i < 300; i++) {
            long[] counts = new long[1 + random.nextInt(14)];
            for (int at = 0; at < counts.length; at++) {
                counts[at] = random.nextInt(4);
            }
            int window = 1 + random.nextInt(4);
            int apart = window + random.nextInt(4);
            assertThat(WallLines.mostNear(counts, window, apart)).isEqualTo(most(counts, 1 - window, window, apart));
        }
    }

    /** Of windows that begin at a place or behind. */
    private static long most(long[] counts, int from, int window, int apart) {
        if (from >= counts.length) {
            return 0;
        }
        long here = 0;
        for (int i = Math.max(0, from); i < Math.min(counts.length, from + window); i++) {
            here += counts[i];
        }
        return Math.max(most(counts, from + 1, window, apart), here + most(counts, from + apart, window, apart));
    }
}
