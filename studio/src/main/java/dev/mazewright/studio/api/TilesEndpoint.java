package dev.mazewright.studio.api;

import dev.mazewright.drawing.png.MazeTiles;
import dev.mazewright.drawing.png.TileZoom;
import dev.mazewright.studio.http.BusyException;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.NotKeptException;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.large.LargeMaze;
import dev.mazewright.studio.large.LargeMazes;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** A tile of a large maze or of its solution, as a PNG. What shows all of its part never changes. */
record TilesEndpoint(LargeMazes mazes) implements Endpoint {
    private static final String WALLS = "walls";
    private static final String SOLUTION = "solution";
    private static final String FOR_EVER = "private, max-age=31536000, immutable";

    @Override
    public String path() {
        return "/api/v1/tiles";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    public List<String> parameters() {
        return List.of("maze", "zoom", "row", "column", "layer", "rowsDone");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        String layer = query.word("layer", List.of(WALLS, SOLUTION));
        TileZoom zoom = new TileZoom((int) query.whole("zoom", TileZoom.LEAST, TileZoom.MOST, 0));
        LargeMaze maze = mazes.maze(query.required("maze"));
        int row = number(query, "row", zoom, maze.grid().rows());
        int column = number(query, "column", zoom, maze.grid().columns());
        MazeTiles tiles = maze.tiles();
        int last = (int) Math.min((row + 1L) * zoom.cells() + 1, maze.grid().rows());
        boolean isWhole = maze.passed() >= last;
        if (tiles == null || (!isWhole && !tiles.showsParts(zoom))) {
            throw new BusyException("this part of the maze is not generated yet; try again in a moment");
        }
        reservation.take(MazeTiles.BYTES);
        Chunks out = new Chunks(reservation);
        if (layer.equals(SOLUTION)) {
            LargeMaze.Solution solution = maze.solution();
            if (solution == null) {
                throw new NotKeptException("the solution is not known; begin a task with 'solution': true");
            }
            tiles.writePath(solution.edges(), zoom, row, column, out);
        } else {
            tiles.writeWalls(zoom, row, column, out);
        }
        Response tile = Response.of("image/png", out.parts());
        return isWhole ? tile.with("Cache-Control", FOR_EVER) : tile;
    }

    private static int number(Query query, String name, TileZoom zoom, int count) {
        query.required(name);
        return (int) query.whole(name, 0, zoom.tiles(count) - 1, 0);
    }
}
