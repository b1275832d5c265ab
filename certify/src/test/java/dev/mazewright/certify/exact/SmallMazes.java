package dev.mazewright.certify.exact;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;

/** The mazes of a small grid, as sets of edges: what is exact of them, and samples by recipes. */
record SmallMazes(String shape, Grid grid, EdgeNumbers edges) {
    /** What was computed already, by shape and generator. */
    private static final Map<String, ExactDistribution> EXACT = new ConcurrentHashMap<>();

    /** Of a shape with its size, such as {@code rectangle:3x3}. */
    static SmallMazes of(String shape) {
        Grid grid = new Maker(Recipe.parse(shape + "/wilson/seed:0")).grid();
        return new SmallMazes(shape, grid, new EdgeNumbers(grid));
    }

    static Selection<Generator> generator(String text) {
        return Selection.parse(Catalog::generator, text);
    }

    /** The exact distribution of a generator with options. */
    ExactDistribution exact(String generator) {
        return EXACT.computeIfAbsent(shape + "/" + generator, key -> compute(generator));
    }

    private ExactDistribution compute(String generator) {
        ExactDistribution exact = ExactDistribution.of(generator(generator), grid);
        if (exact == null) {
            throw new AssertionError(ExactDistribution.whyNone(generator(generator), grid));
        }
        return exact;
    }

    /** Equal probabilities of all spanning trees, which are found by trying all sets of edges. */
    ExactDistribution uniform() {
        List<Integer> trees =
                IntStream.range(0, 1 << edges.count()).filter(this::isTree).boxed().toList();
        return new ExactDistribution(Choice.equally(trees).probabilities());
    }

    /** How often each maze occurs among those of a recipe with this number of seeds. */
    Map<Integer, Long> counts(String generator, long firstSeed, int samples) {
        Series series = new Series(Recipe.parse(shape + "/" + generator + "/seed:0"));
        Map<Integer, Long> counts = new HashMap<>();
        for (long seed = firstSeed; seed < firstSeed + samples; seed++) {
            counts.merge(passages(series.make(seed).maze()), 1L, Long::sum);
        }
        return counts;
    }

    private int passages(Maze maze) {
        return IntStream.range(0, edges.count())
                .filter(edge -> maze.isOpen(edges.edge(edge).cell(), edges.edge(edge).direction()))
                .map(edge -> 1 << edge)
                .sum();
    }

    /** Whether a set of edges connects all cells without a loop. */
    boolean isTree(int set) {
        if (Integer.bitCount(set) != edges.cells() - 1) {
            return false;
        }
        int[] parts = IntStream.range(0, edges.cells()).toArray();
        for (int edge : SmallGraph.members(set).toArray()) {
            int from = parts[edges.edge(edge).from()];
            int to = parts[edges.edge(edge).to()];
            parts = IntStream.of(parts).map(part -> part == to ? from : part).toArray();
        }
        return IntStream.of(parts).distinct().count() == 1;
    }

    /** The probability that a cell is a dead end. */
    BigFraction isDeadEnd(ExactDistribution exact, int cell) {
        List<Integer> ofCell = IntStream.range(0, edges.count())
                .filter(edge -> edges.edge(edge).from() == cell || edges.edge(edge).to() == cell)
                .boxed()
                .toList();
        return exact.probabilities().entrySet().stream()
                .filter(maze -> ofCell.stream().filter(edge -> SmallGraph.contains(maze.getKey(), edge)).count() == 1)
                .map(Map.Entry::getValue)
                .reduce(BigFraction.ZERO, BigFraction::add);
    }

    /** The mean number of dead ends. */
    BigFraction deadEnds(ExactDistribution exact) {
        return IntStream.range(0, edges.cells())
                .mapToObj(cell -> isDeadEnd(exact, cell))
                .reduce(BigFraction.ZERO, BigFraction::add);
    }
}
