package dev.mazewright.cli;

import dev.mazewright.core.Grid;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.Path;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.Solver;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.analyse.Distances;
import dev.mazewright.core.recipe.Catalog;
import dev.mazewright.core.recipe.Place;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.Quickest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finding ways, and saying why there is none. */
final class Solving {
    /** The solver that is taken where none is named, and none is quicker. */
    static final String DEFAULT = "breadth-first";

    private Solving() {}

    /**
     * The solver of this name.
     *
     * @param text {@code NAME} or {@code NAME:OPTIONS}
     * @throws UsageException if there is none
     */
    static Solver solver(String text) {
        int colon = text.indexOf(':');
        return colon < 0
                ? Catalog.solver(text).make("")
                : Catalog.solver(text.substring(0, colon)).make(text.substring(colon + 1));
    }

    /**
     * A recipe with other places to go from and to.
     *
     * @param start a place, or null for the recipe's own
     * @param goals places; none for the recipe's own
     */
    static Recipe between(String recipe, @Nullable String start, List<String> goals) {
        RecipeDraft draft = new RecipeDraft(recipe);
        if (start != null) {
            draft.start(start);
        }
        draft.goals(goals);
        return draft.recipe();
    }

    /**
     * The puzzle with other places to go from and to.
     *
     * @param start a place, or null for the puzzle's own
     * @param goals places; none for the puzzle's own
     * @throws UsageException if there is no cell at one of them
     */
    static Puzzle between(Puzzle puzzle, @Nullable String start, List<String> goals) {
        if (start == null && goals.isEmpty()) {
            return puzzle;
        }
        // Chance as in a recipe, from its seed; of a maze that has none, always the same.
        MazeRandom random = new MazeRandom(seed(puzzle));
        Maze maze = puzzle.maze();
        long from = start == null ? puzzle.start() : new Place(start).in(maze, random.stream("start"), Grid.NONE);
        List<Long> to = new ArrayList<>(goals.isEmpty() ? puzzle.goals() : List.of());
        for (String goal : goals) {
            long counted = from == Grid.NONE ? puzzle.startOrFirst() : from;
            to.add(new Place(goal).in(maze, random.stream("goal", to.size()), counted));
        }
        return new Puzzle(maze, from, to, puzzle.openings(), recipe(puzzle, start, goals));
    }

    private static long seed(Puzzle puzzle) {
        try {
            return puzzle.recipe() == null ? 0 : Recipe.parse(puzzle.recipe()).seed();
        } catch (UsageException noRecipeOfOurs) {
            return 0;
        }
    }

    private static @Nullable String recipe(Puzzle puzzle, @Nullable String start, List<String> goals) {
        if (puzzle.recipe() == null) {
            return null;
        }
        try {
            if (Recipe.parse(puzzle.recipe()).endsShapeMaze()) {
                return null; // with these ends it would be the recipe of another maze
            }
            return between(puzzle.recipe(), start, goals).toString();
        } catch (UsageException noRecipeOfOurs) {
            return null;
        }
    }

    /**
     * The way that a solver finds.
     *
     * @throws OutOfRoomException if its memory cannot be had; before any work is done
     */
    static Path solve(Puzzle puzzle, Solver solver, String name) {
        Grid grid = puzzle.maze().grid();
        OutOfRoomException.require("solving " + grid.cells() + " cells by " + name, solver.workingBytes(grid));
        return solver.solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
    }

    /** The way that a solver finds, if there is one; by default, a shortest. */
    static Path solve(Puzzle puzzle, @Nullable String solver) {
        String name = solver == null ? Quickest.of(puzzle.maze()).name() : solver;
        return solve(puzzle, solver(name), name);
    }

    /**
     * A way, by default a shortest, for documents that show it.
     *
     * @throws NoWayException if there is none
     */
    static Path shortest(Puzzle puzzle, @Nullable String solver) {
        Path path = solve(puzzle, solver);
        if (!path.found()) {
            throw new NoWayException(whyNot(puzzle, path, solver == null ? DEFAULT : solver));
        }
        return path;
    }

    /** Why a solver found no way: there is none, or it gave up. */
    static String whyNot(Puzzle puzzle, Path path, String solver) {
        if (!path.gaveUp()) {
            return whyNot(puzzle);
        }
        Grid grid = puzzle.maze().grid();
        return solver + " gave up on the way from " + place(grid, path.start()) + " to " + goals(puzzle) + ": "
                + path.end().reason() + ", having seen " + path.visited() + " of " + Facts.count(grid.cells(), "cell")
                + "; there may be a way, which breadth-first finds if there is one";
    }

    /** Why there is no way: how far one gets, and how large the part is where the goal lies. */
    private static String whyNot(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        long[] goals = puzzle.goalsOrLast();
        Distances reach = Distances.from(maze, puzzle.startOrFirst());
        StringBuilder why = new StringBuilder("no way from ").append(place(grid, puzzle.startOrFirst()));
        why.append(" to ").append(goals(puzzle));
        why.append(": ").append(reach.count()).append(" of ").append(Facts.count(grid.cells(), "cell"));
        why.append(" can be reached from the start; ");
        why.append(goals.length == 1 ? "the goal lies in a region of " : "the first goal lies in a region of ");
        return why.append(Facts.count(Distances.from(maze, goals[0]).count(), "cell"))
                .append(" cut off from it")
                .toString();
    }

    private static String goals(Puzzle puzzle) {
        long[] goals = puzzle.goalsOrLast();
        return goals.length == 1 ? place(puzzle.maze().grid(), goals[0]) : "any of " + goals.length + " goals";
    }

    /** A cell as the command line names it. */
    static String place(Grid grid, long cell) {
        if (grid.rows() == 1) {
            return Long.toString(grid.ordinal(cell));
        }
        String level = grid.levels() == 1 ? "" : "," + grid.level(cell);
        return grid.rowInLevel(cell) + "," + grid.column(cell) + level;
    }
}
