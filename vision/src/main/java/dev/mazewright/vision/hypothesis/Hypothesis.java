package dev.mazewright.vision.hypothesis;

import dev.mazewright.vision.evidence.Support;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import org.jspecify.annotations.Nullable;

/**
 * One way to read a picture.
 *
 * @param reader reads it so
 * @param doubt what is uncertain if this is chosen; empty if nothing is
 * @param isFree whether that doubt does not count in comparison: what proposes this is stronger than another doubt
 */
public record Hypothesis(Reader reader, String doubt, boolean isFree) {
    /** A hypothesis whose doubt counts. */
    public Hypothesis(Reader reader, String doubt) {
        this(reader, doubt, doubt.isEmpty());
    }

    /** A hypothesis that needs no doubt. */
    public static Hypothesis of(Reader reader) {
        return new Hypothesis(reader, "");
    }

    /** Reads a picture in one way. */
    @FunctionalInterface
    public interface Reader {
        /**
         * The reading; null if nothing in the picture proposes this.
         *
         * @param before what speaks for the best one read before; null if none was understood
         * @throws NotUnderstoodException if no maze is seen
         */
        @Nullable Reading read(@Nullable Support before) throws NotUnderstoodException;
    }
}
