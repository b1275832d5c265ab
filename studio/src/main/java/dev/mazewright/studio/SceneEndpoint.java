package dev.mazewright.studio;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A maze as {@link SceneBytes}, to be drawn. */
final class SceneEndpoint implements Endpoint {
    /** What a scene takes of a cell besides the answer, in bytes. */
    private static final int OF_CELL = 12;

    @Override
    public String path() {
        return "/api/v1/scene";
    }

    @Override
    public List<String> parameters() {
        return MazeRequest.names("solution");
    }

    @Override
    public Response answer(Request request, Task job) throws IOException {
        Query query = Query.of(request, parameters());
        MazeRequest subject = MazeRequest.of(query, job);
        Puzzle puzzle = subject.puzzle();
        @Nullable Path way = query.flag("solution") ? Solving.solve(puzzle, null) : null;
        job.take(OF_CELL * puzzle.maze().grid().cells());
        Chunks out = new Chunks(job);
        new SceneBytes(puzzle, way, subject.notes(), subject.format()).write(out);
        return Response.of(Response.BINARY, out.parts());
    }
}
