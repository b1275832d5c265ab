package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the start, goals and openings that a recipe names into cells. Where the recipe names none, it takes those
 * that the generator or a transform has decided; where these decide none, the top left and the bottom right.
 */
final class EndsResolver {
    private static final NamedCell TOP_LEFT = new NamedCell("top-left");
    private static final NamedCell BOTTOM_RIGHT = new NamedCell("bottom-right");

    private final String generator;
    private final @Nullable NamedCell start;
    private final List<NamedCell> goals;
    private final @Nullable List<NamedOpening> openings;

    /**
     * A resolver of what a recipe names.
     *
     * @param generator its name, for messages
     * @param start null where none is named
     * @param goals empty where none is named
     * @param openings null where none is named, empty where the recipe has none
     */
    EndsResolver(
            String generator, @Nullable NamedCell start, List<NamedCell> goals, @Nullable List<NamedOpening> openings) {
        this.generator = generator;
        this.start = start;
        this.goals = goals;
        this.openings = openings;
    }

    private NamedCell startOrDefault() {
        return start == null ? TOP_LEFT : start;
    }

    private List<NamedCell> goalsOrDefault() {
        return goals.isEmpty() ? List.of(BOTTOM_RIGHT) : goals;
    }

    /** The ends, if they depend on the grid alone and not on the passages; else null. */
    @Nullable Ends fixed(Grid grid) {
        Ends cells = fixedCells(grid);
        List<Opening> open = cells == null ? List.of() : fixedOpenings(grid, cells.start(), cells.goal());
        return cells == null || open.size() != (openings == null ? 0 : openings.size()) ? null : cells.withOpenings(open);
    }

    /** The start and the goals, if they depend on the grid alone and not on the passages; else null. */
    @Nullable Ends fixedCells(Grid grid) {
        long from = startOrDefault().fixedIn(grid);
        long[] to = goalsOrDefault().stream().mapToLong(goal -> goal.fixedIn(grid)).toArray();
        boolean isFixed = from != Grid.NONE && Arrays.stream(to).noneMatch(cell -> cell == Grid.NONE);
        return isFixed ? new Ends(from, to, List.of()) : null;
    }

    private List<Opening> fixedOpenings(Grid grid, long from, long to) {
        return openings == null
                ? List.of()
                : openings.stream().flatMap(opening -> opening.fixedIn(grid, from, to).stream()).toList();
    }

    /**
     * The start and the goals that the recipe names, resolved before there are passages.
     *
     * @throws UsageException if one depends on the passages
     */
    Ends named(Maze blank, MazeRandom random) {
        goals.forEach(goal -> goal.requireBefore(generator));
        if (start != null) {
            start.requireBefore(generator);
        }
        long from = start == null ? Grid.NONE : start.in(blank, random.stream("start"), Grid.NONE);
        return new Ends(from, cells(goals, blank, random, from), List.of());
    }

    /** The ends as far as they are known before the transforms, so that these can leave them unchanged. */
    Ends known(Puzzle made) {
        Grid grid = made.grid();
        long from = start == null && made.ends().hasStart() ? made.start() : startOrDefault().fixedIn(grid);
        long[] to = goals.isEmpty() && made.ends().hasGoals()
                ? made.goals()
                : goalsOrDefault().stream()
                        .mapToLong(goal -> goal.fixedIn(grid))
                        .filter(cell -> cell != Grid.NONE)
                        .toArray();
        return new Ends(from, to, openings == null ? made.openings() : fixedOpenings(grid, Grid.NONE, Grid.NONE));
    }

    /**
     * The ends of a maze that is done.
     *
     * @param decided the maze with what generator and transforms have decided
     * @throws UsageException if there is no such cell or side
     */
    Ends resolve(Puzzle decided, MazeRandom random) {
        Maze maze = decided.maze();
        long from = start == null && decided.ends().hasStart()
                ? decided.start()
                : startOrDefault().in(maze, random.stream("start"), Grid.NONE);
        long[] to = goals.isEmpty() && decided.ends().hasGoals()
                ? decided.goals()
                : cells(goalsOrDefault(), maze, random, from);
        if (openings == null) {
            return new Ends(from, to, decided.openings());
        }
        List<Opening> open = new ArrayList<>();
        for (NamedOpening opening : openings) {
            open.add(opening.in(maze, random.stream("opening", open.size()), from, to[0]));
        }
        return new Ends(from, to, open);
    }

    private static long[] cells(List<NamedCell> named, Maze maze, MazeRandom random, long from) {
        long[] cells = new long[named.size()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = named.get(i).in(maze, random.stream("goal", i), from);
        }
        return cells;
    }
}
