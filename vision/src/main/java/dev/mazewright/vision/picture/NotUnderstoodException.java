package dev.mazewright.vision.picture;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** No maze was seen in a picture: the step that failed, what was measured, what to try, and what was seen so far. */
public final class NotUnderstoodException extends Exception {
    private static final long serialVersionUID = 1;

    private final String step;
    private final String measured;
    private final String advice;
    private final boolean areSeveral;
    private final transient Supplier<List<Layer>> layers;

    /**
     * A failure.
     *
     * @param step that failed, such as {@code finding the grid}
     * @param measured what was found, such as {@code no period in 3 of 12 parts}
     * @param advice what to try, such as {@code --crop or --as area}
     */
    public NotUnderstoodException(String step, String measured, String advice) {
        this(step, measured, advice, List::of);
    }

    /**
     * A failure that can be shown.
     *
     * @param layers draws the attempts
     */
    public NotUnderstoodException(String step, String measured, String advice, Supplier<List<Layer>> layers) {
        this(step, measured, advice, false, layers);
    }

    private NotUnderstoodException(String step, String measured, String advice, boolean areSeveral, Supplier<List<Layer>> layers) {
        super(step + ": " + measured + "; try " + advice);
        this.step = step;
        this.measured = measured;
        this.advice = advice;
        this.areSeveral = areSeveral;
        this.layers = layers;
    }

    /** The failure that there are several mazes, and nothing says which is meant. */
    public static NotUnderstoodException several(String measured, String advice) {
        return new NotUnderstoodException("finding the maze", measured, advice, true, List::of);
    }

    /** The same failure with the steps before it. */
    public NotUnderstoodException after(Supplier<List<Layer>> before) {
        return new NotUnderstoodException(
                step, measured, advice, areSeveral, () -> Stream.concat(before.get().stream(), layers.get().stream()).toList());
    }

    /** The failure of a second attempt after a first that failed otherwise. */
    public NotUnderstoodException alsoAfter(NotUnderstoodException first) {
        return new NotUnderstoodException(
                first.step + ", then " + step, first.measured + "; " + measured, advice,
                () -> Stream.concat(first.layers.get().stream(), layers.get().stream()).toList());
    }

    /** Whether the picture shows several mazes, and nothing says which is meant. */
    public boolean areSeveral() {
        return areSeveral;
    }

    /** The step that failed. */
    public String step() {
        return step;
    }

    /** What was measured. */
    public String measured() {
        return measured;
    }

    /** What to try. */
    public String advice() {
        return advice;
    }

    /** The steps of understanding up to the failed one, in order. */
    public List<Layer> layers() {
        return layers.get();
    }
}
