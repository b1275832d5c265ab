package dev.mazewright.books.description;

import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.DifficultyTarget.Range;
import dev.mazewright.core.recipe.WeightedTarget;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;

/**
 * What the mazes of a section aim at: values of measures that rise from the first maze to the last.
 *
 * @param slopes at least one
 * @param tolerance how far from its target the difficulty of a maze may be
 */
public record Ramp(List<Slope> slopes, int tolerance) {
    private static final int MOST_DIFFICULTY = 100;

    private static final int TOLERANCE = 2;

    /** The same where all mazes have one target: two of them differ by twice as much. */
    private static final int LEVEL_TOLERANCE = 1;

    /** Other measures: this part of the target, and at least 1. */
    private static final double PART = 0.05;

    /**
     * One measure.
     *
     * @param range from the first maze to the last; with one end only, for all mazes
     * @param weight with which values should come close to it, or 0 if they have to lie near it
     */
    record Slope(Range range, double weight) {
        private boolean isBounded() {
            return range.least() > -Double.MAX_VALUE && range.most() < Double.MAX_VALUE;
        }

        /** The target of a maze, a whole number. */
        private long target(int index, int mazes) {
            double from = range.least();
            double rise = range.most() - from;
            return mazes == 1 ? (long) Math.floor(from + rise / 2) : Math.round(from + rise * index / (mazes - 1));
        }

        private Range near(long target, int ofDifficulty) {
            boolean isDifficulty = range.measure() == Measure.DIFFICULTY;
            long tolerance = isDifficulty ? ofDifficulty : Math.max(1, Math.round(PART * target));
            long least = Math.max(0, target - tolerance);
            long most = isDifficulty ? Math.min(MOST_DIFFICULTY, target + tolerance) : target + tolerance;
            return new Range(range.measure(), least, most, least + ".." + most);
        }
    }

    /** Copies the list. */
    public Ramp {
        slopes = List.copyOf(slopes);
    }

    /**
     * Parses a ramp such as {@code 46..58}, {@code solution-length:80..120,alcoves:5..} or {@code turns:20..40*2}.
     *
     * @throws UsageException if it is not one
     */
    public static Ramp parse(String text) {
        String[] parts = text.split(",", -1);
        List<Range> ranges = DifficultyTarget.parse(text.replaceAll("\\*[^,]*", "")).ranges();
        List<Slope> slopes = new ArrayList<>();
        for (int i = 0; i < parts.length; i++) {
            int star = parts[i].indexOf('*');
            Slope slope = new Slope(ranges.get(i), star < 0 ? 0 : WeightedTarget.weight(parts[i].substring(star + 1)));
            if (star >= 0 && !slope.isBounded()) {
                throw new UsageException("'" + parts[i] + "' has a weight and only one end; such a target is A or from..to, such as "
                        + slope.range.measure() + ":20..40*2");
            }
            slopes.add(slope);
        }
        return new Ramp(slopes, TOLERANCE);
    }

    /** The same difficulty, 0 to 100, for all mazes. */
    public static Ramp level(int difficulty) {
        Range range = DifficultyTarget.parse(difficulty + ".." + difficulty).ranges().getFirst();
        return new Ramp(List.of(new Slope(range, 0)), LEVEL_TOLERANCE);
    }

    /**
     * Parses one difficulty for all mazes, such as {@code 52}.
     *
     * @throws UsageException if it is not one
     */
    public static Ramp parseLevel(String text) {
        if (!text.matches("\\d{1,3}") || Integer.parseInt(text) > MOST_DIFFICULTY) {
            throw new UsageException("'" + text + "'");
        }
        return level(Integer.parseInt(text));
    }

    /** What a maze aims at. */
    public DifficultyTarget target(int index, int mazes) {
        List<Range> ranges = new ArrayList<>();
        List<WeightedTarget> weighted = new ArrayList<>();
        for (Slope slope : slopes) {
            if (!slope.isBounded()) {
                ranges.add(slope.range);
            } else if (slope.weight == 0) {
                ranges.add(slope.near(slope.target(index, mazes), tolerance));
            } else {
                weighted.add(new WeightedTarget(slope.range.measure(), slope.target(index, mazes), slope.weight));
            }
        }
        return new DifficultyTarget(ranges, weighted);
    }
}
