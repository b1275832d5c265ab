package dev.mazewright.lessons;

import java.io.IOException;

/** A small maze program, to be watched and to be read. */
@FunctionalInterface
public interface Lesson {
    /**
     * Plays from beginning to end, or until the audience has seen enough.
     *
     * @throws IOException if the stage cannot be written to
     */
    void play(Stage stage) throws IOException;
}
