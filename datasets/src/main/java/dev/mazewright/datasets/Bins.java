package dev.mazewright.datasets;

import dev.mazewright.core.run.UsageException;
import java.util.Arrays;

/**
 * The bins of a balance: ranges of a measure, as wide as each other. The first and the last reach from and to the ends of the
 * filter; where the filter of the measure has no ends, they are those of nineteen in twenty of a thousand mazes of the split.
 */
final class Bins {
    private static final int SAMPLES = 1000;
    private static final int TAIL = SAMPLES / 40;

    /** Difficulty is measured in tenths, path lengths in steps. */
    private static final double TENTHS = 10;

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
     * @param candidates rows of the split in any bin and of any split, for where the filter has no ends
     * @throws UsageException if there are more bins than values
     */
    static Bins of(Split split, Balance balance, RowsInOrder candidates) {
        ValueRange range = balance.measure() == RowMeasure.DIFFICULTY ? split.filter().difficulty() : split.filter().pathLength();
        Bins unit = new Bins(balance, 0, 0);
        long least;
        long most;
        if (range.isBounded()) {
            least = (long) Math.ceil(range.least() * unit.scale());
            most = (long) Math.floor(range.most() * unit.scale());
        } else {
            long[] seen = new long[SAMPLES];
            for (int i = 0; i < SAMPLES; i++) {
                seen[i] = unit.scaled(balance.measure().of(candidates.row(i).solution()));
            }
            Arrays.sort(seen);
            least = range.least() > ValueRange.ALL.least() ? (long) Math.ceil(range.least() * unit.scale()) : seen[TAIL];
            most = range.most() < ValueRange.ALL.most() ? (long) Math.floor(range.most() * unit.scale()) : seen[SAMPLES - 1 - TAIL];
        }
        if (most - least + 1 < balance.bins()) {
            throw new UsageException("balance = \"" + balance + "\" of split " + split.name() + " has more bins than values, which are "
                    + unit.text(least) + " to " + unit.text(most) + "; take fewer bins, or a wider range");
        }
        return new Bins(balance, least, most);
    }

    /** Makes rows in any order. */
    @FunctionalInterface
    interface RowsInOrder {
        /** The row of a number. */
        Row row(long number);
    }

    private double scale() {
        return balance.measure() == RowMeasure.DIFFICULTY ? TENTHS : 1;
    }

    private long scaled(double value) {
        return Math.round(value * scale());
    }

    private String text(long scaled) {
        return RowMeasure.text(scaled / scale());
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
