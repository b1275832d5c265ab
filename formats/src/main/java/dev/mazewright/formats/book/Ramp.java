package dev.mazewright.formats.book;

import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.run.UsageException;

/**
 * Difficulties that rise from the first maze of a section to the last.
 *
 * @param from 0 to 100
 * @param to at least {@code from}, up to 100
 */
public record Ramp(int from, int to) {
    /** How far from its target the difficulty of a maze may be. */
    static final int TOLERANCE = 2;

    private static final int MOST = 100;

    /**
     * Parses a ramp such as {@code 46..58}.
     *
     * @throws UsageException if it is not one
     */
    static Ramp parse(String text) {
        if (text.indexOf(':') >= 0) {
            throw new UsageException("'" + text + "'");
        }
        DifficultyTarget.Range range = DifficultyTarget.parse(text).ranges().getFirst();
        return new Ramp((int) range.least(), (int) range.most());
    }

    /** What the difficulty of a maze may be. */
    DifficultyTarget target(int index, int mazes) {
        int target = mazes == 1 ? (from + to) / 2 : from + Math.round((float) (to - from) * index / (mazes - 1));
        return DifficultyTarget.parse(Math.max(0, target - TOLERANCE) + ".." + Math.min(MOST, target + TOLERANCE));
    }
}
