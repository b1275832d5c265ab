package dev.mazewright.tools.gallery;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.KnownDeadEnds;
import dev.mazewright.core.measure.Pearson;
import dev.mazewright.core.measure.Spread;
import dev.mazewright.core.measure.TextureCard;
import dev.mazewright.core.measure.TreeCensus;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A generator, {@code NAME} with its defaults or {@code NAME:OPTION}, as the gallery measures it: on the first shape it runs on, with the
 * seeds 0, 1, 2 and so on. The option is the value of the main one, if it is one of some words, else empty.
 */
record Variant(String text, String option, String shape) {
    /** How many mazes of 21 x 34 are measured. */
    static final int SMALL_MAZES = 500;

    /** The same of tiles: the diameter of floor full of loops takes a search from every tile. */
    static final int SMALL_FLOORS = 100;

    /** How many mazes of 100 x 100 are measured. */
    static final int LARGE_MAZES = 50;

    static final int LARGE_SIDE = 100;

    /** A thousand for each of the mazes of 3 x 3, which is enough to show even Houston's small bias. */
    static final int CENSUS_MAZES = 192_000;

    private static final String SQUARES = "rectangle";
    /** What stands between the words of a choice. */
    private static final String WORDS = ", ";
    private static final int CENSUS_SIDE = 3;
    private static final TreeCensus CENSUS =
            new TreeCensus(new Maker(Recipe.parse("rectangle:3x3/wilson/seed:0")).grid());

    /** How often each maze of 3 x 3 was made: chi-square of the counts, and how many of all mazes were made at all. */
    record Verdict(double chiSquare, int reached) {
        /** Whether every maze came as often as any other, for all that can be seen. */
        boolean passes() {
            return chiSquare <= limit();
        }

        /** What one honest test in a thousand exceeds. */
        static double limit() {
            return Pearson.limit(CENSUS.trees());
        }
    }

    /**
     * A variant for each value of the main option if these are words, the default first; not for those that change nothing without another
     * option. Generators inside are measured by themselves.
     */
    static List<Variant> of(Entry<Generator> entry) {
        String shape = Catalog.shapes(entry).getFirst();
        if (entry.options().isEmpty()
                || !entry.options().getFirst().range().contains(WORDS)
                || isGenerator(entry.options().getFirst().defaultText())) {
            return List.of(new Variant(entry.name(), "", shape));
        }
        Option<?> main = entry.options().getFirst();
        List<Variant> variants = new ArrayList<>();
        Variant byDefault = new Variant(entry.name(), main.defaultText(), shape);
        variants.add(byDefault);
        for (String word : main.range().split(WORDS, -1)) {
            Variant variant = new Variant(entry.name() + ":" + word, word, shape);
            if (!variant.digest().equals(byDefault.digest())) {
                variants.add(variant);
            }
        }
        return variants;
    }

    private static boolean isGenerator(String word) {
        return Catalog.GENERATORS.stream().anyMatch(entry -> entry.name().equals(word));
    }

    /** The recipe of one of its mazes. */
    Recipe recipe(int rows, int columns) {
        return Recipe.parse(shape + ":" + rows + "x" + columns + "/" + text + "/seed:0");
    }

    private String digest() {
        return Digest.of(recipe(KnownDeadEnds.ROWS, KnownDeadEnds.COLUMNS).make().maze());
    }

    /** Whether its mazes are made of squares, not of tiles. */
    boolean isOfSquares() {
        return shape.equals(SQUARES);
    }

    /** Whether each of its mazes is one of the spanning trees of the grid. */
    private boolean isOfTrees() {
        return isOfSquares() && recipe(1, 1).generator().entry().isConnected();
    }

    /** Measures mazes of 21 x 34, the size that others have published most of. */
    TextureCard small(Workers workers) {
        return texture(recipe(KnownDeadEnds.ROWS, KnownDeadEnds.COLUMNS), isOfSquares() ? SMALL_MAZES : SMALL_FLOORS, workers);
    }

    /** Measures mazes of 100 x 100. */
    TextureCard large(Workers workers) {
        return texture(recipe(LARGE_SIDE, LARGE_SIDE), LARGE_MAZES, workers);
    }

    /** Measures a number of mazes of a recipe, with the seeds 0, 1, 2 and so on. */
    static TextureCard texture(Recipe recipe, int mazes, Workers workers) {
        return workers.share(
                mazes,
                (first, seeds) -> TextureCard.of(seed -> recipe.withSeed(seed).make(), first, seeds),
                TextureCard::plus);
    }

    /** Counts mazes of 3 x 3 cells; null for a variant whose mazes are not trees on squares. */
    @Nullable Verdict verdict(Workers workers) {
        if (!isOfTrees()) {
            return null;
        }
        Recipe recipe = recipe(CENSUS_SIDE, CENSUS_SIDE);
        long[] counts = workers.share(
                CENSUS_MAZES,
                (first, seeds) -> CENSUS.counts(seed -> recipe.withSeed(seed).make().maze(), first, seeds),
                Variant::sum);
        return new Verdict(
                Pearson.ofEqual(counts), (int) Arrays.stream(counts).filter(count -> count > 0).count());
    }

    private static long[] sum(long[] one, long[] other) {
        long[] sum = one.clone();
        Arrays.setAll(sum, i -> one[i] + other[i]);
        return sum;
    }

    /** Whether a mean of dead ends at 21 x 34 is that of uniform mazes, within 4 standard errors. */
    static boolean isAsUniform(Spread deadEnds) {
        return Math.abs(deadEnds.mean() - KnownDeadEnds.UNIFORM) <= 4 * deadEnds.error();
    }
}
