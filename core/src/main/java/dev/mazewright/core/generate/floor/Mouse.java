package dev.mazewright.core.generate.floor;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.List;

/**
 * A mouse that searches for the cheese. It plans in rooms, of which any solver finds the path in {@link
 * RoomPlan#graph}; in a room, which is empty, it walks straight. It steps to any of the eight tiles around it, but
 * never across the corner of a brick.
 *
 * @param plan the rooms it knows
 */
public record Mouse(RoomPlan plan) {
    /**
     * The tiles over which it walks from the entrance to the cheese, both included. If the path visits no room that it
     * need not, no walk is shorter.
     *
     * @param path from room 0 to the room of the cheese
     * @throws UsageException if the path begins or ends elsewhere
     */
    public List<FloorTile> walk(Path path) {
        if (!path.found() || path.start() != 0 || path.goal() != plan.cheeseRoom()) {
            throw new UsageException("the mouse walks from room 0 to the cheese in room " + plan.cheeseRoom()
                    + "; this is another path: " + path);
        }
        List<Integer> numbers = new ArrayList<>();
        path.forEach(room -> numbers.add((int) room));
        List<FloorTile> tiles = new ArrayList<>(List.of(RoomPlan.ENTRANCE));
        FloorTile door = RoomPlan.ENTRANCE;
        for (int i = 0; i < numbers.size(); i++) {
            Room room = plan.rooms().get(numbers.get(i));
            if (room.tiles() > 0) {
                go(tiles, room.nearest(door));
            }
            if (i + 1 < numbers.size()) {
                door = door(room, numbers.get(i + 1));
                go(tiles, room.nearest(door)); // and from there over the door, or past it, into the next room's corner
            }
        }
        go(tiles, plan.cheese().tile());
        return tiles;
    }

    /** The door that leads to a room. */
    private FloorTile door(Room here, int there) {
        for (FloorTile door : here.doorTiles()) {
            if (plan.roomsAt(door).contains(there)) {
                return door;
            }
        }
        throw new UsageException("no door leads from " + here + " to room " + there);
    }

    /** Across as far as that leads nearer, then straight on. */
    private static void go(List<FloorTile> tiles, FloorTile target) {
        FloorTile at = tiles.getLast();
        while (!at.equals(target)) {
            at = new FloorTile(
                    at.row() + Integer.signum(target.row() - at.row()),
                    at.column() + Integer.signum(target.column() - at.column()));
            tiles.add(at);
        }
    }
}
