package dev.mazewright.studio.api;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.WorkerPool;
import dev.mazewright.studio.large.LargeMaze;
import dev.mazewright.studio.large.LargeMazes;
import dev.mazewright.studio.large.Task;
import java.io.IOException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A task as JSON: what became of it, and what is known of its maze. */
final class TaskJson {
    private TaskJson() {}

    static Response of(Task task, LargeMazes mazes, Reservation reservation) throws IOException {
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        LargeMaze maze = mazes.find(LargeMazes.key(task.recipe()));
        Puzzle puzzle = maze == null ? null : maze.puzzle();
        LargeMaze.Solution solution = maze == null ? null : maze.solution();
        json.name("id").value(task.id());
        json.name("state").value(task.state().name().toLowerCase(Locale.ROOT));
        json.name("maze").value(LargeMazes.key(task.recipe()));
        json.name("recipe").value(task.recipe().toString());
        json.name("rows").value(task.rows());
        json.name("columns").value(task.columns());
        json.name("cells").value((long) task.rows() * task.columns());
        json.name("rowsDone").value(maze == null ? 0 : maze.passed());
        json.name("reached");
        double reached = maze == null ? -1 : maze.reached();
        if (reached < 0) {
            json.none();
        } else {
            json.value(reached);
        }
        json.name("start");
        if (puzzle == null || puzzle.start() == Grid.NONE) {
            json.none();
        } else {
            cell(puzzle.grid(), puzzle.start(), json);
        }
        json.name("goals").beginArray();
        if (puzzle != null) {
            for (long goal : puzzle.goals()) {
                cell(puzzle.grid(), goal, json);
            }
        }
        json.endArray();
        json.name("solution");
        if (solution == null) {
            json.none();
        } else {
            json.value(solution.length());
        }
        json.name("error").value(error(task.failure()));
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }

    private static void cell(Grid grid, long cell, JsonLine json) {
        json.beginArray().value(grid.row(cell)).value(grid.column(cell)).endArray();
    }

    private static @Nullable String error(@Nullable Throwable failure) {
        return failure == null ? null : WorkerPool.sentence(failure);
    }
}
