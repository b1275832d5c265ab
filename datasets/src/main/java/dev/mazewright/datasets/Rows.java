package dev.mazewright.datasets;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a split, in any order. Row i is a function of the dataset, the split and i alone: the candidates of its own
 * random stream are tried in order until one passes the filter, lies in the row's bin and belongs to the split. Of a split
 * that is augmented, rows 8 i to 8 i + 7 are the images of maze i.
 *
 * <p>Makes one row at a time, and is for one thread.
 */
public final class Rows {
    /** How many recipes are kept with their grids. */
    private static final int KEPT = 512;

    private final Dataset dataset;
    private final Split split;
    private final int index;
    private final @Nullable SplitShares shares;
    private final @Nullable Bins bins;
    private final LongUnaryOperator skipped;
    private final MazeRandom stream;
    private final MazeHash hash = new MazeHash();
    private final long weights;
    private final List<Map<Long, Candidates>> known = new ArrayList<>();
    private final RowImages images = new RowImages();

    /** How many candidates that pass come before the row that is being made. */
    private long left;

    /** Those of a split of a dataset; where several are needed, {@link DatasetRows} makes them at less cost. */
    public Rows(Dataset dataset, Split split) {
        this(new DatasetRows(dataset), split, maze -> 0);
    }

    /** Those of a split, where some mazes are not the first that passes. */
    Rows(DatasetRows common, Split split, LongUnaryOperator skipped) {
        this(common.dataset(), split, common.index(split), common.shares(), common.binsOf(split), skipped);
    }

    private Rows(
            Dataset dataset,
            Split split,
            int index,
            @Nullable SplitShares shares,
            @Nullable Bins bins,
            LongUnaryOperator skipped) {
        this.dataset = dataset;
        this.split = split;
        this.index = index;
        this.shares = shares;
        this.bins = bins;
        this.skipped = skipped;
        stream = new MazeRandom(dataset.seed()).stream("split " + split.name());
        weights = split.weights().stream().mapToLong(Long::longValue).sum();
        split.recipes().forEach(template -> known.add(newCache()));
    }

    /** Rows in any bin, which may belong to other splits as well. */
    static Rows ofAnySplit(Dataset dataset, Split split) {
        return new Rows(dataset, split, 0, null, null, maze -> 0);
    }

    private static Map<Long, Candidates> newCache() {
        return new LinkedHashMap<>(16, 0.75f, true) {
            @java.io.Serial
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Long, Candidates> eldest) {
                return size() > KEPT;
            }
        };
    }

    /**
     * A row.
     *
     * @param number 0 .. {@link Split#rows} - 1
     * @throws NoRowException if no candidate passes within the limit of tries
     */
    public Row row(long number) {
        long maze = split.augment() ? number / Split.IMAGES : number;
        left = skipped.applyAsLong(maze);
        Row row = maze(maze, number, this::isNext);
        return split.augment() ? images.of(row, (int) (number % Split.IMAGES)) : row;
    }

    /**
     * The recipe of a row, where it is certain without its maze that the first candidate is taken; else null, and {@link #row} knows it. Takes a
     * microsecond.
     *
     * @param number 0 .. {@link Split#rows} - 1
     */
    public @Nullable Recipe certainRecipe(long number) {
        if (split.augment() || bins != null || skipped.applyAsLong(number) != 0) {
            return null;
        }
        MazeRandom random = stream.stream("row", number);
        int recipe = recipe(random);
        Candidates candidates = candidates(recipe, split.recipes().get(recipe).draw(random));
        long seed = random.nextLong() >>> 1;
        boolean isShared = shares != null && shares.isShared(candidates.size(), index, shares.stage(index, number));
        return isShared || !candidates.passes(split.filter()) ? null : candidates.recipe(seed);
    }

    private boolean isNext(Row candidate) {
        return left-- == 0;
    }

    /**
     * Counts the candidates of a maze that pass before the first one that is also accepted.
     *
     * @param maze 0 .. {@link Split#count} - 1
     * @param accepts is asked once for each, in order
     * @throws NoRowException if no candidate is accepted within the limit of tries
     */
    public long refused(long maze, Predicate<Row> accepts) {
        long[] refused = {0};
        maze(maze, split.augment() ? maze * Split.IMAGES : maze, candidate -> {
            boolean isAccepted = accepts.test(candidate);
            refused[0] += isAccepted ? 0 : 1;
            return isAccepted;
        });
        return refused[0];
    }

    private Row maze(long maze, long number, Predicate<Row> accepts) {
        MazeRandom random = stream.stream("row", maze);
        int stage = shares == null ? 0 : shares.stage(index, maze);
        SeenRows seen = null;
        for (long tries = 1; tries <= dataset.tries(); tries++) {
            int recipe = recipe(random);
            RecipeTemplate template = split.recipes().get(recipe);
            Candidates candidates = candidates(recipe, template.draw(random));
            long seed = random.nextLong() >>> 1;
            Puzzle puzzle = candidates.mayPass(seed, split.filter()) ? candidates.make(seed) : null;
            if (puzzle == null || !isOfSplit(puzzle, candidates, stage)) {
                continue;
            }
            Row row = candidates.row(split, number, puzzle, tries);
            if (split.filter().passes(row.solution()) && isInBin(row, maze) && accepts.test(row)) {
                return row;
            }
            seen = seen == null ? new SeenRows() : seen;
            seen.add(row);
        }
        throw new NoRowException((seen == null ? new SeenRows() : seen).message(split, number, dataset.tries(), bins == null ? "" : bins.text((int) (maze % bins.count()))));
    }

    /** Which recipe is next, by the weights. */
    private int recipe(MazeRandom random) {
        long drawn = random.below(weights);
        int recipe = 0;
        while (drawn >= split.weights().get(recipe)) {
            drawn -= split.weights().get(recipe++);
        }
        return recipe;
    }

    private Candidates candidates(int recipe, long number) {
        return known.get(recipe).computeIfAbsent(number, key -> {
            Recipe named = split.named(split.recipes().get(recipe).recipe(key));
            split.filter().requireStep(named);
            return new Candidates(named, split.fromFirst());
        });
    }

    private boolean isInBin(Row row, long maze) {
        return bins == null || bins.bin(row) == maze % bins.count();
    }

    private boolean isOfSplit(Puzzle puzzle, Candidates candidates, int stage) {
        return shares == null
                || !shares.isShared(candidates.size(), index, stage)
                || shares.contains(candidates.size(), index, stage, ByteBuffer.wrap(hash.of(puzzle.maze())).getLong() >>> 2);
    }
}
