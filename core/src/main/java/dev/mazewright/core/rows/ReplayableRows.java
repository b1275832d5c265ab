package dev.mazewright.core.rows;

/** Rows whose state can be kept, so that the rows after it can be streamed again. */
public interface ReplayableRows extends SquareRows {
    /**
     * The same stream with a state of its own: both continue with the same row, and neither changes the other. A copy
     * that is not streamed takes no memory but its state.
     */
    ReplayableRows copy();
}
