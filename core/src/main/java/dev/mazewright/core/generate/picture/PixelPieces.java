package dev.mazewright.core.generate.picture;

import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A random spanning tree of the pixels of the path, and a forest of random trees of all others: the background is divided
 * into patches, which grow from random pixels a pixel at a time, each has a random spanning tree, and neighbouring trees are
 * joined until they are large.
 *
 * <p>Time proportional to the pixels; memory 21 bytes a pixel.
 */
final class PixelPieces {
    /** Pixels of a patch, on average: small enough to hide the picture's own edge among theirs. */
    private static final int PATCH = 60;

    /** The most pixels of a tree of several patches: so large that a window seldom shows where it ends. */
    private static final int TREE = 200;

    /** The trees that even a small background has, and what is the most pixels of the smallest of them. */
    private static final int LEAST_TREES = 10;

    private static final int SMALL_TREE = 40;

    private final PixelGrid pixels;
    private final @Nullable PictureRegion region;
    /** For each pixel its patch; the path is patch 0 if there is one. */
    private final int[] patches;
    /** For each pixel the directions in which its tree goes on, a bit each. */
    private final byte[] sides;

    private int count;
    private int trees;
    private int mostPixels;

    PixelPieces(PixelGrid pixels, @Nullable PictureRegion region, MazeRandom random) {
        this.pixels = pixels;
        this.region = region;
        patches = new int[pixels.count()];
        sides = new byte[pixels.count()];
        Arrays.fill(patches, PixelGrid.NONE);
        if (region != null) {
            for (int pixel = 0; pixel < patches.length; pixel++) {
                patches[pixel] = region.isOnPath(pixel) ? 0 : PixelGrid.NONE;
            }
            count = 1;
        }
        growPatches(random.stream("patches"));
        span(random.stream("trees"));
    }

    static long bytes(long pixels) {
        return 21 * pixels;
    }

    /** How many trees there are. */
    int trees() {
        return trees;
    }

    /** The tree of a pixel; the path's is tree 0 if there is one. */
    int tree(int pixel) {
        return patches[pixel];
    }

    /** Whether a pixel's tree goes on in a direction. */
    boolean goesOn(int pixel, int direction) {
        return (sides[pixel] >> direction & 1) != 0;
    }

    // ---- patches

    private void growPatches(MazeRandom random) {
        int[] free = new int[patches.length];
        int left = 0;
        for (int pixel = 0; pixel < patches.length; pixel++) {
            if (patches[pixel] < 0) {
                free[left++] = pixel;
            }
        }
        int[] order = Arrays.copyOf(free, left);
        random.shuffle(order);
        int[] active = free;
        int size = 0;
        mostPixels = Math.clamp(left / LEAST_TREES, SMALL_TREE, TREE);
        int seeds = Math.ceilDiv(left, Math.min(mostPixels, PATCH));
        for (int pixel : order) {
            if (seeds > 0) {
                seeds--;
                patches[pixel] = count++;
                active[size++] = pixel;
                continue;
            }
            size = grow(active, size, random);
            if (patches[pixel] < 0) { // enclosed by the picture
                patches[pixel] = count++;
                active[size++] = pixel;
            }
        }
        grow(active, size, random);
    }

    private int grow(int[] active, int size, MazeRandom random) {
        int left = size;
        while (left > 0) {
            int at = (int) random.below(left);
            int next = free(active[at], random);
            if (next < 0) {
                active[at] = active[--left];
            } else {
                patches[next] = patches[active[at]];
                active[left++] = next;
            }
        }
        return 0;
    }

    /** A random pixel of no patch beside this one, or none. */
    private int free(int pixel, MazeRandom random) {
        int set = 0;
        for (int direction = 0; direction < PixelGrid.DIRECTIONS; direction++) {
            int beside = pixels.step(pixel, direction);
            set |= beside >= 0 && patches[beside] < 0 ? 1 << direction : 0;
        }
        return set == 0 ? PixelGrid.NONE : pixels.step(pixel, random.choose(set));
    }

    // ---- trees

    /** Spans each patch, and then joins patches, by edges in random order; then patches are numbers of trees. */
    private void span(MazeRandom random) {
        int[] edges = new int[2 * patches.length];
        int size = 0;
        for (int pixel = 0; pixel < patches.length; pixel++) {
            for (int direction = 1; direction <= 2; direction++) {
                if (pixels.step(pixel, direction) >= 0) {
                    edges[size++] = pixel * PixelGrid.DIRECTIONS + direction;
                }
            }
        }
        edges = Arrays.copyOf(edges, size);
        random.shuffle(edges);
        DisjointSets joined = new DisjointSets(patches.length);
        for (int edge : edges) {
            if (patches[edge / PixelGrid.DIRECTIONS] == patches[other(edge)]) {
                join(joined, edge);
            }
        }
        int[] sizes = new int[count];
        for (int patch : patches) {
            sizes[patch]++;
        }
        DisjointSets groups = new DisjointSets(count);
        for (int edge : edges) {
            int one = groups.root(patches[edge / PixelGrid.DIRECTIONS]);
            int two = groups.root(patches[other(edge)]);
            boolean isPath = region != null && (patches[edge / PixelGrid.DIRECTIONS] == 0 || patches[other(edge)] == 0);
            if (!isPath && one != two && sizes[one] + sizes[two] <= mostPixels && join(joined, edge)) {
                int sum = sizes[one] + sizes[two];
                groups.join(one, two);
                sizes[groups.root(one)] = sum;
            }
        }
        number(groups);
    }

    private int other(int edge) {
        return pixels.step(edge / PixelGrid.DIRECTIONS, edge % PixelGrid.DIRECTIONS);
    }

    private boolean join(DisjointSets joined, int edge) {
        int pixel = edge / PixelGrid.DIRECTIONS;
        int direction = edge % PixelGrid.DIRECTIONS;
        int other = pixels.step(pixel, direction);
        if (!joined.join(pixel, other)) {
            return false;
        }
        sides[pixel] |= (byte) (1 << direction);
        sides[other] |= (byte) (1 << PixelGrid.opposite(direction));
        return true;
    }

    private void number(DisjointSets groups) {
        int[] numbers = new int[count];
        Arrays.fill(numbers, -1);
        for (int patch = 0; patch < count; patch++) {
            int root = groups.root(patch);
            numbers[root] = numbers[root] < 0 ? trees++ : numbers[root];
        }
        for (int pixel = 0; pixel < patches.length; pixel++) {
            patches[pixel] = numbers[groups.root(patches[pixel])];
        }
    }
}
