package dev.mazewright.formats.text;

/** The characters of box drawing, which {@link Unicode} and its parts write, and {@link SquareText} reads in every style. */
final class BoxDrawing {
    /** The mark of the solution. */
    static final char DOT = '•';

    static final int NORTH = 1;
    static final int EAST = 2;
    static final int SOUTH = 4;
    static final int WEST = 8;
    static final int ACROSS = EAST | WEST;
    static final int DOWN = NORTH | SOUTH;

    /** The character with these arms: north 1, east 2, south 4, west 8. */
    private static final String JUNCTIONS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

    private static final char FIRST = '\u2500';
    /** The arms of each character of the block Box Drawing (Unicode 17), a hexadecimal digit each; 0 for diagonals. */
    private static final String ARMS = "aa55aa55aa556666cccc3333999977777777ddddddddeeeeeeeebbbbbbbbffff"
            + "ffffffffffffaa55a5666ccc333999777dddeeebbbfff6c9300081248124a5a5";

    private static final String[] DRAWN = {
        "rectangle", "tiles", "hexagon", "triangle", "brick", "weave", "cylinder", "torus", "moebius", "box", "cube"
    };

    private BoxDrawing() {}

    /** The names of the shapes that are drawn so. */
    static String[] shapes() {
        return DRAWN.clone();
    }

    static char junction(boolean north, boolean east, boolean south, boolean west) {
        return junction((north ? NORTH : 0) | (east ? EAST : 0) | (south ? SOUTH : 0) | (west ? WEST : 0));
    }

    /** The light character with these arms, as a set. */
    static char junction(int arms) {
        return JUNCTIONS.charAt(arms);
    }

    /** In which directions lines lead from the middle of a character of any style, as a set; 0 for all that are no walls. */
    static int arms(char letter) {
        int index = letter - FIRST;
        return index < 0 || index >= ARMS.length() ? 0 : Character.digit(ARMS.charAt(index), 16);
    }

    /** Whether it is a double line, alone or in part; of these no character ends in the middle. */
    static boolean isDouble(char letter) {
        return letter >= '═' && letter <= '╬';
    }

    /** 1 if there is a wall between two positions: at least one is a cell, and no passage leads across; else 0. */
    static int wall(int here, int direction, int there, int back) {
        return ((here | there) & Marks.CELL) != 0 && !Marks.open(here, direction, there, back) ? 1 : 0;
    }
}
