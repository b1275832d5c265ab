package dev.mazewright.core.mask;

/**
 * The heart: two discs of radius 1 side by side that overlap, and what lies between them and a point below, where the
 * tangents meet.
 */
final class Heart {
    /** How far the middles of the discs lie to the left and right. */
    static final double ASIDE = 0.9;

    /** How far the point lies below them. */
    static final double POINT = 2.3;

    static final double WIDTH = 2 * (ASIDE + 1);
    static final double HEIGHT = 1 + POINT;

    /** Where the tangent from the point touches the right disc, as seen from its middle. */
    private static final double TOUCH_RIGHT;

    private static final double TOUCH_DOWN;

    static {
        double square = ASIDE * ASIDE + POINT * POINT;
        double tangent = Math.sqrt(square - 1);
        // The foot of the tangent's right angle: a radius long, between the direction to the point and across it.
        TOUCH_RIGHT = (-ASIDE + POINT * tangent) / square;
        TOUCH_DOWN = (POINT + ASIDE * tangent) / square;
    }

    private Heart() {}

    /** Whether the point of the square from -1 to 1 is inside. */
    static boolean contains(double x, double y) {
        double right = Math.abs(x) * WIDTH / 2 - ASIDE;
        double down = (y + 1) * HEIGHT / 2 - 1;
        if (right * right + down * down <= 1) {
            return true;
        }
        // Below the middles, and on the inner side of the tangent and of the radius that it stands on.
        return down >= 0
                && right * TOUCH_RIGHT + down * TOUCH_DOWN <= 1
                && right * TOUCH_DOWN - down * TOUCH_RIGHT <= 0;
    }
}
