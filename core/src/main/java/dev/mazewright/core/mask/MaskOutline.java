package dev.mazewright.core.mask;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The outlines that masks have names for, each in the square from -1 to 1, whose sides it touches.
 *
 * <p>The middle is 0, so that of two points that mirror each other both are inside or none: what is symmetric stays so,
 * bit for bit.
 */
public enum MaskOutline implements Region {
    /** A disc. */
    CIRCLE(1, 0) {
        @Override
        public boolean contains(double x, double y) {
            return x * x + y * y <= 1;
        }
    },

    /** A disc with a round hole of half its width. */
    RING(1, 0) {
        @Override
        public boolean contains(double x, double y) {
            double square = x * x + y * y;
            return square <= 1 && square >= HOLE * HOLE;
        }
    },

    /** Two discs, and all between them and a point below, to which their tangents lead. */
    HEART(Heart.WIDTH / Heart.HEIGHT, 0) {
        @Override
        public boolean contains(double x, double y) {
            return Heart.contains(x, y);
        }
    },

    /** The five-pointed star that is drawn without lifting the pen, one point up. */
    STAR(Star.WIDTH / Star.HEIGHT, 0) {
        @Override
        public boolean contains(double x, double y) {
            return Star.contains(x, y);
        }
    },

    /** A square that stands on a corner. */
    DIAMOND(1, 0) {
        @Override
        public boolean contains(double x, double y) {
            return Math.abs(x) + Math.abs(y) <= 1;
        }
    },

    /** A regular hexagon that lies on a side. */
    HEXAGON(2 / Math.sqrt(3), 6) {
        @Override
        public boolean contains(double x, double y) {
            return Math.abs(y) <= 1 && Math.abs(x) + Math.abs(y) / 2 <= 1;
        }
    },

    /** A regular triangle that lies on a side. */
    TRIANGLE(2 / Math.sqrt(3), 3) {
        @Override
        public boolean contains(double x, double y) {
            return y <= 1 && 2 * Math.abs(x) <= 1 + y;
        }
    };

    /** The width of the ring's hole, where the ring is 1 wide. */
    static final double HOLE = 0.5;

    private final double aspect;
    private final int corners;

    MaskOutline(double aspect, int corners) {
        this.aspect = aspect;
        this.corners = corners;
    }

    /** Its width, where its height is 1. */
    public double aspect() {
        return aspect;
    }

    /** How many corners it has, of a regular figure that cells may make up without a remainder; else 0. */
    int corners() {
        return corners;
    }

    /** This outline, with its proportions, as large as fits into the middle of a grid of this width and height. */
    Region on(double width, double height) {
        double wide = Math.min(width, height * aspect);
        double high = Math.min(height, width / aspect);
        return (x, y) -> contains((2 * x - width) / wide, (2 * y - height) / high);
    }

    /** Its name in recipes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The names of all. */
    public static List<String> words() {
        return Arrays.stream(values()).map(MaskOutline::word).toList();
    }

    /** Whether there is an outline of this name. */
    public static boolean isKnown(String word) {
        return words().contains(word);
    }

    /**
     * The outline of this name.
     *
     * @throws UsageException if no outline has this name
     */
    public static MaskOutline of(String word) {
        int index = words().indexOf(word);
        if (index < 0) {
            throw new UsageException("unknown mask outline '" + word + "'; " + Names.suggest(word, words()));
        }
        return values()[index];
    }
}
