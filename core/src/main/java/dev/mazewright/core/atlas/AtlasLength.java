package dev.mazewright.core.atlas;

import java.math.BigInteger;

/**
 * A number of steps, below 2^127: the path between two of 2^124 cells.
 *
 * @param high its upper 64 bits
 * @param low its lower 64 bits, unsigned
 */
record AtlasLength(long high, long low) implements Comparable<AtlasLength> {
    static final AtlasLength ZERO = new AtlasLength(0, 0);

    private static final BigInteger LOW = BigInteger.ONE.shiftLeft(Long.SIZE).subtract(BigInteger.ONE);

    /** The same number; an ArithmeticException if it is negative or 2^127 or more. */
    static AtlasLength of(BigInteger number) {
        if (number.signum() < 0) {
            throw new ArithmeticException("a length is not negative: " + number);
        }
        return new AtlasLength(number.shiftRight(Long.SIZE).longValueExact(), number.and(LOW).longValue());
    }

    AtlasLength plus(AtlasLength other) {
        long sum = low + other.low;
        long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
        return new AtlasLength(high + other.high + carry, sum);
    }

    AtlasLength plusOne() {
        return new AtlasLength(low == -1 ? high + 1 : high, low + 1);
    }

    /** The difference, which must not be negative. */
    AtlasLength minus(AtlasLength other) {
        long borrow = Long.compareUnsigned(low, other.low) < 0 ? 1 : 0;
        return new AtlasLength(high - other.high - borrow, low - other.low);
    }

    /** Half of it, rounded down. */
    AtlasLength half() {
        return new AtlasLength(high >> 1, high << (Long.SIZE - 1) | low >>> 1);
    }

    @Override
    public int compareTo(AtlasLength other) {
        return high != other.high ? Long.compare(high, other.high) : Long.compareUnsigned(low, other.low);
    }

    BigInteger toBigInteger() {
        return BigInteger.valueOf(high).shiftLeft(Long.SIZE).add(BigInteger.valueOf(low).and(LOW));
    }

    @Override
    public String toString() {
        return toBigInteger().toString();
    }
}
