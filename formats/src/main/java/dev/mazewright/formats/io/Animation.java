package dev.mazewright.formats.io;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.UsageException;

/**
 * The making or the solving of a maze, to be shown as an animation.
 *
 * @param trace what was done
 * @param before the maze as it was when the trace began
 * @param solving whether it is a solver's work, and not a generator's
 * @param frames the most frames to show it in, 1 to {@link #MOST_FRAMES}
 * @param delay from one frame to the next, in milliseconds, 10 to {@link #LONGEST_DELAY}
 */
public record Animation(Trace trace, Maze before, boolean solving, int frames, int delay) {
    /** The most frames of a film. */
    public static final int MOST_FRAMES = 10_000;

    /** A minute a frame. */
    public static final int LONGEST_DELAY = 60_000;

    /**
     * A film.
     *
     * @throws UsageException if a number is out of its range
     */
    public Animation {
        require("number of frames", frames, 1, MOST_FRAMES);
        require("delay in milliseconds", delay, 10, LONGEST_DELAY);
    }

    private static void require(String what, int number, int least, int most) {
        if (number < least || number > most) {
            throw new UsageException("the " + what + " is " + least + " to " + most + ", not " + number);
        }
    }
}
