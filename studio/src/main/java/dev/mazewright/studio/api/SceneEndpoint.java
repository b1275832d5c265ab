package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
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
        @Nullable Path found = query.flag("solution") ? Solving.solve(puzzle, null, reservation.context()) : null;
        reservation.take(OF_CELL * puzzle.maze().grid().cells());
        Chunks out = new Chunks(reservation);
        new SceneBytes(puzzle, found, subject.notes(), subject.format(), subject.sha256(), true).write(out);
        return Response.of(Response.BINARY, out.parts());
    }
}
