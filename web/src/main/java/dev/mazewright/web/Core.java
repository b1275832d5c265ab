package dev.mazewright.web;

import dev.mazewright.core.measure.Digest;
import org.teavm.interop.Export;

/**
 * The entry of the module for games: what needs core alone. The first field of each operation is a recipe; in the whole
 * {@link Library} three more can hold a file, so that others follow from the fifth on.
 */
public final class Core {
    private Core() {}

    private static Subject subject() {
        return Subject.made(Exchange.text(0));
    }

    /** The fingerprint of the walls. */
    @Export(name = "digest")
    public static int digest() {
        return Exchange.run(() -> Exchange.answer(Digest.of(subject().puzzle().maze())));
    }

    /** What the maze is: {@link MazeFields#maze}. */
    @Export(name = "maze")
    public static int maze() {
        return Exchange.run(() -> MazeFields.maze(subject()));
    }

    /** What it looks like: {@link MazeFields#drawing}. */
    @Export(name = "drawing")
    public static int drawing() {
        return Exchange.run(() -> MazeFields.drawing(subject()));
    }

    /** A path through it, by a solver (or empty), from a start (or empty), to goals in lines (or empty). */
    @Export(name = "solve")
    public static int solve() {
        return Exchange.run(() -> {
            Subject subject = subject();
            MazeFields.path(subject.path(Exchange.text(4), Exchange.text(5), Exchange.text(6)), subject.puzzle().grid());
        });
    }

    /** Nothing: TeaVM asks for it. */
    public static void main(String[] arguments) {}
}
