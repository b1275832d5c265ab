package dev.mazewright.vision.bad;

import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How a sheet is seen.
 *
 * @param view maps the units of the sheet to pixels of the picture
 * @param width of the picture
 * @param height of the picture
 */
record Camera(Homography view, int width, int height) {
    private static final double ROTATION = Math.toRadians(15);
    private static final double TILT = Math.toRadians(20);
    /** Half the angle that the camera sees from corner to corner. */
    private static final double HALF_VIEW = Math.toRadians(30);
    /** The least pixels a side of a picture. */
    static final int LEAST = 60;

    /**
     * The view of a sheet.
     *
     * @param scale the least pixels a unit within the maze
     */
    static Camera of(Sheet sheet, double scale, Map<Defect, Double> defects, Dice dice) {
        double rotation = defects.getOrDefault(Defect.ROTATION, 0.0) * ROTATION * (dice.chance(0.5) ? 1 : -1);
        double tilt = defects.getOrDefault(Defect.PERSPECTIVE, 0.0) * TILT;
        double axis = dice.between(0, 2 * Math.PI);
        double middleX = (sheet.left() + sheet.right()) / 2;
        double middleY = (sheet.top() + sheet.bottom()) / 2;
        double diagonal = Math.hypot(sheet.right() - sheet.left(), sheet.bottom() - sheet.top());
        double distance = diagonal / 2 / Math.tan(HALF_VIEW) * dice.between(1, 1.4);
        Homography seen = Homography.scaled(1, -middleX, -middleY)
                .then(Homography.turned(rotation - axis))
                .then(Homography.tilted(tilt, distance))
                .then(Homography.turned(axis));
        double least = Double.MAX_VALUE;
        for (Spot corner : corners(0, 0, sheet.subject().width(), sheet.subject().height())) {
            least = Math.min(least, seen.leastScale(corner.x(), corner.y()));
        }
        seen = seen.then(Homography.scaled(scale / least, 0, 0));
        boolean isClose = tilt > 0 && dice.chance(0.3); // no edge of the sheet is seen
        double spare = sheet.page().margin() * 0.8;
        List<Spot> frame = new ArrayList<>();
        for (Spot corner : isClose
                ? corners(-spare, -spare, sheet.subject().width() + spare, sheet.subject().height() + spare)
                : corners(sheet.left(), sheet.top(), sheet.right(), sheet.bottom())) {
            frame.add(seen.map(corner.x(), corner.y()));
        }
        double left = frame.stream().mapToDouble(Spot::x).min().orElseThrow();
        double right = frame.stream().mapToDouble(Spot::x).max().orElseThrow();
        double top = frame.stream().mapToDouble(Spot::y).min().orElseThrow();
        double bottom = frame.stream().mapToDouble(Spot::y).max().orElseThrow();
        double around = isClose || tilt == 0 ? 0 : dice.between(0.01, 0.06) * (right - left);
        int width = (int) Math.max(LEAST, Math.ceil(right - left + 2 * around - 1e-9));
        int height = (int) Math.max(LEAST, Math.ceil(bottom - top + 2 * around - 1e-9));
        boolean isFlat = rotation == 0 && tilt == 0; // the sheet begins at the first pixel
        double dx = isFlat ? -left : (width - left - right) / 2;
        double dy = isFlat ? -top : (height - top - bottom) / 2;
        return new Camera(seen.then(Homography.scaled(1, dx, dy)), width, height);
    }

    private static List<Spot> corners(double left, double top, double right, double bottom) {
        return List.of(new Spot(left, top), new Spot(right, top), new Spot(right, bottom), new Spot(left, bottom));
    }

    /** The most pixels a unit has on a sheet. */
    double greatestScale(Sheet sheet) {
        double most = 0;
        for (Spot corner : corners(sheet.left(), sheet.top(), sheet.right(), sheet.bottom())) {
            most = Math.max(most, view.greatestScale(corner.x(), corner.y()));
        }
        return most;
    }
}
