package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Removes the surroundings of a sheet of paper from a picture, such as a table: a region of its own colour along the edge of the picture,
 * around a solid one. It is painted in the colour of the paper.
 */
public final class Surroundings {
    /** The longer side at which the region is searched for, in pixels. */
    private static final int SIZE = 800;
    /** The least difference of surroundings and paper, of 255. */
    private static final double APART = 28;
    /** The least number of corners in the surroundings if the sheet reaches the edges of the picture. */
    private static final int CORNERS = 3;
    /** The greatest difference within the surroundings. */
    private static final double MOST_APART = 120;
    /** The least share of its convex hull that the sheet fills, */
    private static final double SOLID = 0.93;
    /** the least share of the picture, */
    private static final double LEAST = 0.12;
    /** and the greatest: more is surrounded by a wall along the edge; */
    private static final double MOST = 0.95;
    /** but this if less than {@link #HARDLY_ALIKE} of it has the colour of the edge. */
    private static final double NEARLY_ALL = 0.985;

    private static final double HARDLY_ALIKE = 0.05;

    /** If more of the sheet has the colour of the edge, that colour is the paper of the maze. */
    private static final double MOST_ALIKE = 0.2;

    /** Across the edge of the sheet, this many pixels to each side, */
    private static final int EDGE = 2;
    /** or shifted by up to this many pixels inwards, as a blurred edge is found a little outside, */
    private static final int WITHIN = 2;
    /** colours differ by at least this share of the difference of paper and surroundings, */
    private static final double AT_ONCE = 0.5;
    /** in at least this share of its rows. */
    private static final double SHARP = 0.6;

    /** Shadows leave more than this share of the light, */
    private static final double DARKEST = 0.3;
    /** and shares that differ by less than this among the channels. */
    private static final double SAME_HUE = 0.08;

    private final Picture picture;
    /** The width of one of these pixels, in pixels of the picture. */
    private final int by;
    private final int width;
    private final int height;
    private final int[] rgb;
    /** A pixel from each square, not mixed of walls and paper. */
    private final int[] pixels;

    private Surroundings(Picture picture, int by) {
        this.picture = picture;
        this.by = by;
        WorkingCopy copy = WorkingCopy.reduced(picture, by);
        width = copy.width;
        height = copy.height;
        rgb = copy.rgb;
        pixels = new int[rgb.length];
        for (int i = 0; i < pixels.length; i++) {
            int y = Math.min(i / width * by + by / 2, picture.height() - 1);
            pixels[i] = picture.rgb(Math.min(i % width * by + by / 2, picture.width() - 1), y);
        }
    }

    /** The picture without its surroundings; the same picture if it has no surroundings. */
    static Picture removed(Picture picture) {
        int by = Math.max(1, Math.ceilDiv(Math.max(picture.width(), picture.height()), SIZE));
        if (Math.min(picture.width(), picture.height()) < by) {
            return picture; // too narrow for a sheet of paper
        }
        Surroundings small = new Surroundings(picture, by);
        boolean[] around = small.region();
        return around == null ? picture : small.painted(around);
    }

    /** The region along the edge that is not paper, or null. */
    private boolean @Nullable [] region() {
        int[] colours = onEdge();
        boolean[] around = around(colours, Picture.median(colours), Double.MAX_VALUE);
        int[] corners = {0, width - 1, rgb.length - width, rgb.length - 1};
        for (int i = 0; i < corners.length && around == null; i++) {
            boolean[] beyond = around(colours, rgb[corners[i]], MOST_APART);
            around = beyond != null && Arrays.stream(corners).filter(corner -> beyond[corner]).count() >= CORNERS ? beyond : null;
        }
        return around;
    }

    /** The surroundings of a sheet, if they have this colour on the edge of the picture; null without a sheet. */
    private boolean @Nullable [] around(int[] colours, int edge, double farthest) {
        double[] apart =
                Arrays.stream(colours).mapToDouble(colour -> Brightness.distance(colour, edge)).filter(each -> each < farthest).sorted().toArray();
        double tolerance = 10 + 1.6 * apart[(int) (0.85 * (apart.length - 1))];
        boolean[] rest = apart(edge, tolerance);
        Components parts = Components.of(rest, width, true);
        int sheet = parts.largest();
        if (sheet < 0 || parts.size(sheet) < LEAST * rgb.length) {
            return null;
        }
        Hull hull = Hull.of(parts, sheet, width);
        double near = Math.max(APART, tolerance);
        int alike = alike(parts, sheet, edge, near);
        boolean[] around = outside(hull);
        double most = alike < HARDLY_ALIKE * parts.size(sheet) ? NEARLY_ALL : MOST;
        int paper = paper(around);
        boolean isSheet = parts.size(sheet) > SOLID * hull.size() && hull.size() < most * rgb.length
                && !isShadow(edge, paper) && isSharp(hull, edge, paper);
        return isSheet && alike < MOST_ALIKE * parts.size(sheet) ? around : null;
    }

