package dev.mazewright.books;

import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.DifficultyTarget.Range;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What the mazes of a recipe with the seeds 1, 2, 3 ... measure, as many as are asked for. Not safe for threads. */
final class Sample {
    private final Maker maker;
    private final List<double[]> values = new ArrayList<>();

    Sample(Maker maker) {
        this.maker = maker;
    }

    /** The maker of the recipe. */
    Maker maker() {
        return maker;
    }

    /** Makes mazes until there are this many, and takes the measures of a target; those of all targets have to be the same. */
    void extend(int count, DifficultyTarget target, Context context) {
        int first = values.size();
        double[][] more = new double[Math.max(0, count - first)][];
        context.share(
                more.length,
                () -> i -> more[(int) i] = target.values(SolutionMeasures.of(maker.withSeed(first + i + 1).make())));
        values.addAll(Arrays.asList(more));
    }

    /** Whether one of the first mazes, this many of those that were measured, fits. */
    boolean fits(DifficultyTarget target, int count) {
        return values.stream().limit(count).anyMatch(target::fits);
    }

    /** How many of the mazes that were measured fit. */
    long count(DifficultyTarget target) {
        return values.stream().filter(target::fits).count();
    }

    /** What the mazes that were measured have. */
    DifficultyTarget.Seen seen(DifficultyTarget target) {
        DifficultyTarget.Seen seen = new DifficultyTarget.Seen(target);
        values.forEach(seen::add);
        return seen;
    }

    /** The value of the first range's measure that is nearest to that range; NaN if no maze has one. */
    double nearest(DifficultyTarget target) {
        Range range = target.ranges().getFirst();
        double nearest = Double.NaN;
        for (double[] each : values) {
            nearest = distance(range, nearest) <= distance(range, each[0]) ? nearest : each[0];
        }
        return nearest;
    }

    /** How far a value is from a range; infinite if it is NaN. */
    static double distance(Range range, double value) {
        return Double.isNaN(value) ? Double.POSITIVE_INFINITY : Math.max(range.least() - value, value - range.most());
    }
}
