import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import java.util.ArrayList;
import java.util.List;

/**
 * A generator of one's own, on every shape. From a random cell of the maze it digs straight on, as far as it can: long corridors with
 * short branches. It knows cells and directions alone, so that a shape need not be rectangular.
 */
final class OwnGenerator implements Generator {
    @Override
    public void generate(Maze maze, MazeRandom random) {
        List<Long> begun = new ArrayList<>(List.of(random.cell(maze.grid())));
        while (!begun.isEmpty()) {
            int index = (int) random.below(begun.size());
            long cell = begun.get(index);
            int free = maze.unvisited(cell);
            if (free == 0) {
                begun.set(index, begun.getLast());
                begun.removeLast();
                continue;
            }
            int direction = random.choose(free);
            while (Directions.contains(maze.unvisited(cell), direction)) {
                cell = maze.carve(cell, direction);
                begun.add(cell);
            }
        }
    }

    public static void main(String[] arguments) {
        for (Entry<Shape> shape : Catalog.SHAPES) {
            if (!Catalog.generator("kruskal").runsOn(shape) || shape.name().equals("graph")) {
                continue; // tiles have no walls, and a graph comes from a file
            }
            Grid grid = Recipe.parse(PartialRecipe.of(shape.name() + "/kruskal/seed:1").text()).make().grid();
            Maze maze = new Maze(grid);
            new OwnGenerator().generate(maze, new MazeRandom(1));
            boolean reached = Solving.solver("breadth-first").solve(maze, grid.first(), grid.cellAt(grid.cells() - 1)).found();
            System.out.println(shape.name() + ": " + grid.cells() + " cells, " + maze.passages() + " passages, the last cell "
                    + (reached ? "is" : "is not") + " reached");
        }
    }
}
