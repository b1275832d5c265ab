package dev.mazewright.core.recipe;

import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Searches, from a given seed upwards, for the smallest seed whose maze has a {@link Difficulty} in a given range.
 * Several threads share the search; the result does not depend on their number. Gives up after {@value #MOST_SEEDS}
 * seeds.
 */
public final class DifficultySearch {
    /** The most seeds that are tried. */
    public static final int MOST_SEEDS = 1000;

    private static final int HUNDRED = 100;
    private static final int PARTS = Difficulty.MOST_TENTHS / HUNDRED;

    /** Both in tenths. */
    private final int least;

    private final int most;
    private final Context context;

    private DifficultySearch(int least, int most, Context context) {
        this.least = least;
        this.most = most;
        this.context = context;
    }

    /**
     * The range that a text such as {@code 60..65} names: its two ends, from 0 to 100.
     *
     * @throws UsageException if it names none
     */
    public static int[] range(String text) {
        if (text.matches("[0-9]{1,3}\\.\\.[0-9]{1,3}")) {
            int dots = text.indexOf("..");
            int least = Integer.parseInt(text.substring(0, dots));
            int most = Integer.parseInt(text.substring(dots + 2));
            if (least <= most && most <= HUNDRED) {
                return new int[] {least, most};
            }
        }
        throw new UsageException("'" + text + "' is not a range of difficulty; it is two whole numbers from 0 to 100,"
                + " the smaller first, such as 60..65");
    }

    /**
     * A search for mazes of a range from {@link #range}.
     *
     * @param context whose threads share the search, each with a maze of its own, and whose listener receives the
     *     progress
     */
    public static DifficultySearch of(int[] range, Context context) {
        return new DifficultySearch(range[0] * PARTS, range[1] * PARTS, context);
    }

    /**
     * The maker with the smallest seed, starting from that of the given maker, whose maze has a difficulty in the
     * range.
     *
     * @throws CancelledException if the thread is interrupted
     * @throws NoPathException if no seed that was tried has one; the message gives the difficulties that were found
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
            throw new NoPathException("no maze of difficulty " + least / PARTS + ".." + most / PARTS + " in "
                    + Numbers.count(found, "seed") + " from " + seed + " (found " + attempt.seen()
                    + "); try a range within that, or another size, generator or seed");
        }
        return first.withSeed(seed + found);
    }

    /** As many threads as there is memory for. */
    private int affordable(Maker maker) {
        long each = Memory.sum(maker.bytes(), Difficulty.bytes(maker.grid()));
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
        private int easiest = Difficulty.MOST_TENTHS;
        private int hardest;

        Attempt(Maker first, int seeds) {
            this.first = first;
            this.seeds = seeds;
            found = new AtomicInteger(seeds);
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
                    Difficulty difficulty = Difficulty.of(first.withSeed(first.recipe().seed() + i).make());
                    int tenths = difficulty == null ? 0 : difficulty.tenths();
                    see(i, tenths);
                    if (least <= tenths && tenths <= most) {
                        found.accumulateAndGet(i, Math::min);
                    }
                }
            } catch (RuntimeException | Error e) {
                next.set(seeds); // so that the others stop, too
                throw e;
            }
        }

        private synchronized void see(int i, int tenths) {
            easiest = Math.min(easiest, tenths);
            hardest = Math.max(hardest, tenths);
            context.report("looking for difficulty " + least / PARTS + ".." + most / PARTS + ": seed " + (i + 1) + " of "
                    + seeds + ", seen " + seen());
        }

        synchronized String seen() {
            return Difficulty.text(easiest) + " to " + Difficulty.text(hardest);
        }
    }
}
