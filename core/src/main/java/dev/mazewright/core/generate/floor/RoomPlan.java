package dev.mazewright.core.generate.floor;

import dev.mazewright.core.generate.Rooms;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Graph;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What the generator {@code rooms} makes, as rooms and not as tiles: a {@link Mouse} that knows it finds the cheese
 * room by room.
 *
 * <p>Rooms are numbered; the mouse starts at the door (0, 0), which leads into room 0. On less than 3 x 3 tiles that is
 * the only room, and it is empty.
 */
public final class RoomPlan {
    /** The stream of random numbers for the division into rooms. */
    public static final String CUTS = "rooms";

    /** The stream of random numbers for the position of the cheese. */
    public static final String CHEESE = "cheese";

    /** The door by which one enters. */
    static final FloorTile ENTRANCE = new FloorTile(0, 0);

    private final int rows;
    private final int columns;
    private final MazeRandom cuts;
    private final List<Room> rooms;
    private final Map<FloorTile, List<Integer>> doors;
    private final Cheese cheese;

    public RoomPlan(int rows, int columns, MazeRandom random) {
        this.rows = rows;
        this.columns = columns;
        cuts = random.stream(CUTS);
        rooms = new ArrayList<>();
        Room.divide(Room.whole(rows, columns), cuts, (room, door) -> {}, rooms::add);
        doors = new LinkedHashMap<>();
        for (int number = 0; number < rooms.size(); number++) {
            for (FloorTile door : rooms.get(number).doorTiles()) {
                doors.computeIfAbsent(door, tile -> new ArrayList<>(Room.CORNERS)).add(number);
            }
        }
        cheese = Cheese.hide(rows, columns, cuts, random.stream(CHEESE));
    }

    private RoomPlan(RoomPlan other, Cheese cheese) {
        rows = other.rows;
        columns = other.columns;
        cuts = other.cuts;
        rooms = other.rooms;
        doors = other.doors;
        this.cheese = cheese;
    }

    /** The same rooms with the cheese hidden anew. */
    public RoomPlan withCheese(MazeRandom random) {
        return new RoomPlan(this, Cheese.hide(rows, columns, cuts, random));
    }

    /** The rooms that are not divided, by number. */
    public List<Room> rooms() {
        return Collections.unmodifiableList(rooms);
    }

    /** The doors and the numbers of the rooms that each joins: four, but the door (0, 0) leads into room 0 alone. */
    public Map<FloorTile, List<Integer>> doors() {
        return Collections.unmodifiableMap(doors);
    }

    /** Where the cheese lies. */
    public Cheese cheese() {
        return cheese;
    }

    /** The number of the room that holds the cheese. */
    public int cheeseRoom() {
        return rooms.indexOf(cheese.room());
    }

    /** The tiles that are floor: rooms, doors, and the tiles beside doors. */
    public Mask floor() {
        Mask floor = new Mask(rows, columns);
        for (Room room : rooms) {
            for (int row = room.top(); row <= room.bottom(); row++) {
                floor.addRange(row, room.left(), room.right() + 1);
            }
        }
        Cheese.entrance(rows, columns).forEach(tile -> floor.add(tile.row(), tile.column()));
        for (FloorTile door : doors.keySet()) {
            if (!door.equals(ENTRANCE)) {
                floor.add(door.row() - 1, door.column());
                floor.addRange(door.row(), door.column() - 1, door.column() + 2);
                floor.add(door.row() + 1, door.column());
            }
        }
        return floor;
    }

    /**
     * The rooms as a graph, for any solver: a vertex for each room, by number; an open edge between each two rooms that
     * share a door, so six for the four rooms of one door.
     */
    public Maze graph() {
        List<List<Integer>> neighbours = new ArrayList<>(rooms.size());
        for (int number = 0; number < rooms.size(); number++) {
            List<Integer> beside = new ArrayList<>();
            for (FloorTile door : rooms.get(number).doorTiles()) {
                beside.addAll(roomsAt(door));
            }
            int self = number;
            beside.removeIf(room -> room == self);
            neighbours.add(beside);
        }
        Maze maze = new Maze(new Graph(neighbours).grid());
        Grid grid = maze.grid();
        for (long room = grid.first(); room != Grid.NONE; room = grid.next(room)) {
            for (int rest = grid.directions(room); rest != 0; rest = Directions.withoutFirst(rest)) {
                maze.carve(room, Directions.first(rest));
            }
        }
        return maze;
    }

    /** The numbers of the rooms that a door joins; none if there is no door on this tile. */
    List<Integer> roomsAt(FloorTile door) {
        return doors.getOrDefault(door, List.of());
    }
}
