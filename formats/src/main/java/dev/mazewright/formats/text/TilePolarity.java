package dev.mazewright.formats.text;

import dev.mazewright.core.maze.DisjointSets;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;

/**
 * Decides whether the full tiles of a drawing are its walls or its floor, by how they hang together: the floor of a maze is one
 * piece, and walls within a closed outline have a ring; the floor of a perfect maze is a tree. What is around the maze is left out.
 */
final class TilePolarity {
    /** A full tile; 0 is an empty one, a letter is floor. */
    static final byte FULL = 1;

    /** The floor where the start is a goal as well. */
    static final byte BOTH = 'B';

    /** What deciding takes for each tile, in bytes. */
    static final long BYTES = 1 + Integer.BYTES;

    /** Of this number of tiles around a maze, one may be missing where its full tiles are walls. */
    private static final int GAPS = 10;

    private final byte[][] tiles;
    private int top = Integer.MAX_VALUE;
    private int left = Integer.MAX_VALUE;
    private int bottom = -1;
    private int right = -1;

    private final int columns;
    private boolean isFullWall = true;

    private TilePolarity(byte[][] tiles) {
        this.tiles = tiles;
        for (int row = 0; row < tiles.length; row++) {
            for (int column = 0; column < tiles[row].length; column++) {
                if (tiles[row][column] == FULL) {
                    top = Math.min(top, row);
                    left = Math.min(left, column);
                    bottom = row;
                    right = Math.max(right, column);
                }
            }
        }
        columns = right - left + 1;
    }

    /** A text of the tiles, # for walls, from the maze's first row to its last; bad data if neither reading makes a maze. */
    static String text(byte[][] tiles, Source source) throws BadDataException {
        TilePolarity polarity = new TilePolarity(tiles);
        if (polarity.bottom < 0) {
            throw source.bad("", "no wall", "blocks that are walls or floor, and spaces");
        }
        polarity.decide(source);
        if (!polarity.isFullWall) {
            polarity.addOutline();
        }
        return polarity.text();
    }

    /** The text of tiles of which the full ones are walls, with what is around them. */
    static String textAsItIs(byte[][] tiles) {
        TilePolarity polarity = new TilePolarity(tiles);
        polarity.top = 0;
        polarity.left = 0;
        polarity.bottom = tiles.length - 1;
        polarity.right = tiles[0].length - 1;
        return polarity.text();
    }

    private void decide(Source source) throws BadDataException {
        boolean isFloorOne = pieces(false) == 1;
        boolean isFullTree = pieces(true) == 1 && joints(true) == count(true) - 1;
        boolean hasMargin = top > 0 && left > 0;
        int gaps = gaps();
        boolean isClosed = gaps * GAPS <= 2 * (bottom - top + columns);
        if (isFloorOne != isFullTree) {
            isFullWall = isFloorOne;
        } else if (isFullTree || (!isClosed && hasMargin)) {
            isFullWall = !hasMargin;
            source.doubt(Doubt.About.MAZE, "the blocks may be walls or floor; they are read as " + (hasMargin ? "floor" : "walls"));
        } else if (!isClosed && gaps > 2) {
            throw source.bad("", "blocks that may be walls, with " + gaps + " gaps in the outline, or floor",
                    "a maze whose outline is closed but for its openings");
        }
        if (!isFullWall) {
            source.note("the blocks are floor, and what is between them is wall");
        }
    }

    // ---- how tiles hang together

    private boolean isFull(int row, int column) {
        return tiles[row][column] == FULL;
    }

    private long count(boolean full) {
        long count = 0;
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                count += isFull(row, column) == full ? 1 : 0;
            }
        }
        return count;
    }

    /** How many pairs of tiles of a kind touch. */
    private long joints(boolean full) {
        long joints = 0;
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                if (isFull(row, column) == full) {
                    joints += column < right && isFull(row, column + 1) == full ? 1 : 0;
                    joints += row < bottom && isFull(row + 1, column) == full ? 1 : 0;
                }
            }
        }
        return joints;
    }

    private long pieces(boolean full) {
        DisjointSets tilesOfPieces = new DisjointSets((bottom - top + 1L) * columns);
        long pieces = 0;
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                if (isFull(row, column) == full) {
                    int here = (row - top) * columns + column - left;
                    pieces++;
                    pieces -= row > top && isFull(row - 1, column) == full && tilesOfPieces.join(here, here - columns) ? 1 : 0;
                    pieces -= column > left && isFull(row, column - 1) == full && tilesOfPieces.join(here, here - 1) ? 1 : 0;
                }
            }
        }
        return pieces;
    }

    // ---- the outline

    private int gaps() {
        int gaps = 0;
        for (int column = left; column <= right; column++) {
            gaps += (isFull(top, column) ? 0 : 1) + (isFull(bottom, column) ? 0 : 1);
        }
        for (int row = top + 1; row < bottom; row++) {
            gaps += (isFull(row, left) ? 0 : 1) + (isFull(row, right) ? 0 : 1);
        }
        return gaps;
    }

    /** Adds the walls around a floor, but on sides that are walls with openings already. */
    private void addOutline() {
        int above = full(top, top, left, right);
        int below = full(bottom, bottom, left, right);
        int west = full(top, bottom, left, left);
        int east = full(top, bottom, right, right);
        int wide = columns;
        int high = bottom - top + 1;
        top -= 2 * above < wide ? 0 : 1;
        bottom += 2 * below < wide ? 0 : 1;
        left -= 2 * west < high ? 0 : 1;
        right += 2 * east < high ? 0 : 1;
    }

    private int full(int fromRow, int toRow, int fromColumn, int toColumn) {
        int full = 0;
        for (int row = fromRow; row <= toRow; row++) {
            for (int column = fromColumn; column <= toColumn; column++) {
                full += isFull(row, column) ? 1 : 0;
            }
        }
        return full;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                boolean isThere = row >= 0 && row < tiles.length && column >= 0 && column < tiles[row].length;
                text.append(letter(isThere ? tiles[row][column] : 0));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private char letter(byte tile) {
        return tile > FULL ? (char) (tile == BOTH ? 'S' : tile) : (tile == FULL) == isFullWall ? '#' : ' ';
    }
}
