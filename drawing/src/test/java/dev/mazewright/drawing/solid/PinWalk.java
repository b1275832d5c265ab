package dev.mazewright.drawing.solid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Moves the sleeves of a puzzle box, as a file has them, against each other. Both are looked at along lines from their axis; the one with the
 * pins is turned over, and put over or into the other one. All that is known of how they were made is where cells lie.
 */
final class PinWalk {
    /** Lines around. */
    private static final int AROUND = 1440;

    /** Millimetres from one line to the next along the axis. */
    private static final double STEP = 0.05;

    private final Puzzle puzzle;
    private final Maze maze;
    private final Grid grid;
    private final boolean isInside;
    private final boolean isStrip;
    private final int turns;
    private final int pins;
    private final double cell;
    private final double ridge;
    private final double clearance;
    private final int rows;
    private final int columns;
    /** The radius of the maze's surface, by line along the axis and around; not a number beyond its rim, infinite or 0 below. */
    private final double[][] surface;
    private final int rim;
    private final double mazeBottom;
    /** Points of pins: lines around and along from the middle of the first pin, and the radius. */
    private final List<double[]> points = new ArrayList<>();
    private double pinnedWall;

    PinWalk(String recipe, String... given) throws IOException {
        Map<String, String> all = new HashMap<>();
        for (int i = 0; i < given.length; i += 2) {
            all.put(given[i], given[i + 1]);
        }
        puzzle = Recipe.parse(recipe).make();
        maze = puzzle.maze();
        grid = maze.grid();
        rows = grid.rows();
        columns = grid.columns();
        isInside = all.getOrDefault("maze-side", "").equals("inside");
        isStrip = recipe.startsWith("rectangle");
        turns = Integer.parseInt(all.getOrDefault("turns", "1"));
        pins = Integer.parseInt(all.getOrDefault("pins", "1"));
        cell = Double.parseDouble(all.getOrDefault("cell-mm", "3"));
        ridge = Double.parseDouble(all.getOrDefault("ridge-mm", "0.7"));
        clearance = Double.parseDouble(all.getOrDefault("clearance-mm", "0.4"));
        Map<String, List<double[][]>> parts = parts(new String(SolidTest.write("obj", recipe, given), StandardCharsets.US_ASCII));
        assertThat(parts.keySet()).containsExactlyInAnyOrder("inner", "outer");
        List<double[][]> withMaze = parts.get(isInside ? "outer" : "inner");
        List<double[][]> withPins = parts.get(isInside ? "inner" : "outer");
        surface = look(withMaze, !isInside);
        rim = (int) Math.floor(top(withMaze) / STEP - 1e-6);
        mazeBottom = (isInside ? 1.6 : 10) + cell / 2;
        findPins(look(withPins, isInside), (int) Math.floor(top(withPins) / STEP - 1e-6));
    }

    // ---- the sleeves

    /** The triangles of each part, around its own axis, in millimetres. */
    private static Map<String, List<double[][]>> parts(String obj) {
        Map<String, List<double[][]>> parts = new HashMap<>();
        List<double[]> vertices = new ArrayList<>();
        List<double[][]> triangles = new ArrayList<>();
        for (String line : obj.split("\n")) {
            String[] words = line.split(" ");
            switch (words[0]) {
                case "o" -> parts.put(words[1], triangles = new ArrayList<>());
                case "v" -> vertices.add(new double[] {Double.parseDouble(words[1]), Double.parseDouble(words[2]), Double.parseDouble(words[3])});
                case "f" -> triangles.add(new double[][] {vertices.get(Integer.parseInt(words[1]) - 1).clone(), vertices.get(Integer.parseInt(words[2]) - 1).clone(),
                    vertices.get(Integer.parseInt(words[3]) - 1).clone()});
                default -> { }
            }
        }
        for (List<double[][]> part : parts.values()) {
            for (int axis = 0; axis < 2; axis++) {
                int one = axis;
                double least = part.stream().flatMap(Arrays::stream).mapToDouble(corner -> corner[one]).min().orElseThrow();
                double most = part.stream().flatMap(Arrays::stream).mapToDouble(corner -> corner[one]).max().orElseThrow();
                part.stream().flatMap(Arrays::stream).forEach(corner -> corner[one] -= (least + most) / 2);
            }
        }
        return parts;
    }

