package dev.mazewright.studio;

import dev.mazewright.core.CellSet;
import dev.mazewright.core.Grid;
import dev.mazewright.core.Puzzle;
import dev.mazewright.core.analyse.Difficulty;
import dev.mazewright.core.analyse.Measures;
import dev.mazewright.formats.InfoJson;
import dev.mazewright.formats.JsonLine;
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
        return Subject.NAMES;
    }

    @Override
    public Answer answer(Request request, Job job) throws IOException {
        Puzzle puzzle = Subject.of(Query.of(request, parameters()), job).puzzle();
        Grid grid = puzzle.maze().grid();
        job.take(2 * CellSet.bytes(grid.addresses()) + Difficulty.bytes(grid));
        Chunks out = new Chunks(job);
        JsonLine json = new JsonLine(out);
        InfoJson.write(puzzle, Measures.of(puzzle), json);
        json.endLine();
        return Answer.of(Answer.JSON, out.parts());
    }
}
