package dev.mazewright.formats;

import java.util.List;

/** Writes nothing: for timing. */
final class None {
    static final Format FORMAT =
            new Format("none", "Makes the maze and writes nothing, for timing.", List.of(), null, (document, out) -> {});

    private None() {}
}
