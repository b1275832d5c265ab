package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.recipe.DifficultySearch;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.util.List;

/** The first maze, from a recipe's seed on, that fits a target of difficulty. */
final class DifficultyEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/difficulty")
            .ask("difficulty", "The first maze of a difficulty, or of other measures, from the recipe's seed on.",
                    Declaration.object("recipe", "rectangle:20x30/wilson/seed:1", "range", "60..65"),
                    Parameter.and(List.of(
                            MazeRequest.RECIPE,
                            Parameter.text("range", "Of the difficulty: two whole numbers from 0 to 100, the smaller first. Or ranges of measures"
                                            + " with commas between them; see docs/difficulty.md.")
                                    .like("60..65", "solution-length:80..120,turns:30..")
                                    .required()), MazeRequest.ENDS))
            .answers("A recipe. If none of 1000 seeds fits, 422 and what was seen.", Response.JSON, Schema.OBJECT
                    .has(Schema.TEXT, "recipe")
                    .has(Schema.NUMBER.between(0, 100), "difficulty"))
            .like("recipe", "rectangle:20x30/wilson/seed:4", "difficulty", 61.3);

    private DifficultyEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        DifficultyTarget target = DifficultyTarget.parse(query.required("range"));
        Maker first = MazeRequest.of(query, reservation).maker();
        if (first == null) {
            throw new UsageException("only a recipe has a seed from which others can be tried");
        }
        reservation.take(Difficulty.bytes(first.grid()));
        Maker found = DifficultySearch.of(target, reservation.context()).find(first);
        Difficulty difficulty = Difficulty.of(found.make());
        return Response.json(reservation, json -> {
            json.name("recipe").value(found.recipe().toString());
            json.name("difficulty").value(difficulty == null ? 0 : difficulty.tenths() / 10.0);
        });
    }
}
