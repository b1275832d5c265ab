package dev.mazewright.vision.picture;

import dev.mazewright.core.run.Context;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The reading of a picture made from another, such as a part, with points of the other. Layers stay those of the picture read, as do
 * pixels in sentences, except for parts.
 *
 * @param read the reading
 * @param toOther the point of the other picture for a point of the picture read
 * @param scale the approximate width of a pixel of the picture read, in pixels of the other
 */
public record MappedReading(Reading read, UnaryOperator<Spot> toOther, double scale) implements OtherReading {
    /** The reading of a part whose top left corner lies at this pixel of the whole picture. */
    public static MappedReading ofPart(Reading part, int left, int top) {
        return new MappedReading(part, spot -> new Spot(spot.x() + left, spot.y() + top), 1);
    }

    @Override
    public List<Spot> doubtful() {
        return read.doubtful().stream().map(toOther).toList();
    }

    @Override
    public @Nullable Spot start() {
        return mapped(read.start());
    }

    @Override
    public @Nullable Spot goal() {
        return mapped(read.goal());
    }

    @Override
    public double corridor() {
        return scale * read.corridor();
    }

    @Override
    public Spot spot(long cell) {
        return toOther.apply(read.spot(cell));
    }

    @Override
    public List<Spot> path(Context context) {
        return read.path(context).stream().map(toOther).toList();
    }

    private @Nullable Spot mapped(@Nullable Spot spot) {
        return spot == null ? null : toOther.apply(spot);
    }
}
