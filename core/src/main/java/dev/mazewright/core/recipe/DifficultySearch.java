package dev.mazewright.core.recipe;

import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.NoPathException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Searches, from a given seed upwards, for the smallest seed whose maze fits a {@link DifficultyTarget}; if that has
 * weights, for the best of the first {@value #CANDIDATES} mazes that fit. Several threads share the search; the result
 * does not depend on their number. Gives up after {@value #MOST_SEEDS} seeds.
 */
public final class DifficultySearch {
    /** The most seeds that are tried. */
    public static final int MOST_SEEDS = 1000;

    /** From this many mazes the best is taken, where a target has weights. */
    public static final int CANDIDATES = 100;

    private final DifficultyTarget target;
    private final Context context;

    private DifficultySearch(DifficultyTarget target, Context context) {
        this.target = target;
        this.context = context;
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
     * The maker with the smallest seed, starting from that of the given maker, whose maze fits the target; if that has
     * weights, of the first that fit the one with the best score, and the smallest seed of several.
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
        int found = attempt.best();
        if (found < 0) {
            throw new NoPathException("no maze of " + target + " in "
                    + Numbers.count(attempt.seeds, "seed") + " from " + seed + " (found " + attempt.seen
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

    /** One search. Threads take seeds in turn, until enough mazes fit. */
    private final class Attempt {
        final Maker first;
        final int seeds;

        private final AtomicInteger next = new AtomicInteger();
        private final int wanted = target.weighted().isEmpty() ? 1 : CANDIDATES;
        /** By how far the seed is beyond the first; NaN where the maze does not fit, or was not made. */
        private final double[] scores;

        private final AtomicInteger fitting = new AtomicInteger();
        private final DifficultyTarget.Seen seen = new DifficultyTarget.Seen(target);

        Attempt(Maker first, int seeds) {
            this.first = first;
            this.seeds = seeds;
            scores = new double[seeds];
            Arrays.fill(scores, Double.NaN);
        }

        /** How far the seed that is taken is beyond the first, or -1 if no maze fits. All smaller ones were looked at. */
        int best() {
            int best = -1;
            int left = wanted;
            for (int i = 0; i < seeds && left > 0; i++) {
                if (!Double.isNaN(scores[i])) {
                    best = best < 0 || scores[i] > scores[best] ? i : best;
                    left--;
                }
            }
            return best;
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
                while (fitting.get() < wanted) {
                    int i = next.getAndIncrement();
                    if (i >= seeds) {
                        return;
                    }
                    CancelledException.check();
                    see(i, SolutionMeasures.of(first.withSeed(first.recipe().seed() + i).make()));
                }
            } catch (RuntimeException | Error e) {
                next.set(seeds); // so that the others stop, too
                throw e;
            }
        }

        private void see(int i, @Nullable SolutionMeasures maze) {
            double[] values = target.values(maze);
            see(i, values, target.fits(values) ? target.score(maze) : Double.NaN);
        }

        private synchronized void see(int i, double[] values, double score) {
            scores[i] = score;
            if (!Double.isNaN(score)) {
                fitting.getAndIncrement();
            }
            seen.add(values);
            context.report("looking for " + target + ": seed " + (i + 1) + " of " + (wanted == 1 ? seeds : wanted)
                    + (values.length == 0 ? "" : ", seen " + seen));
        }
    }
}
