package dev.mazewright.vision.area;

import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;

/** A path of pixels as a line with few corners that stays as far from walls as the path does. */
final class Polyline {
    /** The line's greatest distance from the path, in corridors. */
    private static final double TOLERANCE = 0.15;

    private final Terrain terrain;
    private final int[] path;
    private final boolean[] passable;
    private final List<Spot> corners = new ArrayList<>();

    private Polyline(Terrain terrain, int[] path, boolean[] passable) {
        this.terrain = terrain;
        this.path = path;
        this.passable = passable;
    }

    static List<Spot> of(Terrain terrain, int[] path, boolean[] passable) {
        Polyline line = new Polyline(terrain, path, passable);
        line.corners.add(terrain.spot(path[0]));
        line.split();
        return List.copyOf(line.corners);
    }

    /** The distance from a point to the nearest point of a line, which has at least one corner. */
    static double distance(List<Spot> corners, Spot spot) {
        double least = corners.getFirst().distance(spot);
        for (int i = 1; i < corners.size(); i++) {
            Spot from = corners.get(i - 1);
            double alongX = corners.get(i).x() - from.x();
            double alongY = corners.get(i).y() - from.y();
            double square = alongX * alongX + alongY * alongY;
            double part = square == 0 ? 0 : ((spot.x() - from.x()) * alongX + (spot.y() - from.y()) * alongY) / square;
            double at = Math.clamp(part, 0, 1);
            least = Math.min(least, spot.distance(new Spot(from.x() + at * alongX, from.y() + at * alongY)));
        }
        return least;
    }

    /** Douglas and Peucker, "Algorithms for the Reduction of the Number of Points", <i>Cartographica</i> 10, 1973. */
    private void split() {
        ArrayList<int[]> left = new ArrayList<>();
        left.add(new int[] {0, path.length - 1});
        while (!left.isEmpty()) {
            int[] part = left.removeLast();
            int first = part[0];
            int last = part[1];
            int farthest = farthest(first, last);
            if (farthest < 0) {
                corners.add(terrain.spot(path[last]));
            } else {
                left.add(new int[] {farthest, last});
                left.add(new int[] {first, farthest});
            }
        }
    }

    /** The pixel between two of the path that becomes a corner; -1 if the line needs no corner there. */
    private int farthest(int first, int last) {
        if (last - first < 2) {
            return -1;
        }
        double fromX = path[first] % terrain.width;
        int fromY = path[first] / terrain.width;
        double alongX = path[last] % terrain.width - fromX;
        int alongY = path[last] / terrain.width - fromY;
        double length = Math.hypot(alongX, alongY);
        double most = -1;
        int farthest = (first + last) / 2;
        for (int i = first + 1; i < last; i++) {
            double x = path[i] % terrain.width - fromX;
            int y = path[i] / terrain.width - fromY;
            double off = length == 0 ? Math.hypot(x, y) : Math.abs(x * alongY - y * alongX) / length;
            if (off > most) {
                most = off;
                farthest = i;
            }
        }
        return most <= TOLERANCE * terrain.corridor && isFree(first, last) ? -1 : farthest;
    }

    private boolean isFree(int first, int last) {
        int width = terrain.width;
        double fromX = path[first] % width;
        int fromY = path[first] / width;
        double toX = path[last] % width;
        int toY = path[last] / width;
        int steps = (int) Math.ceil(2 * Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)));
        for (int i = 0; i <= steps; i++) {
            double share = (double) i / steps;
            int x = (int) Math.round(fromX + share * (toX - fromX));
            int y = (int) Math.round(fromY + share * (toY - fromY));
            if (!passable[y * width + x]) {
                return false;
            }
        }
        return true;
    }
}
