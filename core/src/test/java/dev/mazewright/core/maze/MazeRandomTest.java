package dev.mazewright.core.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.SlowRandom;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random numbers against the published vectors of SplitMix64, a reference in big integers, and chi-square. Seeds are
 * fixed, and an honest generator exceeds each limit once in a million.
 */
class MazeRandomTest {
    private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

    // ---- words

    /** From the author's C program; the same in rust-random, Apache Commons RNG, Rosetta Code and the JDK. */
    @Test
    void wordsAreThoseOfSplitMix64() {
        assertWords(
                0, "16294208416658607535", "7960286522194355700", "487617019471545679", "17909611376780542444");
        assertWords(
                1234567, "6457827717110365317", "3203168211198807973", "9817491932198370423", "4593380528125082431");
        assertWords(
                1477776061723855037L,
                "1985237415132408290",
                "2979275885539914483",
                "13511426838097143398",
                "8488337342461049707");
    }

    private static void assertWords(long seed, String... words) {
        MazeRandom random = new MazeRandom(seed);
        for (int n = 0; n < words.length; n++) {
            long word = Long.parseUnsignedLong(words[n]);
            assertThat(new MazeRandom(seed).word(n)).isEqualTo(word);
            assertThat(random.nextLong()).isEqualTo(word);
        }
    }

    @Test
    void wordsAreThoseOfTheSharedVectors() throws IOException {
        java.nio.file.Path file =
                java.nio.file.Path.of(System.getProperty("mazewright.shared", "."), "corpora", "rng_vectors.json");
        assumeTrue(Files.exists(file), "no shared corpora here");
        String json = Files.readString(file, StandardCharsets.UTF_8);
        int from = json.indexOf("\"splitmix64\": {");
        String section = json.substring(from, json.indexOf('}', from));
        Matcher seeds = Pattern.compile("\"(\\d+)\":\\s*\\[([^\\]]*)\\]").matcher(section);
        int found = 0;
        while (seeds.find()) {
            found++;
            assertWords(Long.parseUnsignedLong(seeds.group(1)), seeds.group(2).trim().split(",\\s*", -1));
        }
        assertThat(found).isEqualTo(6);
    }

    /** The JDK's class holds the same algorithm. */
    @Test
    void wordsAreThoseOfTheJdk() {
        for (long seed = -50; seed < 50; seed++) {
            SplittableRandom reference = new SplittableRandom(seed);
            MazeRandom random = new MazeRandom(seed);
            for (int n = 0; n < 100; n++) {
                long word = reference.nextLong();
                assertThat(random.word(n)).isEqualTo(word);
                assertThat(random.nextLong()).isEqualTo(word);
            }
        }
    }

