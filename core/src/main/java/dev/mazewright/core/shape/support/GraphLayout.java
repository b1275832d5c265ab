package dev.mazewright.core.shape.support;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the vertices of a graph are drawn: where a file gives it, else where {@link GraphStress} puts them, and along a
 * spiral if they are too many for that. Worked out when first asked for, since most graphs are never drawn.
 *
 * <p>Moved and scaled so that edges are about two cells long, and as far as that is possible no two vertices touch.
 */
public final class GraphLayout {
    /** The greatest coordinate that can be given. */
    public static final double FARTHEST = 1e9;

    /** How many vertices are placed by their distances, which takes a second or two. */
    static final int MOST_PLACED = 2500;

    private static final double EDGE = 2;
    private static final double SHORTEST = 0.9;
    /** The greatest factor by which the drawing grows so that its shortest edge is long enough. */
    private static final double MOST_STRETCHED = 3;

    private final List<List<Integer>> neighbours;
    private final double @Nullable [] givenX;
    private final double @Nullable [] givenY;

    /** A race makes it twice, which does no harm: it is the same, and its fields are final. */
    private @Nullable Spots made;

    /** Where they lie, in units of a cell, from a corner of a drawing of this size. */
    private static final class Spots {
        private final double[] x;
        private final double[] y;
        private final double width;
        private final double height;

        Spots(double[] x, double[] y, double width, double height) {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }
    }

    private GraphLayout(List<List<Integer>> neighbours, double @Nullable [] x, double @Nullable [] y) {
        this.neighbours = neighbours;
        givenX = x;
        givenY = y;
    }

    /**
     * Positions that are given, in any unit of length, y downwards.
     *
     * @param x for each vertex, at most {@link #FARTHEST} from 0
     * @param y the same
     */
    public static GraphLayout given(double[] x, double[] y) {
        return new GraphLayout(List.of(), x.clone(), y.clone());
    }

    /** Nothing is known of where the vertices lie. */
    public static GraphLayout unknown() {
        return new GraphLayout(List.of(), null, null);
    }

    /** The same for this graph. */
    public GraphLayout of(List<List<Integer>> graph) {
        return new GraphLayout(graph, givenX, givenY);
    }

    public double x(int vertex) {
        return spots().x[vertex];
    }

    public double y(int vertex) {
        return spots().y[vertex];
    }

    public double width() {
        return spots().width;
    }

    public double height() {
        return spots().height;
    }

    private Spots spots() {
        Spots all = made;
        if (all == null) {
            all = make();
            made = all;
        }
        return all;
    }

    private Spots make() {
        int vertices = neighbours.size();
        double[] x = new double[vertices];
        double[] y = new double[vertices];
        if (givenX != null && givenY != null) {
            System.arraycopy(givenX, 0, x, 0, vertices);
            System.arraycopy(givenY, 0, y, 0, vertices);
        }
        if (length(x, y, false) == 0) {
            if (vertices > MOST_PLACED) {
                spiral(x, y);
            } else {
                circle(x, y);
            }
            if ((givenX == null || givenY == null) && vertices <= MOST_PLACED) {
                GraphStress.place(neighbours, x, y);
            }
        }
        return scaled(x, y);
    }

    /** Around a circle, clockwise from the top, a cell for each. */
    private static void circle(double[] x, double[] y) {
        double radius = x.length / (2 * StrictMath.PI);
        for (int i = 0; i < x.length; i++) {
            double angle = 2 * StrictMath.PI * i / x.length;
            x[i] = radius * StrictMath.sin(angle);
            y[i] = -radius * StrictMath.cos(angle);
        }
    }

    /**
     * Along a spiral of Archimedes from its middle, a cell for each and {@link #EDGE} from turn to turn: the page grows
     * with their number, while one around a circle would grow with its square.
     */
    private static void spiral(double[] x, double[] y) {
        double pitch = EDGE / (2 * StrictMath.PI);
        for (int i = 0; i < x.length; i++) {
            double angle = Math.sqrt(2 * (i + 1) / pitch); // the arc to there is about half its square, times the pitch
            x[i] = pitch * angle * StrictMath.sin(angle);
            y[i] = -pitch * angle * StrictMath.cos(angle);
        }
    }

    /** The mean length of the edges, or that of the shortest; 0 without edges. */
    private double length(double[] x, double[] y, boolean ofShortest) {
        double sum = 0;
        double shortest = Double.MAX_VALUE;
        long edges = 0;
        for (int i = 0; i < x.length; i++) {
            for (int j : neighbours.get(i)) {
                double across = x[j] - x[i];
                double down = y[j] - y[i];
                double length = Math.sqrt(across * across + down * down);
                sum += length;
                shortest = Math.min(shortest, length);
                edges++;
            }
        }
        return edges == 0 ? 0 : ofShortest ? shortest : sum / edges;
    }

    private Spots scaled(double[] x, double[] y) {
        double mean = length(x, y, false);
        double scale = 1;
        if (mean > 0 && x.length <= MOST_PLACED) {
            double shortest = length(x, y, true) / mean * EDGE;
            scale = EDGE / mean * Math.clamp(SHORTEST / Math.max(shortest, SHORTEST / MOST_STRETCHED), 1, MOST_STRETCHED);
        } else if (mean > 0 && givenX != null) {
            scale = EDGE / mean;
        }
        double left = Arrays.stream(x).min().orElse(0);
        double top = Arrays.stream(y).min().orElse(0);
        double right = Arrays.stream(x).max().orElse(0);
        double bottom = Arrays.stream(y).max().orElse(0);
        for (int i = 0; i < x.length; i++) {
            x[i] = (x[i] - left) * scale + 0.5;
            y[i] = (y[i] - top) * scale + 0.5;
        }
        return new Spots(x, y, (right - left) * scale + 1, (bottom - top) * scale + 1);
    }

    /** Positions that are given are equal if they are the same; those worked out follow from the graph. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GraphLayout that
                && Arrays.equals(givenX, that.givenX)
                && Arrays.equals(givenY, that.givenY)
                && neighbours.equals(that.neighbours);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(givenX) + Arrays.hashCode(givenY);
    }
}
