package dev.mazewright.drawing.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.raster.Samples.Point;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a brush covers of each pixel, beside {@link Samples}, which count points. */
class BrushTest {
    private static final int SIDE = 10;
    private static final int WHITE = 0xFFFFFF;

    /** Of 255: what is counted in points is not exact either. */
    private static final int NEAR = 6;

    private static Strip painted(int side, boolean isSmooth, Consumer<Brush> outline) {
        Strip strip = new Strip(side, side, false);
        Brush brush = new Brush(strip, 0, 0, 1, isSmooth);
        outline.accept(brush);
        brush.paint(WHITE);
        return strip;
    }

    private static int[] cover(Consumer<Brush> outline) {
        return IntStream.of(painted(SIDE, true, outline).colours()).map(colour -> colour & 0xFF).toArray();
    }

    private static void requireNear(int[] found, int[] counted, Object what) {
        double sum = 0;
        for (int i = 0; i < found.length; i++) {
            assertThat(found[i]).as("%s: pixel %s, %s", what, i % SIDE, i / SIDE).isBetween(counted[i] - NEAR, counted[i] + NEAR);
            sum += Math.abs(found[i] - counted[i]);
        }
        assertThat(sum / found.length).as("%s: mean", what).isLessThan(0.6);
    }

    private static void polygon(Brush brush, List<Point> points) {
        brush.move(points.getFirst().x(), points.getFirst().y());
        points.stream().skip(1).forEach(point -> brush.line(point.x(), point.y()));
        brush.close();
    }

