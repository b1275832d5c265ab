package dev.mazewright.datasets;

import java.util.Locale;

/** What arrays of cells have of each cell besides its sides, where a split asks for it. */
public enum CellLabel {
    /** The steps of a shortest path to the nearest goal, 0 at goals; -1 without a path. */
    DISTANCES,
    /** The directions that begin a shortest path to a goal, a bit each: north 1, east 2, south 4, west 8; 0 at goals and where there is no path. */
    NEXT_MOVES,
    /** 0.99 to the power of the distance, 1 at goals: what value iteration comes to where a goal is worth 1 and each step is discounted by 0.99; 0 without a path. */
    VALUES;

    /** The discount of {@link #VALUES}. */
    public static final double DISCOUNT = 0.99;

    /** Its name in specifications. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
