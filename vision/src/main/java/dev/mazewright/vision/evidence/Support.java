package dev.mazewright.vision.evidence;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.List;

/**
 * How well a reading explains a picture.
 *
 * @param as how it is read
 * @param line its path; empty without one
 * @param areEndsSeen whether the picture or the request names both ends, with more than a trivial path between them
 * @param doubts the number of doubts
 */
public record Support(As as, List<Spot> line, boolean areEndsSeen, int doubts) {
    /** A path counts as much as this many doubts: a maze is drawn to be solved. */
    private static final int OF_PATH = 8;
    /** So do ends: a maze without ends is rare. */
    private static final int OF_ENDS = 4;

    /** Measures a reading. */
    public static Support of(Reading reading, Context context) {
        boolean areEnds = reading.start() != null && reading.goal() != null && !reading.isTrivial();
        return new Support(reading.as(), line(reading, context), areEnds, reading.doubts().size());
    }

    private static List<Spot> line(Reading reading, Context context) {
        try {
            return reading.path(context);
        } catch (NoPathException | UsageException e) {
            return List.of();
        }
    }

    /** Whether it has a path. */
    public boolean hasPath() {
        return !line.isEmpty();
    }

    /** Whether no other reading can be better. Where all cells are sure, missing ends do not show anywhere else. */
    public boolean isConvincing() {
        return doubts == 0 && (as == As.CELLS ? hasPath() || !areEndsSeen : hasPath() && areEndsSeen);
    }

    /** The highest score with this number of doubts. */
    public static int most(int doubts) {
        return OF_PATH + OF_ENDS - doubts;
    }

    /** Higher is better. */
    public int score() {
        return most(doubts) - (hasPath() ? 0 : OF_PATH) - (areEndsSeen ? 0 : OF_ENDS);
    }
}
