package dev.mazewright.studio;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.formats.json.InfoJson;
import dev.mazewright.formats.json.JsonLine;
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
    public Response answer(Request request, Task job) throws IOException {
        Puzzle puzzle = MazeRequest.of(Query.of(request, parameters()), job).puzzle();
        Grid grid = puzzle.maze().grid();
        job.take(2 * CellSet.bytes(grid.addresses()) + Difficulty.bytes(grid));
        Chunks out = new Chunks(job);
        JsonLine json = new JsonLine(out);
        InfoJson.write(puzzle, Measures.of(puzzle), json);
        json.endLine();
        return Response.of(Response.JSON, out.parts());
    }
}
