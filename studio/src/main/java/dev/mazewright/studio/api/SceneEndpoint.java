package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.recipe.Window;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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
    public Set<String> pupilMethods() {
        return Set.of("GET");
    }

    @Override
    public List<String> parameters() {
        return MazeRequest.names("solution");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        MazeRequest subject = MazeRequest.of(query, reservation);
        Puzzle puzzle = subject.puzzle();
        @Nullable List<Path> paths = query.flag("solution") ? solution(subject, puzzle, reservation) : null;
        reservation.take(OF_CELL * puzzle.maze().grid().cells());
        Chunks out = new Chunks(reservation);
        new SceneBytes(puzzle, paths, subject.notes(), subject.format(), subject.sha256(), true).write(out);
        return Response.of(Response.BINARY, out.parts());
    }

    /** The solution, if there is one; of a window, the pieces of it that lie there. */
    private static @Nullable List<Path> solution(MazeRequest subject, Puzzle puzzle, Reservation reservation) {
        Maker maker = subject.maker();
        Window window = maker == null ? null : maker.recipe().window();
        if (maker != null && window != null) {
            return Objects.requireNonNull(maker.atlas()).solution(window);
        }
        Path found = Solving.solve(puzzle, null, reservation.context());
        return found.found() ? List.of(found) : null;
    }
}
