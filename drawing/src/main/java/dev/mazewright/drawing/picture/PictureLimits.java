package dev.mazewright.drawing.picture;

/** The ranges of what is asked of a picture, for the command line and for requests. */
public final class PictureLimits {
    /** The pages of a file count to this. */
    public static final int MOST_PAGES = 10_000;
    /** The mazes in a picture count to this. */
    public static final int MOST_MAZES = 10_000;
    /** Seconds of processor time that other ways to read a picture are tried if nothing else is asked for, */
    public static final int EFFORT = 8;
    /** and the most. */
    public static final int MOST_EFFORT = 600;

    private PictureLimits() {}
}
