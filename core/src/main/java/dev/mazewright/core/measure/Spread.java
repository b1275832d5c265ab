package dev.mazewright.core.measure;

/**
 * The mean of many whole numbers, and how far they lie from it.
 *
 * <p>Kept as sums of whole numbers, so that parts can be added up in any order, by any number of threads, to the same
 * result.
 *
 * @param count how many numbers there are
 * @param sum of them
 * @param squares the sum of their squares
 */
public record Spread(long count, long sum, long squares) {
    /** Of no numbers. */
    public static final Spread NONE = new Spread(0, 0, 0);

    /**
     * With one more number.
     *
     * @throws ArithmeticException if the squares do not fit into 63 bits together
     */
    public Spread with(long number) {
        return new Spread(
                count + 1, Math.addExact(sum, number), Math.addExact(squares, Math.multiplyExact(number, number)));
    }

    /** The numbers of both. */
    public Spread plus(Spread other) {
        return new Spread(
                count + other.count, Math.addExact(sum, other.sum), Math.addExact(squares, other.squares));
    }

    /** The mean; of no numbers, not a number. */
    public double mean() {
        return (double) sum / count;
    }

    /** The standard deviation of one number. */
    public double deviation() {
        return Math.sqrt(Math.max(0, (double) squares / count - mean() * mean()));
    }

    /** The standard error of the mean. */
    public double error() {
        return deviation() / Math.sqrt((double) count);
    }
}
