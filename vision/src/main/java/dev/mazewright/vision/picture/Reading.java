package dev.mazewright.vision.picture;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was understood of a picture. */
public interface Reading {
    /** How it was understood. */
    As as();

    /** What was seen and why it was understood so, in sentences for people, such as {@code 20 x 30 squares, turned by 3 degrees}. */
    List<String> notes();

    /** What is unsure: how many walls, and where; empty where all is sure. Each is a line without {@code unsure:}. */
    List<String> doubts();

    /** What is uncertain of the ends alone, whatever the walls are. */
    default List<String> endDoubts() {
        return List.of();
    }

    /** Whether marks or signs in the maze name both ends of an area, not openings. */
    default boolean areEndsMarked() {
        return false;
    }

    /** Whether its path solves nothing: it takes up little of the picture, leads straight from end to end, or around the maze. */
    default boolean isTrivial() {
        return false;
    }

    /** Whether nothing is uncertain but the ends, which no other reading knows better. */
    default boolean isSureOfWalls() {
        return doubts().isEmpty();
    }

    /** Where the walls lie that are unsure, on the picture; empty where that is not known. */
    default List<Spot> doubtful() {
        return List.of();
    }

    /** Where the path begins, or null if the picture does not show it. */
    @Nullable Spot start();

    /** Where the path ends, or null if the picture does not show it. */
    @Nullable Spot goal();

    /** How wide corridors are, in pixels: a path is drawn a third as wide. */
    double corridor();

    /** The maze that was seen, or null if the picture was understood as an area. */
    @Nullable Puzzle puzzle();

    /**
     * The same between these cells, {@link dev.mazewright.core.grid.Grid#NONE} for what the picture shows beside the other; null of an area.
     */
    @Nullable Puzzle puzzle(long start, long goal);

    /** Where the middle of a cell of {@link #puzzle} lies on the picture. */
    Spot spot(long cell);

    /**
     * The path from start to goal along the middle of corridors, as the corners of a line; of a maze of cells, a shortest one.
     *
     * @throws dev.mazewright.core.run.NoPathException if no path exists; the message says which region is cut off
     * @throws dev.mazewright.core.run.UsageException if start or goal are not known
     */
    List<Spot> path(Context context);

    /** The steps of understanding, in their order. */
    List<Layer> layers();
}
