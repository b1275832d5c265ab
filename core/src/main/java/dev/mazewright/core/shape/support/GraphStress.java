package dev.mazewright.core.shape.support;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.CancelledException;
import java.util.List;

/**
 * Positions the vertices of a graph so that the distance between any two on the page is as near as can be to the number
 * of steps between them: pair after pair is moved towards it, by less and less as the rounds go on.
 *
 * <p>Time: 60 rounds over all pairs; memory: 2 bytes a pair. The order of the pairs comes from a stream of fixed seed,
 * and only + - * / and square roots are used, so the same graph looks the same everywhere.
 *
 * <p>Source: Zheng, Pawar and Goodman, <i>Graph drawing by stochastic gradient descent</i>, 2018.
 */
final class GraphStress {
    private static final int ROUNDS = 60;
    /** How much of what it asks for the nearest pair gets in the last round. */
    private static final double LAST = 0.05;

    private final List<List<Integer>> neighbours;
    private final double[] x;
    private final double[] y;
    /** The steps between vertices i and j at i * n + j. */
    private final char[] steps;

    private int most;

    private GraphStress(List<List<Integer>> neighbours, double[] x, double[] y) {
        this.neighbours = neighbours;
        this.x = x;
        this.y = y;
        steps = new char[x.length * x.length];
    }

    /** Moves the vertices from where they lie to begin with; both arrays are changed. */
    static void place(List<List<Integer>> neighbours, double[] x, double[] y) {
        GraphStress stress = new GraphStress(neighbours, x, y);
        stress.measure();
        stress.descend();
        stress.lieDown();
    }

    /** Counts the steps from every vertex, breadth first; one that cannot be reached is a step beyond the farthest. */
    private void measure() {
        int vertices = x.length;
        int[] queue = new int[vertices];
        for (int root = 0; root < vertices; root++) {
            CancelledException.check();
            int head = 0;
            int tail = 0;
            queue[tail++] = root;
            while (head < tail) {
                int here = queue[head++];
                for (int next : neighbours.get(here)) {
                    if (next != root && steps[root * vertices + next] == 0) {
                        steps[root * vertices + next] = (char) (steps[root * vertices + here] + 1);
                        queue[tail++] = next;
                    }
                }
            }
            most = Math.max(most, steps[root * vertices + queue[tail - 1]]);
        }
        most++;
        for (int i = 0; i < steps.length; i++) {
            if (steps[i] == 0) {
                steps[i] = (char) most;
            }
        }
    }

    private void descend() {
        int vertices = x.length;
        MazeRandom random = new MazeRandom(0).stream("layout");
        int[] order = numbers(0, vertices);
        int[] gaps = numbers(1, vertices - 1);
        double rate = (double) most * most;
        double slower = StrictMath.pow(LAST / rate, 1.0 / (ROUNDS - 1));
        for (int round = 0; round < ROUNDS; round++) {
            random.shuffle(order);
            random.shuffle(gaps);
            for (int gap : gaps) {
                CancelledException.check();
                for (int i = 0; i + gap < vertices; i++) { // every pair is once so far apart in this order
                    pull(order[i], order[i + gap], rate);
                }
            }
            rate *= slower;
        }
    }

    private static int[] numbers(int from, int count) {
        int[] numbers = new int[Math.max(count, 0)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = from + i;
        }
        return numbers;
    }

    private void pull(int one, int other, double rate) {
        double wanted = steps[one * x.length + other];
        double across = x[one] - x[other];
        double down = y[one] - y[other];
        double length = Math.sqrt(across * across + down * down);
        if (length == 0) {
            across = 1; // in either direction, if only apart
            length = 1e-9;
        }
        double part = Math.min(rate / (wanted * wanted), 1) * (length - wanted) / (2 * length);
        x[one] -= part * across;
        y[one] -= part * down;
        x[other] += part * across;
        y[other] += part * down;
    }

    /** Turns the whole so that it is widest from left to right: by its principal axis. */
    private void lieDown() {
        double middleX = mean(x);
        double middleY = mean(y);
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int i = 0; i < x.length; i++) {
            xx += (x[i] - middleX) * (x[i] - middleX);
            xy += (x[i] - middleX) * (y[i] - middleY);
            yy += (y[i] - middleY) * (y[i] - middleY);
        }
        double half = (xx - yy) / 2;
        double axisX = half + Math.sqrt(half * half + xy * xy);
        double axisY = xy;
        double length = Math.sqrt(axisX * axisX + axisY * axisY);
        if (length <= 1e-9 * (xx + yy)) {
            axisX = half < 0 ? 0 : 1; // as wide as high, or upright
            axisY = half < 0 ? 1 : 0;
            length = 1;
        }
        for (int i = 0; i < x.length; i++) {
            double across = x[i] - middleX;
            double down = y[i] - middleY;
            x[i] = (across * axisX + down * axisY) / length;
            y[i] = (down * axisX - across * axisY) / length;
        }
    }

    private static double mean(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += number;
        }
        return numbers.length == 0 ? 0 : sum / numbers.length;
    }
}
