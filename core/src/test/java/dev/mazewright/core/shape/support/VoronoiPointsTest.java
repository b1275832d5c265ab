package dev.mazewright.core.shape.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Voronoi cells against a slow reference without polygons: the side between two points is the part of the line halfway
 * between them that lies on the grid and is nearer to no third point.
 */
class VoronoiPointsTest {
    private static final double EXACT = 1e-9;

    /** A side: its two ends, and twice the area that it spans together with the point. */
    private record Side(double x1, double y1, double x2, double y2) {
        double length() {
            return Math.hypot(x2 - x1, y2 - y1);
        }

        double doubledArea(double x, double y) {
            return Math.abs((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y));
        }
    }

    /** Points and the grid they lie on. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Sample(String name, int rows, int columns, double[] x, double[] y) {
        VoronoiPoints points() {
            return new VoronoiPoints(rows, columns, x, y);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Sample> samples() {
        List<Sample> samples = new ArrayList<>();
        for (int[] size : new int[][] {{1, 1}, {1, 2}, {2, 1}, {1, 30}, {30, 1}, {2, 2}, {5, 7}, {9, 9}}) {
            for (int rounds : new int[] {0, 1, 2, 20}) {
                samples.add(drawn(size[0], size[1], rounds, 10L * size[0] + rounds));
            }
        }
        samples.add(crowded(8, 8));
        samples.add(crowded(3, 20));
        samples.add(apart(8, 8));
        samples.add(square());
        return samples.stream();
    }

    private static Sample drawn(int rows, int columns, int rounds, long seed) {
        VoronoiPoints points = VoronoiPoints.drawn(rows, columns, new MazeRandom(seed));
        for (int i = 0; i < rounds; i++) {
            points.relax();
        }
        return sample("drawn " + rows + "x" + columns + " relaxed " + rounds, rows, columns, points);
    }

    private static Sample sample(String name, int rows, int columns, VoronoiPoints points) {
        double[] x = new double[rows * columns];
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = points.x(i);
            y[i] = points.y(i);
        }
        return new Sample(name, rows, columns, x, y);
    }

    /** All points in one corner, so that most buckets are empty and cells reach far. */
    private static Sample crowded(int rows, int columns) {
        Sample sample = drawn(rows, columns, 0, 3);
        for (int i = 0; i < sample.x.length; i++) {
            sample.x[i] = sample.x[i] / columns * 0.9;
            sample.y[i] = sample.y[i] / rows * 1.3;
        }
        return new Sample("crowded " + rows + "x" + columns, rows, columns, sample.x, sample.y);
    }

    /** One point alone in a corner, all others in the opposite one. */
    private static Sample apart(int rows, int columns) {
        Sample sample = crowded(rows, columns);
        sample.x[17] = columns;
        sample.y[17] = rows;
        return new Sample("one apart", rows, columns, sample.x, sample.y);
    }

    /** Points in the middles of squares: four cells meet in each corner, and none across. */
    private static Sample square() {
        double[] x = new double[30];
        double[] y = new double[30];
        for (int i = 0; i < 30; i++) {
            int row = i / 6;
            x[i] = i % 6 + 0.5;
            y[i] = row + 0.5;
        }
        return new Sample("squares", 5, 6, x, y);
    }

    /** The sides of a cell, by whom they lie beside; the grid's are -1 to -4, from the top clockwise. */
    private static Map<Integer, Side> slow(Sample sample, int point) {
        Map<Integer, Side> sides = new TreeMap<>();
        double width = sample.columns;
        double height = sample.rows;
        put(sides, VoronoiCell.TOP, clip(sample, point, -1, 0, 0, 1, 0));
        put(sides, VoronoiCell.RIGHT, clip(sample, point, -1, width, 0, 0, 1));
        put(sides, VoronoiCell.BOTTOM, clip(sample, point, -1, 0, height, 1, 0));
        put(sides, VoronoiCell.LEFT, clip(sample, point, -1, 0, 0, 0, 1));
        for (int other = 0; other < sample.x.length; other++) {
            if (other != point) {
                double middleX = (sample.x[point] + sample.x[other]) / 2;
                double middleY = (sample.y[point] + sample.y[other]) / 2;
                double alongX = sample.y[point] - sample.y[other];
                double alongY = sample.x[other] - sample.x[point];
                double length = Math.hypot(alongX, alongY);
                put(sides, other, clip(sample, point, other, middleX, middleY, alongX / length, alongY / length));
            }
        }
        return sides;
    }

    private static void put(Map<Integer, Side> sides, int other, Side side) {
        if (side != null && side.length() > VoronoiDiagram.LEAST_SIDE) {
            sides.put(other, side);
        }
    }

