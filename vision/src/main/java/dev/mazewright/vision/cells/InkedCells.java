package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.vision.ink.Brightness;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/**
 * Cells with something drawn in their middle, such as a dot, a letter or a number. The picture itself is asked: who reads walls takes
 * what looks like a sign from the ink.
 */
final class InkedCells {
    /** More cells than these show a texture. */
    private static final int MOST = 4;
    /** The middle of a cell reaches this far, in pitches. */
    private static final double MIDDLE = 0.12;
    /** What is drawn differs from paper by more than this part of what walls do, */
    private static final double INKED = 0.55;
    /** and the middles of most cells beside it by less than this part of what it does: a shadow covers them, too. */
    private static final double BESIDE = 0.5;
    /** This part of walls is paler. */
    private static final double PALE = 0.25;

    private final Picture picture;
    private final CellsSite site;
    private final Maze maze;
    private final Grid grid;
    private final int paper;

    private InkedCells(Picture picture, CellsSite site, Maze maze) {
        this.picture = picture;
        this.site = site;
        this.maze = maze;
        grid = maze.grid();
        paper = paper();
    }

    /** The cells of a maze that are marked so; empty if they are so many that they show a texture. Time grows with the cells. */
    static List<Long> of(Picture picture, CellsSite site, Maze maze) {
        InkedCells cells = new InkedCells(picture, site, maze);
        double least = INKED * cells.walls();
        List<Long> inked = new ArrayList<>();
        for (long cell = cells.grid.first(); cell != Grid.NONE && inked.size() <= MOST; cell = cells.grid.next(cell)) {
            double ink = cells.ink(cell);
            if (ink > least && cells.standsOut(cell, ink)) {
                inked.add(cell);
            }
        }
        return inked.size() > MOST ? List.of() : inked;
    }

    /** Whether most cells beside one have much less ink. */
    private boolean standsOut(long cell, double ink) {
        int all = 0;
        int pale = 0;
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            all++;
            pale += ink(grid.step(cell, Directions.first(rest))) < BESIDE * ink ? 1 : 0;
        }
        return 2 * pale > all;
    }

    /** The most that the colours in the middle of a cell differ from paper. */
    private double ink(long cell) {
        Spot middle = site.spot(cell);
        double reach = MIDDLE * site.pitch();
        double most = 0;
        for (int i = 0; i < 9; i++) {
            most = Math.max(most, ink(middle.x() + (i % 3 - 1) * reach, middle.y() + (i / 3 - 1) * reach));
        }
        return most;
    }

    private double ink(double x, double y) {
        return Brightness.distance(rgb(x, y), paper);
    }

    private int rgb(double x, double y) {
        return picture.rgb(Math.clamp((int) x, 0, picture.width() - 1), Math.clamp((int) y, 0, picture.height() - 1));
    }

    /** The median of what is in the middle of cells, in each channel. */
    private int paper() {
        List<Integer> colours = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Spot middle = site.spot(cell);
            colours.add(rgb(middle.x(), middle.y()));
        }
        int median = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int channel = shift;
            int[] values = colours.stream().mapToInt(rgb -> rgb >> channel & 0xFF).sorted().toArray();
            median |= values[values.length / 2] << shift;
        }
        return median;
    }

    /** What most walls between two cells differ from paper. */
    private double walls() {
        List<Double> walls = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell) & ~maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long beside = grid.step(cell, Directions.first(rest));
                if (beside > cell) {
                    walls.add(wall(site.spot(cell), site.spot(beside)));
                }
            }
        }
        walls.sort(null);
        return walls.isEmpty() ? Double.MAX_VALUE : walls.get((int) (PALE * walls.size()));
    }

    private double wall(Spot one, Spot other) {
        double most = 0;
        for (double part = 0.5 - MIDDLE; part <= 0.5 + MIDDLE; part += MIDDLE / 4) {
            most = Math.max(most, ink(one.x() + part * (other.x() - one.x()), one.y() + part * (other.y() - one.y())));
        }
        return most;
    }
}
