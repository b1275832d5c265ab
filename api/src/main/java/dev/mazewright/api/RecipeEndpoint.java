package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.SeedText;
import java.io.IOException;
import java.util.List;

/** Completes a recipe as people type it to the one that requests have. */
final class RecipeEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/recipe")
            .ask("recipe", "Completes a recipe as people type it, such as 20x30 or hexagon/wilson, with the defaults.",
                    Declaration.object("text", "hexagon/wilson", "seed", "7"),
                    List.of(
                            Parameter.text("text", "Any parts of a recipe.").like("hexagon/wilson").required(),
                            Parameter.of("seed", Schema.TEXT.byDefault("0"), "The seed, where the text names none: a number, or any word.")
                                    .like("7")))
            .answers("The whole recipe, in canonical form.", Response.JSON, Schema.OBJECT.has(Schema.TEXT, "recipe"))
            .like("recipe", "hexagon:15x30/wilson/seed:7");

    private RecipeEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        String text = query.required("text");
        MazeRequest.requireShort(text);
        String seed = query.text("seed");
        String recipe = RecipeText.parse(PartialRecipe.of(text).text(), () -> SeedText.number(seed == null ? "0" : seed))
                .requireValid()
                .toString();
        return Response.json(reservation, json -> json.name("recipe").value(recipe));
    }
}
