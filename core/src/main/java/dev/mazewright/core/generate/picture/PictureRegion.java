package dev.mazewright.core.generate.picture;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;

/**
 * The pixels that a picture maze's path visits: the picture's own, the chains that join its regions, and the lead to the
 * outline of the grid.
 *
 * <p>Chains are together as short as a tree of chains between regions can be: each pixel belongs to the nearest region,
 * and the spanning tree of least weight is taken of the regions that meet somewhere. The lead is a short one.
 *
 * <p>Time n log n for n pixels; memory 53 bytes a pixel at most.
 *
 * <p>Source: the tree of chains, Mehlhorn, <i>A faster approximation algorithm for the Steiner problem in graphs</i>, 1988.
 */
public final class PictureRegion {
    /** Not on the path. */
    static final byte BACKGROUND = 0;
    /** Of the picture itself. */
    static final byte PICTURE = 1;
    /** Of a chain between regions. */
    static final byte CHAIN = 2;
    /** Of the lead. */
    static final byte LEAD = 3;

    /** The greatest weight of a pixel of the lead. */
    private static final int HEAVIEST = 3;

    private final PixelGrid pixels;
    private final byte[] roles;
    private final int[] queue;
    private int regions;
    private int chained;
    private int leading;
    private int end = PixelGrid.NONE;

    /**
     * Finds the chains.
     *
     * @param picture which pixels are of the picture, at least one
     */
    public PictureRegion(PixelGrid pixels, Mask picture) {
        this.pixels = pixels;
        roles = new byte[pixels.count()];
        queue = new int[pixels.count()];
        for (int row = 0; row < pixels.rows(); row++) {
            for (int column = picture.nextColumn(row, 0); column < pixels.columns(); column = picture.nextColumn(row, column + 1)) {
                roles[row * pixels.columns() + column] = PICTURE;
            }
        }
        chain();
    }

    /** The memory that it takes, in bytes. */
    static long bytes(long pixels) {
        // While chains are found: roles, queue, owners, parents and distances 17; where regions meet, at most two places a pixel, and the
        // copy or what the sort takes, 32; sets of regions 4, of which a checkerboard has half as many as pixels. Later 10, with the lead.
        return 53 * pixels;
    }

    /** How many connected regions the picture has. */
    public int regions() {
        return regions;
    }

    /** How many pixels the chains between them have. */
    public int chainPixels() {
        return chained;
    }

    /** How many pixels the lead has; 0 for a picture that touches the outline, or without a lead. */
    public int leadPixels() {
        return leading;
    }

    /** The role of a pixel. */
    byte role(int pixel) {
        return roles[pixel];
    }

    /** Whether the path visits a pixel. */
    boolean isOnPath(int pixel) {
        return roles[pixel] != BACKGROUND;
    }

    /** The pixel at which the path begins and ends. */
    int end() {
        return end;
    }

    // ---- chains

    private void chain() {
        int[] owners = new int[roles.length];
        int[] parents = new int[roles.length];
        int[] distances = new int[roles.length];
        Arrays.fill(owners, -1);
        Arrays.fill(parents, PixelGrid.NONE);
        int filled = label(owners);
        if (regions < 2) {
            return;
        }
        spread(owners, parents, distances, filled);
        long[] meetings = meetings(owners, distances);
        Arrays.sort(meetings);
        DisjointSets joined = new DisjointSets(regions);
        for (long meeting : meetings) {
            int pixel = (int) meeting / PixelGrid.DIRECTIONS;
            int other = pixels.step(pixel, (int) meeting % PixelGrid.DIRECTIONS);
            if (joined.join(owners[pixel], owners[other])) {
                mark(pixel, parents);
                mark(other, parents);
            }
        }
    }

