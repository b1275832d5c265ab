import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Hexagon;

/** The snippet of a package's documentation. */
final class GenerateSnippet {
    static void run() {
        // @start region="snippet"
        Maze maze = new Maze(new Hexagon(9, 9, null).grid());
        new Wilson().generate(maze, new MazeRandom(42));
        assert maze.passages() == 9 * 9 - 1;
        // @end
    }
}
