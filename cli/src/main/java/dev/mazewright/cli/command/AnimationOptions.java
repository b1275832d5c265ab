package dev.mazewright.cli.command;

import dev.mazewright.cli.terminal.Terminal;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Format;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of animations, and the making of them: a film is the trace of what was done. */
final class AnimationOptions {
    private static final String GIF = "gif";
    private static final String GENERATE = "generate";
    static final String SOLVE = "solve";

    private static final int FRAMES = 240;
    private static final int DELAY = 50;

    @Option(
            names = "--animate",
            paramLabel = "WORK",
            description = "gif: show the work of generate or of solve (generate, where the maze is made here).")
    private @Nullable String work;

    @Option(names = "--frames", paramLabel = "N", description = "gif: the most frames, 1 to 10000 (240).")
    private @Nullable String frames;

    @Option(names = "--delay", paramLabel = "MS", description = "gif: milliseconds a frame, 10 to 60000 (50).")
    private @Nullable String delay;

    /** A maze, and the film of how it was made. */
    record Take(Puzzle puzzle, Animation film) {}

    /**
     * Makes sure that the options can be and go with the format.
     *
     * @param only the one work there can be, or null for any
     * @throws UsageException if not
     */
    void check(Format format, @Nullable String only) {
        if (work != null && !work.equals(GENERATE) && !work.equals(SOLVE)) {
            throw new UsageException("there is no animation of '" + work + "'; " + Names.suggest(work, List.of(GENERATE, SOLVE)));
        }
        if (work != null && only != null && !work.equals(only)) {
            throw new UsageException("the making of this maze was not seen: only --animate " + only + " can be shown of it");
        }
        frames();
        delay();
        if (!isFilm(format) && (work != null || frames != null || delay != null)) {
            throw new UsageException("--animate, --frames and --delay are for animations, and " + format.name()
                    + " is none; take --format gif");
        }
    }

    private static boolean isFilm(Format format) {
        return format.name().equals(GIF);
    }

    /** Whether the making of the maze is to be filmed. */
    boolean isOfMaking(Format format) {
        return isFilm(format) && !SOLVE.equals(work);
    }

    /** Whether the solving of the maze is to be filmed, unless its making was. */
    boolean isOfSolving(Format format) {
        return isFilm(format);
    }

    /** Makes a maze before the camera. */
    Take making(Recipe recipe, Terminal terminal) {
        Recording made = Recording.making(recipe, Long.MAX_VALUE);
        Input.tell(recipe, terminal);
        return new Take(made.puzzle(), new Animation(made.trace(), made.before(), false, frames(), delay()));
    }

    /**
     * Solves a maze before the camera.
     *
     * @param solver its name and options
     */
    Animation solving(Puzzle puzzle, String solver) {
        Recording solved = Recording.solving(puzzle, Solving.solver(solver), solver, Long.MAX_VALUE);
        return new Animation(solved.trace(), solved.before(), true, frames(), delay());
    }

    private int frames() {
        return number("number of frames", frames, 1, Animation.MOST_FRAMES, FRAMES);
    }

    private int delay() {
        return number("delay in milliseconds", delay, 10, Animation.LONGEST_DELAY, DELAY);
    }

    private static int number(String what, @Nullable String text, int least, int most, int byDefault) {
        return text == null ? byDefault : (int) Numbers.whole(what, text, least, most);
    }
}
