package dev.mazewright.formats.io;

import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import java.util.List;

/** Writes nothing: for timing. */
public final class None {
    public static final Format FORMAT =
            new Format(
            "none",
            "Makes the maze and writes nothing, for timing.",
            List.of(),
            null,
            (document, out) -> {},
            (puzzle, style, out) -> make(puzzle.rows()));

    private None() {}

    /** All of it, held in memory: whoever takes the time means the whole maze. */
    private static void make(SquareRows rows) {
        SquarePlanes.of(rows);
    }
}
