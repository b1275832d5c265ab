package dev.mazewright.datasets;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What the rows of a dataset have in common: to which split a maze belongs, and the bins of each split. Gives each thread
 * {@link Rows} of its own.
 *
 * <p>Immutable, safe for threads.
 */
public final class DatasetRows {
    private final Dataset dataset;
    private final SplitShares shares;
    private final List<@Nullable Bins> bins;
    private final Map<Split, LongUnaryOperator> skipped;

    /**
     * Creates the rows of a dataset. If a split has bins without given ends, this makes a thousand mazes.
     *
     * @throws NoRowException if no candidate of such a split passes its filter within the limit of tries
     */
    public DatasetRows(Dataset dataset) {
        this.dataset = dataset;
        shares = new SplitShares(dataset.splits());
        bins = new ArrayList<>();
        skipped = Map.of();
        for (Split split : dataset.splits()) {
            Balance balance = split.balance();
            bins.add(balance == null ? null : Bins.of(split, balance, Rows.ofAnySplit(dataset, split)::row));
        }
    }

    private DatasetRows(DatasetRows those, Map<Split, LongUnaryOperator> skipped) {
        dataset = those.dataset;
        shares = those.shares;
        bins = those.bins;
        this.skipped = skipped;
    }

    /**
     * The same, where some mazes are not the first that passes.
     *
     * @param others of some splits, for the number of a maze, how many that pass come before it
     */
    public DatasetRows skipping(Map<Split, LongUnaryOperator> others) {
        return new DatasetRows(this, others);
    }

    /** The dataset. */
    public Dataset dataset() {
        return dataset;
    }

    /** The rows of a split, for one thread. */
    public Rows rows(Split split) {
        return new Rows(this, split, skipped.getOrDefault(split, maze -> 0));
    }

    int index(Split split) {
        return dataset.splits().indexOf(split);
    }

    SplitShares shares() {
        return shares;
    }

    @Nullable Bins binsOf(Split split) {
        return bins.get(index(split));
    }

    /** How many bins a split has; 0 if it is not balanced. */
    public int bins(Split split) {
        Bins those = binsOf(split);
        return those == null ? 0 : those.count();
    }

    /** The bin of a row of a balanced split. */
    public int bin(Row row) {
        Bins those = binsOf(row.split());
        return those == null ? 0 : those.bin(row);
    }

    /** The values of a bin, such as {@code 10..28}. */
    public String bin(Split split, int bin) {
        Bins those = binsOf(split);
        return those == null ? "" : those.text(bin);
    }

    /** The splits of a dataset whose rows are others than before it was extended last: their shares of the mazes have shrunk. */
    public static List<Split> changed(Dataset dataset) {
        SplitShares shares = new SplitShares(dataset.splits());
        return dataset.splits().stream().filter(split -> !split.earlier().isEmpty() && shares.kept(dataset.splits().indexOf(split)) == 0).toList();
    }

    /** How many of the first mazes of a split are as they were before the dataset was extended last. */
    public long kept(Split split) {
        return shares.kept(index(split));
    }
}
