package dev.mazewright.lessons;

import java.io.IOException;
import java.nio.file.Path;

/** Where a lesson plays: a terminal, a pipe, or a test. */
public interface Stage {
    /** The seed of all random numbers: the same seed plays the same lesson. */
    long seed();

    /** Prints a line of the result. A text of several lines is printed as it is. */
    void println(String line) throws IOException;

    /** Shows the user a message that is not part of the result. */
    void say(String line);

    /**
     * Shows the next picture of an animation in place of the one before; without a terminal, nothing.
     *
     * @param picture lines of text, which may have ANSI colours
     * @return false when the audience has seen enough: the lesson ends there
     */
    boolean show(String picture) throws IOException;

    /** The folder for files that the lesson makes: the one the user named, else a new temporary one, of which the user is reported. */
    Path folder() throws IOException;
}
