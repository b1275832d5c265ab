package dev.mazewright.vision.picture;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A reading with the reasons for cells or an area as notes, and with doubts besides its own.
 *
 * @param chosen the reading
 * @param reasons why it was chosen, after its own notes
 * @param unsure what is uncertain besides its own doubts
 */
public record ReasonedReading(Reading chosen, List<String> reasons, List<String> unsure) implements Reading {
    /** A reading with one reason, and no doubt of its own. */
    public ReasonedReading(Reading chosen, String reason) {
        this(chosen, List.of(reason), List.of());
    }

    @Override
    public As as() {
        return chosen.as();
    }

    @Override
    public List<String> notes() {
        return Stream.concat(chosen.notes().stream(), reasons.stream()).toList();
    }

    @Override
    public List<String> doubts() {
        return Stream.concat(chosen.doubts().stream(), unsure.stream()).toList();
    }

    @Override
    public List<Spot> doubtful() {
        return chosen.doubtful();
    }

    @Override
    public @Nullable Spot start() {
        return chosen.start();
    }

    @Override
    public @Nullable Spot goal() {
        return chosen.goal();
    }

    @Override
    public boolean areEndsMarked() {
        return chosen.areEndsMarked();
    }

    @Override
    public double corridor() {
        return chosen.corridor();
    }

    @Override
    public @Nullable Puzzle puzzle() {
        return chosen.puzzle();
    }

    @Override
    public @Nullable Puzzle puzzle(long start, long goal) {
        return chosen.puzzle(start, goal);
    }

    @Override
    public Spot spot(long cell) {
        return chosen.spot(cell);
    }

    @Override
    public List<Spot> path(Context context) {
        return chosen.path(context);
    }

    @Override
    public List<Layer> layers() {
        return chosen.layers();
    }
}
