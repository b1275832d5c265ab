package dev.mazewright.core.testing;

/** The row and column that lie in each direction from a row and column; null where a cell has no such side. */
public interface Neighbours {
    int[][] of(int row, int column);

    Neighbours RECTANGLE = (r, c) -> new int[][] {{r - 1, c}, {r, c + 1}, {r + 1, c}, {r, c - 1}};

    Neighbours OCTILE = (r, c) -> new int[][] {
        {r - 1, c}, {r, c + 1}, {r + 1, c}, {r, c - 1}, {r - 1, c + 1}, {r + 1, c + 1}, {r + 1, c - 1}, {r - 1, c - 1}
    };

    /** As a king on a chessboard, clockwise. */
    Neighbours ZETA = (r, c) -> new int[][] {
        {r - 1, c}, {r - 1, c + 1}, {r, c + 1}, {r + 1, c + 1}, {r + 1, c}, {r + 1, c - 1}, {r, c - 1}, {r - 1, c - 1}
    };

    /** Odd rows are shifted to the right by half a cell. */
    Neighbours HEXAGON = (r, c) -> {
        int left = r % 2 == 0 ? c - 1 : c;
        return new int[][] {{r - 1, left}, {r - 1, left + 1}, {r, c + 1}, {r + 1, left + 1}, {r + 1, left}, {r, c - 1}};
    };

    /** Even rows are shifted to the right by half a cell. */
    Neighbours EVEN_HEXAGON = (r, c) -> {
        int left = r % 2 == 0 ? c : c - 1;
        return new int[][] {{r - 1, left}, {r - 1, left + 1}, {r, c + 1}, {r + 1, left + 1}, {r + 1, left}, {r, c - 1}};
    };

    /** Odd columns are shifted down by half a cell: of the columns beside, a cell is between two rows. */
    Neighbours FLAT_HEXAGON = (r, c) -> {
        int upper = c % 2 == 0 ? r - 1 : r;
        return new int[][] {{r - 1, c}, {upper, c + 1}, {upper + 1, c + 1}, {r + 1, c}, {upper + 1, c - 1}, {upper, c - 1}};
    };

    /** Even columns are shifted down. */
    Neighbours EVEN_FLAT_HEXAGON = (r, c) -> {
        int upper = c % 2 == 0 ? r : r - 1;
        return new int[][] {{r - 1, c}, {upper, c + 1}, {upper + 1, c + 1}, {r + 1, c}, {upper + 1, c - 1}, {upper, c - 1}};
    };

    /** Up where row + column is even; what points up stands on what lies below. */
    Neighbours TRIANGLE =
            (r, c) -> (r + c) % 2 == 0
                    ? new int[][] {{r, c - 1}, {r, c + 1}, {r + 1, c}}
                    : new int[][] {{r, c - 1}, {r - 1, c}, {r, c + 1}};

    /** Bricks lie over halves of those below: the half at x is under that one which begins at x or at x - 1. */
    Neighbours BRICK = (r, c) -> {
        int x = 2 * c + r % 2;
        return new int[][] {
            brick(r - 1, x), brick(r - 1, x + 1), {r, c + 1}, brick(r + 1, x + 1), brick(r + 1, x), {r, c - 1}
        };
    };

    private static int[] brick(int row, int half) {
        return new int[] {row, Math.floorDiv(half - Math.floorMod(row, 2), 2)};
    }

    /** Octagons where row + column is even, beside all eight around; squares beside four of them. */
    Neighbours UPSILON =
            (r, c) -> (r + c) % 2 == 0
                    ? new int[][] {
                        {r - 1, c}, {r - 1, c + 1}, {r, c + 1}, {r + 1, c + 1}, {r + 1, c}, {r + 1, c - 1}, {r, c - 1},
                        {r - 1, c - 1}
                    }
                    : RECTANGLE.of(r, c);

    /**
     * Pentagons are the fields of a chessboard that stands on a corner, x to the right and y downwards, one further from
     * field to field across; each is beside the four around, and base to base with one two further.
     */
    Neighbours CAIRO = (r, c) -> {
        int x = c;
        int y = 2 * r - c % 2;
        int[] topLeft = pentagon(x - 1, y - 1);
        int[] topRight = pentagon(x + 1, y - 1);
        int[] bottomRight = pentagon(x + 1, y + 1);
        int[] bottomLeft = pentagon(x - 1, y + 1);
        boolean pointsAside = y % 2 == 0;
        boolean isFirst = (x + y) / 2 % 2 == (pointsAside ? 0 : 1);
        if (pointsAside) {
            return isFirst
                    ? new int[][] {topLeft, topRight, pentagon(x + 2, y), bottomRight, bottomLeft}
                    : new int[][] {topLeft, topRight, bottomRight, bottomLeft, pentagon(x - 2, y)};
        }
        return isFirst
                ? new int[][] {topLeft, topRight, bottomRight, pentagon(x, y + 2), bottomLeft}
                : new int[][] {topLeft, pentagon(x, y - 2), topRight, bottomRight, bottomLeft};
    };

    private static int[] pentagon(int x, int y) {
        return new int[] {Math.floorDiv(y + Math.floorMod(x, 2), 2), x};
    }
}
