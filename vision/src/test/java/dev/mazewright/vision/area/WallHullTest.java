package dev.mazewright.vision.area;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import org.junit.jupiter.api.Test;

class WallHullTest {
    private static final int SIZE = 200;

    private static boolean[] squareWith(int margin) {
        boolean[] walls = new boolean[SIZE * SIZE];
        for (int i = 0; i < walls.length; i++) {
            int x = i % SIZE;
            int y = i / SIZE;
            boolean isTable = Math.min(Math.min(x, y), Math.min(SIZE - 1 - x, SIZE - 1 - y)) < margin;
            boolean isOutline = (x == 80 || x == 120) && y >= 80 && y <= 120 || (y == 80 || y == 120) && x >= 80 && x <= 120;
            walls[i] = isTable || isOutline;
        }
        return walls;
    }

    /** A table reaches around the whole picture; the walls of the maze do not. */
    @Test
    void aTableIsNoPartOfTheHull() {
        Rectangle all = new Rectangle(SIZE, SIZE);
        boolean[] walls = squareWith(30);
        assertThat(new WallHull(walls, SIZE, all).inside(50, 100)).isPositive();
        WallHull hull = WallHull.withoutTable(walls, SIZE, all, 10);
        assertThat(hull.inside(50, 100)).isNegative();
        assertThat(hull.inside(100, 100)).isBetween(18.0, 21.0);
    }
}