    private static double top(List<double[][]> part) {
        return part.stream().flatMap(Arrays::stream).mapToDouble(corner -> corner[2]).max().orElseThrow();
    }

    /** How far from the axis the outermost or the innermost face is, on each line. */
    private static double[][] look(List<double[][]> part, boolean isOutermost) {
        double[][] seen = new double[(int) (top(part) / STEP) + 2][AROUND];
        for (double[] line : seen) {
            Arrays.fill(line, isOutermost ? 0 : Double.POSITIVE_INFINITY);
        }
        for (double[][] t : part) {
            double low = Math.min(t[0][2], Math.min(t[1][2], t[2][2]));
            double high = Math.max(t[0][2], Math.max(t[1][2], t[2][2]));
            if (high == low) {
                continue;
            }
            double middle = Math.atan2(t[0][1] + t[1][1] + t[2][1], t[0][0] + t[1][0] + t[2][0]);
            double[] beside = new double[3];
            for (int i = 0; i < 3; i++) {
                double angle = Math.atan2(t[i][1], t[i][0]) - middle;
                beside[i] = Math.IEEEremainder(angle, 2 * Math.PI);
            }
            int first = (int) Math.floor((middle + Arrays.stream(beside).min().orElseThrow()) / (2 * Math.PI) * AROUND);
            int last = (int) Math.ceil((middle + Arrays.stream(beside).max().orElseThrow()) / (2 * Math.PI) * AROUND);
            for (int line = (int) Math.ceil(low / STEP); line <= high / STEP; line++) {
                for (int at = first; at <= last; at++) {
                    double radius = meet(t, 2 * Math.PI * at / AROUND, line * STEP);
                    int ray = Math.floorMod(at, AROUND);
                    if (radius > 0 && (isOutermost ? radius > seen[line][ray] : radius < seen[line][ray])) {
                        seen[line][ray] = radius;
                    }
                }
            }
        }
        return seen;
    }

    /** Where a level line from the axis meets a triangle, or -1. */
    private static double meet(double[][] t, double angle, double z) {
        double[] d = {Math.cos(angle), Math.sin(angle), 0};
        double[] a = minus(t[1], t[0]);
        double[] b = minus(t[2], t[0]);
        double[] p = cross(d, b);
        double det = dot(a, p);
        if (Math.abs(det) < 1e-12) {
            return -1;
        }
        double[] s = minus(new double[] {0, 0, z}, t[0]);
        double u = dot(s, p) / det;
        double[] q = cross(s, a);
        double v = dot(d, q) / det;
        return u < -1e-9 || v < -1e-9 || u + v > 1 + 1e-9 ? -1 : dot(b, q) / det;
    }

