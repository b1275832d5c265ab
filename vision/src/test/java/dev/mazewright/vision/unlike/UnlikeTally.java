package dev.mazewright.vision.unlike;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Counts outcomes by kind. */
final class UnlikeTally {
    private final Map<Kind, Map<Outcome.Kind, Integer>> rows = new TreeMap<>();

    /** Counts a picture. */
    void add(Kind kind, Outcome outcome) {
        rows.computeIfAbsent(kind, name -> new EnumMap<>(Outcome.Kind.class)).merge(outcome.kind(), 1, Integer::sum);
    }

    /** How many there are of these. */
    int count(Outcome.Kind... kinds) {
        int sum = 0;
        for (Map<Outcome.Kind, Integer> row : rows.values()) {
            for (Outcome.Kind kind : kinds) {
                sum += row.getOrDefault(kind, 0);
            }
        }
        return sum;
    }

    /** The table, as Markdown. */
    @Override
    public String toString() {
        StringBuilder table = new StringBuilder("| kind | right and sure | right, unsure | told | refused | wrong, unsure | wrong and sure |\n|---|---|---|---|---|---|---|\n");
        rows.forEach((kind, counts) -> table.append(row(kind.label(), counts)));
        Map<Outcome.Kind, Integer> all = new EnumMap<>(Outcome.Kind.class);
        rows.values().forEach(row -> row.forEach((kind, count) -> all.merge(kind, count, Integer::sum)));
        return table.append(row("all", all)).toString();
    }

    private static String row(String name, Map<Outcome.Kind, Integer> counts) {
        StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "| %-20s |", name));
        for (Outcome.Kind kind : Outcome.Kind.values()) {
            row.append(String.format(Locale.ROOT, " %4d |", counts.getOrDefault(kind, 0)));
        }
        return row.append('\n').toString();
    }
}
