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
import dev.mazewright.studio.map.Atlases;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/** How many steps the path between two cells of an atlas has, its first step, and the cell at any step. */
record MapDistanceEndpoint(Atlases atlases) implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/map/distance";
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
        return MapRequest.names("step");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        MapRequest asked = MapRequest.of(request, parameters(), atlases, reservation);
        AtlasPuzzle puzzle = asked.puzzle();
        Atlas atlas = puzzle.atlas();
        BigInteger length = atlas.distance(puzzle.start(), puzzle.goal());
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        MapRequest.write("from", puzzle.start(), json);
        MapRequest.write("to", puzzle.goal(), json);
        MapRequest.write("length", length, json);
        if (length.signum() > 0) {
            MapRequest.write("next", atlas.at(puzzle.start(), puzzle.goal(), BigInteger.ONE), json);
        }
        String step = asked.query().text("step");
        if (step != null) {
            BigInteger steps = AtlasPuzzle.step(step, length);
            AtlasCell cell = atlas.at(puzzle.start(), puzzle.goal(), steps);
            MapRequest.write("step", steps, json);
            MapRequest.write("cell", cell, json);
        }
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }
}
