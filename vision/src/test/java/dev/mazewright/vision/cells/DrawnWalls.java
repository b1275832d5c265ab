package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A maze drawn with straight walls of any width, wherever a map lays it, and which of its sides are walls. */
final class DrawnWalls {
    /** A pixel is parted so often, across and down. */
    private static final int FINE = 4;

    final Grid grid;
    final List<CellSides.Side> sides;
    final boolean[] isWall;
    final int width;
    final int height;
    /** Grey values, from 0 to 255. */
    final double[] grey;
    private final long[] drawn;

    DrawnWalls(String recipe, Homography map, double wall, int width, int height, double paper, double ink) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        this.width = width;
        this.height = height;
        grid = puzzle.grid();
        sides = CellSides.of(grid);
        isWall = new boolean[sides.size()];
        drawn = new long[width * height];
        for (int i = 0; i < isWall.length; i++) {
            CellSides.Side side = sides.get(i);
            isWall[i] = side.isOutline()
                    ? !puzzle.openings().contains(new Opening(side.cell(), side.direction()))
                    : !puzzle.maze().isOpen(side.cell(), side.direction());
            if (isWall[i]) {
                draw(map.map(side.from()), map.map(side.to()), wall / 2);
            }
        }
        grey = new double[drawn.length];
        for (int i = 0; i < grey.length; i++) {
            grey[i] = paper + (ink - paper) * Long.bitCount(drawn[i]) / (FINE * FINE);
        }
    }

    private void draw(Spot from, Spot to, double half) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double square = dx * dx + dy * dy;
        for (int y = (int) Math.max(0, Math.min(from.y(), to.y()) - 2); y < Math.min(height, Math.max(from.y(), to.y()) + 2); y++) {
            for (int x = (int) Math.max(0, Math.min(from.x(), to.x()) - 2); x < Math.min(width, Math.max(from.x(), to.x()) + 2); x++) {
                for (int part = 0; part < FINE * FINE; part++) {
                    double atX = x + (part % FINE + 0.5) / FINE - from.x();
                    double atY = y + (part / FINE + 0.5) / FINE - from.y();
                    double along = Math.clamp((atX * dx + atY * dy) / square, 0, 1);
                    if (Math.hypot(atX - along * dx, atY - along * dy) < half) {
                        drawn[y * width + x] |= 1L << part;
                    }
                }
            }
        }
    }

    /** Adds noise of a standard deviation. */
    void noise(double sigma) {
        Random random = new Random(7);
        for (int i = 0; i < grey.length; i++) {
            grey[i] += sigma * random.nextGaussian();
        }
    }

    Picture picture() {
        return new Picture(width, height, Arrays.stream(grey).mapToInt(value -> (int) Math.clamp(value + 0.5, 0, 255) * 0x10101).toArray());
    }
}
