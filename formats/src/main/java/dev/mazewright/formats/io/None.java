package dev.mazewright.formats.io;

import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;

/** Writes nothing: for timing. */
public final class None {
    public static final Format FORMAT = Format.named("none", "Generates the maze and writes nothing, for timing.")
            .writes((document, out) -> {})
            .writesRows((document, out) -> make(document.puzzle().rows()))
            .several("")
            .build();

    private None() {}

    /** All of it, held in memory: the measured time is that of the whole maze. */
    private static void make(SquareRows rows) {
        SquarePlanes.of(rows);
    }
}
