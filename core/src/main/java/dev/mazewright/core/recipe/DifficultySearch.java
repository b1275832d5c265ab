package dev.mazewright.core.recipe;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Searches, from a given seed upwards, for the smallest seed whose maze fits a {@link DifficultyTarget}. Several threads
 * share the search; the result does not depend on their number. Gives up after {@value #MOST_SEEDS} seeds.
 */
public final class DifficultySearch {
    /** The most seeds that are tried. */
    public static final int MOST_SEEDS = 1000;

    private final DifficultyTarget target;
    private final Context context;

    private DifficultySearch(DifficultyTarget target, Context context) {
        this.target = target;
        this.context = context;
    }

    /**
     * The range of difficulty that a text such as {@code 60..65} names: its two ends, from 0 to 100.
     *
     * @throws UsageException if it names none
     */
    public static int[] range(String text) {
        DifficultyTarget.Range range = DifficultyTarget.difficulty(text);
        return new int[] {(int) range.least(), (int) range.most()};
    }

    /** A search for mazes of a range from {@link #range}, as {@link #of(DifficultyTarget, Context)}. */
    public static DifficultySearch of(int[] range, Context context) {
        return of(DifficultyTarget.parse(range[0] + ".." + range[1]), context);
    }

    /**
     * A search for mazes that fit a target.
     *
     * @param context whose threads share the search, each with a maze of its own, and whose listener receives the
     *     progress
     */
    public static DifficultySearch of(DifficultyTarget target, Context context) {
        return new DifficultySearch(target, context);
    }

    /**
     * The maker with the smallest seed, starting from that of the given maker, whose maze fits the target.
     *
     * @throws CancelledException if the thread is interrupted
     * @throws NoPathException if no seed that was tried fits; the message gives the values that were found
     */
    public Maker find(Maker first) {
        return context.run(() -> found(first));
    }

    private Maker found(Maker first) {
        long seed = first.recipe().seed();
        long seedsLeft = seed < 0 ? Long.MAX_VALUE : Long.MAX_VALUE - seed;
        Attempt attempt = new Attempt(first, (int) Math.min(MOST_SEEDS - 1, seedsLeft) + 1);
        attempt.run(affordable(first));
        int found = attempt.found.get();
        if (found == attempt.seeds) {
            throw new NoPathException("no maze of " + target + " in "
                    + Numbers.count(found, "seed") + " from " + seed + " (found " + attempt.seen()
                    + "); try a range within that, or another size, generator or seed");
        }
        return first.withSeed(seed + found);
    }

    /** As many threads as there is memory for. */
    private int affordable(Maker maker) {
        long each = Memory.sum(maker.bytes(), SolutionMeasures.bytes(maker.grid()));
        for (int many = context.threads(); many > 1; many--) {
            if (each <= Long.MAX_VALUE / many) {
                try {
                    context.requireMemory("looking at " + many + " mazes at once", each * many);
                    return many;
                } catch (InsufficientMemoryException tooMany) {
                    // then fewer
                }
            }
        }
        context.requireMemory("making a maze and walking it", each);
        return 1;
    }

    /**
     * One search. Threads take seeds in turn; a thread that finds one that fits ends the work on all greater seeds.
     */
    private final class Attempt {
        final Maker first;
        final int seeds;
        /** How far beyond the first the smallest seed lies that is known to fit; {@code seeds} if none is. */
        final AtomicInteger found;

        private final AtomicInteger next = new AtomicInteger();
        private final double[] smallest = new double[target.ranges().size()];
        private final double[] greatest = new double[target.ranges().size()];

        Attempt(Maker first, int seeds) {
            this.first = first;
            this.seeds = seeds;
            found = new AtomicInteger(seeds);
            Arrays.fill(smallest, Double.POSITIVE_INFINITY);
            Arrays.fill(greatest, Double.NEGATIVE_INFINITY);
        }

        void run(int workers) {
            int many = Math.min(workers, seeds);
            if (many == 1) {
                work(); // alone, so that all threads can share in making each maze
            } else {
                context.share(many, () -> worker -> work());
            }
        }

        private void work() {
            try {
                for (int i = next.getAndIncrement(); i < found.get(); i = next.getAndIncrement()) {
                    context.checkCancelled();
                    Puzzle puzzle = first.withSeed(first.recipe().seed() + i).make();
                    double[] values = target.values(SolutionMeasures.of(puzzle));
                    see(i, values);
                    if (target.fits(values)) {
                        found.accumulateAndGet(i, Math::min);
                    }
                }
            } catch (RuntimeException | Error e) {
                next.set(seeds); // so that the others stop, too
                throw e;
            }
        }

        private synchronized void see(int i, double[] values) {
            for (int k = 0; k < values.length; k++) {
                if (!Double.isNaN(values[k])) {
                    smallest[k] = Math.min(smallest[k], values[k]);
                    greatest[k] = Math.max(greatest[k], values[k]);
                }
            }
            context.report("looking for " + target + ": seed " + (i + 1) + " of " + seeds + ", seen " + seen());
        }

        synchronized String seen() {
            List<String> spans = new ArrayList<>();
            for (int k = 0; k < smallest.length; k++) {
                Measure measure = target.ranges().get(k).measure();
                String span = smallest[k] <= greatest[k]
                        ? measure.print(smallest[k]) + " to " + measure.print(greatest[k])
                        : "none";
                spans.add(smallest.length == 1 ? span : measure + " " + span);
            }
            return String.join(", ", spans);
        }
    }
}
