import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.shape.Rectangle;

/** The snippet of a package's documentation. */
final class MazeSnippet {
    static void run() {
        // @start region="snippet"
        Maze maze = new Maze(new Rectangle(1, 2, null).grid());
        long west = maze.grid().first();
        long east = maze.carve(west, Rectangle.EAST);
        assert maze.isOpen(east, Rectangle.WEST); // a passage leads both ways
        assert maze.passages() == 1;
        // @end
    }
}