    /** The number of pixels of a sheet with nearly the colour of the edge. */
    private int alike(Components parts, int sheet, int edge, double near) {
        int[] labels = parts.labels();
        int alike = 0;
        for (int i = 0; i < labels.length; i++) {
            alike += labels[i] == sheet && Brightness.distance(pixels[i], edge) < near ? 1 : 0;
        }
        return alike;
    }

    private boolean[] outside(Hull hull) {
        boolean[] outside = new boolean[rgb.length];
        for (int i = 0; i < outside.length; i++) {
            outside[i] = !hull.hasInside(i);
        }
        return outside;
    }

    /** Whether the inside is only darker than the surroundings, equally in all channels. */
    private static boolean isShadow(int edge, int paper) {
        double least = Double.MAX_VALUE;
        double most = 0;
        for (int channel = 0; channel < 3; channel++) {
            double part = Brightness.channel(paper, channel) / Math.max(1.0, Brightness.channel(edge, channel));
            least = Math.min(least, part);
            most = Math.max(most, part);
        }
        return least > DARKEST && most < 1 && most - least < SAME_HUE;
    }

    /** Whether colours change abruptly at the edge of the sheet, apart from walls there; at the edge of a shadow they do not. */
    private boolean isSharp(Hull hull, int edge, int paper) {
        double least = AT_ONCE * Brightness.distance(edge, paper);
        int sharp = 0;
        int all = 0;
        for (int y = Math.max(EDGE, hull.top()); y <= Math.min(height - 1 - EDGE, hull.bottom()); y++) {
            for (int inward : new int[] {1, -1}) {
                int x = inward > 0 ? hull.left(y) : hull.right(y);
                if (x >= EDGE && x < width - EDGE) {
                    all++;
                    sharp += isSharp(x, y, inward, paper, least) ? 1 : 0;
                }
            }
        }
        return sharp >= SHARP * all;
    }

    private boolean isSharp(int column, int y, int inward, int paper, double least) {
        boolean isSharp = false;
        for (int i = 0; i <= WITHIN && !isSharp; i++) {
            int x = Math.clamp(column + i * inward, EDGE, width - 1 - EDGE);
            isSharp = Brightness.distance(likePaper(x - EDGE, y, paper), likePaper(x + EDGE, y, paper)) > least
                    || Brightness.distance(likePaper(x, y - EDGE, paper), likePaper(x, y + EDGE, paper)) > least;
        }
        return isSharp;
    }

    /** The colour in a square that is most like paper: that between walls, if there is paper. */
    private int likePaper(int column, int row, int paper) {
        int best = picture.rgb(column * by, row * by);
        for (int y = row * by; y < Math.min((row + 1) * by, picture.height()); y++) {
            for (int x = column * by; x < Math.min((column + 1) * by, picture.width()); x++) {
                int colour = picture.rgb(x, y);
                best = Brightness.distance(colour, paper) < Brightness.distance(best, paper) ? colour : best;
            }
        }
        return best;
    }

    private int[] onEdge() {
        int[] colours = new int[2 * (width + height)];
        int size = 0;
        for (int x = 0; x < width; x++) {
            colours[size++] = rgb[x];
            colours[size++] = rgb[(height - 1) * width + x];
        }
        for (int y = 0; y < height; y++) {
            colours[size++] = rgb[y * width];
            colours[size++] = rgb[y * width + width - 1];
        }
        return colours;
    }

    /** All but the region of a colour that is connected to the edge of the picture. */
    private boolean[] apart(int edge, double tolerance) {
        boolean[] near = new boolean[rgb.length];
        for (int i = 0; i < near.length; i++) {
            near[i] = Brightness.distance(rgb[i], edge) < tolerance;
        }
        Components parts = Components.of(near, width, false);
        int[] labels = parts.labels();
        boolean[] isOnEdge = new boolean[parts.count()];
        for (int i = 0; i < labels.length; i += i < width || i >= labels.length - width || i % width == width - 1 ? 1 : width - 1) {
            if (near[i]) {
                isOnEdge[labels[i]] = true;
            }
        }
        boolean[] apart = new boolean[labels.length];
        for (int i = 0; i < labels.length; i++) {
            apart[i] = !near[i] || !isOnEdge[labels[i]];
        }
        return apart;
    }

    /** The picture with a region, slightly enlarged, in the colour of the paper. */
    private Picture painted(boolean[] around) {
        int[] painted = picture.rgb().clone();
        int paper = paper(around);
        boolean[] near = new boolean[around.length];
        for (int i = 0; i < near.length; i++) {
            near[i] = isNear(around, i % width, i / width);
        }
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < picture.width(); x++) {
                if (near[y / by * width + x / by]) {
                    painted[y * picture.width() + x] = paper;
                }
            }
        }
        return picture.with(painted);
    }

    private boolean isNear(boolean[] around, int x, int y) {
        for (int j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
            for (int i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
                if (around[j * width + i]) {
                    return true;
                }
            }
        }
        return false;
    }

    private int paper(boolean[] around) {
        int[] rest = new int[around.length];
        int count = 0;
        for (int i = 0; i < around.length; i++) {
            if (!around[i]) {
                rest[count++] = pixels[i];
            }
        }
        return Picture.median(Arrays.copyOf(rest, count));
    }
}
