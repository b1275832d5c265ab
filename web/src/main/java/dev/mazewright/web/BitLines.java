package dev.mazewright.web;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.drawing.draw.OutlineWalls;
import dev.mazewright.drawing.draw.Outlines;
import dev.mazewright.drawing.draw.Pen;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

/**
 * Lines, as the bits of numbers of 32 bits: x1, y1, x2, y2 and the bend of each, which is 0 where it is straight, and else the
 * tangent of a quarter of the angle of its arc, positive where that lies left of the way from the first point to the second.
 */
final class BitLines implements Pen {
    private int[] numbers = new int[1 << 10];
    private int size;
    private double x;
    private double y;

    /** The walls of a maze, each once; of a graph, which has none, its passages. */
    static BitLines walls(Puzzle puzzle) {
        BitLines lines = new BitLines();
        Outlines outlines = new Outlines(puzzle);
        OutlineWalls walls = new OutlineWalls(puzzle, outlines);
        Grid grid = puzzle.grid();
        boolean isGraph = outlines.hasLines();
        try {
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                if (isGraph) {
                    outlines.drawPassagesOf(cell, lines);
                } else {
                    walls.drawOf(cell, lines);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }

    static int bits(double number) {
        return Float.floatToIntBits((float) number);
    }

    int[] numbers() {
        return Arrays.copyOf(numbers, size);
    }

    void add(double... some) {
        if (size + some.length > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        for (double each : some) {
            numbers[size++] = bits(each);
        }
    }

    @Override
    public void move(double toX, double toY) {
        x = toX;
        y = toY;
    }

    @Override
    public void line(double toX, double toY) {
        to(toX, toY, 0);
    }

    private void to(double toX, double toY, double bend) {
        add(x, y, toX, toY, bend);
        move(toX, toY);
    }

    @Override
    public void side(Corner from, Corner to) {
        to(to.x(), to.y(), from.bend());
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
        throw new UnsupportedOperationException("the walls of a maze are straight or bent sides, which side() takes");
    }
}
