package dev.mazewright.certify;

import dev.mazewright.certify.sample.EdgeNumbers;
import dev.mazewright.certify.sample.Samples;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Series;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;

/** Counts samples: of a generator, on all threads, or of a stream. The result does not depend on the threads. */
public final class Certifier {
    /** Samples that are counted together; shared passages are counted within. */
    private static final int RUN = 4096;

    /** Samples of a stream between reports of progress. */
    private static final int REPORTED = 64;

    private static final int MOST_WORDS_OF_RUN = 1 << 20;

    /** How many are done. */
    @FunctionalInterface
    public interface Listener {
        /** Called from time to time, by any thread. */
        void done(long samples, long ofAll);
    }

    private final EdgeNumbers edges;
    private final Expectation expected;
    private final Context context;
    private final Listener listener;
    private final int run;

    /** Counts samples for a certificate of this distribution. */
    public Certifier(Expectation expected, Context context, Listener listener) {
        this.expected = expected;
        edges = expected.edges();
        this.context = context;
        this.listener = listener;
        run = Math.clamp(MOST_WORDS_OF_RUN / Math.max(1, edges.words()), 512, RUN);
    }

    private boolean keepsTrees(long samples) {
        return samples <= Tally.MOST_TREES && expected.trees() != null;
    }

    /**
     * Counts the samples of a stream.
     *
     * @param most the largest number of samples to read
     * @throws IOException if the stream cannot be read, or has other data
     */
    public Tally count(Samples samples, long most) throws IOException {
        Tally all = new Tally(expected, keepsTrees(0));
        long[][] buffer = new long[run][edges.words()];
        long done = 0;
        while (done < most) {
            CancelledException.check();
            int count = 0;
            int wanted = (int) Math.min(run, most - done);
            while (count < wanted && samples.next(buffer[count])) {
                count++;
                if (count % REPORTED == 0) {
                    CancelledException.check();
                    listener.done(done + count, most);
                }
            }
            all.add(buffer, count, done);
            done += count;
            listener.done(done, most);
            if (count < wanted) {
                break;
            }
        }
        return all;
    }

    /**
     * Counts mazes of a recipe: with its seed, and with those that follow. A shape that depends on the seed stays that of
     * the first.
     *
     * @param recipe of spanning trees
     * @param samples how many
     */
    public Tally count(Recipe recipe, long samples) {
        Tally all = new Tally(expected, keepsTrees(samples));
        TreeMap<Long, Tally> waiting = new TreeMap<>();
        long[] next = {0};
        context.share((samples + run - 1) / run, () -> worker(mazes(recipe), samples, (task, tally) -> {
            synchronized (waiting) {
                waiting.put(task, tally);
                for (Tally first = waiting.remove(next[0]); first != null; first = waiting.remove(next[0])) {
                    all.add(first);
                    next[0]++;
                }
                listener.done(all.samples(), samples);
            }
        }));
        return all;
    }

    /** Receives what was counted of a run of samples. */
    @FunctionalInterface
    private interface Counted {
        void done(long task, Tally tally);
    }

    private LongConsumer worker(LongFunction<Maze> mazes, long samples, Counted counted) {
        long[][] buffer = new long[run][edges.words()];
        return task -> {
            long first = task * run;
            int count = (int) Math.min(run, samples - first);
            for (int i = 0; i < count; i++) {
                edges.copy(mazes.apply(first + i), buffer[i]);
            }
            Tally tally = new Tally(expected, keepsTrees(samples));
            tally.add(buffer, count, first);
            counted.done(task, tally);
        };
    }

    /** Makes the maze of a recipe with another seed, on the grid whose edges have numbers; valid until the next. */
    private LongFunction<Maze> mazes(Recipe recipe) {
        if (!recipe.shape().entry().offers(Trait.RANDOM)) {
            Series series = new Series(recipe);
            return number -> series.make(recipe.seed() + number).maze();
        }
        Grid grid = edges.grid();
        Generator generator = recipe.generator().on(grid, false, Context.ofStep());
        return number -> {
            Maze maze = new Maze(grid);
            generator.generate(maze, new MazeRandom(recipe.seed() + number).stream("generator"));
            return maze;
        };
    }
}
