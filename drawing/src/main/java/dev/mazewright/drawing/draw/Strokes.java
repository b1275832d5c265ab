package dev.mazewright.drawing.draw;

import dev.mazewright.drawing.lines.EulerTrails;
import dev.mazewright.drawing.lines.NearPoint;
import dev.mazewright.drawing.lines.NearestNext;
import dev.mazewright.drawing.lines.ShorterWays;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lines that are collected, and then drawn in the fewest strokes ({@link EulerTrails}), each near the end of the one before
 * ({@link NearestNext}). Lines that go on straight become one. What is collected is a graph: lines may meet at their ends alone,
 * and none may be there twice.
 *
 * <p>Memory: about 200 bytes for each line.
 */
public final class Strokes implements Pen {
    /** Memory that a line takes, about. */
    public static final long BYTES_PER_LINE = 200;

    private static final double STRAIGHT = 1e-9;
    private static final int CONTROLS = 4;

    private final Map<NearPoint, Integer> nodes = new HashMap<>();
    private double[] x = new double[16];
    private double[] y = new double[16];
    private int[] from = new int[16];
    private int[] to = new int[16];
    private int count;

    /** Of lines that are curves, their control points. */
    private final Map<Integer, double[]> curves = new HashMap<>();

    private int pen;
    private boolean isForMachine;

    /** No lines yet. */
    public Strokes() {}

    /** Which lines are drawn. */
    @FunctionalInterface
    interface Chosen {
        boolean has(NearPoint.Line line);
    }

    /** Goes straight to where a stroke began. */
    @FunctionalInterface
    public interface Closing {
        void close() throws IOException;
    }

    @Override
    public void move(double toX, double toY) {
        pen = node(toX, toY);
    }

    @Override
    public void line(double toX, double toY) {
        add(toX, toY);
    }

    @Override
    public void curve(double x1, double y1, double x2, double y2, double toX, double toY) {
        curves.put(count, new double[] {x1, y1, x2, y2});
        add(toX, toY);
    }

    private void add(double toX, double toY) {
        if (count == from.length) {
            from = Arrays.copyOf(from, 2 * count);
            to = Arrays.copyOf(to, 2 * count);
        }
        from[count] = pen;
        pen = node(toX, toY);
        to[count++] = pen;
    }

    private int node(double atX, double atY) {
        NearPoint point = NearPoint.of(atX, atY);
        Integer known = nodes.putIfAbsent(point, nodes.size());
        if (known != null) {
            return known;
        }
        int node = nodes.size() - 1;
        if (node == x.length) {
            x = Arrays.copyOf(x, 2 * node);
            y = Arrays.copyOf(y, 2 * node);
        }
        x[node] = atX;
        y[node] = atY;
        return node;
    }

    /** Lets strokes have an order in which a pen that is up has shorter ways, which takes longer. */
    void beForMachine() {
        isForMachine = true;
    }

    /** Draws all lines that were collected; closing goes straight to where a stroke began. */
    public void draw(Pen out, Closing closing) throws IOException {
        draw(out, closing, line -> true);
    }

    /** Draws those lines, of all that were collected, that are chosen; closing goes straight to where a stroke began. */
    void draw(Pen out, Closing closing, Chosen chosen) throws IOException {
        int[] begins = new int[count];
        int[] ends = new int[count];
        int[] numbers = new int[count];
        int some = 0;
        for (int line = 0; line < count; line++) {
            if (chosen.has(NearPoint.Line.of(point(from[line]), point(to[line])))) {
                begins[some] = from[line];
                ends[some] = to[line];
                numbers[some++] = line;
            }
        }
        List<int[]> strokes = EulerTrails.of(nodes.size(), some, begins, ends);
        strokes.forEach(stroke -> Arrays.setAll(stroke, i -> stroke[i] < 0 ? ~numbers[~stroke[i]] : numbers[stroke[i]]));
        for (int end : order(strokes)) {
            draw(strokes.get(end / 2), end % 2 == 1, out, closing);
        }
    }

    private NearPoint point(int node) {
        return NearPoint.of(x[node], y[node]);
    }

    /** The order of strokes, by the ends at which they begin. */
    private int[] order(List<int[]> strokes) {
        double[] endX = new double[2 * strokes.size()];
        double[] endY = new double[2 * strokes.size()];
        for (int i = 0; i < strokes.size(); i++) {
            int[] stroke = strokes.get(i);
            int begin = begin(stroke[0]);
            int end = end(stroke[stroke.length - 1]);
            endX[2 * i] = x[begin];
            endY[2 * i] = y[begin];
            endX[2 * i + 1] = x[end];
            endY[2 * i + 1] = y[end];
        }
        int[] order = NearestNext.of(endX, endY);
        if (isForMachine) {
            ShorterWays.shorten(order, endX, endY, Arrays.stream(endX).min().orElse(0), Arrays.stream(endY).min().orElse(0));
        }
        return order;
    }

    private int begin(int line) {
        return line < 0 ? to[~line] : from[line];
    }

    private int end(int line) {
        return line < 0 ? from[~line] : to[line];
    }

    private void draw(int[] stroke, boolean isBackwards, Pen out, Closing closing) throws IOException {
        int[] lines = isBackwards ? backwards(stroke) : stroke;
        out.move(x[begin(lines[0])], y[begin(lines[0])]);
        for (int i = 0; i < lines.length; i++) {
            int end = end(lines[i]);
            double[] curve = curves.get(lines[i] < 0 ? ~lines[i] : lines[i]);
            if (curve != null) {
                curve(curve, lines[i] < 0, end, out);
            } else if (i + 1 == lines.length ? end != begin(lines[0]) : !goesOn(lines[i], lines[i + 1])) {
                out.line(x[end], y[end]);
            }
        }
        if (end(lines[lines.length - 1]) == begin(lines[0])) {
            closing.close();
        }
    }

    private static int[] backwards(int[] stroke) {
        int[] backwards = new int[stroke.length];
        Arrays.setAll(backwards, i -> ~stroke[stroke.length - 1 - i]);
        return backwards;
    }

    private void curve(double[] controls, boolean isBackwards, int end, Pen out) throws IOException {
        int one = isBackwards ? CONTROLS / 2 : 0;
        int other = CONTROLS / 2 - one;
        out.curve(controls[one], controls[one + 1], controls[other], controls[other + 1], x[end], y[end]);
    }

    /** Whether a straight line goes on straight in the next one. */
    private boolean goesOn(int line, int next) {
        if (curves.containsKey(next < 0 ? ~next : next)) {
            return false;
        }
        int begin = begin(line);
        int middle = end(line);
        int end = end(next);
        double alongX = x[middle] - x[begin];
        double alongY = y[middle] - y[begin];
        double nextX = x[end] - x[middle];
        double nextY = y[end] - y[middle];
        double length = Math.hypot(alongX, alongY) * Math.hypot(nextX, nextY);
        return Math.abs(alongX * nextY - alongY * nextX) <= STRAIGHT * length && alongX * nextX + alongY * nextY > 0;
    }
}
