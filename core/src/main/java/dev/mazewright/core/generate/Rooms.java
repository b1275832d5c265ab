package dev.mazewright.core.generate;

import dev.mazewright.core.generate.floor.Cheese;
import dev.mazewright.core.generate.floor.Room;
import dev.mazewright.core.generate.floor.RoomPlan;
import dev.mazewright.core.generate.floor.FloorTile;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;

/**
 * Divides a room by a row and a column of brick that cross at a door, and then each quarter, as long as they are at
 * least 5 x 5 tiles inside; hides a cheese far from the entrance.
 *
 * <p>Texture: empty rooms of all sizes, long straight walls. Four rooms meet at each door; a room has one door in one
 * corner, or two in opposite corners. The floor is connected by sides and is full of loops; from room to room there is
 * one path.
 *
 * <p>Time proportional to the tiles; memory 0.75 bytes a tile for the floor's own maze, and next to nothing for the
 * rooms that wait to be divided.
 *
 * <p>Cannot make rooms of one size, nor a path between two rooms that does not lead through a corner. Divides no room
 * that is less than 5 tiles wide or high. On less than 3 x 3 tiles there is no inside: the floor is the door and what
 * lies beside it.
 *
 * <p>Source: an exercise in recursion with a mouse; recursive division as folklore has it, with one door for each two
 * walls. Random numbers: docs/randomness.md.
 */
public record Rooms() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generatorOfFloor(
                    "rooms",
                    "Divides rooms by walls that cross at a door, and hides a cheese far from the entrance.",
                    settings -> new Rooms())
            .memory(grid -> Tiles.floorBytes(grid));

    /**
     * The rooms that this generator makes from the same random numbers, their doors, and where the cheese lies. Takes
     * about 100 bytes for each room.
     *
     * @param rows of tiles, the outer walls included, at least 1
     * @param columns of tiles, the outer walls included, at least 1
     * @throws UsageException if rows or columns is less than 1
     */
    public static RoomPlan plan(int rows, int columns, MazeRandom random) {
        if (rows < 1 || columns < 1) {
            throw new UsageException("there are no rooms on " + rows + "x" + columns + " tiles; take at least 1x1");
        }
        return new RoomPlan(rows, columns, random);
    }

    /** On tiles, all of them cells: at the end those with passages are floor, those without are brick. */
    @Override
    public void generate(Maze maze, MazeRandom random) {
        requireTiles(maze.grid());
        maze.phase(Trace.PREPARATION);
        open(maze);
        Room whole = Room.whole(maze.grid().rows(), maze.grid().columns());
        Room.divide(whole, random.stream(RoomPlan.CUTS), (room, door) -> wall(maze, room, door), room -> {});
    }

    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        Grid grid = blank.maze().grid();
        generate(blank.maze(), random);
        Maze floor = Tiles.floor(blank.maze(), grid.cell(0, 0));
        FloorTile cheese = Cheese.hide(grid.rows(), grid.columns(), random.stream(RoomPlan.CUTS), random.stream(RoomPlan.CHEESE)).tile();
        long goal = floor.grid().cell(cheese.row(), cheese.column());
        return new Puzzle(floor, Ends.NONE.withStart(floor.grid().cell(0, 0)).withGoals(goal), null);
    }

    private static void requireTiles(Grid grid) {
        boolean isFullGrid = grid.shape().isTiles() && grid.isUniform();
        if (!isFullGrid || grid.cells() < grid.positions()) {
            throw new UsageException("rooms decides which tiles are floor; it needs tiles with orthogonal moves, none"
                    + " of them brick yet or left out by a mask, such as tiles:31x41, not this " + grid.shape().name() + " "
                    + grid.shape().size() + " of " + grid.cells() + " cells");
        }
    }

    /** Joins all floor: the inside of the outer walls, and the door and what lies beside it. */
    private static void open(Maze maze) {
        Grid grid = maze.grid();
        for (int row = 0; row < grid.rows(); row++) {
            long start = grid.rowStart(row);
            for (int column = 0; column < grid.columns(); column++) {
                if (isOpen(grid, row, column)) {
                    if (isOpen(grid, row, column + 1)) {
                        maze.carve(start + column, Rectangle.EAST);
                    }
                    if (isOpen(grid, row + 1, column)) {
                        maze.carve(start + column, Rectangle.SOUTH);
                    }
                }
            }
        }
    }

    private static boolean isOpen(Grid grid, int row, int column) {
        boolean isInside = row > 0 && row < grid.rows() - 1 && column > 0 && column < grid.columns() - 1;
        return isInside || (row + column <= 1 && row < grid.rows() && column < grid.columns());
    }

    /** Lays a row and a column of brick, but for the door where they cross and what lies beside it. */
    private static void wall(Maze maze, Room room, FloorTile door) {
        maze.phase("room");
        for (int column = room.left(); column <= room.right(); column++) {
            if (Math.abs(column - door.column()) > 1) {
                lay(maze, door.row(), column);
            }
        }
        for (int row = room.top(); row <= room.bottom(); row++) {
            if (Math.abs(row - door.row()) > 1) {
                lay(maze, row, door.column());
            }
        }
    }

    private static void lay(Maze maze, int row, int column) {
        long brick = maze.grid().rowStart(row) + column;
        for (int rest = maze.open(brick); rest != 0; rest = Directions.withoutFirst(rest)) {
            maze.wall(brick, Directions.first(rest));
        }
    }
}
