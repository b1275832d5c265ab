package dev.mazewright.vision.evidence;

import dev.mazewright.vision.ink.Brightness;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The colours on a path and beside it. A path keeps to one side's colour: where it has that of walls for long, what is around the maze was
 * taken for corridors.
 */
public final class PathColours {
    /** Paths in narrower corridors have no colour of their own, after blur and compression; in pixels. */
    private static final double LEAST_CORRIDOR = 6;
    /** The least distance of two colours that are told apart, of at most 442. */
    private static final double LEAST_CONTRAST = 60;
    /** The middle of a wall lies about this far from the middle of a corridor, in corridors. */
    private static final double BESIDE = 0.75;
    /** A stretch of the path has the colour of walls if it is nearer to it than this share: paper in a shadow keeps more of its light, */
    private static final double SAME = 0.15;
    /** and is at least this long, in corridors: walls that are crossed by a little are thinner. */
    private static final double LONG = 0.5;
    /** The part of the path at each end that may lie in a mark, */
    private static final double END = 0.2;
    /** of at most this many corridors: marks lie in corridors, or in openings a little wider. */
    private static final double MOST_AT_END = 2;

    /** Where there is no pixel. */
    private static final int OUTSIDE = -1;

    private final Picture picture;
    private final List<Spot> line;
    private final double corridor;
    /** The middle part of the path, pixel by pixel. */
    private final List<Spot> middle = new ArrayList<>();
    /** The usual colour of the path, and that of what is beside it; {@link #OUTSIDE} where there is none. */
    private int path = OUTSIDE;
    private int wall = OUTSIDE;

    private PathColours(Picture picture, List<Spot> line, double corridor) {
        this.picture = picture;
        this.line = line;
        this.corridor = corridor;
    }

    /**
     * Samples the colours; null where corridors are narrow, or no wall lies beside most of the path.
     *
     * @param line a path, in pixels of the picture
     * @param corridor the width of corridors, in pixels
     */
    public static @Nullable PathColours of(Picture picture, List<Spot> line, double corridor) {
        PathColours colours = new PathColours(picture, line, corridor);
        return corridor >= LEAST_CORRIDOR && line.size() > 1 && colours.areKnown() ? colours : null;
    }

    private boolean areKnown() {
        List<Integer> beside = new ArrayList<>();
        sample(beside);
        int[] on = middle.stream().mapToInt(this::colour).toArray();
        path = on.length == 0 ? OUTSIDE : Picture.median(on);
        beside.removeIf(colour -> Brightness.distance(colour, path) < LEAST_CONTRAST);
        wall = beside.isEmpty() ? OUTSIDE : Picture.median(beside.stream().mapToInt(Integer::intValue).toArray());
        return on.length > 0 && !beside.isEmpty() && beside.size() * 2 >= on.length;
    }

    /** Where the path has the colour of walls for long; null if it has nowhere. */
    public @Nullable Spot inWall() {
        int length = 0;
        for (Spot spot : middle) {
            length = Brightness.distance(colour(spot), wall) < SAME * Brightness.distance(wall, path) ? length + 1 : 0;
            if (length > LONG * corridor) {
                return spot;
            }
        }
        return null;
    }

    /** Walks the middle part of the path, and adds the colours on both sides of it. */
    private void sample(List<Integer> beside) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += line.get(i).distance(line.get(i - 1));
        }
        double end = Math.min(END * length, MOST_AT_END * corridor);
        double at = 0;
        for (int i = 1; i < line.size(); i++) {
            Spot from = line.get(i - 1);
            Spot to = line.get(i);
            double step = to.distance(from);
            for (double ahead = 0; ahead < step; ahead++) {
                if (at + ahead > end && at + ahead < length - end) {
                    double x = from.x() + (to.x() - from.x()) * ahead / step;
                    double y = from.y() + (to.y() - from.y()) * ahead / step;
                    double acrossX = (to.y() - from.y()) / step * BESIDE * corridor;
                    double acrossY = (from.x() - to.x()) / step * BESIDE * corridor;
                    for (int side = -1; side <= 1; side++) {
                        Spot spot = new Spot(x + side * acrossX, y + side * acrossY);
                        if (side == 0 && colour(spot) != OUTSIDE) {
                            middle.add(spot);
                        } else if (colour(spot) != OUTSIDE) {
                            beside.add(colour(spot));
                        }
                    }
                }
            }
            at += step;
        }
    }

    private int colour(Spot spot) {
        int column = (int) Math.floor(spot.x());
        int row = (int) Math.floor(spot.y());
        boolean isInside = column >= 0 && row >= 0 && column < picture.width() && row < picture.height();
        return isInside ? picture.rgb(column, row) & 0xFFFFFF : OUTSIDE;
    }
}
