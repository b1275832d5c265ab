package dev.mazewright.certify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The power of a certificate: after how many samples wrong samplers are rejected, on three grids. Prints the table of docs/certificates.md. */
@Tag("slow")
class PowerTest {
    private static final List<String> SHAPES = List.of("rectangle:3x3", "rectangle:10x10", "rectangle:21x34");
    private static final int[] SIZES = {100, 300, 1000, 3000, 10_000, 30_000, 100_000, 300_000};
    /** Grids of more cells have no more samples than this. */
    private static final long MOST_CELLS = 20_000_000;

    private static final List<String> GENERATORS = List.of(
            "houston", "houston:0.5", "kruskal", "prim-frontier-edge", "prim-frontier-cell", "prim-cell-weights", "growing-forest", "eller",
            "hunt-and-kill", "growing-tree", "recursive-division", "sidewinder", "recursive-backtracker", "breadth-first", "binary-tree",
            "origin-shift:1", "origin-shift:3", "origin-shift");

    /** Makes a sample. */
    private interface Sampler {
        void sample(int index, long[] sample);
    }

    /** Samplers that other programs might have. */
    private static Map<String, Sampler> samplers(String shape) {
        Map<String, Sampler> samplers = new LinkedHashMap<>();
        EdgeNumbers edges = TransferCurrentsTest.edges(shape);
        Series series = new Series(Recipe.parse(shape + "/wilson/seed:0"));
        samplers.put("wilson, one sample in 100 repeated", (index, sample) ->
                edges.copy(series.make(index % 100 == 99 ? index - 1 : index).maze(), sample));
        samplers.put("wilson, 4096 seeds in turn", (index, sample) -> edges.copy(series.make(index % 4096).maze(), sample));
        for (double weight : new double[] {1.01, 1.05}) {
            samplers.put("wilson's walk, steps to the right " + Math.round(100 * weight - 100) + " % more likely", new WeightedWalk(edges, weight));
        }
        return samplers;
    }

    /** Wilson's algorithm with a root in cell 0, whose steps to greater numbers have another weight. */
    private record WeightedWalk(EdgeNumbers edges, double weight) implements Sampler {
        @Override
        public void sample(int index, long[] sample) {
            java.util.Arrays.fill(sample, 0);
            SplittableRandom random = new SplittableRandom(index);
            boolean[] isDone = new boolean[edges.cells()];
            int[] exits = new int[edges.cells()];
            isDone[0] = true;
            for (int first = 1; first < exits.length; first++) {
                for (int cell = first; !isDone[cell]; cell = edges.edge(exits[cell]).other(cell)) {
                    exits[cell] = exit(cell, random);
                }
                for (int cell = first; !isDone[cell]; cell = edges.edge(exits[cell]).other(cell)) {
                    isDone[cell] = true;
                    sample[exits[cell] >> 6] |= 1L << exits[cell];
                }
            }
        }

        private int exit(int cell, SplittableRandom random) {
            int[] own = edges.of(cell);
            double sum = 0;
            for (int edge : own) {
                sum += edges.edge(edge).to() == cell + 1 ? weight : 1;
            }
            double drawn = random.nextDouble() * sum;
            for (int edge : own) {
                drawn -= edges.edge(edge).to() == cell + 1 ? weight : 1;
                if (drawn < 0) {
                    return edge;
                }
            }
            return own[own.length - 1];
        }
    }

    @Test
    void wrongSamplersAreRejected() throws IOException {
        Map<String, List<String>> table = new LinkedHashMap<>();
        for (String shape : SHAPES) {
            EdgeNumbers edges = TransferCurrentsTest.edges(shape);
            Expectation uniform = Expectation.uniform(edges);
            Certifier certifier = new Certifier(uniform, Context.standard(), (done, all) -> {});
            for (String generator : GENERATORS) {
                Recipe recipe = Recipe.parse(shape + "/" + generator + "/seed:1");
                add(generator, table, edges, uniform, samples -> certifier.count(recipe, samples));
            }
            samplers(shape).forEach((name, sampler) -> add(name, table, edges, uniform, samples -> {
                int[] next = {0};
                try {
                    return certifier.count(sample -> {
                        sampler.sample(next[0]++, sample);
                        return next[0] <= samples;
                    }, Long.MAX_VALUE);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }));
        }
        table.forEach((name, cells) -> System.out.println("| " + name + " | " + String.join(" | ", cells) + " |"));
        assertThat(table.get("kruskal")).noneMatch(String::isEmpty);
        assertThat(table.get("houston")).noneMatch(String::isEmpty);
    }

    private static void add(
            String name, Map<String, List<String>> table, EdgeNumbers edges, Expectation uniform, java.util.function.IntFunction<Tally> count) {
        String found = "";
        for (int i = 0; i < SIZES.length && found.isEmpty() && (long) SIZES[i] * edges.cells() <= MOST_CELLS; i++) {
            Certificate certificate = new Certificate(uniform, count.apply(SIZES[i]));
            if (certificate.isRejected()) {
                found = SIZES[i] + ", " + certificate.least().test();
            }
        }
        table.computeIfAbsent(name, unused -> new ArrayList<>()).add(found);
    }
}
