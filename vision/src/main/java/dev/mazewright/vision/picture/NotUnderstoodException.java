package dev.mazewright.vision.picture;

/** A picture in which no maze was seen: which step failed, what was measured, what to try. */
public final class NotUnderstoodException extends Exception {
    private static final long serialVersionUID = 1;

    private final String step;
    private final String measured;
    private final String advice;

    /**
     * A failure.
     *
     * @param step that failed, such as {@code finding the grid}
     * @param measured what was found, such as {@code no period in 3 of 12 parts}
     * @param advice what to try, such as {@code --crop or --as area}
     */
    public NotUnderstoodException(String step, String measured, String advice) {
        super(step + ": " + measured + "; try " + advice);
        this.step = step;
        this.measured = measured;
        this.advice = advice;
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
}
