package dev.mazewright.core.recipe;

import dev.mazewright.core.measure.Measure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The smallest and the greatest value of each measure of a target's ranges, over the mazes that were looked at. */
public final class SeenValues {
    private final DifficultyTarget target;
    private final double[] smallest;
    private final double[] greatest;

    /** None yet. */
    public SeenValues(DifficultyTarget target) {
        this.target = target;
        smallest = new double[target.ranges().size()];
        greatest = new double[target.ranges().size()];
        Arrays.fill(smallest, Double.POSITIVE_INFINITY);
        Arrays.fill(greatest, Double.NEGATIVE_INFINITY);
    }

    /** Adds those of a maze, from {@link DifficultyTarget#values}. */
    public void add(double[] values) {
        for (int i = 0; i < values.length; i++) {
            if (!Double.isNaN(values[i])) {
                smallest[i] = Math.min(smallest[i], values[i]);
                greatest[i] = Math.max(greatest[i], values[i]);
            }
        }
    }

    /** Such as {@code 5.2 to 40.1}; of several ranges, each with its measure. Empty if the target has no ranges. */
    @Override
    public String toString() {
        List<String> spans = new ArrayList<>();
        for (int i = 0; i < smallest.length; i++) {
            Measure measure = target.ranges().get(i).measure();
            String span = smallest[i] <= greatest[i]
                    ? measure.print(smallest[i]) + " to " + measure.print(greatest[i])
                    : "none";
            spans.add(smallest.length == 1 ? span : measure + " " + span);
        }
        return String.join(", ", spans);
    }
}
