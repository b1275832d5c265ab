package dev.mazewright.tools.gallery;

import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.measure.TextureCard;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All that was measured of a generator: of each variant, the default first; the bytes for a cell, by computation; the time. */
record GeneratorCard(Entry<Generator> entry, List<Figures> figures, double bytes, Time time) {
    private static final int BYTES_SIDE = 4000;
    private static final int[] TIME_SIDES = {100, 400};
    private static final int RUNS = 5;
    private static final long LONG = 500_000_000;

    /** Measurements of a variant; the verdict is null if its mazes are not trees on squares. */
    record Figures(
            Variant variant,
            TextureCard small,
            TextureCard large,
            Variant.@Nullable Verdict verdict,
            AsDefined asDefined) {
        /** Whether neither test distinguishes its mazes from uniform ones. */
        boolean seemsUniform() {
            return verdict != null
                    && verdict.passes()
                    && Variant.isAsUniform(small.count(TextureCard.Kind.DEAD_ENDS));
        }
    }

    /** Nanoseconds a cell of one thread, in the best of some runs, on a grid of this many rows and columns. */
    record Time(double nanosPerCell, int side) {
        /** Measures a generator, on a smaller grid if that takes it long. */
        static Time of(Variant variant) {
            ThreadMXBean clock = ManagementFactory.getThreadMXBean(); // a wall clock includes what else the machine does
            Time time = new Time(0, 0);
            for (int side : TIME_SIDES) {
                Recipe recipe = variant.recipe(side, side);
                long best = Long.MAX_VALUE;
                for (int run = 0; run < RUNS; run++) {
                    Maze blank = new Maker(recipe).blank();
                    long begin = clock.getCurrentThreadCpuTime();
                    new Maker(recipe).carve(blank);
                    best = Math.min(best, clock.getCurrentThreadCpuTime() - begin);
                }
                time = new Time((double) best / new Maker(recipe).grid().cells(), side);
                if (best > LONG) {
                    break;
                }
            }
            return time;
        }
    }

    /** Measures a generator. Reports its progress to a listener. */
    static GeneratorCard of(Entry<Generator> entry, Workers workers, Consumer<String> progress) {
        List<Variant> variants = Variant.of(entry);
        List<Figures> figures = new ArrayList<>();
        for (Variant variant : variants) {
            progress.accept(variant.text());
            figures.add(new Figures(
                    variant,
                    variant.small(workers),
                    variant.large(workers),
                    variant.verdict(workers),
                    AsDefined.of(variant, workers)));
        }
        Variant byDefault = variants.getFirst();
        return new GeneratorCard(entry, figures, bytes(byDefault), Time.of(byDefault));
    }

    private static double bytes(Variant variant) {
        Recipe recipe = variant.recipe(BYTES_SIDE, BYTES_SIDE);
        Maker maker = new Maker(recipe);
        return (double) maker.bytes() / maker.grid().cells();
    }
}
