package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the strokes of a picture decide is what the search for a drawing would decide. */
class PixelStrokesTest {
    private static final List<String> GENERATORS =
            List.of("wilson", "recursive-backtracker", "binary-tree", "kruskal/braid:1", "wilson/loops:0.2", "recursive-division");

    @Test
    void wherePixelsAreDecidedOnNoDrawingIsFound() {
        int decided = 0;
        for (int seed = 0; seed < 900; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int pitch = 2 + seed % 3;
            InkBits ink = drawn(maze(5 + (int) random.below(25), random), pitch, 1 + seed % (pitch - 1), seed % 2 == 0);
            for (long dots = seed % 5 == 0 ? random.below(30) : 0; dots > 0; dots--) {
                ink.add((int) random.below(ink.width()), (int) random.below(ink.height()));
            }
            if (PixelStrokes.onlyPixels(ink)) {
                decided++;
                DrawnMaze maze = DrawnMaze.in(ink);
                assertThat(maze == null || maze.mayBePixels()).as("seed %d", seed).isTrue();
            }
        }
        assertThat(decided).isGreaterThan(150);
    }

    @Test
    void noiseIsDecidedOnAsTheSearchWould() {
        for (int seed = 0; seed < 300; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int width = 10 + (int) random.below(120);
            InkBits ink = new InkBits(width, width, Context.standard());
            for (long dots = random.below((long) width * width); dots > 0; dots--) {
                ink.add((int) random.below(width), (int) random.below(width));
            }
            if (PixelStrokes.onlyPixels(ink)) {
                DrawnMaze maze = DrawnMaze.in(ink);
                assertThat(maze == null || maze.mayBePixels()).as("seed %d", seed).isTrue();
            }
        }
    }

    @Test
    void picturesOfOnePixelASquareAreDecidedOn() {
        for (int seed = 0; seed < 20; seed++) {
            Maze maze = maze(60, new MazeRandom(seed));
            assertThat(PixelStrokes.onlyPixels(drawn(maze, 2, 1, true))).as("walls, seed %d", seed).isTrue();
            assertThat(PixelStrokes.onlyPixels(drawn(maze, 2, 1, false))).as("floor, seed %d", seed).isTrue();
        }
    }

    @Test
    void drawingsAreNot() {
        for (int seed = 0; seed < 20; seed++) {
            Maze maze = maze(60, new MazeRandom(seed));
            assertThat(PixelStrokes.onlyPixels(drawn(maze, 5, 1, true))).as("seed %d", seed).isFalse();
            assertThat(PixelStrokes.onlyPixels(drawn(maze, 9, 2, true))).as("seed %d", seed).isFalse();
        }
    }

    private static Maze maze(int side, MazeRandom random) {
        String generator = GENERATORS.get((int) random.below(GENERATORS.size()));
        return Recipe.parse("rectangle:" + side + "x" + (side + 3) + "/" + generator + "/seed:" + random.below(1000)).make().maze();
    }

    /** A maze with walls this thick, in ink or cut out of it. */
    private static InkBits drawn(Maze maze, int pitch, int thickness, boolean isWall) {
        Grid grid = maze.grid();
        int width = grid.columns() * pitch + thickness;
        int height = grid.rows() * pitch + thickness;
        boolean[][] open = new boolean[height][width];
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                int passages = maze.open(grid.cell(row, column));
                int right = column * pitch + pitch + (Directions.contains(passages, Rectangle.EAST) ? thickness : 0);
                int bottom = row * pitch + pitch + (Directions.contains(passages, Rectangle.SOUTH) ? thickness : 0);
                fill(open, row * pitch + thickness, row * pitch + pitch, column * pitch + thickness, right);
                fill(open, row * pitch + thickness, bottom, column * pitch + thickness, column * pitch + pitch);
            }
        }
        InkBits ink = new InkBits(width, height, Context.standard());
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (open[y][x] != isWall) {
                    ink.add(x, y);
                }
            }
        }
        return ink;
    }

    private static void fill(boolean[][] open, int top, int bottom, int left, int right) {
        for (int y = top; y < bottom; y++) {
            Arrays.fill(open[y], left, right, true);
        }
    }
}