    /** The part of a line that lies on the grid and no further from the point than from any third point. */
    private static Side clip(Sample sample, int point, int other, double x, double y, double alongX, double alongY) {
        double[] part = {-1e6, 1e6};
        // Each: a * t <= b for the line at x + t alongX, y + t alongY.
        cut(part, -alongX, x);
        cut(part, alongX, sample.columns - x);
        cut(part, -alongY, y);
        cut(part, alongY, sample.rows - y);
        for (int third = 0; third < sample.x.length; third++) {
            if (third != point && third != other) {
                double awayX = sample.x[third] - sample.x[point];
                double awayY = sample.y[third] - sample.y[point];
                double middleX = (sample.x[third] + sample.x[point]) / 2;
                double middleY = (sample.y[third] + sample.y[point]) / 2;
                cut(part, awayX * alongX + awayY * alongY, awayX * (middleX - x) + awayY * (middleY - y));
            }
        }
        return part[0] >= part[1]
                ? null
                : new Side(x + part[0] * alongX, y + part[0] * alongY, x + part[1] * alongX, y + part[1] * alongY);
    }

    private static void cut(double[] part, double a, double b) {
        if (Math.abs(a) < 1e-13) {
            part[1] = b < -1e-12 ? part[0] : part[1];
        } else if (a > 0) {
            part[1] = Math.min(part[1], b / a);
        } else {
            part[0] = Math.max(part[0], b / a);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void sidesAreThoseOfTheReference(Sample sample) {
        VoronoiPoints points = sample.points();
        VoronoiCell cell = new VoronoiCell();
        for (int point = 0; point < sample.x.length; point++) {
            points.cut(cell, point);
            Map<Integer, Side> expected = slow(sample, point);
            Map<Integer, Double> lengths = new TreeMap<>();
            for (int i = 0; i < cell.corners(); i++) {
                double length = Math.sqrt(cell.squaredLength(i));
                if (length > VoronoiDiagram.LEAST_SIDE) {
                    assertThat(lengths.put(cell.beyond(i), length)).isNull();
                }
            }
            assertThat(lengths.keySet()).as("%s, point %s", sample, point).isEqualTo(expected.keySet());
            lengths.forEach((other, length) ->
                    assertThat(expected.get(other).length()).isCloseTo(length, within(1e-6)));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void cellsTileTheGridAndEachContainsItsPoint(Sample sample) {
        VoronoiPoints points = sample.points();
        VoronoiCell cell = new VoronoiCell();
        double area = 0;
        for (int point = 0; point < sample.x.length; point++) {
            points.cut(cell, point);
            area += cell.doubledArea() / 2;
            for (int i = 0; i < cell.corners(); i++) {
                int next = (i + 1) % cell.corners();
                assertThat(cell.x(i) * cell.y(next) - cell.x(next) * cell.y(i)).isGreaterThanOrEqualTo(-EXACT);
            }
        }
        assertThat(area).isCloseTo(sample.rows * sample.columns, within(EXACT * area));
    }

    /** The centre of gravity from the triangles between a point and the reference's sides. */
    @ParameterizedTest
    @MethodSource("samples")
    void everyRoundMovesPointsToTheCentresOfGravity(Sample sample) {
        VoronoiPoints points = sample.points();
        points.relax();
        for (int point = 0; point < sample.x.length; point++) {
            double sumX = 0;
            double sumY = 0;
            double sum = 0;
            for (Side side : slow(sample, point).values()) {
                double area = side.doubledArea(sample.x[point], sample.y[point]);
                sumX += area * (sample.x[point] + side.x1 + side.x2) / 3;
                sumY += area * (sample.y[point] + side.y1 + side.y2) / 3;
                sum += area;
            }
            assertThat(points.x(point)).isCloseTo(sumX / sum, within(1e-6));
            assertThat(points.y(point)).isCloseTo(sumY / sum, within(1e-6));
        }
    }

    @Test
    void pointsAreDrawnWithinTheirPositions() {
        VoronoiPoints points = VoronoiPoints.drawn(40, 50, new MazeRandom(1));
        double least = 1;
        double most = 0;
        for (int point = 0; point < 2000; point++) {
            int row = point / 50;
            double x = points.x(point) - point % 50;
            double y = points.y(point) - row;
            assertThat(x).isBetween(1 / 16.0, 15 / 16.0);
            assertThat(y).isBetween(1 / 16.0, 15 / 16.0);
            least = Math.min(least, Math.min(x, y));
            most = Math.max(most, Math.max(x, y));
        }
        assertThat(least).isLessThan(0.07);
        assertThat(most).isGreaterThan(0.93);
    }

    /** Relaxing is there to make cells alike: the areas' spread shrinks from round to round. */
    @Test
    void relaxingEvensOut() {
        VoronoiPoints points = VoronoiPoints.drawn(30, 30, new MazeRandom(2));
        double before = spread(points);
        for (int round = 0; round < 4; round++) {
            points.relax();
            double after = spread(points);
            assertThat(after).isLessThan(before);
            before = after;
        }
    }

    private static double spread(VoronoiPoints points) {
        VoronoiCell cell = new VoronoiCell();
        double sum = 0;
        for (int point = 0; point < 900; point++) {
            points.cut(cell, point);
            sum += Math.pow(cell.doubledArea() / 2 - 1, 2);
        }
        return sum;
    }
}