    /** Numbers the regions; returns how many pixels they have, which begin the queue. */
    private int label(int[] owners) {
        int filled = 0;
        for (int first = 0; first < roles.length; first++) {
            if (roles[first] != PICTURE || owners[first] >= 0) {
                continue;
            }
            owners[first] = regions;
            queue[filled] = first;
            int next = filled++;
            while (next < filled) {
                int pixel = queue[next++];
                for (int direction = 0; direction < PixelGrid.DIRECTIONS; direction++) {
                    int beside = pixels.step(pixel, direction);
                    if (beside >= 0 && roles[beside] == PICTURE && owners[beside] < 0) {
                        owners[beside] = regions;
                        queue[filled++] = beside;
                    }
                }
            }
            regions++;
        }
        return filled;
    }

    /** Gives each pixel to the nearest region. */
    private void spread(int[] owners, int[] parents, int[] distances, int filled) {
        int end = filled;
        for (int next = 0; next < end; next++) {
            int pixel = queue[next];
            for (int direction = 0; direction < PixelGrid.DIRECTIONS; direction++) {
                int beside = pixels.step(pixel, direction);
                if (beside >= 0 && owners[beside] < 0) {
                    owners[beside] = owners[pixel];
                    parents[beside] = pixel;
                    distances[beside] = distances[pixel] + 1;
                    queue[end++] = beside;
                }
            }
        }
    }

    /** Where pixels of different regions meet: the length of the chain, then the pixel and the direction. */
    private long[] meetings(int[] owners, int[] distances) {
        long[] meetings = new long[roles.length * 2];
        int count = 0;
        for (int pixel = 0; pixel < roles.length; pixel++) {
            for (int direction = 1; direction <= 2; direction++) {
                int beside = pixels.step(pixel, direction);
                if (beside >= 0 && owners[pixel] != owners[beside]) {
                    long length = (long) distances[pixel] + distances[beside];
                    meetings[count++] = length << Integer.SIZE | (long) pixel * PixelGrid.DIRECTIONS + direction;
                }
            }
        }
        return Arrays.copyOf(meetings, count);
    }

    private void mark(int from, int[] parents) {
        for (int pixel = from; parents[pixel] >= 0; pixel = parents[pixel]) {
            chained += roles[pixel] == BACKGROUND ? 1 : 0;
            roles[pixel] = CHAIN;
        }
    }

    // ---- the lead

    /**
     * Decides where the path begins and ends, and marks the lead to there. It is the one of least weight, and winds; each pixel
     * weighs 1, 2 or 3 at random.
     *
     * @param isAtOutline else at the first pixel of the picture in reading order
     */
    void lead(boolean isAtOutline, MazeRandom random) {
        if (!isAtOutline) {
            for (end = 0; roles[end] == BACKGROUND; ) {
                end++;
            }
            return;
        }
        int[] parents = new int[roles.length];
        boolean[] isFound = new boolean[roles.length];
        Arrays.fill(parents, PixelGrid.NONE);
        // By weight: pixels whose distance is that of the current ones, or 1, 2 or 3 more.
        int[] firsts = new int[HEAVIEST + 1];
        int[] nexts = queue;
        Arrays.fill(firsts, PixelGrid.NONE);
        for (int pixel = roles.length - 1; pixel >= 0; pixel--) {
            if (isOnPath(pixel)) {
                isFound[pixel] = true;
                nexts[pixel] = firsts[0];
                firsts[0] = pixel;
            }
        }
        int now = 0;
        while (end < 0) {
            int pixel = firsts[now];
            if (pixel < 0) {
                now = (now + 1) % firsts.length;
                continue;
            }
            firsts[now] = nexts[pixel];
            if (pixels.outerSide(pixel) >= 0) {
                end = pixel;
            }
            for (int direction = 0; direction < PixelGrid.DIRECTIONS; direction++) {
                int beside = pixels.step(pixel, direction);
                if (beside >= 0 && !isFound[beside]) {
                    isFound[beside] = true;
                    parents[beside] = pixel;
                    int then = (now + 1 + (int) random.below(HEAVIEST, beside)) % firsts.length;
                    nexts[beside] = firsts[then];
                    firsts[then] = beside;
                }
            }
        }
        for (int pixel = end; parents[pixel] >= 0; pixel = parents[pixel]) {
            roles[pixel] = LEAD;
            leading++;
        }
    }
}
