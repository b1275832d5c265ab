package dev.mazewright.vision.unlike;

import dev.mazewright.vision.Verdict;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Counts outcomes by kind. */
final class UnlikeTally {
    private final Map<Kind, Map<Verdict, Integer>> rows = new TreeMap<>();

    /** Counts a picture. */
    void add(Kind kind, Outcome outcome) {
        rows.computeIfAbsent(kind, name -> new EnumMap<>(Verdict.class)).merge(outcome.kind(), 1, Integer::sum);
    }

    /** How many there are of these. */
    int count(Verdict... kinds) {
        int sum = 0;
        for (Map<Verdict, Integer> row : rows.values()) {
            for (Verdict kind : kinds) {
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
        Map<Verdict, Integer> all = new EnumMap<>(Verdict.class);
        rows.values().forEach(row -> row.forEach((kind, count) -> all.merge(kind, count, Integer::sum)));
        return table.append(row("all", all)).toString();
    }

    private static String row(String name, Map<Verdict, Integer> counts) {
        StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "| %-20s |", name));
        for (Verdict kind : Verdict.values()) {
            row.append(String.format(Locale.ROOT, " %4d |", counts.getOrDefault(kind, 0)));
        }
        return row.append('\n').toString();
    }
}
