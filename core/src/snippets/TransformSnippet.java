import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.transform.Braid;

/** The snippet of a package's documentation. */
final class TransformSnippet {
    static void run() {
        // @start region="snippet"
        Maze maze = Recipe.parse("rectangle:20x20/wilson/seed:3").make().maze();
        Maze braided = new Braid(1_000_000).apply(maze, new MazeRandom(7)); // of a million dead ends, each
        assert Measures.of(Puzzle.of(braided)).deadEnds() == 0;
        // @end
    }
}
