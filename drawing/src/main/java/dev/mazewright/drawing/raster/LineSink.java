package dev.mazewright.drawing.raster;

/** Receives straight lines, in pixels, of which each begins where the last one ended. */
interface LineSink {
    /** Begins anew here. */
    void move(double x, double y);

    /** Goes straight to here. */
    void line(double x, double y);

    /** The same where a curve goes on, so that there is no corner. */
    default void along(double x, double y) {
        line(x, y);
    }

    /** Goes back to where it began. */
    void close();

    /** Ends what was begun. */
    void end();
}
