package dev.mazewright.core.shape.support;

import java.util.Arrays;

/**
 * One cell of a Voronoi diagram under construction: a convex polygon, its corners clockwise, seen from the cell's own
 * point, which lies at (0, 0), so that lengths are as exact at the far end of a diagram as at its beginning. Side i
 * leads from corner i to the next and remembers beyond whom it lies.
 *
 * <p>Only + - * / on doubles, whose results are the same on every machine. Used again for one cell after the other.
 */
public final class VoronoiCell {
    /** Beyond the sides of the diagram lies no cell. */
    public static final int TOP = -1;

    static final int RIGHT = -2;
    static final int BOTTOM = -3;
    static final int LEFT = -4;

    private static final int USUAL = 32;

    private int corners;
    private double[] x = new double[USUAL];
    private double[] y = new double[USUAL];
    private int[] beyond = new int[USUAL];
    /** How far each corner lies beyond the line that cuts. */
    private double[] past = new double[USUAL];

    private double[] nextX = new double[USUAL];
    private double[] nextY = new double[USUAL];
    private int[] nextBeyond = new int[USUAL];
    /** The square of the distance to the farthest corner. */
    private double reach;

    /** A rectangle around the point. */
    void begin(double left, double top, double right, double bottom) {
        corners = 4;
        set(0, left, top, TOP);
        set(1, right, top, RIGHT);
        set(2, right, bottom, BOTTOM);
        set(3, left, bottom, LEFT);
        measure();
    }

    private void set(int corner, double atX, double atY, int other) {
        x[corner] = atX;
        y[corner] = atY;
        beyond[corner] = other;
    }

    private void measure() {
        reach = 0;
        for (int i = 0; i < corners; i++) {
            reach = Math.max(reach, x[i] * x[i] + y[i] * y[i]);
        }
    }

    /** The square of the distance to the farthest corner: points more than twice as far away take nothing. */
    double reach() {
        return reach;
    }

    int corners() {
        return corners;
    }

    double x(int corner) {
        return x[corner];
    }

    double y(int corner) {
        return y[corner];
    }

    /** Beyond whom the side lies that begins at this corner. */
    int beyond(int corner) {
        return beyond[corner];
    }

    /** The square of the length of the side that begins at this corner. */
    double squaredLength(int corner) {
        int next = corner + 1 == corners ? 0 : corner + 1;
        double across = x[next] - x[corner];
        double down = y[next] - y[corner];
        return across * across + down * down;
    }

    /** Cuts off what lies nearer to another point than to this one. */
    void cut(double otherX, double otherY, int other) {
        double squared = otherX * otherX + otherY * otherY;
        if (squared >= 4 * reach) {
            return;
        }
        boolean cuts = false;
        for (int i = 0; i < corners; i++) {
            past[i] = otherX * x[i] + otherY * y[i] - squared / 2;
            cuts |= past[i] > 0;
        }
        if (!cuts) {
            return;
        }
        int made = 0;
        if (nextX.length < corners + 2) {
            grow();
        }
        for (int i = 0; i < corners; i++) {
            int next = i + 1 == corners ? 0 : i + 1;
            boolean stays = past[i] <= 0;
            if (stays) {
                nextX[made] = x[i];
                nextY[made] = y[i];
                nextBeyond[made++] = beyond[i];
            }
            if (stays != past[next] <= 0) {
                double part = past[i] / (past[i] - past[next]);
                nextX[made] = x[i] + part * (x[next] - x[i]);
                nextY[made] = y[i] + part * (y[next] - y[i]);
                nextBeyond[made++] = stays ? other : beyond[i];
            }
        }
        swap();
        corners = made;
        measure();
    }

    private void grow() {
        int size = 2 * nextX.length;
        x = Arrays.copyOf(x, size);
        y = Arrays.copyOf(y, size);
        beyond = Arrays.copyOf(beyond, size);
        past = Arrays.copyOf(past, size);
        nextX = new double[size];
        nextY = new double[size];
        nextBeyond = new int[size];
    }

    private void swap() {
        double[] oldX = x;
        double[] oldY = y;
        int[] oldBeyond = beyond;
        x = nextX;
        y = nextY;
        beyond = nextBeyond;
        nextX = oldX;
        nextY = oldY;
        nextBeyond = oldBeyond;
    }

    double doubledArea() {
        double sum = 0;
        for (int i = 0; i < corners; i++) {
            sum += cross(i);
        }
        return sum;
    }

    private double cross(int i) {
        int next = i + 1 == corners ? 0 : i + 1;
        return x[i] * y[next] - x[next] * y[i];
    }

    /** The centre of gravity, across. */
    double centreX() {
        return centre(x);
    }

    /** The centre of gravity, down. */
    double centreY() {
        return centre(y);
    }

    private double centre(double[] along) {
        double sum = 0;
        for (int i = 0; i < corners; i++) {
            sum += (along[i] + along[i + 1 == corners ? 0 : i + 1]) * cross(i);
        }
        return sum / (3 * doubledArea());
    }

    /** The topmost corner, the leftmost of several: where going around begins. */
    int topmost() {
        int top = 0;
        for (int i = 1; i < corners; i++) {
            if (y[i] < y[top] || (y[i] == y[top] && x[i] < x[top])) {
                top = i;
            }
        }
        return top;
    }
}
