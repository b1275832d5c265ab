package dev.mazewright.certify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Mazes of consecutive seeds are independent; those of one seed at two sizes need not be. Counted here without the
 * program's own tallies, and for generators of which nothing is known but that their mazes have distributions: the frequencies of
 * edges stand for their probabilities.
 */
@Tag("slow")
class SeedsTest {
    private static final int[] LAGS = {1, 2, 3, 16, 64, 256};
    private static final int SIDE = 10;
    private static final int MAZES = 20_000;

    private static List<Entry<Generator>> generators() {
        return Catalog.GENERATORS.stream()
                .filter(entry -> entry.isConnected() && entry.offers(Trait.WALLS))
                .toList();
    }

    /** Mazes with the seeds 0, 1, 2 and so on, as sets of edges. */
    private static long[][] mazes(String shape, String generator) {
        Series series = new Series(Recipe.parse(shape + "/" + generator + "/seed:0"));
        EdgeNumbers edges = new EdgeNumbers(series.grid());
        long[][] sets = new long[MAZES][edges.count() + 63 >> 6];
        for (int seed = 0; seed < MAZES; seed++) {
            edges.copy(series.make(seed).maze(), sets[seed]);
        }
        return sets;
    }

    private static double[] frequencies(long[][] sets, int edges) {
        double[] frequencies = new double[edges];
        for (long[] set : sets) {
            for (int edge = 0; edge < edges; edge++) {
                frequencies[edge] += set[edge >> 6] >>> edge & 1;
            }
        }
        return Arrays.stream(frequencies).map(count -> count / sets.length).toArray();
    }

    private static double[] centred(long[] set, double... frequencies) {
        double[] centred = new double[frequencies.length];
        Arrays.setAll(centred, edge -> (set[edge >> 6] >>> edge & 1) - frequencies[edge]);
        return centred;
    }

    /** Standard errors of the shared passages beyond those of independent mazes, by lag; the mean of products of centred bits. */
    private static double[] errors(long[][] sets, int edges) {
        double[] frequencies = frequencies(sets, edges);
        double[][] centred = Arrays.stream(sets).map(set -> centred(set, frequencies)).toArray(double[][]::new);
        double[] errors = new double[LAGS.length];
        for (int lag = 0; lag < LAGS.length; lag++) {
            double sum = 0;
            double squares = 0;
            for (int i = LAGS[lag]; i < sets.length; i++) {
                double product = 0;
                for (int edge = 0; edge < edges; edge++) {
                    product += centred[i][edge] * centred[i - LAGS[lag]][edge];
                }
                sum += product;
                squares += product * product;
            }
            errors[lag] = squares == 0 ? 0 : sum / Math.sqrt(squares);
        }
        return errors;
    }

    @Test
    void mazesOfConsecutiveSeedsAreIndependent() {
        Map<String, double[]> rows = new LinkedHashMap<>(); // some generators make the same mazes: one row for them
        int edges = 2 * SIDE * (SIDE - 1);
        for (Entry<Generator> entry : generators()) {
            double[] errors = errors(mazes("rectangle:" + SIDE + "x" + SIDE, entry.name()), edges);
            System.out.printf(Locale.ROOT, "| `%s` | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f |%n", entry.name(), errors[0], errors[1],
                    errors[2], errors[3], errors[4], errors[5]);
            rows.putIfAbsent(Arrays.toString(errors), errors);
        }
        List<Double> all = rows.values().stream().flatMap(row -> Arrays.stream(row).boxed()).toList();
        double most = all.stream().mapToDouble(Math::abs).max().orElseThrow();
        double chiSquare = all.stream().mapToDouble(error -> error * error).sum();
        System.out.printf(Locale.ROOT, "%d values, the largest %.2f, p %.3f; chi-square %.1f, p %.3f%n", all.size(), most,
                all.size() * Probability.normal(most), chiSquare, Probability.chiSquare(chiSquare, all.size()));
        assertThat(all.size() * Probability.normal(most)).isGreaterThan(0.001);
        assertThat(Probability.chiSquare(chiSquare, all.size())).isGreaterThan(0.001);
    }

    /** The power of that test: every fiftieth maze is that of the seed before it. */
    @Test
    void dependenceIsSeen() {
        long[][] sets = mazes("rectangle:10x10", "wilson");
        for (int i = 49; i < sets.length; i += 50) {
            sets[i] = sets[i - 1];
        }
        assertThat(errors(sets, 180)[0]).isGreaterThan(10);
    }

    // ---- one seed, two sizes

    /** Mean correlation of the edges that both have, of mazes of the same seed. */
    private static double correlation(long[][] ones, Map<List<Integer>, Integer> ofOne, long[][] others, Map<List<Integer>, Integer> ofOther) {
        double[] one = frequencies(ones, ofOne.size());
        double[] other = frequencies(others, ofOther.size());
        double sum = 0;
        int count = 0;
        for (Map.Entry<List<Integer>, Integer> edge : ofOne.entrySet()) {
            Integer there = ofOther.get(edge.getKey());
            if (there == null) {
                continue;
            }
            int here = edge.getValue();
            double both = 0;
            for (int seed = 0; seed < MAZES; seed++) {
                both += ones[seed][here >> 6] >>> here & others[seed][there >> 6] >>> there & 1;
            }
            double deviations = Math.sqrt(one[here] * (1 - one[here]) * other[there] * (1 - other[there]));
            if (deviations > 0) {
                sum += (both / MAZES - one[here] * other[there]) / deviations;
                count++;
            }
        }
        return sum / count;
    }

    /** The edges by row, column and direction. */
    private static Map<List<Integer>, Integer> places(int rows, int columns) {
        EdgeNumbers edges = TransferCurrentsTest.edges("rectangle:" + rows + "x" + columns);
        Map<List<Integer>, Integer> places = new HashMap<>();
        for (int i = 0; i < edges.count(); i++) {
            int from = edges.edge(i).from();
            places.put(List.of(from / columns, from % columns, edges.edge(i).to() - from == 1 ? 0 : 1), i);
        }
        return places;
    }

    @Test
    void oneSeedAtTwoSizesGivesRelatedMazesOfSomeGenerators() {
        int[][] sizes = {{10, 11}, {11, 10}, {20, 20}};
        Map<String, double[]> table = new HashMap<>();
        for (Entry<Generator> entry : generators()) {
            long[][] small = mazes("rectangle:10x10", entry.name());
            double[] row = new double[sizes.length];
            for (int i = 0; i < sizes.length; i++) {
                long[][] large = mazes("rectangle:" + sizes[i][0] + "x" + sizes[i][1], entry.name());
                row[i] = correlation(small, places(10, 10), large, places(sizes[i][0], sizes[i][1]));
            }
            table.put(entry.name(), row);
            System.out.printf(Locale.ROOT, "| `%s` | %.3f | %.3f | %.3f |%n", entry.name(), row[0], row[1], row[2]);
        }
        // A row of a binary tree maze is a function of seed and row.
        assertThat(table.get("binary-tree")[1]).isGreaterThan(0.9);
    }
}
