package dev.mazewright.drawing.raster;

/**
 * The edges of lines that have a width: of each line a rectangle, and what fills the corners and ends. All go around in the same
 * direction, so that what lies in several of them is in the area once.
 */
final class Stroke implements LineSink {
    /** Corners whose tip is farther from them than this many half widths are cut off. */
    private static final double LONGEST_TIP = 10;

    /** Twice the square of the cosine of half the turn at which tips are so long. */
    private static final double SHARPEST = 2 / (LONGEST_TIP * LONGEST_TIP);

    private static final int MOST_HALVES = 12;

    private final Edges edges;
    private double radius;
    private boolean isRound;
    /** The cosine of half the angle that a chord of its round ends may span. */
    private double flat;

    /** Where the line began and the direction in which it left; where it is, and the direction in which it came. */
    private double firstX;
    private double firstY;
    private double firstAlongX;
    private double firstAlongY;
    private double x;
    private double y;
    private double alongX;
    private double alongY;
    private boolean isBegun;
    private boolean isDot;

    /** Where the edge is that is being drawn. */
    private double edgeX;
    private double edgeY;

    Stroke(Edges edges) {
        this.edges = edges;
    }

    /** Lines of this width, in pixels, from now on; their ends and corners are round, or square and sharp. */
    void begin(double width, boolean round) {
        radius = width / 2;
        isRound = round;
        flat = Math.max(0.5, 1 - Curves.NEAR / radius);
        isBegun = false;
        isDot = false;
    }

    @Override
    public void move(double toX, double toY) {
        end();
        firstX = toX;
        firstY = toY;
        x = toX;
        y = toY;
    }

    @Override
    public void line(double toX, double toY) {
        line(toX, toY, isRound);
    }

    @Override
    public void along(double toX, double toY) {
        line(toX, toY, true);
    }

    private void line(double toX, double toY, boolean roundCorner) {
        double byX = toX - x;
        double byY = toY - y;
        double length = Math.sqrt(byX * byX + byY * byY);
        if (!(length > 0)) {
            isDot = true;
            return;
        }
        byX /= length;
        byY /= length;
        if (isBegun) {
            corner(byX, byY, roundCorner);
        } else {
            firstAlongX = byX;
            firstAlongY = byY;
            isBegun = true;
        }
        double sideX = radius * -byY;
        double sideY = radius * byX;
        edges.add(x + sideX, y + sideY, toX + sideX, toY + sideY);
        edges.add(toX - sideX, toY - sideY, x - sideX, y - sideY);
        alongX = byX;
        alongY = byY;
        x = toX;
        y = toY;
    }

    /** Fills the corner where the line is, which goes on in a direction. */
    private void corner(double byX, double byY, boolean roundCorner) {
        double turn = alongX * byY - alongY * byX;
        boolean isInner = turn > 0;
        double sign = isInner ? -1 : 1;
        // On the inner side by way of the corner itself, so that each of the two rectangles is whole
        double fromX = x + sign * radius * (isInner ? -byY : -alongY);
        double fromY = y + sign * radius * (isInner ? byX : alongX);
        double toX = x + sign * radius * (isInner ? -alongY : -byY);
        double toY = y + sign * radius * (isInner ? alongX : byX);
        innerCorner(isInner, byX, byY);
        edgeX = fromX;
        edgeY = fromY;
        double cosine = alongX * byX + alongY * byY;
        if (roundCorner) {
            if (isInner) {
                arc(byY, -byX, alongY, -alongX);
            } else {
                arc(-alongY, alongX, -byY, byX);
            }
        } else if (1 + cosine > SHARPEST) {
            double tip = sign * radius / (1 + cosine);
            edge(x + tip * (-alongY - byY), y + tip * (alongX + byX));
        }
        edge(toX, toY);
    }

    private void innerCorner(boolean isLeft, double byX, double byY) {
        double oneX = radius * -alongY;
        double oneY = radius * alongX;
        double otherX = radius * -byY;
        double otherY = radius * byX;
        if (isLeft) {
            edges.add(x + oneX, y + oneY, x, y);
            edges.add(x, y, x + otherX, y + otherY);
        } else {
            edges.add(x - otherX, y - otherY, x, y);
            edges.add(x, y, x - oneX, y - oneY);
        }
    }

    private void edge(double toX, double toY) {
        edges.add(edgeX, edgeY, toX, toY);
        edgeX = toX;
        edgeY = toY;
    }

    /** Goes from where the edge is around the point where the line is, from one direction to another, of less than half a turn. */
    private void arc(double fromX, double fromY, double toX, double toY) {
        arc(fromX, fromY, toX, toY, 0);
    }

    private void arc(double fromX, double fromY, double toX, double toY, int halves) {
        double sumX = fromX + toX;
        double sumY = fromY + toY;
        double length = Math.sqrt(sumX * sumX + sumY * sumY);
        if (length / 2 < flat && halves < MOST_HALVES) {
            if (length < 1e-6) { // half a turn, by way of the direction in which the line came
                sumX = alongX;
                sumY = alongY;
                length = 1;
            }
            arc(fromX, fromY, sumX / length, sumY / length, halves + 1);
            arc(sumX / length, sumY / length, toX, toY, halves + 1);
        } else {
            edge(x + radius * toX, y + radius * toY);
        }
    }

    @Override
    public void close() {
        if (x != firstX || y != firstY) {
            line(firstX, firstY);
        }
        isDot = !isBegun;
        if (isBegun) {
            corner(firstAlongX, firstAlongY, isRound);
            isBegun = false;
        }
    }

    @Override
    public void end() {
        if (isBegun) {
            cap();
            x = firstX;
            y = firstY;
            alongX = -firstAlongX;
            alongY = -firstAlongY;
            cap();
        } else if (isDot) {
            alongX = 1;
            alongY = 0;
            cap();
            alongX = -1;
            cap();
        }
        isBegun = false;
        isDot = false;
    }

    /** The end of a line where it is, in the direction in which it came. */
    private void cap() {
        double sideX = radius * -alongY;
        double sideY = radius * alongX;
        edgeX = x + sideX;
        edgeY = y + sideY;
        if (isRound) {
            arc(-alongY, alongX, alongX, alongY);
            arc(alongX, alongY, alongY, -alongX);
        } else {
            edge(edgeX + radius * alongX, edgeY + radius * alongY);
            edge(x - sideX + radius * alongX, y - sideY + radius * alongY);
        }
        edge(x - sideX, y - sideY);
    }
}
