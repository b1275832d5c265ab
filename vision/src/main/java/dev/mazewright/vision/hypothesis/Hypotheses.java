package dev.mazewright.vision.hypothesis;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.vision.evidence.PathColours;
import dev.mazewright.vision.evidence.Support;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Effort;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReasonedReading;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.picture.TimeBudget;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a picture by hypotheses in turn until one convinces or the effort for doubt is spent; the one with the best score is the answer, of
 * equals the first.
 */
public final class Hypotheses {
    /** The most hypotheses that are read. */
    private static final int MOST = 7;

    private Hypotheses() {}

    /** A hypothesis that was read, and what speaks for it. */
    private record Judged(Reading reading, Support support) {
        boolean isBetterThan(Judged other) {
            return support.score() > other.support.score();
        }
    }

    /**
     * The best reading. When the effort is spent, a note says so.
     *
     * @param picture whose pixels the readings name
     * @throws NotUnderstoodException why the first one was not understood, if none was, or that it took too long
     */
    public static Reading best(Picture picture, List<Hypothesis> proposed, Effort effort, Context context) throws NotUnderstoodException {
        return best(picture, proposed, effort.first(), effort, context);
    }

    static Reading best(Picture picture, List<Hypothesis> proposed, TimeBudget first, Effort effort, Context context) throws NotUnderstoodException {
        @Nullable Judged best = null;
        @Nullable NotUnderstoodException failure = null;
        int tried = 0;
        for (Hypothesis each : proposed) {
            CancelledException.check();
            if (tried >= MOST || (best == null ? first.isSpent() : best.support.isConvincing() || effort.isSpent())) {
                break;
            }
            if (best != null && best.support.score() >= Support.most(each.isFree() ? 0 : 1)) {
                continue; // it cannot win
            }
            try {
                Judged judged = judged(picture, each, best, first, effort, context);
                if (judged == null) {
                    continue;
                }
                tried++;
                if (best == null || judged.isBetterThan(best)) {
                    best = doubted(judged, each.doubt(), context);
                }
            } catch (NotUnderstoodException e) {
                tried++;
                failure = failure == null ? e : failure;
            }
        }
        if (best == null && first.isSpent()) {
            throw new NotUnderstoodException(
                    "reading it", "no maze in " + first.seconds() + " s of processor time", "--crop X,Y,WxH to the maze, a smaller picture, or a longer --effort SECONDS");
        }
        if (best == null) {
            throw failure == null ? new NotUnderstoodException("finding a maze", "nothing", "another picture") : failure;
        }
        return best.support.isConvincing() || !effort.isSpent() ? best.reading : new ReasonedReading(best.reading, effort.note());
    }

    /** Reads a hypothesis; null without a reading, or if nothing is left to be spent on it. */
    private static @Nullable Judged judged(
            Picture picture, Hypothesis hypothesis, @Nullable Judged best, TimeBudget first, Effort effort, Context context) throws NotUnderstoodException {
        Reading reading = best == null ? first.within(context, () -> hypothesis.reader().read(null))
                : effort.within(context, () -> hypothesis.reader().read(best.support));
        return reading == null ? null : judged(picture, reading, context);
    }

    private static Judged judged(Picture picture, Reading reading, Context context) {
        Judged judged = new Judged(reading, Support.of(reading, context));
        PathColours colours = reading.as() == As.AREA ? PathColours.of(picture, judged.support.line(), reading.corridor()) : null;
        Spot dark = colours == null ? null : colours.inWall();
        return dark == null ? judged : doubted(judged, "the path: it has the colour of walls for long, at pixel " + picture.text(dark), context);
    }

    private static Judged doubted(Judged judged, String doubt, Context context) {
        if (doubt.isEmpty()) {
            return judged;
        }
        Reading reading = new ReasonedReading(judged.reading, List.of(), List.of(doubt));
        return new Judged(reading, Support.of(reading, context));
    }
}
