import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.AStar;
import dev.mazewright.core.solve.BreadthFirst;

/** The snippet of a package's documentation. */
final class SolveSnippet {
    static void run() {
        // @start region="snippet"
        Puzzle puzzle = Recipe.parse("rectangle:20x20/kruskal/braid:0.5/seed:3").make();
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        Path same = new AStar().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        assert path.found() && path.length() == same.length(); // both are shortest
        // @end
    }
}
