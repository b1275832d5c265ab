package dev.mazewright.api.large;

import dev.mazewright.api.task.Work;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.stage.TooLargeException;
import java.util.Arrays;

/** The generation of a large maze, or the search for its solution after it. */
public final class LargeWork implements Work {
    private final LargeMazes mazes;
    private final Plan plan;
    private final boolean isSearch;

    /**
     * Work that has not begun.
     *
     * @param mazes that the maze will be one of
     * @param isSearch whether it finds the solution as well
     * @throws UsageException if the maze is not a full rectangle
     * @throws TooLargeException if it has too many cells, or does not fit
     */
    public LargeWork(LargeMazes mazes, Recipe recipe, boolean isSearch) {
        this.mazes = mazes;
        this.isSearch = isSearch;
        plan = mazes.plan(recipe);
    }

    /** The key of the maze among the others. */
    public String maze() {
        return LargeMazes.key(plan.recipe());
    }

    @Override
    public String key() {
        return (isSearch ? "solution " : "maze ") + plan.recipe();
    }

    @Override
    public void run(Cancellation cancellation) {
        LargeMaze complete = mazes.complete(maze());
        LargeMaze maze = complete == null ? mazes.begin(plan, cancellation) : complete;
        Context context = Context.standard().withCancellation(cancellation);
        try {
            context.run(() -> {
                maze.generate();
                if (isSearch) {
                    maze.solve(context);
                }
                return maze;
            });
        } finally {
            if (complete == null && !maze.isComplete()) {
                mazes.drop(maze);
            }
        }
    }

    @Override
    public void describe(JsonLine json) {
        LargeMaze maze = mazes.find(maze());
        Puzzle puzzle = maze == null ? null : maze.puzzle();
        LargeMaze.Solution solution = maze == null ? null : maze.solution();
        json.name("maze").value(maze());
        json.name("recipe").value(plan.recipe().toString());
        json.name("rows").value(plan.grid().rows());
        json.name("columns").value(plan.grid().columns());
        json.name("cells").value((long) plan.grid().rows() * plan.grid().columns());
        json.name("rowsDone").value(maze == null ? 0 : maze.passed());
        double reached = maze == null ? -1 : maze.reached();
        json.name("reached").orNull(reached < 0 ? null : maze, _ -> json.value(reached));
        json.name("start").orNull(puzzle == null || puzzle.start() == Grid.NONE ? null : puzzle, of -> cell(of.grid(), of.start(), json));
        json.name("goals").beginArray();
        if (puzzle != null) {
            Arrays.stream(puzzle.goals()).forEach(goal -> cell(puzzle.grid(), goal, json));
        }
        json.endArray();
        json.name("solution").orNull(solution, of -> json.value(of.length()));
    }

    private static void cell(Grid grid, long cell, JsonLine json) {
        json.beginArray().value(grid.row(cell)).value(grid.column(cell)).endArray();
    }
}
