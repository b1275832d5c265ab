package dev.mazewright.formats.text;

/** The characters of box drawing that {@link Unicode} and its parts share. */
final class BoxDrawing {
    /** The mark of the solution. */
    static final char DOT = '•';

    /** The character with these arms: north 1, east 2, south 4, west 8. */
    private static final String JUNCTIONS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

    private BoxDrawing() {}

    /** The character with these arms. */
    static char junction(boolean north, boolean east, boolean south, boolean west) {
        return JUNCTIONS.charAt((north ? 1 : 0) | (east ? 2 : 0) | (south ? 4 : 0) | (west ? 8 : 0));
    }

    /** 1 if there is a wall between two positions: at least one is a cell, and no passage leads across; else 0. */
    static int wall(int here, int direction, int there, int back) {
        return ((here | there) & Marks.CELL) != 0 && !Marks.open(here, direction, there, back) ? 1 : 0;
    }
}
