package dev.mazewright.drawing;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.mask.Region;
import dev.mazewright.core.shape.Rectangle;
import java.util.LinkedHashMap;
import java.util.Map;

/** Ten pictures drawn by formulas, for picture mazes. Coordinates go from 0 to 100, to the right and down. */
final class Silhouettes {
    private static final int SIDE = 44;

    private Silhouettes() {}

    /** The pictures by their names. */
    static Map<String, Mask> all() {
        Map<String, Mask> all = new LinkedHashMap<>();
        all.put("cat", square(cat()));
        all.put("heart", square((x, y) -> {
            double u = (x - 50) / 34;
            double v = (55 - y) / 34;
            double ring = u * u + v * v - 1;
            return ring * ring * ring < u * u * v * v * v;
        }));
        all.put("star", square(star()));
        all.put("tree", square(any(triangle(50, 8, 24, 42, 76, 42), triangle(50, 26, 18, 62, 82, 62), triangle(50, 44, 12, 82, 88, 82), box(43, 82, 57, 94))));
        all.put("fish", square(without(
                any(ellipse(44, 50, 34, 21), triangle(66, 50, 95, 24, 95, 76), triangle(40, 34, 58, 16, 60, 36)),
                ellipse(25, 45, 4.5, 4.5))));
        all.put("house", square(without(
                any(triangle(50, 10, 8, 48, 92, 48), box(18, 46, 82, 90), box(66, 14, 76, 34)),
                any(box(28, 56, 42, 70), box(56, 60, 72, 92)))));
        all.put("boat", square(any(
                triangle(48, 8, 48, 66, 12, 66), triangle(55, 18, 55, 66, 88, 66), box(46, 8, 53, 76),
                without(ellipse(50, 72, 44, 22), box(0, 0, 100, 72)))));
        all.put("mushroom", square(any(
                without(ellipse(50, 52, 42, 40), any(box(0, 54, 100, 100), ellipse(34, 36, 7, 7), ellipse(62, 30, 6, 6), ellipse(70, 46, 5, 5))),
                box(38, 52, 62, 80), ellipse(50, 80, 17, 12))));
        all.put("moon", square(without(ellipse(46, 50, 40, 40), ellipse(64, 42, 32, 32))));
        all.put("word", Masks.letters(Letters.of("MAZE"), new Rectangle(26, 72, null)));
        return all;
    }

    private static Region cat() {
        return without(
                any(
                        ellipse(42, 33, 22, 19), triangle(22, 6, 21, 32, 40, 18), triangle(62, 6, 63, 32, 44, 18),
                        ellipse(42, 70, 25, 27), box(20, 84, 64, 96),
                        without(ellipse(68, 66, 24, 30), any(ellipse(66, 62, 15, 20), box(40, 30, 62, 84)))),
                any(ellipse(34, 31, 3.6, 4.4), ellipse(50, 31, 3.6, 4.4)));
    }

    private static Region star() {
        return (x, y) -> {
            double angle = StrictMath.atan2(x - 50, 54 - y);
            double fifth = 2 * StrictMath.PI / 5;
            double from = StrictMath.abs(angle - fifth * StrictMath.rint(angle / fifth));
            double inner = 0.42;
            double height = 46 * inner * StrictMath.sin(fifth / 2);
            double length = StrictMath.sin(from) + height / (46 - 46 * inner * StrictMath.cos(fifth / 2)) * StrictMath.cos(from);
            return StrictMath.hypot(x - 50, y - 54) * length < 46 * height / (46 - 46 * inner * StrictMath.cos(fifth / 2));
        };
    }

    private static Mask square(Region region) {
        return Masks.of((x, y) -> region.contains(100 * x / SIDE, 100 * y / SIDE), new Rectangle(SIDE, SIDE, null));
    }

    private static Region any(Region... parts) {
        return (x, y) -> {
            for (Region part : parts) {
                if (part.contains(x, y)) {
                    return true;
                }
            }
            return false;
        };
    }

    private static Region without(Region all, Region hole) {
        return (x, y) -> all.contains(x, y) && !hole.contains(x, y);
    }

    private static Region box(double left, double top, double right, double bottom) {
        return (x, y) -> x >= left && x < right && y >= top && y < bottom;
    }

    private static Region ellipse(double x, double y, double wide, double high) {
        return (px, py) -> (px - x) * (px - x) / (wide * wide) + (py - y) * (py - y) / (high * high) < 1;
    }

    private static Region triangle(double x1, double y1, double x2, double y2, double x3, double y3) {
        return (x, y) -> {
            boolean one = side(x, y, x1, y1, x2, y2) > 0;
            return one == side(x, y, x2, y2, x3, y3) > 0 && one == side(x, y, x3, y3, x1, y1) > 0;
        };
    }

    private static double side(double x, double y, double x1, double y1, double x2, double y2) {
        return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    }
}
