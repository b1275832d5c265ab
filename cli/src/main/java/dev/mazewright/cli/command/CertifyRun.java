package dev.mazewright.cli.command;

import dev.mazewright.certify.Certificate;
import dev.mazewright.certify.Certifier;
import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.Expectation;
import dev.mazewright.certify.sample.SampleLines;
import dev.mazewright.certify.Tally;
import dev.mazewright.certify.exact.ExactDistribution;
import dev.mazewright.certify.report.Report;
import dev.mazewright.cli.output.MazeRate;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.SeedText;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What {@code certify} does with its options, each as it was given, or null; the generator {@code -} is samples of standard input. */
record CertifyRun(
        String generator,
        @Nullable String shape,
        @Nullable String graph,
        @Nullable String samples,
        @Nullable String seed,
        @Nullable String distribution) {
    private static final String STANDARD_INPUT = "-";
    private static final String DEFAULT_SHAPE = "rectangle:3x3";
    private static final String DEFAULT_SIZE = "3x3";
    /** Whose recipe stands for the grid of samples from standard input. */
    private static final String ANY_GENERATOR = "wilson";

    private static final int DEFAULT_SAMPLES = 200_000;
    /** By default, fewer samples of larger grids. */
    private static final long DEFAULT_CELLS = 100_000_000;

    private static final long LEAST_DEFAULT = 1000;
    private static final long MOST_SAMPLES = 1_000_000_000;

    private boolean isRead() {
        return generator.equals(STANDARD_INPUT);
    }

    /** Takes the samples and tests them. */
    Report report(Context context, Terminal terminal) throws IOException {
        Recipe recipe = recipe(context, terminal);
        boolean isShapeRandom = recipe.shape().entry().offers(Trait.RANDOM);
        if (isRead() && seed != null && !isShapeRandom) {
            throw new UsageException("--seed is for samples of a generator, and for shapes that depend on it; a " + recipe.shape().name()
                    + " does not");
        }
        MazeRate rate = new MazeRate();
        AtomicLong taken = new AtomicLong();
        try (Progress progress = new Progress("computing the distribution", terminal)) {
            return context.run(() -> {
                EdgeNumbers edges = new EdgeNumbers(new Maker(recipe, context).grid());
                Expected expected = expected(recipe, edges);
                Certifier certifier = new Certifier(expected.expectation, context, (done, all) -> {
                    rate.made(done, all);
                    taken.set(done);
                });
                progress.part("counting samples");
                boolean isEndKnown = !isRead() || samples != null;
                progress.follow(isEndKnown ? rate::progress : () -> taken + " samples read");
                Tally tally = isRead() ? read(certifier, edges, terminal) : certifier.count(recipe, count(edges));
                return report(recipe, edges, expected, tally);
            });
        }
    }

    private Report report(Recipe recipe, EdgeNumbers edges, Expected expected, Tally tally) {
        Certificate certificate = new Certificate(expected.expectation, tally);
        Certificate uniform =
                certificate.isUniform() ? null : new Certificate(Expectation.uniform(edges), tally);
        return new Report(
                recipe.generator().toString(),
                of(recipe),
                isRead() ? null : recipe.seed(),
                certificate,
                expected.remark,
                uniform);
    }

    /** What the samples are of. */
    private String of(Recipe recipe) {
        String of = graph == null ? recipe.shape().toString() : "graph " + graph;
        return recipe.shape().entry().offers(Trait.RANDOM) ? of + " of seed " + recipe.seed() : of;
    }

    // ---- samples

    private Recipe recipe(Context context, Terminal terminal) throws IOException {
        long first = seed == null ? 0 : SeedText.number(seed);
        String name = isRead() ? ANY_GENERATOR : generator;
        requireTrees(Selection.parse(Catalog::generator, name).entry());
        if (graph != null) {
            if (shape != null) {
                throw new UsageException("--graph " + graph + " decides which cells there are; leave out --shape, or --graph");
            }
            return RecipeText.parse(GraphInput.read(graph, context, terminal).graph(), name, () -> first).requireValid();
        }
        String given = shape == null ? DEFAULT_SHAPE : shape;
        String whole = given.matches("\\d+x\\d+") ? "rectangle:" + given : given.contains(":") ? given : given + ":" + DEFAULT_SIZE;
        return RecipeText.parse(whole + "/" + name, () -> first).requireValid();
    }

    private static void requireTrees(Entry<Generator> entry) {
        if (!isOfTrees(entry)) {
            throw new UsageException(entry.name() + " does not generate spanning trees, which are what is tested here; generators that do: "
                    + Catalog.GENERATORS.stream()
                            .filter(CertifyRun::isOfTrees)
                            .map(Entry::name)
                            .collect(Collectors.joining(", ")));
        }
    }

    private static boolean isOfTrees(Entry<Generator> entry) {
        return entry.isConnected() && entry.offers(Trait.WALLS);
    }

    private long count(EdgeNumbers edges) {
        return samples != null
                ? Numbers.whole("number of samples", samples, 1, MOST_SAMPLES)
                : Math.clamp(DEFAULT_CELLS / edges.cells(), LEAST_DEFAULT, DEFAULT_SAMPLES);
    }

    private Tally read(Certifier certifier, EdgeNumbers edges, Terminal terminal) throws IOException {
        long most = samples == null ? MOST_SAMPLES : count(edges);
        Tally tally = certifier.count(new SampleLines(terminal.in(), "standard input", edges), most);
        if (tally.samples() == 0) {
            throw new BadDataException(
                    "standard input", "", "nothing", "a line for each sample: the numbers of its open edges, separated by spaces");
        }
        return tally;
    }

    // ---- the distribution

    /** What to compare with, and why it is this. */
    private record Expected(Expectation expectation, String remark) {}

    private Expected expected(Recipe recipe, EdgeNumbers edges) {
        if (distribution == null ? isRead() : distribution.equalsIgnoreCase(Expectation.UNIFORM)) {
            return new Expected(Expectation.uniform(edges), "");
        }
        Selection<Generator> selection =
                distribution == null ? recipe.generator() : Selection.parse(Catalog::generator, distribution);
        if (selection.entry().isUniform()) {
            return new Expected(Expectation.uniform(edges), "");
        }
        ExactDistribution exact = ExactDistribution.of(selection, edges.grid());
        if (exact != null) {
            return new Expected(Expectation.of(selection.toString(), edges, exact), "");
        }
        String why = ExactDistribution.whyNone(selection, edges.grid());
        if (distribution != null) {
            throw new UsageException("no distribution to compare with: " + why);
        }
        return new Expected(
                Expectation.uniform(edges), "its own distribution is not known here, so it is tested for being uniform: " + why);
    }
}
