package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.MazeRandom;

/**
 * The next {@link MazeRandom#choose choices} of a stream, for squares, drawn before it is known among what: what each
 * of the sixteen sets of directions would give. So a walk need not count and look up where it may go before it goes.
 */
final class SquareChoices {
    /** How many choices are drawn at once. */
    static final int MANY = 256;

    private static final int SETS = 16;

    /**
     * What shares of 2^16 give, one line for each part of the whole in which they give the same: they are parted at the
     * halves, thirds and quarters, and their number is {@link #part}.
     */
    private static final int[] GIVEN = new int[7];

    static {
        for (int twelfth = 0; twelfth < 12; twelfth++) {
            int share = ((2 * twelfth + 1) << 16) / 24; // its middle
            int given = 0;
            for (int set = 1; set < SETS; set++) {
                given |= Directions.select(set, index(share, Directions.count(set))) << (2 * set);
            }
            GIVEN[part(share)] = given;
        }
    }

    /** The directions that each choice gives, two bits each, of the sets 0 to 15. */
    final int[] given = new int[MANY];

    private final MazeRandom random;

    SquareChoices(MazeRandom random) {
        this.random = random;
    }

    void draw() {
        draw(given, random);
    }

    /** Draws choices, four from a random word, until {@code given}, whose length is a multiple of four, is full. */
    static void draw(int[] given, MazeRandom random) {
        for (int i = 0; i < given.length; i += 4) {
            long word = random.nextLong();
            given[i] = given((int) word & 0xFFFF);
            given[i + 1] = given((int) (word >>> 16) & 0xFFFF);
            given[i + 2] = given((int) (word >>> 32) & 0xFFFF);
            given[i + 3] = given((int) (word >>> 48) & 0xFFFF);
        }
    }

    /** The direction of this set that a choice gives. */
    static int direction(int given, int set) {
        return given >>> (2 * set) & 3;
    }

    private static int given(int share) {
        return GIVEN[part(share)];
    }

    /** The indices that a share gives of two, of three and of four directions, added up. */
    private static int part(int share) {
        return index(share, 2) + index(share, 3) + index(share, 4);
    }

    private static int index(int share, int count) {
        return (share * count) >>> 16;
    }
}
