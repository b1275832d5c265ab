package dev.mazewright.api;

import dev.mazewright.api.request.Clock;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.measure.Distances;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.PathJson;
import java.io.IOException;
import java.util.List;

/** A path through a maze; or the reason why no path exists, and the cells around the goal that the start cannot reach. */
final class SolveEndpoint {
    private static final Schema RESULT = Schema.OBJECT
            .has(Schema.TEXT, "solver")
            .has(Schema.TEXT.orNull(), "recipe")
            .has(Schema.WHOLE, "start", "goal", "visited")
            .may(Schema.TEXT, "startPlace", "goalPlace", "gaveUp")
            .has(Schema.FLAG.orNull(), "solvable")
            .has(Schema.WHOLE.orNull(), "length")
            .may(Schema.WHOLE.orNull(), "ways")
            .may(Schema.NUMBER, "cost")
            .has(Schema.list(Schema.WHOLE).orNull(), "path")
            .has(Schema.NUMBER, "milliseconds")
            .may(Schema.TEXT.says("Why there is no path, or why none was found."), "reason")
            .may(Schema.list(Schema.list(Schema.WHOLE)).orNull()
                    .says("The part where the first goal lies and the start does not: ranges of cells' numbers, each the first and the one"
                            + " after the last."), "cutOff")
            .may(MazeRequest.UNSURE, "unsure");

    static final Declaration DECLARATION = Declaration.at("/api/v1/solve")
            .ask("solve", "Finds a path, or reports why no path exists.",
                    Declaration.object("recipe", "rectangle:20x30/wilson/seed:1", "solver", "tremaux"), MazeRequest.and(MazeRequest.SOLVER))
            .answers("A path, or a reason.", Response.JSON, RESULT)
            .like("solver", "breadth-first", "recipe", "rectangle:2x2/wilson/seed:1", "start", 0, "startPlace", "0,0", "goal", 3,
                    "goalPlace", "1,1", "solvable", true, "visited", 4, "length", 2, "path", List.of(0, 1, 3), "milliseconds", 0.1);

    private SolveEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        String named = query.text("solver");
        if (named != null) {
            Solving.solver(named); // known before the work begins
        }
        Context context = reservation.context();
        MazeRequest subject = MazeRequest.of(query, reservation);
        if (subject.isWindow()) {
            throw new UsageException("through a window go pieces of a path, which no search finds; /api/v1/maze with solution=true"
                    + " shows them, and /api/v1/map/distance returns the length of the path");
        }
        Puzzle puzzle = subject.puzzle();
        String name = named == null ? SolverSelection.of(puzzle.maze(), context).name() : named;
        Solver solver = Solving.solver(name, puzzle.maze(), context);
        reservation.take(Solving.workingBytes(name, puzzle.maze(), context));
        Clock.Timed<Path> solved = Clock.shortest(() -> Solving.solve(puzzle, solver, name, context));
        return Response.json(reservation, json -> {
            write(puzzle, name, solved, json);
            subject.writeUnsure(json);
        });
    }

    private static void write(Puzzle puzzle, String name, Clock.Timed<Path> solved, JsonLine json) {
        Path path = solved.result();
        PathJson.write(puzzle.recipe(), puzzle.maze().grid(), puzzle.goalsOrLast()[0], name, path, json);
        json.name("milliseconds").value(solved.milliseconds());
        if (!path.found()) {
            json.name("reason").value(Solving.whyNot(puzzle, path, name));
            json.name("cutOff");
            if (path.gaveUp()) {
                json.none();
            } else {
                cutOff(puzzle, json);
            }
        }
    }

    /** The part where the first goal lies, as ranges of cells' numbers: the first, and the one after the last. */
    private static void cutOff(Puzzle puzzle, JsonLine json) {
        Grid grid = puzzle.maze().grid();
        CellSet part = new CellSet(grid.addresses());
        Distances.from(puzzle.maze(), puzzle.goalsOrLast()[0], part);
        json.beginArray();
        long from = -1;
        long number = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            boolean isInside = part.contains(cell);
            if (isInside && from < 0) {
                from = number;
            } else if (!isInside && from >= 0) {
                json.beginArray().value(from).value(number).endArray();
                from = -1;
            }
            number++;
        }
        if (from >= 0) {
            json.beginArray().value(from).value(number).endArray();
        }
        json.endArray();
    }
}
