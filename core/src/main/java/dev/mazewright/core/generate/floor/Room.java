package dev.mazewright.core.generate.floor;

import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * A room between walls of brick: its inside, and the corners in which it has doors. A door is the tile diagonally
 * outside of a corner.
 *
 * <pre>
 *   # # # # # # # #
 *   # . . . # . . #    A room, divided at the door D: a row and a column of brick
 *   # . . . + . . #    cross it there. The four tiles + beside the door stay floor,
 *   # # # + D + # #    so that the four quarters meet there, each in a corner of its own.
 *   # . . . + . . #    The quarters are numbered 0 1
 *   # . . . # . . #                              2 3, as the corners are.
 *   # # # # # # # #
 * </pre>
 *
 * <p>A room has one door, or two in opposite corners: of a divided room's doors, a quarter keeps the one in its own
 * corner, and the new one is opposite.
 *
 * @param top the first row of its inside
 * @param left the first column of its inside
 * @param bottom the last row of its inside, less than top if it is empty
 * @param right the last column of its inside, less than left if it is empty
 * @param doors the corners in which it has doors: bit 0 for the top left, 1 top right, 2 bottom left, 3 bottom right
 */
public record Room(int top, int left, int bottom, int right, int doors) {
    /** How many corners and quarters there are; corner c is opposite to 3 - c. */
    static final int CORNERS = 4;

    /** The corner by which the first room is entered. */
    static final int TOP_LEFT = 0;

    /** A room whose inside is smaller than this, in either direction, is not divided. */
    private static final int LEAST = 5;

    /** The room that fills a grid of tiles; its inside is empty if the grid is smaller than 3 x 3. */
    public static Room whole(int rows, int columns) {
        return new Room(1, 1, rows - 2, columns - 2, 1 << TOP_LEFT);
    }

    /** How many rows its inside has. */
    public int height() {
        return Math.max(0, bottom - top + 1);
    }

    /** How many columns its inside has. */
    public int width() {
        return Math.max(0, right - left + 1);
    }

    /** How many tiles its inside has. */
    public long tiles() {
        return (long) height() * width();
    }

    /** Tile number n of its inside, 0 .. tiles - 1, in reading order. */
    FloorTile tile(long n) {
        return new FloorTile(top + (int) (n / width()), left + (int) (n % width()));
    }

    /** Whether it is divided further: its inside is at least 5 x 5 tiles. */
    boolean isDivided() {
        return height() >= LEAST && width() >= LEAST;
    }

    /**
     * Where it is divided: any of its tiles that are not next to its walls, each as likely as any other. The same room
     * is always divided at the same tile; the order in which rooms are asked does not matter.
     */
    FloorTile middle(MazeRandom rooms) {
        MazeRandom random = rooms.stream("rows", pair(top, bottom)).stream("columns", pair(left, right));
        int row = top + 1 + (int) random.below(height() - 2L);
        int column = left + 1 + (int) random.below(width() - 2L);
        return new FloorTile(row, column);
    }

    private static long pair(int high, int low) {
        return ((long) high << Integer.SIZE) | low;
    }

    /** One of the four rooms that it falls into when it is divided at this door. */
    Room quarter(int quarter, FloorTile door) {
        boolean isLower = (quarter & 2) != 0;
        boolean isRight = (quarter & 1) != 0;
        return new Room(
                isLower ? door.row() + 1 : top,
                isRight ? door.column() + 1 : left,
                isLower ? bottom : door.row() - 1,
                isRight ? right : door.column() - 1,
                (doors & (1 << quarter)) | (1 << (CORNERS - 1 - quarter)));
    }

    /**
     * Divides a room, its quarters, theirs, and so on; without recursion, however many there are.
     *
     * @param rooms random numbers for the division into rooms
     * @param divided receives each room that is divided, before its quarters, and the door where it is
     * @param whole receives each room that is not
     */
    public static void divide(Room first, MazeRandom rooms, BiConsumer<Room, FloorTile> divided, Consumer<Room> whole) {
        Deque<Room> waiting = new ArrayDeque<>();
        waiting.push(first);
        while (!waiting.isEmpty()) {
            Room room = waiting.pop();
            if (room.isDivided()) {
                FloorTile door = room.middle(rooms);
                divided.accept(room, door);
                for (int quarter = CORNERS - 1; quarter >= 0; quarter--) {
                    waiting.push(room.quarter(quarter, door));
                }
            } else {
                whole.accept(room);
            }
        }
    }

    /** Its doors: one, or two in opposite corners. */
    public List<FloorTile> doorTiles() {
        List<FloorTile> tiles = new ArrayList<>();
        for (int corner = 0; corner < CORNERS; corner++) {
            if ((doors >> corner & 1) != 0) {
                tiles.add(new FloorTile((corner & 2) != 0 ? bottom + 1 : top - 1, (corner & 1) != 0 ? right + 1 : left - 1));
            }
        }
        return tiles;
    }

    /** The tile of its inside, unless that is empty, that lies nearest to a tile: beside a door, that corner. */
    FloorTile nearest(FloorTile tile) {
        return new FloorTile(Math.clamp(tile.row(), top, bottom), Math.clamp(tile.column(), left, right));
    }
}
