package dev.mazewright.core.generate;

import dev.mazewright.core.generate.floor.Room;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import java.util.List;

/** Mazes of rooms, and the pictures of their floor. */
final class RoomsRuns {
    private RoomsRuns() {}

    static MazeRandom random(long seed) {
        return new MazeRandom(seed).stream("generator");
    }

    static Puzzle puzzle(int rows, int columns, long seed) {
        return Recipe.parse("tiles:" + rows + "x" + columns + "/rooms/seed:" + seed).make();
    }

    static boolean[][] picture(Maze maze) {
        return picture(maze.grid().rows(), maze.grid().columns(), maze.grid().mask());
    }

    static boolean[][] picture(int rows, int columns, Mask mask) {
        boolean[][] floor = new boolean[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                floor[row][column] = mask.contains(row, column);
            }
        }
        return floor;
    }

    static List<Integer> inside(Room room) {
        return List.of(room.top(), room.left(), room.bottom(), room.right());
    }
}
