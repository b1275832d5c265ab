package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.vision.ink.Brightness;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cells with something drawn in them, such as a dot, a circle, a letter or a word. The picture itself is asked: who reads walls takes what
 * looks like a sign from the ink.
 */
final class InkedCells {
    /** More cells than these show a texture. */
    private static final int MOST = 4;
    /** The middle of a cell reaches this far, in pitches. */
    private static final double MIDDLE = 0.12;
    /** What is drawn differs from paper by more than this part of what walls do, */
    private static final double INKED = 0.55;
    /** in this number of its square of points, */
    private static final int SAMPLES = 3;
    /** and the middles of most cells beside it by less than this part of that: a shadow covers them, too. */
    private static final double BESIDE = 0.5;
    /** Of a cell, this much is examined on each side of its middle, in pitches: less than walls leave free. */
    private static final double WITHIN = 0.3;
    /** The points a side that are examined there. */
    private static final int POINTS = 9;
    /** What is drawn there, even in pale colours, differs from paper by more than this part of what walls do, */
    private static final double FAINT = 0.25;
    /** in this number of points: noise has fewer. */
    private static final int LEAST = 5;
    /** More cells than these show a texture, not two words. */
    private static final int MOST_DRAWN = 12;
    /** What is drawn in more places than two is no end. */
    private static final int ENDS = 2;
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

    /** The cells of a maze that are marked so; empty if their number shows a texture. Time grows with the cells. */
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

    /** The places where something is drawn, one or two; a word or a picture may reach over several cells, of which that with the most counts. */
    static List<Long> ends(Picture picture, CellsSite site, Maze maze) {
        InkedCells cells = new InkedCells(picture, site, maze);
        double least = FAINT * cells.walls();
        Map<Long, Integer> drawn = new LinkedHashMap<>();
        for (long cell = cells.grid.first(); cell != Grid.NONE && drawn.size() <= MOST_DRAWN; cell = cells.grid.next(cell)) {
            int points = cells.inked(cell, cells.paperBeside(cell), least, POINTS, WITHIN);
            if (points >= LEAST) {
                drawn.put(cell, points);
            }
        }
        List<Long> places = drawn.size() > MOST_DRAWN ? List.of() : cells.places(drawn);
        return places.size() > ENDS ? List.of() : places;
    }

    /** Of cells beside each other, that in which the most is drawn. */
    private List<Long> places(Map<Long, Integer> drawn) {
        List<Long> places = new ArrayList<>();
        List<Long> left = new ArrayList<>(drawn.keySet());
        while (!left.isEmpty()) {
            List<Long> place = new ArrayList<>(List.of(left.removeLast()));
            for (int i = 0; i < place.size(); i++) {
                List<Long> beside = new ArrayList<>(neighbours(place.get(i)));
                beside.retainAll(left);
                left.removeAll(beside);
                place.addAll(beside);
            }
            places.add(Collections.max(place, Comparator.comparing(drawn::get)));
        }
        return places.reversed();
    }

    /** Whether something is drawn in the middle of a cell, and nothing in the middles of most cells beside it. */
    private boolean isInked(long cell, double least) {
        int[] beside = beside(cell);
        int paper = paperBeside(cell);
        return inked(cell, paper, least, SAMPLES, MIDDLE) >= SAMPLES
                && 2 * Arrays.stream(beside).filter(rgb -> Brightness.distance(rgb, paper) < BESIDE * least).count() >= beside.length;
    }

    /** How many points differ so much from paper, of a square with this many a side that reaches so far, in pitches, around a cell's middle. */
    private int inked(long cell, int paper, double least, int side, double reach) {
        Spot middle = site.spot(cell);
        double step = 2 * reach * site.pitch() / (side - 1);
        double half = (side - 1) / 2.0;
        int inked = 0;
        for (int i = 0; i < side * side; i++) {
            int row = i / side;
            int rgb = rgb(middle.x() + (i % side - half) * step, middle.y() + (row - half) * step);
            inked += Brightness.distance(rgb, paper) > least ? 1 : 0;
        }
        return inked;
    }

    /** What is in the middles of most cells beside a cell. */
    private int paperBeside(long cell) {
        int[] beside = beside(cell);
        return beside.length == 0 ? paper : median(beside);
    }

    private int[] beside(long cell) {
        return neighbours(cell).stream().mapToInt(this::middle).toArray();
    }

    private List<Long> neighbours(long cell) {
        List<Long> cells = new ArrayList<>();
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            cells.add(grid.step(cell, Directions.first(rest)));
        }
        return cells;
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
