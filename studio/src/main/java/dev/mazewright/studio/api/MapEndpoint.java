package dev.mazewright.studio.api;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.TooLargeException;
import dev.mazewright.studio.map.Atlases;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** An atlas: its sizes by level as JSON, or the blocks of a part of it, and the path in that part, as bits. */
record MapEndpoint(Atlases atlases) implements Endpoint {
    private static final String BITS = "bits";

    @Override
    public String path() {
        return "/api/v1/map";
    }

    @Override
    public Set<String> methods() {
        return Set.of("GET");
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public List<String> parameters() {
        return MapRequest.names("format", "level", "row", "column", "rows", "columns");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        MapRequest asked = MapRequest.of(request, parameters(), atlases, reservation);
        Chunks out = new Chunks(reservation);
        if (asked.query().word("format", List.of("json", BITS)).equals(BITS)) {
            write(asked, out, reservation);
            return Response.of(Response.BINARY, out.parts()).with("Cache-Control", MapRequest.FOR_EVER);
        }
        write(asked, out);
        return Response.of(Response.JSON, out.parts());
    }

    private static void write(MapRequest asked, Chunks out) throws IOException {
        AtlasPuzzle puzzle = asked.puzzle();
        Atlas atlas = puzzle.atlas();
        JsonLine json = new JsonLine(out).beginObject();
        json.name("recipe").value(asked.recipe().withWindow(null).toString());
        json.name("side").value(atlas.side());
        json.name("seams").value(atlas.isStraight() ? "straight" : "wavy");
        json.name("levels").beginArray();
        for (int level = 0; level <= atlas.levels(); level++) {
            json.beginObject();
            json.name("rows").value(atlas.rows(level)).name("columns").value(atlas.columns(level));
            json.name("rowsText").value(Long.toString(atlas.rows(level))).name("columnsText").value(Long.toString(atlas.columns(level)));
            json.endObject();
        }
        json.endArray();
        MapRequest.write("from", puzzle.start(), json);
        MapRequest.write("to", puzzle.goal(), json);
        json.endObject().endLine();
    }

    private static void write(MapRequest asked, Chunks out, Reservation reservation) throws IOException {
        Atlas atlas = asked.puzzle().atlas();
        int level = asked.level(0, atlas.levels());
        AtlasCell first = asked.block(level);
        int rows = (int) asked.query().whole("rows", 1, Math.min(Limits.MAP_BLOCKS, atlas.rows(level) - first.row()), 1);
        int columns = (int) asked.query().whole("columns", 1, Math.min(Limits.MAP_BLOCKS, atlas.columns(level) - first.column()), 1);
        if ((long) rows * columns > Limits.MAP_BLOCKS) {
            throw new TooLargeException("a part of " + rows + " x " + columns + " blocks is too large; it has at most " + Limits.MAP_BLOCKS);
        }
        reservation.take(MapBytes.bytes(rows, columns) + atlas.windowBytes(columns));
        new MapBytes(asked.puzzle(), level, first, rows, columns).write(reservation.context(), out);
    }
}
