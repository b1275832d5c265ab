package dev.mazewright.studio.api;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.formats.json.InfoJson;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;

/** What kind of maze it is: counts and measures. */
final class InfoEndpoint implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/info";
    }

    @Override
    public List<String> parameters() {
        return MazeRequest.NAMES;
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        MazeRequest subject = MazeRequest.of(Query.of(request, parameters()), reservation);
        Puzzle puzzle = subject.puzzle();
        Grid grid = puzzle.maze().grid();
        reservation.take(2 * CellSet.bytes(grid.addresses()) + SolutionMeasures.bytes(grid));
        SolutionMeasures solution = SolutionMeasures.of(puzzle);
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out);
        InfoJson.write(puzzle, Measures.of(puzzle, solution), solution, subject.unsure(), json);
        json.endLine();
        return Response.of(Response.JSON, out.parts());
    }
}
