package dev.mazewright.micromouse;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The walls of a maze as parts to make: posts, walls from post to post, and the straight runs that these make.
 *
 * @param posts lattice points, those of the outline included
 * @param barePosts of them, those that no wall touches
 * @param outerWalls from post to post, of the outline
 * @param innerWalls from post to post, inside
 * @param innerRuns straight runs of inner walls as long as they go, even across others: how many there are of each length in cells
 */
public record WallList(int posts, int barePosts, int outerWalls, int innerWalls, SortedMap<Integer, Integer> innerRuns) {
    /** The walls of a maze. */
    public static WallList of(ContestMaze maze) {
        boolean[] touched = new boolean[(maze.width() + 1) * (maze.height() + 1)];
        SortedMap<Integer, Integer> runs = new TreeMap<>();
        int outer = 0;
        int inner = 0;
        for (int y = 0; y <= maze.height(); y++) {
            int length = 0;
            for (int x = 0; x <= maze.width(); x++) {
                boolean isWall = x < maze.width() && isWallEast(maze, x, y);
                boolean isOuter = y == 0 || y == maze.height();
                if (isWall) {
                    touched[y * (maze.width() + 1) + x] = true;
                    touched[y * (maze.width() + 1) + x + 1] = true;
                    outer += isOuter ? 1 : 0;
                    inner += isOuter ? 0 : 1;
                }
                length = count(runs, length, isWall && !isOuter);
            }
        }
        for (int x = 0; x <= maze.width(); x++) {
            int length = 0;
            for (int y = 0; y <= maze.height(); y++) {
                boolean isWall = y < maze.height() && isWallNorth(maze, x, y);
                boolean isOuter = x == 0 || x == maze.width();
                if (isWall) {
                    touched[y * (maze.width() + 1) + x] = true;
                    touched[(y + 1) * (maze.width() + 1) + x] = true;
                    outer += isOuter ? 1 : 0;
                    inner += isOuter ? 0 : 1;
                }
                length = count(runs, length, isWall && !isOuter);
            }
        }
        int bare = 0;
        for (boolean isTouched : touched) {
            bare += isTouched ? 0 : 1;
        }
        return new WallList(touched.length, bare, outer, inner, runs);
    }

    /** The length of the run so far; a run that ends is counted. */
    private static int count(SortedMap<Integer, Integer> runs, int length, boolean goesOn) {
        if (!goesOn && length > 0) {
            runs.merge(length, 1, Integer::sum);
        }
        return goesOn ? length + 1 : 0;
    }

    /** Whether a wall leads east from the post in the south-west of cell (x, y). */
    private static boolean isWallEast(ContestMaze maze, int x, int y) {
        return y < maze.height() ? maze.isWall(y * maze.width() + x, ContestMaze.SOUTH) : maze.isWall((y - 1) * maze.width() + x, ContestMaze.NORTH);
    }

    /** Whether a wall leads north from there. */
    private static boolean isWallNorth(ContestMaze maze, int x, int y) {
        return x < maze.width() ? maze.isWall(y * maze.width() + x, ContestMaze.WEST) : maze.isWall(y * maze.width() + x - 1, ContestMaze.EAST);
    }
}
