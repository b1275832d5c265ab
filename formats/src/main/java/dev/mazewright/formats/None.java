package dev.mazewright.formats;

import dev.mazewright.core.SquarePlanes;
import dev.mazewright.core.SquareRows;
import java.util.List;

/** Writes nothing: for timing. */
final class None {
    static final Format FORMAT =
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
