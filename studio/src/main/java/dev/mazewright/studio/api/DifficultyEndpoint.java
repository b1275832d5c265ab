package dev.mazewright.studio.api;

import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.recipe.DifficultySearch;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;

/** The first maze, from a recipe's seed on, that fits a target of difficulty. */
public final class DifficultyEndpoint implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/difficulty";
    }

    @Override
    public List<String> parameters() {
        return List.of("recipe", "range", "start", "goal", "goals");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        DifficultyTarget target = DifficultyTarget.parse(query.required("range"));
        query.required("recipe");
        Maker first = MazeRequest.of(query, reservation).maker();
        if (first == null) {
            throw new UsageException("only a recipe has a seed from which others can be tried");
        }
        reservation.take(Difficulty.bytes(first.grid()));
        Maker found = DifficultySearch.of(target, reservation.context()).find(first);
        Difficulty difficulty = Difficulty.of(found.make());
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        json.name("recipe").value(found.recipe().toString());
        json.name("difficulty").value(difficulty == null ? 0 : difficulty.tenths() / 10.0);
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }
}
