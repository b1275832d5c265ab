package dev.mazewright.drawing.micromouse;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.micromouse.SlalomRun;
import dev.mazewright.micromouse.SlalomRun.Kind;
import dev.mazewright.micromouse.SlalomRun.Move;
import java.io.IOException;

/**
 * A run as a smooth curve. A turn is an arc that touches both of its lines, as wide as they allow; but one by 135 or 180 degrees has a radius of
 * half a cell, so that it goes round the post.
 */
final class RunCurve {
    private static final double[] X = {0, Math.sqrt(0.5), 1, Math.sqrt(0.5), 0, -Math.sqrt(0.5), -1, -Math.sqrt(0.5)};
    private static final double[] Y = {1, Math.sqrt(0.5), 0, -Math.sqrt(0.5), -1, -Math.sqrt(0.5), 0, Math.sqrt(0.5)};
    private static final double EIGHTH = Math.PI / 4;
    private static final int HALF_TURN = 4;
    private static final double THIRDS = 4 / 3.0;

    private final Canvas canvas;
    private final double left;
    private final double bottom;
    private final double half;

    /**
     * Curves on a canvas.
     *
     * @param left where the maze begins
     * @param bottom where it ends
     * @param half the length of half a cell
     */
    RunCurve(Canvas canvas, double left, double bottom, double half) {
        this.canvas = canvas;
        this.left = left;
        this.bottom = bottom;
        this.half = half;
    }

    /** Goes along a run; the caller has set the stroke, and paints. */
    void follow(SlalomRun run) throws IOException {
        for (Move move : run.moves()) {
            if (move.equals(run.moves().getFirst())) {
                canvas.move(left + move.x() * half, bottom - move.y() * half);
            }
            if (move.kind() != Kind.STRAIGHT && move.kind() != Kind.DIAGONAL) {
                turn(move);
            }
            line(move.toX(), move.toY());
        }
    }

    private void turn(Move move) throws IOException {
        int turn = Math.floorMod(move.toHeading() - move.heading(), X.length);
        int eighths = Math.min(turn, X.length - turn);
        if (eighths == HALF_TURN) {
            double beginX = move.x() + X[move.heading()];
            double beginY = move.y() + Y[move.heading()];
            double topX = (move.x() + move.toX()) / 2.0 + 2 * X[move.heading()];
            double topY = (move.y() + move.toY()) / 2.0 + 2 * Y[move.heading()];
            int side = sideHeading(move);
            line(beginX, beginY);
            arc(beginX, beginY, move.heading(), topX, topY, side, 1, 2);
            arc(topX, topY, side, move.toX() - X[move.toHeading()], move.toY() - Y[move.toHeading()], move.toHeading(), 1, 2);
            return;
        }
        // the corner where the two lines meet: begin + before * heading = end - after * toHeading
        double cross = X[move.heading()] * Y[move.toHeading()] - Y[move.heading()] * X[move.toHeading()];
        double dx = move.toX() - move.x();
        double dy = move.toY() - move.y();
        double before = (dx * Y[move.toHeading()] - dy * X[move.toHeading()]) / cross;
        double after = (X[move.heading()] * dy - Y[move.heading()] * dx) / cross;
        double tangent = Math.min(before, after);
        double radius = tangent / Math.tan(eighths * EIGHTH / 2);
        if (move.kind() == Kind.TURN_135) {
            radius = 1;
            tangent = Math.tan(eighths * EIGHTH / 2);
        }
        double beginX = move.x() + (before - tangent) * X[move.heading()];
        double beginY = move.y() + (before - tangent) * Y[move.heading()];
        line(beginX, beginY);
        arc(beginX, beginY, move.heading(), move.toX() - (after - tangent) * X[move.toHeading()], move.toY() - (after - tangent) * Y[move.toHeading()],
                move.toHeading(), radius, eighths);
    }

    /** The heading towards the side on which a half turn ends. */
    private static int sideHeading(Move move) {
        int right = (move.heading() + 2) % X.length;
        return (move.toX() - move.x()) * X[right] + (move.toY() - move.y()) * Y[right] > 0 ? right : (right + HALF_TURN) % X.length;
    }

    private void line(double x, double y) throws IOException {
        canvas.line(left + x * half, bottom - y * half);
    }

    /** An arc of at most three eighths of a circle as a Bézier curve, which is off by less than a hundredth of its radius. */
    private void arc(double fromX, double fromY, int from, double x, double y, int to, double radius, int eighths) throws IOException {
        double handle = THIRDS * Math.tan(eighths * EIGHTH / 4) * radius;
        canvas.curve(
                left + (fromX + handle * X[from]) * half, bottom - (fromY + handle * Y[from]) * half,
                left + (x - handle * X[to]) * half, bottom - (y - handle * Y[to]) * half,
                left + x * half, bottom - y * half);
    }
}
