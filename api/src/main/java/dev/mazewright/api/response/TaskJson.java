package dev.mazewright.api.response;

import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.api.task.Task;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** A task as JSON: what became of it, and what is known of its work. */
public final class TaskJson {
    private static final Schema NUMBERS = Schema.list(Schema.WHOLE);

    /** What is written. */
    public static final Schema SCHEMA = Schema.OBJECT
            .says("Long work: on a large maze, and what is known of that, or on a book.")
            .has(Schema.TEXT, "id")
            .has(Schema.words(Stream.of(Task.State.values()).map(TaskJson::word).toList()), "state")
            .may(Schema.TEXT.says("The key of the maze, for its tiles."), "maze")
            .may(Schema.TEXT, "recipe")
            .may(Schema.WHOLE, "rows", "columns", "cells")
            .may(Schema.WHOLE.says("How many rows can be drawn."), "rowsDone")
            .may(Schema.NUMBER.orNull().says("While a maze is generated in memory, the share of its cells that the generator has reached, by a"
                    + " sample of them; null where that is not known."), "reached")
            .may(NUMBERS.orNull().says("Row and column, once they are known."), "start")
            .may(Schema.list(NUMBERS), "goals")
            .may(Schema.WHOLE.orNull().says("The length of the solution in steps, where it was asked for."), "solution")
            .may(Schema.TEXT.says("The key of the book, for its pages and its manifest, once the task is done."), "book")
            .may(Schema.TEXT.says("What goes on, such as: choosing mazes."), "work")
            .may(Schema.WHOLE.says("How many steps of that are done."), "done")
            .may(Schema.WHOLE.says("How many there are."), "all")
            .may(Schema.WHOLE.orNull().says("Of the PDF, once it is written."), "bytes")
            .has(Schema.TEXT.orNull().says("Why the task failed."), "error")
            .with("oneOf", List.of(
                    Map.of("required", List.of("maze", "recipe", "rows", "columns", "cells", "rowsDone", "reached", "start", "goals", "solution")),
                    Map.of("required", List.of("book", "work", "done", "all", "bytes"))))
            .named("Task");

    private TaskJson() {}

    private static String word(Task.State state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    public static Response of(Task task, Reservation reservation) throws IOException {
        Task.State state = task.state(); // before the work: what is done is complete
        return Response.json(reservation, json -> {
            json.name("id").value(task.id());
            json.name("state").value(word(state));
            task.work().describe(json);
            Throwable failure = task.failure();
            json.name("error").value(failure == null ? null : Refusal.sentence(failure));
        });
    }
}
