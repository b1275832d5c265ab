package dev.mazewright.datasets;

import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.function.LongFunction;

/**
 * The bins of a balance: ranges of a measure, as wide as each other. The first and the last reach from and to the ends of the
 * filter; where the filter of the measure has no ends, they are those of nineteen in twenty of a thousand mazes of the split.
 */
final class Bins {
    private static final int SAMPLES = 1000;
    private static final int TAIL = SAMPLES / 40;

    private final Balance balance;
    private final long least;
    private final long most;

    private Bins(Balance balance, long least, long most) {
        this.balance = balance;
        this.least = least;
        this.most = most;
    }

    /**
     * The bins of a split.
     *
     * @param candidates makes rows of the split in any bin and of any split, for where the filter has no ends
     * @throws UsageException if there are more bins than values
     */
    static Bins of(Split split, Balance balance, LongFunction<Row> candidates) {
        ValueRange range = balance.measure() == RowMeasure.DIFFICULTY ? split.filter().difficulty() : split.filter().pathLength();
        Bins unit = new Bins(balance, 0, 0);
        long[] seen = new long[range.isBounded() ? 0 : SAMPLES];
        Arrays.setAll(seen, i -> unit.scaled(balance.measure().of(candidates.apply(i).solution())));
        Arrays.sort(seen);
        double scale = balance.measure().scale;
        long least = range.least() > ValueRange.ALL.least() ? (long) Math.ceil(range.least() * scale) : seen[TAIL];
        long most = range.most() < ValueRange.ALL.most() ? (long) Math.floor(range.most() * scale) : seen[SAMPLES - 1 - TAIL];
        if (most - least + 1 < balance.bins()) {
            throw new UsageException("balance = \"" + balance + "\" of split " + split.name() + " has more bins than values, which are "
                    + unit.text(least) + " to " + unit.text(most) + "; take fewer bins, or a wider range");
        }
        return new Bins(balance, least, most);
    }

    private long scaled(double value) {
        return Math.round(value * balance.measure().scale);
    }

    private String text(long scaled) {
        return RowMeasure.text(scaled / balance.measure().scale);
    }

    int count() {
        return balance.bins();
    }

    /** The bin of a row, 0 .. count - 1. */
    int bin(Row row) {
        long value = Math.clamp(scaled(balance.measure().of(row.solution())), least, most);
        return (int) ((value - least) * balance.bins() / (most - least + 1));
    }

    /** The values of a bin, as {@code 10..28}. */
    String text(int bin) {
        long width = most - least + 1;
        long from = least + Math.ceilDiv(bin * width, balance.bins());
        long to = least + Math.ceilDiv((bin + 1) * width, balance.bins()) - 1;
        return text(from) + ".." + text(to);
    }
}
