package dev.mazewright.core.mask;

/** The five-pointed star: five straight lines, each through two of its points. */
final class Star {
    private static final double ROOT = Math.sqrt(5);

    /** The sines and cosines of 36 and 72 degrees. */
    private static final double SIN36 = Math.sqrt(10 - 2 * ROOT) / 4;

    private static final double SIN72 = Math.sqrt(10 + 2 * ROOT) / 4;
    private static final double COS36 = (1 + ROOT) / 4;
    private static final double COS72 = (ROOT - 1) / 4;

    /** Where its points lie on a circle of radius 1. */
    static final double WIDTH = 2 * SIN72;

    static final double HEIGHT = 1 + COS36;

    private Star() {}

    /** Whether the point of the square from -1 to 1 is inside: at most one of the lines lies between it and the middle. */
    static boolean contains(double x, double y) {
        double right = x * WIDTH / 2;
        double down = (y + 1) * HEIGHT / 2 - 1;
        int beyond = beyond(-down)
                + beyond(right * SIN72 - down * COS72)
                + beyond(-right * SIN72 - down * COS72)
                + beyond(right * SIN36 + down * COS36)
                + beyond(-right * SIN36 + down * COS36);
        return beyond <= 1 && down <= COS36;
    }

    /** 1 if a point so far from the middle, towards one of the star's points, is beyond the line across. */
    private static int beyond(double distance) {
        return distance > COS72 ? 1 : 0;
    }
}
