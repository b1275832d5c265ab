package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Format;
import dev.mazewright.studio.http.Query;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a request says of an animation, and the making of it. */
final class AnimationQuery {
    static final List<String> NAMES = List.of("animate", "frames", "delay");

    private static final List<String> WORKS = List.of("generate", "solve");
    private static final int FRAMES = 240;
    private static final int DELAY = 50;

    private final boolean isFilm;
    private final @Nullable String work;
    private final int frames;
    private final int delay;

    /**
     * The animation that a request asks for.
     *
     * @param format that is going to be written
     */
    AnimationQuery(Query query, Format format) {
        isFilm = format.name().equals("gif");
        if (!isFilm && !query.given(NAMES).isEmpty()) {
            throw new UsageException("'animate', 'frames' and 'delay' are for animations, and " + format.name()
                    + " is none; take the format gif");
        }
        work = query.has("animate") ? query.word("animate", WORKS) : null;
        frames = (int) query.whole("frames", 1, Animation.MOST_FRAMES, FRAMES);
        delay = (int) query.whole("delay", 10, Animation.LONGEST_DELAY, DELAY);
    }

    /** Makes the maze before the camera, if its making is to be shown and it is made here; else null. */
    @Nullable Recording making(MazeRequest subject) {
        boolean isOfMaking = isFilm && !"solve".equals(work);
        if (isOfMaking && subject.recipe() == null && work != null) {
            throw new UsageException("the making of this maze was not seen: only its solving can be shown (animate: solve)");
        }
        return isOfMaking && subject.recipe() != null ? Recording.making(subject.recipe(), Limits.EVENTS) : null;
    }

    /** The film of a making, or else of how the maze is solved; null if none is asked for. */
    @Nullable Animation film(@Nullable Recording making, Puzzle puzzle, @Nullable String solver) {
        if (!isFilm) {
            return null;
        }
        String name = solver == null ? Solving.DEFAULT : solver;
        Recording seen = making != null
                ? making
                : Recording.solving(puzzle, Solving.solver(name), name, Limits.EVENTS);
        return new Animation(seen.trace(), seen.before(), making == null, frames, delay);
    }
}
