package dev.mazewright.core.recipe;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the start, goals and openings that a recipe names into cells. Where the recipe names none, it takes those
 * that the generator or a transform has decided; where these decide none, the top left and the bottom right.
 *
 * @param generator its name, for messages
 * @param keepsDrawn whether the generator is handed the ends that random numbers decide, and keeps them
 * @param start null where none is named
 * @param goals empty where none is named
 * @param openings null where none is named, empty where the recipe has none
 */
record EndsResolver(
        String generator,
        boolean keepsDrawn,
        @Nullable NamedCell start,
        List<NamedCell> goals,
        @Nullable List<NamedOpening> openings) {
    /** The start where neither the recipe nor the generator decides one. */
    static final NamedCell TOP_LEFT = new NamedCell("top-left");

    /** The goal likewise. */
    static final NamedCell BOTTOM_RIGHT = new NamedCell("bottom-right");

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

    /** The start and the goals that the recipe names, resolved before there are passages; refuses those that depend on passages. */
    Ends needed(Maze blank, MazeRandom random) {
        goals.forEach(goal -> goal.requireBefore(generator));
        if (start != null) {
            start.requireBefore(generator);
        }
        long from = start == null ? Grid.NONE : start.in(blank, random.stream("start"), Grid.NONE);
        return new Ends(from, cells(goals, blank, random, from), List.of());
    }

    /** Those of them that are known before it is decided which tiles are floor; the goals only if all of them are. */
    Ends wanted(Maze blank, MazeRandom random) {
        long from = start != null && start.isKnownBeforeFloor()
                ? start.in(blank, random.stream("start"), Grid.NONE)
                : Grid.NONE;
        boolean areKnown = goals.stream().allMatch(NamedCell::isKnownBeforeFloor);
        return new Ends(from, areKnown ? cells(goals, blank, random, from) : new long[0], List.of());
    }

    /** Whether the generator has decided the start: none is named, or it was handed the one that was drawn. */
    private boolean keepsStart(Puzzle decided) {
        return decided.ends().hasStart() && (start == null || (keepsDrawn && start.isDrawn()));
    }

    /** Whether the generator has decided a goal, likewise. */
    private boolean keepsGoal(Puzzle decided, int goal) {
        return keepsDrawn && goals.get(goal).isDrawn() && decided.goals().length == goals.size();
    }

    /** The ends as far as they are known before the transforms, so that these can leave them unchanged. */
    Ends known(Puzzle made) {
        Grid grid = made.grid();
        long from = keepsStart(made) ? made.start() : startOrDefault().fixedIn(grid);
        List<NamedCell> named = goalsOrDefault();
        long[] to = goals.isEmpty() && made.ends().hasGoals()
                ? made.goals()
                : IntStream.range(0, named.size())
                        .mapToLong(i -> !goals.isEmpty() && keepsGoal(made, i) ? made.goals()[i] : named.get(i).fixedIn(grid))
                        .filter(cell -> cell != Grid.NONE)
                        .toArray();
        return new Ends(from, to, openings == null ? made.openings() : fixedOpenings(grid, Grid.NONE, Grid.NONE));
    }

    /** The ends of a maze that is done, with what generator and transforms have decided; refuses cells and sides that there are not. */
    Ends resolve(Puzzle decided, MazeRandom random) {
        Maze maze = decided.maze();
        long from = keepsStart(decided)
                ? decided.start()
                : startOrDefault().in(maze, random.stream("start"), Grid.NONE);
        long[] to = goals.isEmpty() && decided.ends().hasGoals()
                ? decided.goals()
                : cells(goalsOrDefault(), maze, random, from);
        for (int i = 0; i < goals.size(); i++) {
            to[i] = keepsGoal(decided, i) ? decided.goals()[i] : to[i];
        }
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
