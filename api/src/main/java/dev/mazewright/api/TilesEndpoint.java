package dev.mazewright.api;

import dev.mazewright.api.large.LargeMaze;
import dev.mazewright.api.large.LargeMazes;
import dev.mazewright.api.request.BusyException;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.drawing.png.MazeTiles;
import dev.mazewright.drawing.png.TileZoom;
import java.io.IOException;
import java.util.List;

/** A tile of a large maze or of its solution, as a PNG. What shows all of its part never changes. */
final class TilesEndpoint {
    private static final String WALLS = "walls";
    private static final String SOLUTION = "solution";

    static final Declaration DECLARATION = Declaration.at("/api/v1/tiles")
            .get("tile", "A part of the picture of a large maze, 512 x 512 pixels.", List.of(
                    Parameter.text("maze", "The maze of a task: its key.").required(),
                    Parameter.whole("zoom", TileZoom.LEAST, TileZoom.MOST, 0,
                            "A cell has 2^zoom pixels; below 1, a pixel shows 2^-zoom cells a side, as opaque as their share of wall."),
                    Parameter.from("row", 0, "The row of the tile, from 0 at the top.").required(),
                    Parameter.from("column", 0, "The column of the tile, from 0 at the left.").required(),
                    Parameter.word("layer", "What is drawn.", WALLS, SOLUTION),
                    Parameter.of("rowsDone", Schema.WHOLE,
                            "Any number: it distinguishes the addresses of tiles that show more as the maze is generated.")))
            .answers("Black pixels, more or less opaque. What is complete may be kept for ever.", "image/png", Schema.BYTES)
            .lookup();

    private TilesEndpoint() {}

    static Response answer(LargeMazes mazes, Query query, Reservation reservation) throws IOException {
        String layer = query.word("layer");
        TileZoom zoom = new TileZoom((int) query.whole("zoom"));
        LargeMaze maze = mazes.maze(query.required("maze"));
        int row = (int) query.whole("row", zoom.tiles(maze.grid().rows()) - 1);
        int column = (int) query.whole("column", zoom.tiles(maze.grid().columns()) - 1);
        MazeTiles tiles = maze.tiles();
        int last = (int) Math.min((row + 1L) * zoom.cells() + 1, maze.grid().rows());
        boolean isWhole = maze.passed() >= last;
        if (tiles == null || (!isWhole && !tiles.showsParts(zoom))) {
            throw new BusyException("this part of the maze is not generated yet; try again in a moment");
        }
        reservation.take(MazeTiles.BYTES);
        LargeMaze.Solution solution = maze.solution();
        if (layer.equals(SOLUTION) && solution == null) {
            throw new NotKeptException("the solution is not known; begin a task with 'solution': true");
        }
        Response tile = Response.of("image/png", reservation, out -> {
            if (layer.equals(SOLUTION) && solution != null) {
                tiles.writePath(solution.edges(), zoom, row, column, out);
            } else {
                tiles.writeWalls(zoom, row, column, out);
            }
        });
        return isWhole ? tile.keptForEver() : tile;
    }
}
