package dev.mazewright.datasets;

import dev.mazewright.core.measure.SolutionMeasures;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** A measure by which rows are filtered and balanced. */
public enum RowMeasure {
    /** Steps of a shortest path. */
    PATH_LENGTH(row -> row.path().length()),
    /** 0 to 100 in tenths; 0 if there is no path. */
    DIFFICULTY(row -> {
        SolutionMeasures measures = row.measures();
        return measures == null ? 0 : measures.difficulty().tenths() / 10.0;
    });

    @SuppressWarnings("ImmutableEnumChecker") // the functions capture nothing
    private final ToDoubleFunction<RowSolution> figure;

    RowMeasure(ToDoubleFunction<RowSolution> figure) {
        this.figure = figure;
    }

    /** The value of a row with this solution. */
    public double of(RowSolution row) {
        return figure.applyAsDouble(row);
    }

    /** Its name in specifications. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
