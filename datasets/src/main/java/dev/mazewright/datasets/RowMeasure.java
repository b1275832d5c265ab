package dev.mazewright.datasets;

import dev.mazewright.core.measure.SolutionMeasures;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** A measure by which rows are filtered and balanced. */
public enum RowMeasure {
    /** Steps of a shortest path. */
    PATH_LENGTH(1, row -> row.path().length()),
    /** 0 to 100 in tenths; 0 if there is no path. */
    DIFFICULTY(10, row -> {
        SolutionMeasures measures = row.measures();
        return measures == null ? 0 : measures.difficulty().tenths() / 10.0;
    });

    @SuppressWarnings("ImmutableEnumChecker") // the functions capture nothing
    private final ToDoubleFunction<RowSolution> figure;

    /** How many whole steps a unit has in bins. */
    final double scale;

    RowMeasure(double scale, ToDoubleFunction<RowSolution> figure) {
        this.scale = scale;
        this.figure = figure;
    }

    /** The value of a row with this solution. */
    public double of(RowSolution row) {
        return figure.applyAsDouble(row);
    }

    /** A value in messages and lists: with up to three decimals, as few as it needs. */
    static String text(double value) {
        BigDecimal exact = BigDecimal.valueOf(Math.round(value * 1000), 3).stripTrailingZeros();
        return exact.scale() < 0 ? exact.setScale(0).toPlainString() : exact.toPlainString();
    }

    /** Its name in specifications. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
