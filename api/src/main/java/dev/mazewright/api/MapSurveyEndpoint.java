package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasSurvey;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.util.List;

/** Exact facts about the cells of one block of an atlas: their passages, the longest path, the cells farthest from its doors. */
final class MapSurveyEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/map/survey")
            .get("mapSurvey", "Exact facts about the cells of one block of an atlas, of up to about four million cells.", List.of(
                    MapRequest.RECIPE,
                    Parameter.from("level", 1, "The level of the block, at least 1.").required(),
                    Parameter.from("row", 0, "Its row among the blocks of the level.").required(),
                    Parameter.from("column", 0, "Its column.").required()))
            .answers("How many cells have 0 to 4 passages, the two cells farthest apart within the block, and the cell farthest from each of its"
                    + " doors.", Response.JSON, Schema.OBJECT
                    .has(Schema.list(Schema.WHOLE), "degrees")
                    .has(MapRequest.cells("from", "to").has(Schema.WHOLE, "length").has(Schema.TEXT, "lengthText"), "diameter")
                    .has(Schema.list(MapRequest.cells("cell")
                            .has(Schema.TEXT, "side", "distanceText")
                            .has(Schema.WHOLE, "distance")), "farthest"))
            .shared();

    private static final List<String> SIDES = List.of("north", "east", "south", "west");

    private MapSurveyEndpoint() {}

    static Response answer(MapRequest asked, Reservation reservation) throws IOException {
        Atlas atlas = asked.puzzle().atlas();
        int level = asked.level(mostLevel(atlas));
        AtlasSurvey survey = atlas.survey(level, asked.block(level), reservation.context());
        return Response.json(reservation, json -> write(survey, json));
    }

    private static void write(AtlasSurvey survey, JsonLine json) {
        json.name("degrees").array(survey.degrees(), json::value);
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
