package dev.mazewright.studio;

import dev.mazewright.core.Path;
import dev.mazewright.core.Puzzle;
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
        return Subject.names("solution");
    }

    @Override
    public Answer answer(Request request, Job job) throws IOException {
        Query query = Query.of(request, parameters());
        Subject subject = Subject.of(query, job);
        Puzzle puzzle = subject.puzzle();
        @Nullable Path way = query.flag("solution") ? Solving.solve(puzzle, null) : null;
        job.take(OF_CELL * puzzle.maze().grid().cells());
        Chunks out = new Chunks(job);
        new SceneBytes(puzzle, way, subject.notes(), subject.format()).write(out);
        return Answer.of(Answer.BINARY, out.parts());
    }
}
