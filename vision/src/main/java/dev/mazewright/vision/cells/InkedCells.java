package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.vision.ink.Brightness;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
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
    /** in this number of nine points, */
    private static final int SAMPLES = 3;
    /** and the middles of most cells beside it by less than this part of that: a shadow covers them, too. */
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
            if (cells.isInked(cell, least)) {
                inked.add(cell);
            }
        }
        return inked.size() > MOST ? List.of() : inked;
    }

    /** Whether something is drawn in the middle of a cell, and nothing in the middles of most cells beside it. */
    private boolean isInked(long cell, double least) {
        int[] beside = beside(cell);
        int paper = beside.length == 0 ? this.paper : median(beside);
        return inked(cell, paper, least) >= SAMPLES
                && 2 * Arrays.stream(beside).filter(rgb -> Brightness.distance(rgb, paper) < BESIDE * least).count() >= beside.length;
    }

    /** How many of nine points in the middle of a cell differ so much from paper. */
    private int inked(long cell, int paper, double least) {
        Spot middle = site.spot(cell);
        double reach = MIDDLE * site.pitch();
        int inked = 0;
        for (int i = 0; i < 9; i++) {
            int rgb = rgb(middle.x() + (i % 3 - 1) * reach, middle.y() + (i / 3 - 1) * reach);
            inked += Brightness.distance(rgb, paper) > least ? 1 : 0;
        }
        return inked;
    }

    private int[] beside(long cell) {
        List<Long> cells = new ArrayList<>();
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            cells.add(grid.step(cell, Directions.first(rest)));
        }
        return cells.stream().mapToInt(this::middle).toArray();
    }

    private int middle(long cell) {
        Spot middle = site.spot(cell);
        return rgb(middle.x(), middle.y());
    }

    private int rgb(double x, double y) {
        return picture.rgb(Math.clamp((int) x, 0, picture.width() - 1), Math.clamp((int) y, 0, picture.height() - 1));
    }

    /** What is in the middle of most cells. */
    private int paper() {
        List<Integer> colours = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            colours.add(middle(cell));
        }
        return median(colours.stream().mapToInt(Integer::intValue).toArray());
    }

    /** The median of colours in each channel. */
    private static int median(int... colours) {
        int median = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int channel = shift;
            int[] values = Arrays.stream(colours).map(rgb -> rgb >> channel & 0xFF).sorted().toArray();
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
            int rgb = rgb(one.x() + part * (other.x() - one.x()), one.y() + part * (other.y() - one.y()));
            most = Math.max(most, Brightness.distance(rgb, paper));
        }
        return most;
    }
}
