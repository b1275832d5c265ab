package dev.mazewright.core.generate.path;

import dev.mazewright.core.generate.trees.CellList;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;

/**
 * The rest of a maze around a path, with its texture: random walks through unvisited cells, each from a random cell of the maze, which go on in
 * the same direction as often as the path does where they can, and end where no neighbour is unvisited.
 *
 * <p>Time proportional to the cells; memory 8 bytes a cell.
 */
public final class LikeWalks {
    private final Maze maze;
    private final MazeRandom random;
    private final CellList active = new CellList();
    private long straight;
    private long steps;

    /**
     * For a maze that has a path and nothing else.
     *
     * @param path its cells
     */
    public LikeWalks(Maze maze, MazeRandom random, long... path) {
        this.maze = maze;
        this.random = random;
        int last = -1;
        for (int i = 0; i < path.length; i++) {
            active.add(path[i]);
            if (i > 0) {
                int direction = PathText.direction(maze.grid(), path[i - 1], path[i]);
                straight += direction == last ? 1 : 0;
                steps += last < 0 ? 0 : 1;
                last = direction;
            }
        }
    }

    public static long bytes(Grid grid) {
        return CellList.bytes(grid.cells());
    }

    /** Walks until no cell is unvisited. */
    public void walk() {
        while (!active.isEmpty()) {
            long at = random.below(active.size());
            long cell = active.get(at);
            int unvisited = maze.unvisited(cell);
            if (unvisited == 0) {
                active.take(at);
                continue;
            }
            walk(cell, random.choose(unvisited));
        }
    }

    private void walk(long from, int first) {
        long cell = from;
        int direction = first;
        while (direction >= 0) {
            cell = maze.carve(cell, direction);
            maze.visit(cell);
            active.add(cell);
            direction = next(maze.unvisited(cell), direction);
        }
    }

    /** The direction of the next step, or -1. */
    private int next(int unvisited, int ahead) {
        if (unvisited == 0) {
            return -1;
        }
        int aside = unvisited & ~Directions.of(ahead);
        boolean canGoOn = unvisited != aside;
        boolean goesOn = canGoOn && (aside == 0 || (steps > 0 && random.below(steps) < straight));
        return goesOn ? ahead : random.choose(aside == 0 ? unvisited : aside);
    }
}
