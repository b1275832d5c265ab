package dev.mazewright.cli.command;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.drawing.picture.SquarePositions;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.PathJson;
import org.jspecify.annotations.Nullable;

/** The path through a maze between its start and goals, which the solver may not have found; then the wall to open. */
record MazeSolution(Puzzle puzzle, String solver, Path path, Suggestion suggestion) {
    /** Solves a maze, by a solver that suits it if {@code solver} is null; {@code suggests} what to open where there is no path. */
    static MazeSolution of(Puzzle puzzle, @Nullable String solver, boolean suggests, Context context) {
        String name = solver != null ? solver : SolverSelection.of(puzzle.maze(), context).name();
        return of(puzzle, name, Solving.solve(puzzle, name, context), suggests, context);
    }

    /** The same of a path that this solver found, or did not find. */
    static MazeSolution of(Puzzle puzzle, String name, Path path, boolean suggests, Context context) {
        return new MazeSolution(puzzle, name, path, suggests ? Suggestion.of(puzzle, path, context) : Suggestion.NONE);
    }

    /** Why there is no path, and what to open if that was asked for; empty if there is one. */
    String why() {
        return path.found() ? "" : Solving.whyNot(puzzle, path, solver) + suggestion.text();
    }

    /** Makes sure that there is a path; the {@link NoPathException} says why there is not. */
    void requirePath() {
        if (!path.found()) {
            throw new NoPathException(why());
        }
    }

    /** Writes it into a JSON object. */
    void writeJson(JsonLine out) {
        PathJson.write(puzzle.recipe(), puzzle.maze().grid(), puzzle.goalsOrLast()[0], solver, path, out);
        suggestion.write(out);
    }

    /** The same with the pixels of the path, if the maze is of a picture, on which its squares lie. */
    void writeJson(@Nullable SquarePositions squares, JsonLine out) {
        writeJson(out);
        if (squares == null) {
            return;
        }
        out.name("pixels");
        if (!path.found()) {
            out.none();
            return;
        }
        Grid grid = puzzle.maze().grid();
        out.beginArray();
        path.forEach(cell -> out.beginArray()
                .value((long) Math.floor(squares.left() + (grid.column(cell) + 0.5) * squares.width()))
                .value((long) Math.floor(squares.top() + (grid.row(cell) + 0.5) * squares.height()))
                .endArray());
        out.endArray();
    }
}
