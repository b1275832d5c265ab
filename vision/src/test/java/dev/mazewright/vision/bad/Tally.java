package dev.mazewright.vision.bad;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/** Counts outcomes by what the pictures are. */
public final class Tally {
    private static final int PARTS = 4;

    private final Map<String, Map<Outcome.Kind, Integer>> rows = new TreeMap<>();

    /** Counts a picture. */
    public void add(BadPicture picture, Outcome outcome) {
        add("all", outcome);
        add("shape " + picture.shape() + (picture.truth().grid().mask() == null ? "" : " masked"), outcome);
        picture.defects().forEach((defect, strength) -> {
            int part = Math.min(PARTS - 1, (int) (strength * PARTS));
            String range = defect.isGraded ? " %.2f to %.2f".formatted((double) part / PARTS, (part + 1.0) / PARTS) : "";
            add("defect " + defect.label() + range, outcome);
        });
        add("defects: " + picture.defects().size(), outcome);
        add("pixels a cell: " + range(picture.pixelsPerCell(), 6, 8, 10, 14, 20, 30), outcome);
        add("wall in pixels: " + range(picture.wall(), 0.5, 0.75, 1, 1.5, 2, 4, 8), outcome);
        add("theme " + picture.theme(), outcome);
        add("shown " + picture.shown(), outcome);
    }

    private static String range(double value, double... limits) {
        int above = 0;
        while (above < limits.length && value >= limits[above] - 1e-9) {
            above++;
        }
        return above == 0 ? "%5.2f or less".formatted(limits[0])
                : above == limits.length ? "%5.2f or more".formatted(limits[above - 1])
                : "%5.2f to %5.2f".formatted(limits[above - 1], limits[above]);
    }

    private void add(String row, Outcome outcome) {
        rows.computeIfAbsent(row, name -> new EnumMap<>(Outcome.Kind.class)).merge(outcome.kind(), 1, Integer::sum);
    }

    /** How many there are of a kind. */
    public int count(Outcome.Kind kind) {
        return rows.getOrDefault("all", Map.of()).getOrDefault(kind, 0);
    }

    /** How many are right. */
    public int right() {
        return count(Outcome.Kind.EXACT) + count(Outcome.Kind.DOUBTED);
    }

    /** The table, as Markdown. */
    @Override
    public String toString() {
        StringBuilder table = new StringBuilder("| pictures | number | right | of these unsure | unsure | refused | wrong |\n|---|---|---|---|---|---|---|\n");
        rows.forEach((row, counts) -> {
            int all = counts.values().stream().mapToInt(Integer::intValue).sum();
            int doubted = counts.getOrDefault(Outcome.Kind.DOUBTED, 0);
            int right = counts.getOrDefault(Outcome.Kind.EXACT, 0) + doubted;
            table.append("| %-34s | %4d | %5.1f %% | %4d | %4d | %4d | %4d |\n".formatted(
                    row, all, 100.0 * right / all, doubted, counts.getOrDefault(Outcome.Kind.UNSURE, 0),
                    counts.getOrDefault(Outcome.Kind.REFUSED, 0), counts.getOrDefault(Outcome.Kind.WRONG, 0)));
        });
        return table.toString();
    }
}