    private static double[] minus(double[] a, double[] b) {
        return new double[] {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    /** What stands out of the sleeve, turned over: from the middle of the pin at angle 0. */
    private void findPins(double[][] seen, int last) {
        double[] sorted = Arrays.stream(seen[last - 2]).sorted().toArray();
        pinnedWall = sorted[AROUND / 2];
        double far = isInside ? -1 : Double.POSITIVE_INFINITY;
        double lineSum = 0;
        int count = 0;
        int bottom = isInside ? (int) (10.5 / STEP) : (int) (2 / STEP);
        for (int line = bottom; line <= last; line++) {
            far = isInside ? Math.max(far, seen[line][0]) : Math.min(far, seen[line][0]);
        }
        for (int line = bottom; line <= last; line++) {
            if (Math.abs(seen[line][0] - far) < 0.01) {
                lineSum += line;
                count++;
            }
        }
        long middle = Math.round(lineSum / count);
        for (int line = bottom; line <= last; line++) {
            for (int at = 0; at < AROUND; at++) {
                if (Math.abs(seen[line][at] - pinnedWall) > 0.05) {
                    points.add(new double[] {-at, -(line - middle), seen[line][at]});
                }
            }
        }
        assertThat(points).hasSizeGreaterThan(50 * pins);
    }

    // ---- moving

    /** How deep pins are in the material, in millimetres, with the first one's middle here. */
    private double inMaterial(int around, int along) {
        double most = -1;
        for (double[] point : points) {
            int line = along + (int) point[1];
            if (line > rim) {
                continue;
            }
            double radius = surface[Math.max(line, 0)][Math.floorMod(around + (int) point[0], AROUND)];
            most = Math.max(most, isInside ? point[2] - radius : radius - point[2]);
        }
        return most;
    }

    private double lead() {
        return isStrip ? (double) rows * pins : 0;
    }

    private int places() {
        return isStrip ? columns / turns : columns * pins;
    }

    private int[] place(double row, double column) {
        double up = rows - row - 0.5 + lead() * (column + 0.5) / places();
        return new int[] {(int) Math.round((column + 0.5) / places() * AROUND), (int) Math.round((mazeBottom + cell * up) / STEP)};
    }

    /** How deep pins are in the material at the worst place of a straight way. */
    private double onWay(int[] from, int[] to) {
        int count = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]));
        double most = -1;
        for (int i = 0; i <= count; i++) {
            most = Math.max(most, inMaterial(from[0] + (int) Math.round((to[0] - from[0]) * (double) i / count), from[1] + (int) Math.round((to[1] - from[1]) * (double) i / count)));
        }
        return most;
    }

    /** The walls of both sleeves are a clearance apart, but for chords, which lie at most 0.03 mm beside their arc. */
    void requireThatSleevesFit() {
        double most = isInside ? Double.POSITIVE_INFINITY : 0;
        for (int line = (int) (12 / STEP); line <= rim; line++) {
            for (double radius : surface[line]) {
                most = isInside ? Math.min(most, radius) : Math.max(most, radius);
            }
        }
        double gap = isInside ? most - pinnedWall : pinnedWall - most;
        assertThat(gap).isBetween(clearance - 0.05, clearance + 0.05);
    }

    /** From cell to cell, pins go freely where there is a passage, over a ridge from the cell in which they rest, and not through walls. */
    void requireThatPassagesAloneAreFree() {
        int ridges = 0;
        for (long at = grid.first(); at != Grid.NONE; at = grid.next(at)) {
            int[] here = place(grid.row(at), grid.column(at));
            assertThat(inMaterial(here[0], here[1])).as("in cell " + grid.row(at) + "," + grid.column(at)).isNegative();
            for (int direction : new int[] {0, 1}) {
                int row = grid.row(at) - (direction == 0 ? 1 : 0);
                int column = grid.column(at) + direction;
                if (row < 0 || (isStrip && column == columns)) {
                    continue;
                }
                double deep = onWay(here, place(row, column));
                if (!maze.isOpen(at, direction)) {
                    assertThat(deep).as("through a wall").isGreaterThan(1);
                } else if (deep > 0) {
                    assertThat(deep).as("over a ridge").isBetween(ridge - 0.25, ridge);
                    ridges++;
                }
            }
        }
        assertThat(ridges).as("passages from the cell in which pins rest").isBetween(1, 4);
    }

    /** From anywhere in the maze, pressed over ridges, they get above the rim through one opening. */
    void requireOneWayOut() {
        int high = rim + (int) (4 / STEP);
        int coarse = 2;
        boolean[][] known = new boolean[high + 1][AROUND];
        Deque<int[]> open = new ArrayDeque<>();
        int[] start = place(rows - 1, 0);
        start[0] -= start[0] % coarse;
        start[1] -= start[1] % coarse;
        open.add(start);
        known[start[1]][start[0]] = true;
        int out = 0;
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        double topOfMaze = mazeBottom + cell * (isStrip ? rows + lead() * turns : rows);
        while (!open.isEmpty()) {
            int[] at = open.poll();
            if (at[1] * STEP > topOfMaze - cell * 0.1 && at[1] <= rim) {
                int around = Math.floorMod(at[0], AROUND / pins);
                least = Math.min(least, around);
                most = Math.max(most, around);
            }
            if (at[1] >= high - coarse) {
                out++;
                continue;
            }
            for (int[] step : new int[][] {{coarse, 0}, {-coarse, 0}, {0, coarse}, {0, -coarse}}) {
                int around = Math.floorMod(at[0] + step[0], AROUND);
                int along = at[1] + step[1];
                if (along > 0 && !known[along][around] && inMaterial(around, along) < ridge + 0.05) {
                    known[along][around] = true;
                    if (along <= rim || out == 0) {
                        open.add(new int[] {around, along});
                    }
                }
            }
        }
        assertThat(out).as("a way out").isPositive();
        assertThat(most - least).as("as wide as a corridor").isBetween(0, (int) (AROUND / places() * 0.9));
    }
}
