package dev.mazewright.vision.bad;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;

/**
 * What a reader makes of a bad picture.
 *
 * @param kind in a word
 * @param text why
 */
public record Outcome(Kind kind, String text) {
    /** How good it is. */
    public enum Kind {
        /** Right. */
        EXACT,
        /** Right, but marked unsure. */
        DOUBTED,
        /** Wrong, and marked unsure. */
        UNSURE,
        /** Not understood. */
        REFUSED,
        /** Wrong, and not marked. */
        WRONG;

        /** Whether it counts as right. */
        boolean isRight() {
            return this == EXACT || this == DOUBTED;
        }
    }

    /** Reads a picture as what it is to be read. */
    public static Outcome of(BadPicture picture) {
        try {
            Reading reading = PictureUnderstanding.of(picture.picture(), ReadingRequest.ANY.as(picture.as()), Context.standard());
            return of(reading, verdict(picture, reading));
        } catch (NotUnderstoodException e) {
            return new Outcome(Kind.REFUSED, e.getMessage());
        }
    }

    private static Verdict verdict(BadPicture picture, Reading reading) throws NotUnderstoodException {
        if (picture.as() == As.CELLS) {
            return reading.puzzle() == null ? new Verdict(false, "no cells") : Verdict.cells(picture, reading.puzzle());
        }
        try {
            return Verdict.area(picture, reading.path(Context.standard()));
        } catch (NoPathException | UsageException e) {
            throw new NotUnderstoodException("finding a path", String.valueOf(e.getMessage()), "another picture");
        }
    }

    private static Outcome of(Reading reading, Verdict verdict) {
        boolean isSure = reading.doubts().isEmpty();
        Kind kind = verdict.isRight() ? isSure ? Kind.EXACT : Kind.DOUBTED : isSure ? Kind.WRONG : Kind.UNSURE;
        return new Outcome(kind, isSure ? verdict.text() : verdict.text() + " (" + String.join("; ", reading.doubts()) + ")");
    }
}
