package dev.mazewright.core.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.generate.floor.FloorTile;
import java.util.ArrayList;
import java.util.List;

/**
 * The rooms of a picture of brick and floor, found by the rules of R4 and without the program's generator: which wall
 * crosses which, where doors are, and the probability that a room holds the cheese. Recursive, as the exercise was.
 */
public final class RoomsSeen {
    /**
     * A room that is not divided.
     *
     * @param inside top, left, bottom, right
     * @param probability of holding the cheese
     * @param doors the floor tiles diagonally outside of its corners
     * @param corners the names of those corners
     * @param gaps how many tiles of the wall around it are floor
     */
    public record Seen(List<Integer> inside, double probability, List<FloorTile> doors, String corners, int gaps) {}

    public final List<Seen> rooms = new ArrayList<>();
    private final boolean[][] floor;

    public RoomsSeen(boolean[]... floor) {
        this.floor = floor;
        look(1, 1, floor.length - 2, floor[0].length - 2, new FloorTile(0, 0), 1);
    }

    /** A room and the door by which it is entered. */
    private void look(int top, int left, int bottom, int right, FloorTile entry, double probability) {
        if (bottom - top < 4 || right - left < 4) {
            see(top, left, bottom, right, probability);
            return;
        }
        FloorTile door = crossing(top, left, bottom, right);
        int[][] quarters = {
            {top, left, door.row() - 1, door.column() - 1},
            {top, door.column() + 1, door.row() - 1, right},
            {door.row() + 1, left, bottom, door.column() - 1},
            {door.row() + 1, door.column() + 1, bottom, right}
        };
        for (int[] each : quarters) {
            boolean holdsEntry = corners(each[0], each[1], each[2], each[3]).contains(entry);
            look(each[0], each[1], each[2], each[3], holdsEntry ? entry : door, holdsEntry ? 0 : probability / 3);
        }
    }

    private static List<FloorTile> corners(int top, int left, int bottom, int right) {
        return List.of(
                new FloorTile(top - 1, left - 1),
                new FloorTile(top - 1, right + 1),
                new FloorTile(bottom + 1, left - 1),
                new FloorTile(bottom + 1, right + 1));
    }

    /** Where a row and a column of brick cross the room, whose only gaps are the door and a tile on each side of it. */
    private FloorTile crossing(int top, int left, int bottom, int right) {
        List<FloorTile> found = new ArrayList<>();
        for (int row = top + 1; row < bottom; row++) {
            for (int column = left + 1; column < right; column++) {
                boolean crosses = true;
                for (int other = left; other <= right; other++) {
                    crosses &= floor[row][other] == Math.abs(other - column) <= 1;
                }
                for (int other = top; other <= bottom; other++) {
                    crosses &= floor[other][column] == Math.abs(other - row) <= 1;
                }
                if (crosses) {
                    found.add(new FloorTile(row, column));
                }
            }
        }
        assertThat(found).as("walls that cross in rows %d-%d, columns %d-%d", top, bottom, left, right).hasSize(1);
        return found.getFirst();
    }

    private void see(int top, int left, int bottom, int right, double probability) {
        int gaps = 0;
        for (int row = top - 1; row <= bottom + 1; row++) {
            for (int column = left - 1; column <= right + 1; column++) {
                boolean isInside = row >= top && row <= bottom && column >= left && column <= right;
                if (isInside) {
                    assertThat(floor[row][column]).as("all of a room is floor").isTrue();
                } else {
                    gaps += floor[row][column] ? 1 : 0;
                }
            }
        }
        List<String> names = List.of("top-left", "top-right", "bottom-left", "bottom-right");
        List<FloorTile> doors = new ArrayList<>();
        List<String> found = new ArrayList<>();
        List<FloorTile> corners = corners(top, left, bottom, right);
        for (int i = 0; i < names.size(); i++) {
            FloorTile corner = corners.get(i);
            if (floor[corner.row()][corner.column()]) {
                doors.add(corner);
                found.add(names.get(i));
            }
        }
        rooms.add(new Seen(List.of(top, left, bottom, right), probability, doors, String.join(" ", found), gaps));
    }
}
