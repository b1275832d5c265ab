package dev.mazewright.drawing.game;

import dev.mazewright.formats.text.TileRooms.Room;
import java.io.IOException;
import java.util.List;

/** The tiles of a map, and where the cells of a maze lie on it, in pixels. */
interface MapTiles {
    /** Takes rows of tiles from the top. */
    @FunctionalInterface
    interface Rows {
        /** A row of tiles, by their numbers in the file, from 1; 0 for none. */
        void row(int[] tiles, boolean isLast) throws IOException;
    }

    /** The picture of the tiles. */
    TileSheet sheet();

    /** What the index of a wall means, for the map's properties. */
    String wallIndex();

    /** How many tiles a row has. */
    int columns();

    /** How many rows there are. */
    int rows();

    /** Hands over the rows of the floor; once. */
    void floor(Rows out) throws IOException;

    /** Hands over the rows of walls; once. */
    void walls(Rows out) throws IOException;

    /** Where the middle of a cell lies. */
    long x(long cell);

    /** Where the middle of a cell lies. */
    long y(long cell);

    /** The rooms. */
    List<Room> rooms();

    /** Where a room lies: left, top, width and height. */
    long[] area(Room room);
}
