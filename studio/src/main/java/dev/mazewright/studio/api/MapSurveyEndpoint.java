package dev.mazewright.studio.api;

import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasSurvey;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.map.Atlases;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Exact facts about the cells of one block of an atlas: their passages, the longest path, the cells farthest from its doors. */
record MapSurveyEndpoint(Atlases atlases) implements Endpoint {
    private static final List<String> SIDES = List.of("north", "east", "south", "west");

    @Override
    public String path() {
        return "/api/v1/map/survey";
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
        return List.of("recipe", "level", "row", "column");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        MapRequest asked = MapRequest.of(request, parameters(), atlases, reservation);
        Atlas atlas = asked.puzzle().atlas();
        int level = asked.level(1, mostLevel(atlas));
        AtlasSurvey survey = atlas.survey(level, asked.block(level), reservation.context());
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        json.name("degrees").beginArray();
        survey.degrees().forEach(json::value);
        json.endArray();
        json.name("diameter").beginObject();
        MapRequest.write("length", survey.diameter().length(), json);
        MapRequest.write("from", survey.diameter().from(), json);
        MapRequest.write("to", survey.diameter().to(), json);
        json.endObject();
        json.name("farthest").beginArray();
        for (int side = 0; side < SIDES.size(); side++) {
            AtlasSurvey.Farthest farthest = survey.farthest().get(side);
            if (farthest != null) {
                json.beginObject().name("side").value(SIDES.get(side));
                MapRequest.write("distance", farthest.distance(), json);
                MapRequest.write("cell", farthest.cell(), json);
                json.endObject();
            }
        }
        json.endArray();
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }

    /** The highest level whose blocks are small enough to go through all of their cells. */
    private static int mostLevel(Atlas atlas) {
        int level = 1;
        while (level < atlas.levels() && atlas.span(level + 1) <= Math.sqrt(Limits.SURVEYED_CELLS)) {
            level++;
        }
        return level;
    }
}
