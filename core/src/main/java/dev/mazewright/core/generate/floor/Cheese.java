package dev.mazewright.core.generate.floor;

import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the cheese lies. A room that gets it and is divided hands it to one of the three quarters that do not hold the
 * door by which one entered; a room that is not divided puts it on a tile of its inside. So it lies far from the start.
 *
 * @param room the room that holds it, which is not divided
 * @param tile where in that room it lies; where there is no inside, a tile of the entrance
 * @param choices how often it was handed on
 */
public record Cheese(Room room, FloorTile tile, int choices) {
    /** How many quarters the cheese may go to. */
    private static final int FAR_QUARTERS = Room.CORNERS - 1;

    /**
     * Hands the cheese on until it lies.
     *
     * @param rooms random numbers for the division into rooms
     * @param random random numbers for the cheese: at each division one of three quarters, in the end one of the
     *     tiles
     */
    public static Cheese hide(int rows, int columns, MazeRandom rooms, MazeRandom random) {
        Room room = Room.whole(rows, columns);
        int entry = Room.TOP_LEFT;
        int choices = 0;
        while (room.isDivided()) {
            int quarter = (int) random.below(FAR_QUARTERS);
            quarter += quarter >= entry ? 1 : 0;
            room = room.quarter(quarter, room.middle(rooms));
            entry = Room.CORNERS - 1 - quarter;
            choices++;
        }
        if (room.tiles() == 0) {
            List<FloorTile> entrance = entrance(rows, columns);
            return new Cheese(room, entrance.get((int) random.below(entrance.size())), choices);
        }
        return new Cheese(room, room.tile(random.below(room.tiles())), choices);
    }

    /** The tiles of the door and beside it, in reading order, as far as they are in the grid. */
    static List<FloorTile> entrance(int rows, int columns) {
        List<FloorTile> tiles = new ArrayList<>(List.of(new FloorTile(0, 0)));
        if (columns > 1) {
            tiles.add(new FloorTile(0, 1));
        }
        if (rows > 1) {
            tiles.add(new FloorTile(1, 0));
        }
        return tiles;
    }

    /** How likely it was that this room would hold the cheese: a third for each time that it was handed on. */
    public double probability() {
        return StrictMath.pow(FAR_QUARTERS, -choices);
    }
}
