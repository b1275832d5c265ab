package dev.mazewright.vision.evidence;

import dev.mazewright.vision.ink.Brightness;
import dev.mazewright.vision.ink.Surroundings;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What surrounds the marks at the ends of a path: where it is the colour beside the path, and nowhere that of the path, corridors were taken
 * for walls. Marks are drawn in corridors.
 */
public final class EndSurroundings {
    /** Paths in narrower corridors have no colour of their own, after blur and compression; in pixels. */
    private static final double LEAST_CORRIDOR = 6;
    /** The least distance of two colours that are told apart, of at most 442. */
    private static final double LEAST_CONTRAST = 60;
    /** Directions from the middle of a mark in which its edge is looked for. */
    private static final int DIRECTIONS = 24;
    /** Its edge lies at most this far from its middle, in corridors, which thin bright walls make narrow. */
    private static final double FARTHEST = 3;
    /** A colour is one of two if it is nearer to it than this share of their distance; at edges they are mixed. */
    private static final double NEAR = 0.3;
    /** Of this number of directions, one may show the path's colour: blur and compression mix it in. */
    private static final int FEW = 12;
    /** The middle of a wall lies about this far from the middle of a corridor, in corridors. */
    private static final double BESIDE = 0.75;
    /** The part of the path at each end that may lie in a mark. */
    private static final double END = 0.2;

    /** Where there is no pixel. */
    private static final int OUTSIDE = -1;

    private final Picture picture;
    private final List<Spot> line;
    private final double corridor;

    private EndSurroundings(Picture picture, List<Spot> line, double corridor) {
        this.picture = picture;
        this.line = line;
        this.corridor = corridor;
    }

    /**
     * An end whose mark lies in what the path takes for wall; null if none does, or it cannot be told.
     *
     * @param line a path between two marks, in pixels of the picture
     * @param corridor the width of corridors, in pixels
     */
    public static @Nullable Spot inWall(Picture picture, List<Spot> line, double corridor) {
        return corridor < LEAST_CORRIDOR || line.size() < 2 ? null : new EndSurroundings(picture, line, corridor).inWall();
    }

    private @Nullable Spot inWall() {
        List<Integer> on = new ArrayList<>();
        List<Integer> beside = new ArrayList<>();
        sample(on, beside);
        if (on.isEmpty()) {
            return null;
        }
        int path = Surroundings.median(ints(on));
        beside.removeIf(colour -> Brightness.distance(colour, path) < LEAST_CONTRAST);
        if (beside.size() * 2 < on.size()) {
            return null; // no wall beside most of the path
        }
        int wall = Surroundings.median(ints(beside));
        for (Spot end : List.of(line.getFirst(), line.getLast())) {
            if (isAmong(end, path, wall)) {
                return end;
            }
        }
        return null;
    }

    /** Colours on the middle part of the path, and on both sides of it. */
    private void sample(List<Integer> on, List<Integer> beside) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += line.get(i).distance(line.get(i - 1));
        }
        double at = 0;
        for (int i = 1; i < line.size(); i++) {
            Spot from = line.get(i - 1);
            Spot to = line.get(i);
            double step = to.distance(from);
            for (double ahead = 0; ahead < step; ahead++) {
                if (at + ahead > END * length && at + ahead < (1 - END) * length) {
                    double x = from.x() + (to.x() - from.x()) * ahead / step;
                    double y = from.y() + (to.y() - from.y()) * ahead / step;
                    double acrossX = (to.y() - from.y()) / step * BESIDE * corridor;
                    double acrossY = (from.x() - to.x()) / step * BESIDE * corridor;
                    add(on, x, y);
                    add(beside, x + acrossX, y + acrossY);
                    add(beside, x - acrossX, y - acrossY);
                }
            }
            at += step;
        }
    }

    private void add(List<Integer> colours, double x, double y) {
        int colour = colour(x, y);
        if (colour != OUTSIDE) {
            colours.add(colour);
        }
    }

    private static int[] ints(List<Integer> colours) {
        return colours.stream().mapToInt(Integer::intValue).toArray();
    }

    private int colour(double x, double y) {
        int column = (int) Math.floor(x);
        int row = (int) Math.floor(y);
        boolean isInside = column >= 0 && row >= 0 && column < picture.width() && row < picture.height();
        return isInside ? picture.rgb(column, row) & 0xFFFFFF : OUTSIDE;
    }

    /** Whether the first colour around the mark at an end is that of walls in nearly all directions. */
    private boolean isAmong(Spot end, int path, int wall) {
        int mark = colour(end.x(), end.y());
        if (mark == OUTSIDE || Brightness.distance(mark, path) < LEAST_CONTRAST || Brightness.distance(mark, wall) < LEAST_CONTRAST) {
            return false;
        }
        int paths = 0;
        int walls = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            double x = Math.cos(2 * Math.PI * direction / DIRECTIONS);
            double y = Math.sin(2 * Math.PI * direction / DIRECTIONS);
            for (double distance = 1; distance < FARTHEST * corridor; distance += 0.5) {
                int here = colour(end.x() + distance * x, end.y() + distance * y);
                boolean isPath = here != OUTSIDE && isAt(here, path, wall);
                boolean isWall = here != OUTSIDE && isAt(here, wall, path);
                if (isPath || isWall || here == OUTSIDE) {
                    paths += isPath ? 1 : 0;
                    walls += isWall ? 1 : 0;
                    break;
                }
            }
        }
        return walls > DIRECTIONS / 2 && paths * FEW <= DIRECTIONS;
    }

    /** Whether a colour is nearly one of two. */
    private static boolean isAt(int colour, int one, int other) {
        return Brightness.distance(colour, one) < NEAR * Brightness.distance(one, other);
    }
}
