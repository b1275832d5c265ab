package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.math.BigInteger;

/** The number of steps between two cells of an atlas, the first step, and the cell at any step. */
final class MapDistanceEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/map/distance")
            .get("mapDistance", "The exact number of steps between two cells of an atlas, the first of them, and the cell at any step.",
                    MapRequest.and(Parameter.text("step", "Also gives the cell after this number of steps; half gives the cell in the middle.")))
            .answers("Numbers of any size, also as texts. next is missing if both cells are the same; step and cell, if no step was given.",
                    Response.JSON,
                    MapRequest.cells("from", "to")
                            .has(Schema.WHOLE, "length")
                            .has(Schema.TEXT, "lengthText")
                            .may(Schema.list(Schema.WHOLE), "next", "cell")
                            .may(Schema.WHOLE, "step")
                            .may(Schema.TEXT, "nextText", "cellText", "stepText"))
            .shared();

    private MapDistanceEndpoint() {}

    static Response answer(MapRequest asked, Reservation reservation) throws IOException {
        BigInteger length = asked.puzzle().atlas().distance(asked.puzzle().start(), asked.puzzle().goal());
        return Response.json(reservation, json -> write(asked, length, json));
    }

    private static void write(MapRequest asked, BigInteger length, JsonLine json) {
        AtlasPuzzle puzzle = asked.puzzle();
        Atlas atlas = puzzle.atlas();
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
    }
}
