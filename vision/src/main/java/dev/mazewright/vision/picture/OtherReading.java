package dev.mazewright.vision.picture;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A reading that says what another one says, but for what it overrides. */
interface OtherReading extends Reading {
    /** The other one. */
    Reading read();

    @Override
    default As as() {
        return read().as();
    }

    @Override
    default List<String> notes() {
        return read().notes();
    }

    @Override
    default List<String> doubts() {
        return read().doubts();
    }

    @Override
    default List<Spot> doubtful() {
        return read().doubtful();
    }

    @Override
    default @Nullable Spot start() {
        return read().start();
    }

    @Override
    default @Nullable Spot goal() {
        return read().goal();
    }

    @Override
    default boolean areEndsMarked() {
        return read().areEndsMarked();
    }

    @Override
    default boolean isTrivial() {
        return read().isTrivial();
    }

    @Override
    default double corridor() {
        return read().corridor();
    }

    @Override
    default @Nullable Puzzle puzzle() {
        return read().puzzle();
    }

    @Override
    default @Nullable Puzzle puzzle(long start, long goal) {
        return read().puzzle(start, goal);
    }

    @Override
    default Spot spot(long cell) {
        return read().spot(cell);
    }

    @Override
    default List<Spot> path(Context context) {
        return read().path(context);
    }

    @Override
    default List<Layer> layers() {
        return read().layers();
    }
}
