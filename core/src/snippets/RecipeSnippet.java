import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;

/** The snippet of a package's documentation. */
final class RecipeSnippet {
    static void run() {
        // @start region="snippet"
        Recipe recipe = Recipe.parse("hexagon:9x9/wilson/seed:4");
        Puzzle puzzle = recipe.make(); // the same maze on every machine
        Path path = Solving.shortest(puzzle, "a-star", Context.standard());
        assert path.start() == puzzle.startOrFirst();
        assert !recipe.withSeed(5).make().maze().equals(puzzle.maze());
        // @end
    }
}
