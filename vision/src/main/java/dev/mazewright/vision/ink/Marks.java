package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is drawn in colours that are neither paper nor walls: spots at the ends, a solution, stains. */
public final class Marks {
    /** The least part of the distance of paper and walls by which a mark's colour differs from both. */
    private static final double LEAST = 0.16;
    /** And the least multiple of what pixels usually differ. */
    private static final double ABOVE_NOISE = 4;
    /** The least thickness of a mark, in pitches: thinner ones are the coloured edges of walls. */
    private static final double LEAST_THICKNESS = 0.12;
    /** A mark's colour mixes with others within this part of a pitch around it. */
    private static final double RIM = 0.12;
    /** Neighbours whose hues differ by more than this angle's cosine belong to two marks. */
    private static final double ALIKE = 0.85;

    private final WorkingCopy copy;
    private final Unmixing unmixing;
    private final double pitch;
    private final List<Mark> all = new ArrayList<>();
    private final float[] ink;

    private Marks(WorkingCopy copy, Unmixing unmixing, double pitch) {
        this.copy = copy;
        this.unmixing = unmixing;
        this.pitch = pitch;
        ink = unmixing.ink;
    }

    /** Finds marks, and takes them from the ink. */
    static Marks of(WorkingCopy copy, Unmixing unmixing, double pitch) {
        Marks marks = new Marks(copy, unmixing, pitch);
        marks.find();
        marks.all.sort(Comparator.comparingDouble((Mark mark) -> -mark.pixels() * mark.strength()));
        return marks;
    }

    /** Spots and blocks that may stand at a start or a goal, the strongest first. */
    public List<Mark> spots() {
        return all.stream().filter(mark -> mark.isSpot(pitch * copy.scale)).toList();
    }

    /** All marks, lines and stains too, the strongest first. */
    public List<Mark> all() {
        return List.copyOf(all);
    }

    private void find() {
        double least = Math.max(LEAST, ABOVE_NOISE * usual());
        boolean[] coloured = new boolean[ink.length];
        for (int i = 0; i < coloured.length; i++) {
            coloured[i] = square(i) > least * least;
        }
        float[] depth = Depth.of(coloured, copy.width, copy.height);
        int[] stack = new int[1024];
        boolean[] done = new boolean[ink.length];
        for (int i = 0; i < coloured.length; i++) {
            if (coloured[i] && !done[i] && depth[i] * 2 >= LEAST_THICKNESS * pitch) {
                Flood flood = new Flood(i, stack);
                flood.fill(coloured, done);
                stack = flood.pixels;
                take(flood, depth);
            }
        }
    }

    private double square(int at) {
        float red = unmixing.red[at];
        float yellow = unmixing.yellow[at];
        return red * red + yellow * yellow;
    }

    /** The median of what pixels differ from paper and walls. */
    private double usual() {
        int step = Math.max(1, ink.length / 100_000);
        double[] sample = new double[ink.length / step];
        for (int i = 0; i < sample.length; i++) {
            sample[i] = square(i * step);
        }
        Arrays.sort(sample);
        return Math.sqrt(sample[sample.length / 2]);
    }

    /** The connected pixels of a hue. */
    private final class Flood {
        private int[] pixels;
        private int count;

        Flood(int first, int[] room) {
            pixels = room;
            pixels[count++] = first;
        }

        void fill(boolean[] coloured, boolean[] done) {
            done[pixels[0]] = true;
            for (int next = 0; next < count; next++) {
                int at = pixels[next];
                int x = at % copy.width;
                visit(at, x > 0 ? at - 1 : at, coloured, done);
                visit(at, x < copy.width - 1 ? at + 1 : at, coloured, done);
                visit(at, at >= copy.width ? at - copy.width : at, coloured, done);
                visit(at, at < ink.length - copy.width ? at + copy.width : at, coloured, done);
            }
        }

        private void visit(int from, int to, boolean[] coloured, boolean[] done) {
            if (!coloured[to] || done[to] || !alike(from, to)) {
                return;
            }
            done[to] = true;
            add(to);
        }

        /** Adds the pixels around, so many times. */
        void grow(int times) {
            Set<Integer> all = new HashSet<>();
            for (int i = 0; i < count; i++) {
                all.add(pixels[i]);
            }
            int from = 0;
            for (int turn = 0; turn < times; turn++) {
                int to = count;
                for (int next = from; next < to; next++) {
                    int at = pixels[next];
                    int x = at % copy.width;
                    addNew(x > 0 ? at - 1 : at, all);
                    addNew(x < copy.width - 1 ? at + 1 : at, all);
                    addNew(at >= copy.width ? at - copy.width : at, all);
                    addNew(at < ink.length - copy.width ? at + copy.width : at, all);
                }
                from = to;
            }
        }

        private void addNew(int at, Set<Integer> all) {
            if (all.add(at)) {
                add(at);
            }
        }

        private void add(int at) {
            if (count == pixels.length) {
                pixels = Arrays.copyOf(pixels, 2 * count);
            }
            pixels[count++] = at;
        }

        private boolean alike(int from, int to) {
            double along = unmixing.red[from] * unmixing.red[to] + unmixing.yellow[from] * unmixing.yellow[to];
            return along > ALIKE * Math.sqrt(square(from) * square(to));
        }
    }

    private void take(Flood flood, float[] depth) {
        double inner = 0;
        double thickest = 0;
        for (int i = 0; i < flood.count; i++) {
            thickest = Math.max(thickest, depth[flood.pixels[i]]);
        }
        double red = 0;
        double yellow = 0;
        double itsInk = 0;
        long[] colour = new long[3];
        int left = copy.width;
        int right = 0;
        int top = copy.height;
        int bottom = 0;
        double middleX = 0;
        double middleY = 0;
        for (int i = 0; i < flood.count; i++) {
            int at = flood.pixels[i];
            int x = at % copy.width;
            int y = at / copy.width;
            left = Math.min(left, x);
            right = Math.max(right, x);
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
            middleX += x + 0.5;
            middleY += y + 0.5;
            if (depth[at] >= 0.5 * thickest) {
                inner++;
                red += unmixing.red[at];
                yellow += unmixing.yellow[at];
                itsInk += ink[at];
                for (int channel = 0; channel < 3; channel++) {
                    colour[channel] += Brightness.channel(copy.rgb[at], channel);
                }
            }
        }
        red /= inner;
        yellow /= inner;
        itsInk /= inner;
        int inside = flood.count;
        flood.grow((int) Math.ceil(RIM * pitch) + 1);
        for (int i = 0; i < flood.count; i++) {
            int at = flood.pixels[i];
            double share = (unmixing.red[at] * red + unmixing.yellow[at] * yellow) / (red * red + yellow * yellow);
            ink[at] = (float) Math.max(0, ink[at] - Math.clamp(share, 0, 1) * itsInk);
        }
        int rgb = ((int) (colour[0] / inner) << 16) | ((int) (colour[1] / inner) << 8) | (int) (colour[2] / inner);
        Spot middle = new Spot(middleX / inside * copy.scale, middleY / inside * copy.scale);
        double extent = Math.max(right - left, bottom - top) + 1.0;
        all.add(new Mark(middle, 2 * thickest * copy.scale, extent * copy.scale, inside, rgb, Math.hypot(red, yellow)));
    }
}
