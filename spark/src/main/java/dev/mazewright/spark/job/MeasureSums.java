package dev.mazewright.spark.job;

import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.datasets.Row;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Sums of the measures of mazes and of their squares, as whole numbers of any size, in thousandths of a unit: the same for any
 * order. A maze that lacks a value, such as the length of a path in a maze without one, is not counted.
 */
final class MeasureSums implements Serializable {
    private static final long serialVersionUID = 1;
    private static final long PARTS = 1000;

    /** What is counted in the whole maze, before the measures of the path. */
    private static final List<String> COUNTS = List.of(
            "cells", "passages", "dead-ends", "corridors", "junctions", "crossroads", "straights", "turns", "diameter");

    private static final List<String> NAMES = names();

    private final long[] mazes = new long[NAMES.size()];
    private final BigInteger[] sums = new BigInteger[NAMES.size()];
    private final BigInteger[] squares = new BigInteger[NAMES.size()];

    MeasureSums() {
        Arrays.fill(sums, BigInteger.ZERO);
        Arrays.fill(squares, BigInteger.ZERO);
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>(COUNTS);
        Arrays.stream(Measure.values()).map(Measure::toString).forEach(names::add);
        return List.copyOf(names);
    }

    /** Adds the measures of a row. */
    void add(Row row) {
        Measures maze = Measures.of(row.puzzle(), row.measures());
        long[] counts = {
            maze.cells(), maze.passages(), maze.deadEnds(), maze.corridors(), maze.junctions(), maze.crossroads(), maze.straights(),
            maze.turns(), maze.diameter()
        };
        for (int i = 0; i < counts.length; i++) {
            add(i, BigInteger.valueOf(counts[i]).multiply(BigInteger.valueOf(PARTS)));
        }
        int place = COUNTS.size();
        for (Measure measure : Measure.values()) {
            double value = measure.value(row.measures());
            if (!Double.isNaN(value)) {
                add(place, BigInteger.valueOf(Math.round(value * PARTS)));
            }
            place++;
        }
    }

    private void add(int measure, BigInteger value) {
        mazes[measure]++;
        sums[measure] = sums[measure].add(value);
        squares[measure] = squares[measure].add(value.multiply(value));
    }

    /** Adds the sums of other mazes. */
    void add(MeasureSums others) {
        for (int i = 0; i < mazes.length; i++) {
            mazes[i] += others.mazes[i];
            sums[i] = sums[i].add(others.sums[i]);
            squares[i] = squares[i].add(others.squares[i]);
        }
    }

    /** A line for each measure: name, mazes, mean, deviation, the sum, the sum of squares and their unit. */
    List<String> lines() {
        return IntStream.range(0, mazes.length)
                .filter(i -> mazes[i] > 0)
                .mapToObj(i -> String.join("\t", NAMES.get(i), Long.toString(mazes[i]), Textures.decimal(mean(i)),
                        Textures.decimal(deviation(i)), sums[i].toString(), squares[i].toString(), "1/" + PARTS))
                .toList();
    }

    private double mean(int measure) {
        return new BigDecimal(sums[measure])
                .divide(BigDecimal.valueOf(mazes[measure] * PARTS), MathContext.DECIMAL64)
                .doubleValue();
    }

    /** The root of (n * squares - sum^2) / n^2, without loss until the root. */
    private double deviation(int measure) {
        BigInteger count = BigInteger.valueOf(mazes[measure]);
        BigInteger variance = count.multiply(squares[measure]).subtract(sums[measure].pow(2));
        return new BigDecimal(variance)
                .sqrt(MathContext.DECIMAL64)
                .divide(new BigDecimal(count.multiply(BigInteger.valueOf(PARTS))), MathContext.DECIMAL64)
                .doubleValue();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MeasureSums sum
                && Arrays.equals(mazes, sum.mazes)
                && Arrays.equals(sums, sum.sums)
                && Arrays.equals(squares, sum.squares);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(sums) + Arrays.hashCode(squares);
    }

    @Override
    public String toString() {
        return String.join("\n", lines());
    }
}
