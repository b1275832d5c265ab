package dev.mazewright.studio.api;

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
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Clock;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;

/** A path through a maze; or why there is none, and the cells around the goal that the start cannot reach. */
final class SolveEndpoint implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/solve";
    }

    @Override
    public List<String> parameters() {
        return MazeRequest.names("solver");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
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
        reservation.take(solver.workingBytes(puzzle.maze().grid()));
        Clock.Timed<Path> solved = Clock.shortest(() -> Solving.solve(puzzle, solver, name, context));
        Path path = solved.result();
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
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
        subject.writeUnsure(json);
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
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
