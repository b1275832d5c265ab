package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.vision.picture.Homography;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds mazes of few cells, whose walls show no period: it places every shape of up to {@value #MOST_CELLS} cells in the box around the
 * strokes, along each of their main directions.
 */
final class SmallMazes {
    static final int MOST_CELLS = 120;
    private static final int MOST_ROWS = 10;
    private static final int MOST_RINGS = 5;
    private static final int MOST_SECTORS = 12;
    /** The most round mazes returned, those with the clearest sectors. */
    private static final int MOST_ROUND = 12;

    private final Plane plane;
    private final List<int[]> border = new ArrayList<>();
    private final double thickness;

    /** Takes the pixels of the walls, one of {@link InkParts#sets}. */
    SmallMazes(Plane plane, boolean[] main) {
        this.plane = plane;
        int count = 0;
        int edge = 0;
        for (int y = 0; y < plane.height; y++) {
            int first = -1;
            int last = -1;
            for (int x = 0; x < plane.width; x++) {
                if (main[y * plane.width + x]) {
                    first = first < 0 ? x : first;
                    last = x;
                    count++;
                    boolean isEdge = x == 0 || x == plane.width - 1 || !main[y * plane.width + x - 1] || !main[y * plane.width + x + 1];
                    edge += isEdge ? 1 : 0;
                }
            }
            if (first >= 0) {
                border.add(new int[] {first, y});
                border.add(new int[] {last, y});
            }
        }
        thickness = edge == 0 ? 1 : Math.max(1, 1.2 * count / edge);
    }

    List<Arrangement> find() {
        List<Arrangement> found = new ArrayList<>();
        if (border.size() < 8) {
            return found;
        }
        for (Tessellation each : Tessellation.values()) {
            int turns = each.turns();
            double period = 2 * Math.PI / turns;
            double direction = direction(turns);
            for (int turn = -turns / 2; turn < turns / 2 + 1; turn++) {
                double angle = direction + turn * period;
                if (Math.abs(angle) <= Math.toRadians(each == Tessellation.SQUARES ? 50 : 110)) {
                    add(each, angle, found);
                }
            }
        }
        return found;
    }

    /** The direction of most strokes, as an angle within a turn divided by {@code turns}. */
    private double direction(int turns) {
        double cos = 0;
        double sin = 0;
        for (int y = 1; y < plane.height - 1; y++) {
            for (int x = 1; x < plane.width - 1; x++) {
                int at = y * plane.width + x;
                double dx = plane.data[at + 1] - plane.data[at - 1];
                double dy = plane.data[at + plane.width] - plane.data[at - plane.width];
                double slope = dx * dx + dy * dy;
                // Slopes are perpendicular to strokes.
                double angle = (Math.atan2(dy, dx) + Math.PI / 2) * turns;
                cos += slope * Math.cos(angle);
                sin += slope * Math.sin(angle);
            }
        }
        return Math.atan2(sin, cos) / turns;
    }

    private void add(Tessellation tessellation, double angle, List<Arrangement> found) {
        double cos = Math.cos(angle);
        double sin = Math.sin(angle);
        BoundingBox box = new BoundingBox();
        for (int[] point : border) {
            box.add(cos * (point[0] + 0.5) + sin * (point[1] + 0.5), -sin * (point[0] + 0.5) + cos * (point[1] + 0.5));
        }
        double wide = box.width() + 1 - thickness;
        double high = box.height() + 1 - thickness;
        for (int rows = 1; rows <= MOST_ROWS; rows++) {
            double across = wide * tessellation.height(rows) / high;
            Shape shape = tessellation.shape(across, rows);
            if (shape != null && shape.grid().cells() <= MOST_CELLS && Math.abs(shape.width() / across - 1) < 0.1) {
                double acrossUnit = wide / shape.width();
                double downUnit = high / shape.height();
                double left = box.left - 0.5 + thickness / 2;
                double top = box.top - 0.5 + thickness / 2;
                Homography map = Homography.affine(cos, -sin, 0, sin, cos, 0)
                        .after(Homography.affine(acrossUnit, 0, left, 0, downUnit, top));
                found.add(new Arrangement(shape, map, 1, angle));
            }
        }
    }

    /** The arrangements of rings in the ellipse that touches the box around the strokes. */
    List<Arrangement> rings() {
        BoundingBox box = new BoundingBox();
        for (int[] point : border) {
            box.add(point[0], point[1]);
        }
        double across = (box.width() + 1 - thickness) / 2;
        double down = (box.height() + 1 - thickness) / 2;
        Homography toPlane = Homography.affine(across, 0, box.left + 0.5 + box.width() / 2, 0, down, box.top + 0.5 + box.height() / 2);
        List<Rings.Clear> found = new ArrayList<>();
        for (int rings = 1; rings <= MOST_RINGS && across > 0 && down > 0; rings++) {
            for (int sectors = 3; sectors <= MOST_SECTORS; sectors++) {
                double inner = sectors / 8.0;
                double radius = rings + inner;
                found.add(new Rings(plane, toPlane.after(Homography.affine(1 / radius, 0, 0, 0, 1 / radius, 0)), inner).clear(rings, sectors));
            }
        }
        found.sort(Comparator.comparingDouble(each -> -each.clarity()));
        return found.stream().limit(MOST_ROUND).map(Rings.Clear::arrangement).toList();
    }
}
