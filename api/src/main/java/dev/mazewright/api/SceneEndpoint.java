package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.stage.SceneBytes;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A maze as {@link SceneBytes}, to be drawn. */
final class SceneEndpoint {
    private static final String RESULT = """
            A maze to be drawn. All numbers have their lowest byte first; all sections begin at a multiple of four bytes:

                u32 magic 0x43535A4D ("MZSC"), u32 version 1, u32 length n of the header; n bytes of JSON, filled up with spaces:
                  {recipe, shape, rows, columns, levels, cells, width, height, kinds, corners, ways, kindBytes, openBytes, start, goals,
                   openings: [[cell, direction]], sides: [name of the side by direction, or null where cells differ],
                   seams: [{label, x1, y1, x2, y2, outwardX, outwardY, tab}], captions: [{x, y, text}], notes, solution, tiles, format, sha256 of the file, or null}
                  and where rows and columns of cells do not follow from their numbers, runs: [row, first column, cells, and so on]
                u32[kinds + 1] where the corners of each kind begin; f32[3 * corners] x, y from the cell's centre, bend;
                i32[corners] the direction that crosses the side which begins there, -1 for none (a wall always), -2 for hidden
                u32[kinds + 1] where the edges of each kind begin; i32[7 * ways] direction, neighbour's number less the cell's,
                  link (0 side, 1 strip, 2 seam, 3 stairs up, 4 stairs down, 5 line), direction back, the number of the crossing passage's cell
                  less the cell's, its direction or -1, whether it leads over this one
                u16 or u32[cells] kinds; f32[cells] x; f32[cells] y; u8, u16 or u32[cells] sets of open directions
                u32[solution] the cells of the solution, where it is asked for and there is one

            The start is -1 if the maze has none. The bend of a side is the tangent of a quarter of its angle, positive where it bows outwards.""";

    static final Declaration DECLARATION = Declaration.at("/api/v1/scene")
            .ask("scene", "A maze to be drawn: outlines, positions and passages, in bytes.",
                    Declaration.object("recipe", "rectangle:20x30/wilson/seed:1"), MazeRequest.and(MazeRequest.SOLUTION))
            .answers(RESULT, Response.BINARY, Schema.BYTES)
            .forPupils("GET");

    /** What a scene takes of a cell besides the answer, in bytes. */
    private static final int OF_CELL = 12;

    private SceneEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        MazeRequest subject = MazeRequest.of(query, reservation);
        Puzzle puzzle = subject.puzzle();
        @Nullable List<Path> paths = query.flag("solution") ? solution(subject, puzzle, reservation) : null;
        reservation.take(OF_CELL * puzzle.maze().grid().cells());
        SceneBytes scene = new SceneBytes(puzzle, paths, subject.notes(), subject.format(), subject.sha256(), true);
        return Response.of(Response.BINARY, reservation, scene::write);
    }

    /** The solution, if there is one; of a window, the pieces of it that lie there. */
    private static @Nullable List<Path> solution(MazeRequest subject, Puzzle puzzle, Reservation reservation) {
        Maker maker = subject.maker();
        if (maker != null && subject.isWindow()) {
            return maker.pieces();
        }
        Path found = Solving.solve(puzzle, null, reservation.context());
        return found.found() ? List.of(found) : null;
    }
}
