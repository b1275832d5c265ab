package dev.mazewright.formats.io;

/**
 * What a reader is not certain of.
 *
 * @param about what it concerns
 * @param sentence what is uncertain and what was assumed, without a period at its end
 */
public record Doubt(About about, String sentence) {
    /** What a doubt concerns; it is void where the caller decides that. */
    public enum About {
        /** Where the path begins. */
        START,
        /** Where the path ends. */
        GOAL,
        /** Where the path begins and ends. */
        ENDS,
        /** Which cells and passages there are. */
        MAZE
    }

    /** Whether it holds where the caller gives a start, or goals. */
    public boolean holds(boolean hasStart, boolean hasGoals) {
        return switch (about) {
            case START -> !hasStart;
            case GOAL -> !hasGoals;
            case ENDS -> !hasStart || !hasGoals;
            case MAZE -> true;
        };
    }
}
