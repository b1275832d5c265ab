package dev.mazewright.datasets;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;

/**
 * As many rows in each of a number of bins, which are as wide as each other. Row i belongs to bin i mod bins.
 *
 * @param measure what is balanced
 * @param bins how many bins, 2 to 1000
 */
public record Balance(RowMeasure measure, int bins) {
    private static final int MOST = 1000;

    /**
     * Parses {@code path-length:10} or {@code difficulty:10}.
     *
     * @throws UsageException if it is neither
     */
    public static Balance parse(String text) {
        for (RowMeasure measure : RowMeasure.values()) {
            if (text.startsWith(measure + ":")) {
                return new Balance(measure, (int) Numbers.whole("number of bins", text.substring(measure.toString().length() + 1), 2, MOST));
            }
        }
        throw new UsageException("'" + text + "' is not a balance; a balance is path-length:N or difficulty:N, with N bins");
    }

    @Override
    public String toString() {
        return measure + ":" + bins;
    }
}
