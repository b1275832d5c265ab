package dev.mazewright.vision.picture;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was understood of a part of a picture, with points of the whole picture.
 *
 * @param part what was understood
 * @param left of the part, in pixels of the whole
 * @param top of the part, in pixels of the whole
 */
public record ReadingOfPart(Reading part, int left, int top) implements Reading {
    @Override
    public As as() {
        return part.as();
    }

    @Override
    public List<String> notes() {
        return part.notes();
    }

    @Override
    public List<String> doubts() {
        return part.doubts();
    }

    @Override
    public @Nullable Spot start() {
        return moved(part.start());
    }

    @Override
    public @Nullable Spot goal() {
        return moved(part.goal());
    }

    @Override
    public double corridor() {
        return part.corridor();
    }

    @Override
    public @Nullable Puzzle puzzle() {
        return part.puzzle();
    }

    @Override
    public Spot spot(long cell) {
        return shifted(part.spot(cell));
    }

    @Override
    public List<Spot> path(Context context) {
        return part.path(context).stream().map(this::shifted).toList();
    }

    @Override
    public List<Layer> layers() {
        return part.layers();
    }

    private @Nullable Spot moved(@Nullable Spot spot) {
        return spot == null ? null : shifted(spot);
    }

    private Spot shifted(Spot spot) {
        return new Spot(spot.x() + left, spot.y() + top);
    }
}
