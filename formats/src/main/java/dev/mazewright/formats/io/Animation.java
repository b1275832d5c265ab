package dev.mazewright.formats.io;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a maze is generated or solved, to be shown as an animation.
 *
 * @param trace what was done
 * @param before the maze as it was when the trace began
 * @param solving whether it is a solver's work, and not a generator's
 * @param frames the most frames to show it in, 1 to {@link #MOST_FRAMES}
 * @param delay from one frame to the next, in milliseconds, 10 to {@link #LONGEST_DELAY}
 */
public record Animation(Trace trace, Maze before, boolean solving, int frames, int delay) {
    /** What an animation shows. */
    public enum Work {
        GENERATE,
        SOLVE;

        /** The words there are. */
        public static final List<String> WORDS = Stream.of(values()).map(Work::word).toList();

        private static Work named(String word) {
            return Stream.of(values())
                    .filter(work -> work.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new UsageException("unknown animation '" + word + "'; " + Names.suggest(word, WORDS)));
        }

        /** The word on the command line. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The most frames of an animation. */
    public static final int MOST_FRAMES = 10_000;

    /** A minute a frame. */
    public static final int LONGEST_DELAY = 60_000;

    public static final Option<Optional<Work>> ANIMATE = Option.word(
            "animate",
            Optional.empty(),
            Work.WORDS,
            "The work to show; by default generate, where the maze is generated here.",
            word -> Optional.of(Work.named(word)),
            work -> work.map(Work::word).orElse(""));
    public static final Option<Long> FRAMES =
            Option.whole("frames", "number of frames", 240, 1, MOST_FRAMES, "The most frames.");
    public static final Option<Long> DELAY =
            Option.whole("delay", "delay in milliseconds", 50, 10, LONGEST_DELAY, "Milliseconds a frame.");

    /** The parameters of an animation. */
    public static final List<Option<?>> OPTIONS = List.of(ANIMATE, FRAMES, DELAY);

    /**
     * An animation.
     *
     * @throws UsageException if a number is out of its range
     */
    public Animation {
        require("number of frames", frames, FRAMES);
        require("delay in milliseconds", delay, DELAY);
    }

    private static void require(String what, int number, Option<Long> option) {
        if (number < option.least() || number > option.most()) {
            throw new UsageException("the " + what + " is " + option.range() + ", not " + number);
        }
    }
}