    /** The values by which docs/randomness.md lets other implementations check theirs. */
    @Test
    void specificationHasTheValuesThatAreDrawn() throws IOException {
        MazeRandom random = new MazeRandom(42);
        MazeRandom generator = random.stream("generator");
        MazeRandom weights = generator.stream("weights");
        MazeRandom pool = new MazeRandom(42);
        StringBuilder bits = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            bits.append(pool.bits(2)).append(' ');
        }
        StringBuilder sixteens = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            sixteens.append(' ').append(pool.bits(16));
        }
        assertThat(Files.readString(java.nio.file.Path.of("..", "docs", "randomness.md")))
                .contains("`%016x`, `%016x`, `%016x`".formatted(random.word(0), random.word(1), random.word(2)))
                .contains("`; `%016x`".formatted(generator.word(0)))
                .contains("; %d, %d |".formatted(weights.weight(0), weights.weight(1)))
                .contains("| " + bits.toString().strip() + ", then" + sixteens + ";");
    }

    @Test
    void wordsCanBeLookedUpAtAnyDistance() {
        BigInteger gamma = new BigInteger("9E3779B97F4A7C15", 16);
        for (long n : new long[] {1L << 20, 1L << 40, Long.MAX_VALUE - 1}) {
            long state = BigInteger.valueOf(7).add(gamma.multiply(BigInteger.valueOf(n))).longValue();
            assertThat(new MazeRandom(7).word(n)).isEqualTo(new SplittableRandom(state).nextLong());
        }
    }

    // ---- bits

    /** The pool gives a word's bits, the lowest first, and drops what is left when too few are. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 7, 16, 31, 32})
    void bitsAreTheWordsFromBelow(int count) {
        MazeRandom random = new MazeRandom(count);
        SplittableRandom reference = new SplittableRandom(count);
        for (int word = 0; word < 200; word++) {
            BigInteger rest = BigInteger.valueOf(reference.nextLong()).mod(TWO_64);
            for (int i = 0; i < 64 / count; i++) {
                int expected = rest.shiftRight(i * count).intValue() & (int) ((1L << count) - 1);
                assertThat(random.bits(count)).isEqualTo(expected);
            }
        }
    }

    @Test
    void bitsOfSeveralWidthsShareThePool() {
        MazeRandom random = new MazeRandom(9);
        long first = new MazeRandom(9).word(0);
        long second = new MazeRandom(9).word(1);
        assertThat(random.bit()).isEqualTo((first & 1) != 0);
        assertThat(random.bits(31)).isEqualTo((int) (first >>> 1) & 0x7FFFFFFF);
        assertThat(random.bits(30)).isEqualTo((int) (first >>> 32) & 0x3FFFFFFF);
        assertThat(random.bits(3)).as("two bits are left and dropped").isEqualTo((int) (second & 7));
        assertThat(random.nextLong()).as("the next word follows the pool's").isEqualTo(new MazeRandom(9).word(2));
        assertThat(random.bits(2)).isEqualTo((int) (second >>> 3 & 3));
    }

    // ---- bounded numbers

    /** Lemire's method in big numbers: upper half of word x bound, unless the lower is below 2^64 mod bound. */
    @ParameterizedTest
    @ValueSource(
            longs = {
                1, 2, 3, 7, 10, 1000, 3L << 30, (1L << 32) + 1, (1L << 62) + 1, 3L << 61, (1L << 63) - 1,
                Long.MAX_VALUE / 3
            })
    void boundedNumbersAreThoseOfTheReference(long bound) {
        MazeRandom random = new MazeRandom(bound);
        SplittableRandom reference = new SplittableRandom(bound);
        BigInteger big = BigInteger.valueOf(bound);
        BigInteger least = TWO_64.mod(big);
        int rejected = 0;
        int draws = 20_000;
        for (int i = 0; i < draws; i++) {
            BigInteger product = BigInteger.valueOf(reference.nextLong()).mod(TWO_64).multiply(big);
            while (product.mod(TWO_64).compareTo(least) < 0) {
                product = BigInteger.valueOf(reference.nextLong()).mod(TWO_64).multiply(big);
                rejected++;
            }
            assertThat(random.below(bound)).isEqualTo(product.shiftRight(64).longValueExact());
        }
        // Each word is rejected with probability least / 2^64; six standard errors.
        double p = least.doubleValue() / TWO_64.doubleValue();
        double expected = draws * p / (1 - p);
        assertThat((double) rejected).isBetween(
                expected - 6 * Math.sqrt(expected / (1 - p)), expected + 6 * Math.sqrt(expected / (1 - p)));
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 3, 5, 6, 7, 10, 12, 100, 1000})
    void smallBoundsAreUniform(long bound) {
        MazeRandom random = new MazeRandom(1);
        long[] counts = new long[(int) bound];
        for (int i = 0; i < 200_000; i++) {
            counts[(int) random.below(bound)]++;
        }
        assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(counts.length));
    }

    /** Twelve buckets that are wider by one, or not, as the bound asks. */
    @ParameterizedTest
    @ValueSource(longs = {3L << 30, 3_000_000_019L, 3L << 61, (1L << 62) + 1})
    void largeBoundsAreUniform(long bound) {
        int buckets = 12;
        MazeRandom random = new MazeRandom(2);
        long[] counts = new long[buckets];
        BigInteger big = BigInteger.valueOf(bound);
        for (int i = 0; i < 100_000; i++) {
            BigInteger number = BigInteger.valueOf(random.below(bound));
            assertThat(number.signum() >= 0 && number.compareTo(big) < 0).isTrue();
            counts[number.multiply(BigInteger.valueOf(buckets)).divide(big).intValue()]++;
        }
        assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(buckets));
    }

    @Test
    void boundsBelowOneAreRefused() {
        for (long bound : new long[] {0, -1, Long.MIN_VALUE}) {
            assertThatThrownBy(() -> new MazeRandom(1).below(bound))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(Long.toString(bound));
        }
    }

    // ---- shuffles and choices

    @Test
    void shufflesAreUniform() {
        MazeRandom random = new MazeRandom(3);
        Map<String, Integer> indices = new HashMap<>();
        long[] counts = new long[24];
        for (int i = 0; i < 240_000; i++) {
            int[] numbers = {0, 1, 2, 3};
            random.shuffle(numbers);
            counts[indices.computeIfAbsent(Arrays.toString(numbers), order -> indices.size())]++;
        }
        assertThat(indices).hasSize(24);
        assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(24));
    }

    /** From the last to the second, each is swapped with one of those up to itself. */
    @Test
    void shufflesAreThoseOfTheTextbook() {
        for (int length = 0; length < 50; length++) {
            MazeRandom random = new MazeRandom(length);
            MazeRandom reference = new MazeRandom(length);
            int[] numbers = new int[length];
            Arrays.setAll(numbers, i -> i);
            List<Integer> expected = new ArrayList<>();
            for (int number : numbers) {
                expected.add(number);
            }
            for (int last = length - 1; last > 0; last--) {
                Collections.swap(expected, last, (int) reference.below(last + 1));
            }
            random.shuffle(numbers);
            assertThat(Arrays.stream(numbers).boxed().toList()).isEqualTo(expected);
        }
    }

    /** Wrong by less than 1/65536 each, far below what this many draws can see. */
    @ParameterizedTest
    @ValueSource(ints = {0b1, 0b1010, 0b111, 0b1101, 0b11111, 0b111111, 0b10101011, 0x80000001, 0x7F000300, -1})
    void choicesAreUniform(int directions) {
        MazeRandom random = new MazeRandom(4);
        long[] counts = new long[32];
        for (int i = 0; i < 200_000; i++) {
            counts[random.choose(directions)]++;
        }
        long[] chosen = new long[Directions.count(directions)];
        int size = 0;
        for (int direction = 0; direction < 32; direction++) {
            if ((directions >>> direction & 1) != 0) {
                chosen[size++] = counts[direction];
            } else {
                assertThat(counts[direction]).isZero();
            }
        }
        if (chosen.length > 1) {
            assertThat(ChiSquare.ofEqual(chosen)).isLessThan(ChiSquare.limit(chosen.length));
        }
    }

    /** Four choices a word, 16 bits each from below, scaled to the number of directions. */
    @Test
    void choicesScaleSixteenBits() {
        MazeRandom random = new MazeRandom(5);
        SplittableRandom reference = new SplittableRandom(5);
        for (int word = 0; word < 1000; word++) {
            long bits = reference.nextLong();
            for (int i = 0; i < 4; i++) {
                double share = (bits >>> (16 * i) & 0xFFFF) / 65536.0;
                assertThat(random.choose(0b101101)).isEqualTo(new int[] {0, 2, 3, 5}[(int) (share * 4)]);
            }
        }
    }

    // ---- steps and cells

    @Test
    void stepsAreUniformAmongTheNeighbours() {
        assertUniformSteps(GridModel.rectangle(3, 3), 0, 2);
        assertUniformSteps(GridModel.rectangle(3, 3), 1, 3);
        assertUniformSteps(GridModel.rectangle(3, 3), 4, 4);
        assertUniformSteps(GridModel.hexagon(3, 3), 0, 2);
        assertUniformSteps(GridModel.hexagon(3, 3), 3, 5);
        assertUniformSteps(GridModel.hexagon(3, 3), 4, 6);
        assertUniformSteps(GridModel.triangle(3, 3), 0, 2);
        assertUniformSteps(GridModel.triangle(3, 3), 4, 3);
        assertUniformSteps(GridModel.flat("upsilon", 3, 3), 4, 8);
        assertUniformSteps(GridModel.flat("upsilon", 3, 4), 6, 4);
        assertUniformSteps(GridModel.flat("cairo", 4, 6), 8, 5);
        List<Integer> hub = List.of(0);
        assertUniformSteps(GridModel.graph(List.of(List.of(1, 2, 3, 4, 5), hub, hub, hub, hub, hub)), 0, 5);
        assertUniformSteps(GridModel.graph(List.of(List.of(1), List.of(0))), 1, 1);
        boolean[][] cells = GridModel.full(3, 3);
        cells[0][1] = false;
        cells[2][1] = false;
        assertUniformSteps(GridModel.masked("rectangle", cells), 3, 2);
    }

    private static void assertUniformSteps(GridModel model, int cell, int degree) {
        MazeRandom random = new MazeRandom(6);
        int[] beside = model.adjacency()[cell];
        long[] counts = new long[32];
        for (int i = 0; i < 120_000; i++) {
            counts[random.step(model.grid, model.grid.cellAt(cell))]++;
        }
        long[] taken = new long[degree];
        int size = 0;
        for (int direction = 0; direction < 32; direction++) {
            if (direction < beside.length && beside[direction] >= 0) {
                taken[size++] = counts[direction];
            } else {
                assertThat(counts[direction]).isZero();
            }
        }
        assertThat(size).isEqualTo(degree);
        if (degree > 1) {
            assertThat(ChiSquare.ofEqual(taken)).as(model.name).isLessThan(ChiSquare.limit(degree));
        }
    }

    @Test
    void cellsAreUniform() {
        for (GridModel model : List.of(GridModel.triangle(3, 4), GridModel.masked("hexagon", GridModel.random(5, 5, 1)))) {
            MazeRandom random = new MazeRandom(7);
            long[] counts = new long[(int) model.grid.cells()];
            for (int i = 0; i < 100_000; i++) {
                counts[(int) model.grid.number(random.cell(model.grid))]++;
            }
            assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(counts.length));
        }
    }

    // ---- weights

    @Test
    void weightsAreTheUpperBitsOfAnEdgesWord() {
        MazeRandom random = new MazeRandom(8);
        long[] counts = new long[16];
        for (int edge = 0; edge < 100_000; edge++) {
            int weight = random.weight(edge);
            assertThat(weight).isNotNegative();
            assertThat(weight).isEqualTo((int) (random.word(edge) >>> 33));
            counts[weight >>> 27]++;
        }
        assertThat(ChiSquare.ofEqual(counts)).isLessThan(ChiSquare.limit(16));
    }

    /** A weight depends on the seed and the edge alone, not on the order of the calls. */
    @Test
    void weightsDoNotDependOnWhatWasDrawn() {
        MazeRandom random = new MazeRandom(8);
        int before = random.weight(12345);
        random.nextLong();
        random.bits(7);
        random.weight(1);
        assertThat(random.weight(12345)).isEqualTo(before).isEqualTo(new MazeRandom(8).weight(12345));
    }

    // ---- streams

    @Test
    void streamsDependOnTheSeedAloneAndNotOnDraws() {
        MazeRandom random = new MazeRandom(10);
        long before = random.stream("row", 3).nextLong();
        random.nextLong();
        random.below(10);
        random.stream("row", 3).nextLong();
        assertThat(random.stream("row", 3).nextLong()).isEqualTo(before);
        assertThat(random.stream("row").nextLong()).isEqualTo(random.stream("row", 0).nextLong());
        assertThat(new MazeRandom(11).stream("row", 3).nextLong()).isNotEqualTo(before);
    }

    /** The name is folded in letter by letter, each through one word of SplitMix64; then the number picks a word. */
    @Test
    void streamsAreThoseOfTheReference() {
        for (String part : List.of("", "a", "generator", "transform", "row", "goal", "ünïcödé")) {
            for (long number : new long[] {0, 1, 2, 77, 1L << 40}) {
                MazeRandom reference = new MazeRandom(SlowRandom.streamSeed(-99, part, number));
                assertThat(new MazeRandom(-99).stream(part, number).nextLong()).isEqualTo(reference.nextLong());
            }
        }
    }

    @Test
    void streamsBeginWithDifferentWords() {
        Set<Long> first = new HashSet<>();
        int made = 0;
        for (long seed = -30; seed < 30; seed++) {
            MazeRandom random = new MazeRandom(seed);
            first.add(random.nextLong());
            made++;
            for (String part : List.of("", "a", "b", "aa", "ab", "ba", "row", "rows", "start", "goal", "generator")) {
                for (int number = 0; number < 300; number++) {
                    first.add(random.stream(part, number).nextLong());
                    made++;
                }
            }
        }
        assertThat(first).hasSize(made);
    }

    /** Words of neighbouring streams differ in half of their bits: 32 on average, with a standard deviation of 4. */
    @Test
    void neighbouringStreamsAreNotAlike() {
        MazeRandom random = new MazeRandom(12);
        long differing = 0;
        int pairs = 20_000;
        for (int number = 0; number < pairs; number++) {
            MazeRandom a = random.stream("row", number);
            MazeRandom b = random.stream("row", number + 1L);
            differing += Long.bitCount(a.nextLong() ^ b.nextLong());
        }
        double mean = (double) differing / pairs;
        double fiveErrors = 5 * 4 / Math.sqrt(pairs);
        assertThat(mean).isBetween(32 - fiveErrors, 32 + fiveErrors);
    }
}