    /** They go around points several times, in both directions, and cross themselves. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 6, 12, 40})
    void areasOfPolygonsAreExact(int corners) {
        SplittableRandom random = new SplittableRandom(corners);
        for (int trial = 0; trial < 12; trial++) {
            List<List<Point>> polygons =
                    List.of(Samples.points(corners, SIDE, random), Samples.points(3, SIDE, random), Samples.points(4, SIDE, random));
            int[] found = cover(brush -> {
                brush.fill();
                polygons.forEach(polygon -> polygon(brush, polygon));
            });
            requireNear(found, Samples.cover(SIDE, polygons), polygons);
        }
    }

    /** More begin in each row of pixels than keep exact heights. */
    @Test
    void manySmallAreasAreNearlyExact() {
        SplittableRandom random = new SplittableRandom(7);
        List<List<Point>> polygons = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            Point at = Samples.points(1, SIDE, random).getFirst();
            polygons.add(List.of(at, at.plus(random.nextDouble(2), random.nextDouble(2)), at.plus(-random.nextDouble(2), random.nextDouble(2))));
        }
        int[] found = cover(brush -> {
            brush.fill();
            polygons.forEach(polygon -> polygon(brush, polygon));
        });
        int[] counted = Samples.cover(SIDE, polygons);
        for (int i = 0; i < found.length; i++) {
            assertThat(found[i]).isBetween(counted[i] - 16, counted[i] + 16);
        }
    }

    @Test
    void thePartOfAPixelIsItsShareOf255() {
        int[] found = cover(brush -> {
            brush.fill();
            polygon(brush, List.of(new Point(2.25, 3.5), new Point(5, 3.5), new Point(5, 6), new Point(2.25, 6)));
            polygon(brush, List.of(new Point(8, 8), new Point(10, 8), new Point(8, 9)));
        });
        assertThat(found[3 * SIDE + 2]).isEqualTo(96); // 0.75 x 0.5 x 255 = 95.6
        assertThat(found[3 * SIDE + 3]).isEqualTo(128); // 127.5
        assertThat(found[4 * SIDE + 2]).isEqualTo(191); // 191.25
        assertThat(found[4 * SIDE + 4]).isEqualTo(255);
        assertThat(found[4 * SIDE + 5]).isZero();
        assertThat(found[8 * SIDE + 8]).isEqualTo(191); // a triangle's larger part, 3/4
        assertThat(found[8 * SIDE + 9]).isEqualTo(64); // and its smaller one, 1/4
    }

    @Test
    void areasOfCurvesAreExact() {
        SplittableRandom random = new SplittableRandom(3);
        for (int trial = 0; trial < 20; trial++) {
            List<Point> c = Samples.points(4, SIDE, random);
            List<List<Point>> fine =
                    List.of(IntStream.rangeClosed(0, 200).mapToObj(i -> Samples.onCurve(c, i / 200.0)).toList());
            int[] found = cover(brush -> {
                brush.fill();
                curve(brush, c);
            });
            requireNear(found, Samples.cover(SIDE, fine), c);
        }
    }

    private static void curve(Brush brush, List<Point> c) {
        brush.move(c.get(0).x(), c.get(0).y());
        brush.curve(c.get(1).x(), c.get(1).y(), c.get(2).x(), c.get(2).y(), c.get(3).x(), c.get(3).y());
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 2, 5, 9})
    void roundLinesCoverWhatIsNearThem(double width) {
        SplittableRandom random = new SplittableRandom(11);
        for (int trial = 0; trial < 12; trial++) {
            List<Point> line = Samples.points(2 + trial % 4, SIDE, random);
            boolean isClosed = trial % 3 == 2;
            int[] found = cover(brush -> {
                brush.stroke(width, true);
                if (isClosed) {
                    polygon(brush, line);
                } else {
                    brush.move(line.getFirst().x(), line.getFirst().y());
                    line.stream().skip(1).forEach(point -> brush.line(point.x(), point.y()));
                }
            });
            requireNear(found, Samples.cover(SIDE, (x, y) -> isNear(line, isClosed, x, y, width / 2)), line);
        }
    }

    private static boolean isNear(List<Point> line, boolean isClosed, double x, double y, double radius) {
        return IntStream.range(isClosed ? 0 : 1, line.size())
                .anyMatch(i -> Samples.distance(line.get(i == 0 ? line.size() - 1 : i - 1), line.get(i), x, y) <= radius);
    }

    @Test
    void roundCurvesCoverWhatIsNearThem() {
        SplittableRandom random = new SplittableRandom(13);
        for (int trial = 0; trial < 12; trial++) {
            List<Point> c = Samples.points(4, SIDE, random);
            double radius = 0.5 + trial % 4;
            List<Point> fine = IntStream.rangeClosed(0, 64).mapToObj(i -> Samples.onCurve(c, i / 64.0)).toList();
            int[] found = cover(brush -> {
                brush.stroke(2 * radius, true);
                curve(brush, c);
            });
            requireNear(found, Samples.cover(SIDE, (x, y) -> isNear(fine, false, x, y, radius)), c);
        }
    }

    /** A line of two parts: rectangles, longer by half a width at its ends, and at the corner what lies between the outer sides. */
    @Test
    void squareLinesHaveSharpCorners() {
        SplittableRandom random = new SplittableRandom(17);
        for (int trial = 0; trial < 15; trial++) {
            List<Point> p = Samples.points(3, SIDE, random);
            double radius = 1 + trial % 3;
            List<List<Point>> parts = List.of(
                    rectangle(p.get(1), p.get(0), radius), rectangle(p.get(1), p.get(2), radius), tip(p.get(0), p.get(1), p.get(2), radius));
            int[] found = cover(brush -> {
                brush.stroke(2 * radius, false);
                brush.move(p.get(0).x(), p.get(0).y());
                brush.line(p.get(1).x(), p.get(1).y());
                brush.line(p.get(2).x(), p.get(2).y());
            });
            int[] counted = Samples.cover(SIDE, parts.stream().map(BrushTest::clockwise).toList());
            requireNear(found, counted, p);
        }
    }

    /** Parts of one area go around it in the same direction. */
    private static List<Point> clockwise(List<Point> part) {
        double area = 0;
        for (int i = 0; i < part.size(); i++) {
            Point from = part.get(i);
            Point to = part.get((i + 1) % part.size());
            area += from.x() * to.y() - to.x() * from.y();
        }
        return area < 0 ? part.reversed() : part;
    }

    private static List<Point> rectangle(Point corner, Point end, double radius) {
        double length = Math.hypot(end.x() - corner.x(), end.y() - corner.y());
        double x = radius * (end.x() - corner.x()) / length;
        double y = radius * (end.y() - corner.y()) / length;
        return List.of(corner.plus(-y, x), end.plus(x - y, y + x), end.plus(x + y, y - x), corner.plus(y, -x));
    }

    /** From the corner to where the outer sides end, and to where they would meet; cut off if that is ten half widths away. */
    private static List<Point> tip(Point from, Point corner, Point to, double radius) {
        double in = Math.atan2(corner.y() - from.y(), corner.x() - from.x());
        double out = Math.atan2(to.y() - corner.y(), to.x() - corner.x());
        double turn = Math.IEEEremainder(out - in, 2 * Math.PI);
        double side = turn > 0 ? -Math.PI / 2 : Math.PI / 2;
        Point one = corner.plus(radius * Math.cos(in + side), radius * Math.sin(in + side));
        Point other = corner.plus(radius * Math.cos(out + side), radius * Math.sin(out + side));
        double far = 1 / Math.cos(turn / 2);
        double middle = in + turn / 2 + side;
        return far > 10
                ? List.of(corner, one, other)
                : List.of(corner, one, corner.plus(far * radius * Math.cos(middle), far * radius * Math.sin(middle)), other);
    }

    @Test
    void aLineWithoutLengthIsADot() {
        int[] found = cover(brush -> {
            brush.stroke(6, true);
            brush.move(5, 5);
            brush.line(5, 5);
        });
        requireNear(found, Samples.cover(SIDE, (x, y) -> Math.hypot(x - 5, y - 5) <= 3), "dot");
        assertThat(cover(brush -> {
            brush.stroke(6, true);
            brush.move(5, 5);
        })).containsOnly(0);
    }

    /** Without smooth edges, a pixel is painted if its middle is in the area. */
    @Test
    void hardEdgesAreThoseOfTheMiddles() {
        SplittableRandom random = new SplittableRandom(5);
        for (int trial = 0; trial < 50; trial++) {
            List<List<Point>> polygons = List.of(
                    random.doubles(8, -3, SIDE + 3).mapToObj(x -> new Point(x, random.nextDouble(-3, SIDE + 3))).toList());
            Strip found = painted(SIDE, false, brush -> {
                brush.fill();
                polygons.forEach(polygon -> polygon(brush, polygon));
            });
            for (int i = 0; i < SIDE * SIDE; i++) {
                boolean isIn = Samples.around(polygons, i % SIDE + 0.5, i / SIDE + 0.5) != 0;
                assertThat(found.colours()[i] & WHITE).isEqualTo(isIn ? WHITE : 0);
            }
        }
    }

    /** Marks in pictures of squares are the discs that the JDK draws: such pictures keep their bytes. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 2.5, 4.5, 7.2, 9, 12, 15, 18.5, 24, 30, 50})
    void hardDiscsAreThoseOfTheJdk(double radius) {
        int side = (int) Math.ceil(2 * radius) + 2;
        double middle = side / 2.0;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.fill(new Ellipse2D.Double(middle - radius, middle - radius, 2 * radius, 2 * radius));
        graphics.dispose();
        int[] found = PixelCanvas.stamp(side, 0, canvas -> canvas.disc(middle, middle, radius, WHITE));
        for (int i = 0; i < found.length; i++) {
            assertThat(found[i]).as("%s, %s", i % side, i / side).isEqualTo(image.getRGB(i % side, i / side) & WHITE);
        }
    }

    /** A picture that is painted in strips is that which is painted at once. */
    @Test
    void stripsAreAsTheWhole() {
        SplittableRandom random = new SplittableRandom(19);
        int side = 64;
        for (int trial = 0; trial < 10; trial++) {
            List<Point> points = Samples.points(9, side, random);
            Strip whole = new Strip(side, side, false);
            Strip strip = new Strip(side, 16, false);
            for (boolean isStroke : new boolean[] {false, true}) {
                draw(new Brush(whole, 0, 0, 1, true), points, isStroke);
                for (int top = 0; top < side; top += 16) {
                    strip.clear(0);
                    if (isStroke) {
                        draw(new Brush(strip, 0, top, 1, true), points, false);
                    }
                    draw(new Brush(strip, 0, top, 1, true), points, isStroke);
                    for (int i = 0; i < strip.colours().length; i++) {
                        assertThat(strip.colours()[i] & 0xFF).isCloseTo(whole.colours()[top * side + i] & 0xFF,
                                offset(1)); // places are rounded
                    }
                }
            }
        }
    }

    private static void draw(Brush brush, List<Point> points, boolean isStroke) {
        if (isStroke) {
            brush.stroke(3, true);
        } else {
            brush.fill();
        }
        polygon(brush, points);
        brush.paint(isStroke ? 0x808080 : WHITE);
    }

    /** What lies far away neither takes long nor is seen. */
    @Test
    void farPointsAreCutOff() {
        int[] found = cover(brush -> {
            brush.fill();
            polygon(brush, List.of(new Point(-1e12, -1e12), new Point(1e12, -1e12), new Point(1e12, 1e12), new Point(-1e12, 1e12)));
        });
        assertThat(found).containsOnly(255);
        assertThat(cover(brush -> {
            brush.fill();
            polygon(brush, List.of(new Point(1e9, -5), new Point(2e9, 5), new Point(1e9, 900)));
        })).containsOnly(0);
    }

    @Test
    void onTransparentPixelsOpacityIsKept() {
        Strip strip = new Strip(2, 1, true);
        Brush brush = new Brush(strip, 0, 0, 1, true);
        brush.fill();
        polygon(brush, List.of(new Point(0, 0), new Point(1.5, 0), new Point(1.5, 1), new Point(0, 1)));
        brush.paint(0x336699);
        assertThat(strip.colours()).containsExactly(0xFF336699, 0x80336699);
        brush.fill();
        polygon(brush, List.of(new Point(1.5, 0), new Point(2, 0), new Point(2, 1), new Point(1.5, 1)));
        brush.paint(0xFFFFFF);
        // half of it white, on half of what is seen of the other half: 128 of 255 and 64 of 255
        assertThat(strip.colours()[1]).isEqualTo(0xC0BBCCDD);
    }
}
