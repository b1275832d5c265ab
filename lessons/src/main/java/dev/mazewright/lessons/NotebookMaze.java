package dev.mazewright.lessons;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The notebook maze: cells with four walls each, and the recursive backtracker in both of its forms, recursive and with
 * a stack of its own. They make the same choices in the same order, and so the same mazes; but the first needs a call
 * within a call for each step of its backtrack path, and of those a machine has not many.
 */
public final class NotebookMaze {
    private static final int WIDTH = 19;
    private static final int HEIGHT = 10;

    private final Maze maze;
    private final Grid grid;

    /**
     * A cell as the notebook prints it.
     *
     * @param x the column, from 0 at the left
     * @param y the row, from 0 at the top
     * @param north whether there is a wall on this side; and so on
     * @param visited whether a walk has been here: whether a wall is gone
     */
    public record Cell(int x, int y, boolean north, boolean east, boolean south, boolean west, boolean visited) {}

    /** A maze of all walls. */
    public NotebookMaze(int width, int height) {
        maze = new Maze(new Rectangle(height, width, null).grid());
        grid = maze.grid();
    }

    /** The library's maze behind it. */
    public Maze maze() {
        return maze;
    }

    /** The cell at a point; empty if the point is outside the maze. */
    public Optional<Cell> cell(int x, int y) {
        return at(grid.cell(y, x));
    }

    /** The cell next to a point in a direction: {@link Rectangle#NORTH}, EAST, SOUTH or WEST. */
    public Optional<Cell> neighbour(int x, int y, int direction) {
        long cell = grid.cell(y, x);
        return at(cell != Grid.NONE && grid.leads(cell, direction) ? grid.step(cell, direction) : Grid.NONE);
    }

    /** Removes a wall between two cells, and so on both sides; the outline stays. */
    public void removeWall(int x, int y, int direction) {
        if (neighbour(x, y, direction).isPresent()) {
            maze.carve(grid.cell(y, x), direction);
        }
    }

    private Optional<Cell> at(long cell) {
        if (cell == Grid.NONE) {
            return Optional.empty();
        }
        int walls = ~maze.open(cell);
        return Optional.of(new Cell(
                grid.column(cell),
                grid.row(cell),
                Directions.contains(walls, Rectangle.NORTH),
                Directions.contains(walls, Rectangle.EAST),
                Directions.contains(walls, Rectangle.SOUTH),
                Directions.contains(walls, Rectangle.WEST),
                maze.isVisited(cell)));
    }

    // ---- the recursive backtracker, twice

    /** The form to read. Each step is a call within a call: a large maze overflows the stack of calls. */
    public void backtrackRecursively(MazeRandom random) {
        backtrack(random.cell(grid), random);
    }

    private void backtrack(long cell, MazeRandom random) {
        // What is unvisited has to be asked again: the calls below go far, and come back here.
        for (int fresh = maze.unvisited(cell); fresh != 0; fresh = maze.unvisited(cell)) {
            backtrack(maze.carve(cell, random.choose(fresh)), random);
        }
    }

    /** The form to use. The stack is a list of cells on the heap, which is as large as the memory. */
    public void backtrackWithStack(MazeRandom random) {
        Deque<Long> stack = new ArrayDeque<>();
        stack.push(random.cell(grid));
        while (!stack.isEmpty()) {
            long cell = stack.pop();
            int fresh = maze.unvisited(cell);
            if (fresh != 0) {
                stack.push(cell);
                stack.push(maze.carve(cell, random.choose(fresh)));
            }
        }
    }

    // ---- the lesson

    /** The random numbers from which the library makes the maze of a recipe with this seed. */
    static MazeRandom random(long seed) {
        return new MazeRandom(seed).stream("generator");
    }

    static void play(Stage stage) throws IOException {
        NotebookMaze recursive = new NotebookMaze(WIDTH, HEIGHT);
        recursive.backtrackRecursively(random(stage.seed()));
        NotebookMaze iterative = new NotebookMaze(WIDTH, HEIGHT);
        iterative.backtrackWithStack(random(stage.seed()));
        stage.println(Drawn.as("text", Puzzle.of(iterative.maze), null));

        Recipe recipe = Recipe.parse(
                "rectangle:" + HEIGHT + "x" + WIDTH + "/recursive-backtracker/seed:" + stage.seed());
        boolean same = recursive.maze.equals(iterative.maze) && recipe.make().maze().equals(iterative.maze);
        stage.say("The recursive backtracker, once recursive and once with a stack of its own: "
                + (same ? "the same maze." : "two mazes."));
        stage.say("The library's own is iterative as well, so depth is not a limit: " + recipe);
        stage.say("In a real notebook the maze is drawn under the code that made it: notebooks/mazes.ipynb");
    }
}
