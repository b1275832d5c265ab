package dev.mazewright.datasets;

import dev.mazewright.core.option.Numbers;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What candidates were like that did not pass, for the message where none does. */
final class SeenRows {
    private long solvable;
    private long unsolvable;
    private final Map<RowMeasure, Double> least = new EnumMap<>(RowMeasure.class);
    private final Map<RowMeasure, Double> most = new EnumMap<>(RowMeasure.class);

    /** How many of a row are measured by more than their length: each takes as long as to make a maze. */
    private static final int MEASURED = 1000;

    void add(Row row) {
        if (!row.path().found()) {
            unsolvable++;
            return;
        }
        for (RowMeasure measure : RowMeasure.values()) {
            if (measure == RowMeasure.PATH_LENGTH || solvable < MEASURED) {
                double value = measure.of(row.solution());
                least.merge(measure, value, Math::min);
                most.merge(measure, value, Math::max);
            }
        }
        solvable++;
    }

    String message(Split split, long row, long tries, String bin) {
        StringBuilder text = new StringBuilder("row " + row + " of split " + split.name() + ": none of " + tries + " candidates passes");
        StringBuilder seen = new StringBuilder();
        least.forEach((measure, value) -> seen.append(", ").append(measure).append(' ').append(RowMeasure.text(value)).append("..")
                .append(RowMeasure.text(most.getOrDefault(measure, value))));
        text.append("; seen: ").append(solvable).append(" with a path and ").append(unsolvable).append(" without").append(seen);
        text.append("; wanted: ").append(wanted(split, bin));
        return text.append("; take wider ranges, fewer bins, other recipes, or more --tries").toString();
    }

    private static String wanted(Split split, String bin) {
        RowFilter filter = split.filter();
        List<String> wanted = new ArrayList<>();
        if (filter.solvable() != null) {
            wanted.add(filter.solvable() ? "a path" : "no path");
        }
        range(wanted, "path-length", filter.pathLength());
        range(wanted, "difficulty", filter.difficulty());
        range(wanted, "shortest-paths", filter.shortestPaths());
        if (!bin.isEmpty() && split.balance() != null) {
            wanted.add("the bin " + bin + " of " + Numbers.count(split.balance().bins(), "bin"));
        }
        wanted.add("a maze that no other split has");
        if (split.distinct()) {
            wanted.add("unlike those of smaller rows");
        }
        return String.join(", ", wanted);
    }

    private static void range(List<String> wanted, String name, ValueRange range) {
        if (!range.isAll()) {
            wanted.add(name + ' ' + range);
        }
    }
}
