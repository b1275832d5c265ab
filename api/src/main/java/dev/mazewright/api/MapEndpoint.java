package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.api.response.MapBytes;
import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;
import java.util.List;

/** An atlas: its sizes by level as JSON, or the blocks of a part of it, and the path in that part, as bits. */
final class MapEndpoint {
    private static final String BITS = "bits";

    static final Declaration DECLARATION = Declaration.at("/api/v1/map")
            .get("map", "An atlas: how many rows and columns of blocks each of its levels has, or a part of one level.", MapRequest.and(
                    Parameter.word("format", "json for the sizes; bits for a part of a level, which needs the parameters below.", "json", BITS),
                    Parameter.from("level", 0, "Of the part: 0 for cells, or a zoom level, whose blocks are taken as cells."),
                    Parameter.from("row", 0, "The first row of the part, in blocks of its level."),
                    Parameter.from("column", 0, "The first column of the part."),
                    Parameter.of("rows", Schema.WHOLE.from(1).byDefault(1L), "How many rows of blocks."),
                    Parameter.of("columns", Schema.WHOLE.from(1).byDefault(1L), "How many columns; at most " + Limits.MAP_BLOCKS + " blocks in all.")))
            .answers("Numbers are also given as texts, since JavaScript rounds those beyond 2^53. Bits: the magic MZMP, version 1 and the length"
                            + " of a header, four bytes each, lowest first; the header as JSON, with the pieces of the path; a byte for each block,"
                            + " 1 if its right side is open, plus 2 if its lower side is; the blocks of the path by their numbers in the part, four"
                            + " bytes each.",
                    Response.JSON, MapRequest.cells("from", "to")
                            .has(Schema.TEXT, "recipe")
                            .has(Schema.WHOLE, "side")
                            .has(Schema.words(List.of("straight", "wavy")), "seams")
                            .has(Schema.list(Schema.OBJECT
                                    .has(Schema.WHOLE, "rows", "columns")
                                    .has(Schema.TEXT, "rowsText", "columnsText")), "levels"))
            .or(Response.BINARY, Schema.BYTES)
            .shared();

    private MapEndpoint() {}

    static Response answer(MapRequest asked, Reservation reservation) throws IOException {
        return asked.query().word("format").equals(BITS)
                ? Response.of(Response.BINARY, reservation, bits(asked, reservation)).keptForEver()
                : Response.json(reservation, json -> write(asked, json));
    }

    private static void write(MapRequest asked, JsonLine json) {
        AtlasPuzzle puzzle = asked.puzzle();
        Atlas atlas = puzzle.atlas();
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
    }

    private static Response.Body bits(MapRequest asked, Reservation reservation) {
        Atlas atlas = asked.puzzle().atlas();
        int level = asked.level(atlas.levels());
        AtlasCell first = asked.block(level);
        int rows = (int) asked.query().whole("rows", Math.min(Limits.MAP_BLOCKS, atlas.rows(level) - first.row()));
        int columns = (int) asked.query().whole("columns", Math.min(Limits.MAP_BLOCKS, atlas.columns(level) - first.column()));
        if ((long) rows * columns > Limits.MAP_BLOCKS) {
            throw new TooLargeException("a part of " + rows + " x " + columns + " blocks is too large; it has at most " + Limits.MAP_BLOCKS);
        }
        reservation.take(MapBytes.bytes(rows, columns) + atlas.windowBytes(columns));
        return out -> new MapBytes(asked.puzzle(), level, first, rows, columns).write(reservation.context(), out);
    }
}
