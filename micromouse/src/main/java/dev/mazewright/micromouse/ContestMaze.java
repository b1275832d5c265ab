package dev.mazewright.micromouse;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A maze of squares as contests see it: four walls a cell, a start and goals. Cell number y * width + x; directions are
 * {@link #NORTH} 0, {@link #EAST} 1, {@link #SOUTH} 2 and {@link #WEST} 3.
 *
 * <p>Immutable.
 */
public final class ContestMaze {
    public static final int NORTH = Rectangle.NORTH;
    public static final int EAST = Rectangle.EAST;
    public static final int SOUTH = Rectangle.SOUTH;
    public static final int WEST = Rectangle.WEST;

    /** The most cells along a side. */
    public static final int MOST = 256;

    private static final int[] STEP_X = {0, 1, 0, -1};
    private static final int[] STEP_Y = {1, 0, -1, 0};

    private final int width;
    private final int height;
    /** The closed sides of each cell, a bit a direction. */
    private final byte[] walls;
    private final int start;
    private final int[] goals;

    /**
     * A maze of these walls.
     *
     * @param walls the closed sides of each cell, a bit a direction, 1 byte a cell; those that two cells share agree
     * @param start a cell
     * @param goals cells, in ascending order; at least one
     */
    ContestMaze(int width, int height, byte[] walls, int start, int[] goals) {
        this.width = width;
        this.height = height;
        this.walls = walls;
        this.start = start;
        this.goals = goals;
    }

    /**
     * The maze of a puzzle; without a start, the mouse starts in the south-west, and without a goal, the goals are the cells in the
     * middle.
     *
     * @throws UsageException if it is no full rectangle of squares, or a side has more than {@value #MOST} cells
     */
    public static ContestMaze of(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        if (!grid.isSquares() || !grid.isFull()) {
            throw new UsageException("a micromouse maze is a full rectangle of squares, not a " + grid.shape().name() + " of " + grid.shape().size());
        }
        int width = grid.columns();
        int height = grid.rows();
        if (Math.max(width, height) > MOST) {
            throw new UsageException("a micromouse maze has at most " + MOST + " cells along a side, not " + width + "x" + height);
        }
        byte[] walls = new byte[width * height];
        Maze maze = puzzle.maze();
        for (int cell = 0; cell < walls.length; cell++) {
            walls[cell] = (byte) (~maze.open(grid.cell(height - 1L - cell / width, cell % width)) & Directions.all(4));
        }
        for (Opening opening : puzzle.openings()) {
            walls[cell(grid, opening.cell())] &= (byte) ~Directions.of(opening.direction());
        }
        int[] goals = Arrays.stream(puzzle.goals()).mapToInt(goal -> cell(grid, goal)).sorted().toArray();
        int start = puzzle.ends().hasStart() ? cell(grid, puzzle.start()) : 0;
        return new ContestMaze(width, height, walls, start, goals.length > 0 ? goals : centre(width, height));
    }

    private static int cell(Grid grid, long address) {
        return (grid.rows() - 1 - grid.row(address)) * grid.columns() + grid.column(address);
    }

    /** The cell in the middle; two of them, or four, where sides are even. */
    public static int[] centre(int width, int height) {
        List<Integer> cells = new ArrayList<>();
        for (int y = (height - 1) / 2; y <= height / 2; y++) {
            for (int x = (width - 1) / 2; x <= width / 2; x++) {
                cells.add(y * width + x);
            }
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The same as a puzzle, for formats and drawings. */
    public Puzzle puzzle() {
        Grid grid = new Rectangle(height, width, null).grid();
        Maze maze = new Maze(grid);
        List<Opening> openings = new ArrayList<>();
        for (int cell = 0; cell < walls.length; cell++) {
            for (int direction = 0; direction < 4; direction++) {
                if (!isWall(cell, direction)) {
                    if (next(cell, direction) < 0) {
                        openings.add(new Opening(address(grid, cell), direction));
                    } else if (!maze.isOpen(address(grid, cell), direction)) {
                        maze.carve(address(grid, cell), direction);
                    }
                }
            }
        }
        return new Puzzle(maze, new Ends(address(grid, start), Arrays.stream(goals).mapToLong(goal -> address(grid, goal)).toArray(), openings), null);
    }

    /** The address of a cell on the grid of {@link #puzzle}. */
    public long address(Grid grid, int cell) {
        return grid.cell(height - 1L - cell / width, cell % width);
    }

    /** How many columns there are. */
    public int width() {
        return width;
    }

    /** How many rows there are. */
    public int height() {
        return height;
    }

    /** How many cells there are. */
    public int cells() {
        return walls.length;
    }

    /** The cell where the mouse starts. */
    public int start() {
        return start;
    }

    /** The goals in ascending order; at least one. */
    public int[] goals() {
        return goals.clone();
    }

    /** Whether a cell is a goal. */
    public boolean isGoal(int cell) {
        return Arrays.binarySearch(goals, cell) >= 0;
    }

    /** Whether this side of a cell is closed. */
    public boolean isWall(int cell, int direction) {
        return (walls[cell] >> direction & 1) != 0;
    }

    /** The cell beside another, or -1 outside of the maze. */
    public int next(int cell, int direction) {
        int x = x(cell) + STEP_X[direction];
        int y = y(cell) + STEP_Y[direction];
        return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
    }

    /** The cell where an open side leads, or -1 where it is closed, or leads out of the maze. */
    public int passage(int cell, int direction) {
        return isWall(cell, direction) ? -1 : next(cell, direction);
    }

    /** The column of a cell, from the west. */
    public int x(int cell) {
        return cell % width;
    }

    /** The row of a cell, from the south. */
    public int y(int cell) {
        return cell / width;
    }

    /** A cell as messages have it: {@code (x, y)}. */
    public String name(int cell) {
        return "(" + x(cell) + ", " + y(cell) + ")";
    }

    /** The same walls with another start and other goals. */
    public ContestMaze with(int otherStart, int... otherGoals) {
        int[] sorted = otherGoals.clone();
        Arrays.sort(sorted);
        return new ContestMaze(width, height, walls, otherStart, sorted);
    }

    /** The same with a wall that is opened or closed on both sides. */
    public ContestMaze withWall(int cell, int direction, boolean isClosed) {
        byte[] others = walls.clone();
        set(others, cell, direction, isClosed);
        int beyond = next(cell, direction);
        if (beyond >= 0) {
            set(others, beyond, (direction + 2) % 4, isClosed);
        }
        return new ContestMaze(width, height, others, start, goals);
    }

    /** The same start and goals in a maze whose only passages are those of a path of neighbouring cells. */
    public ContestMaze alone(int... path) {
        byte[] others = new byte[walls.length];
        Arrays.fill(others, (byte) Directions.all(4));
        for (int i = 0; i + 1 < path.length; i++) {
            int direction = direction(path[i], path[i + 1]);
            set(others, path[i], direction, false);
            set(others, path[i + 1], (direction + 2) % 4, false);
        }
        return new ContestMaze(width, height, others, start, goals);
    }

    private static void set(byte[] walls, int cell, int direction, boolean isClosed) {
        walls[cell] = (byte) (isClosed ? walls[cell] | Directions.of(direction) : walls[cell] & ~Directions.of(direction));
    }

    /** The direction from a cell to one beside it. */
    public int direction(int from, int to) {
        return y(to) > y(from) ? NORTH : x(to) > x(from) ? EAST : y(to) < y(from) ? SOUTH : WEST;
    }

    /** The steps from a set of cells to each cell by passages, -1 where none leads. */
    public int[] distances(int... sources) {
        int[] distances = new int[walls.length];
        Arrays.fill(distances, -1);
        int[] queue = new int[walls.length];
        int filled = 0;
        for (int source : sources) {
            distances[source] = 0;
            queue[filled++] = source;
        }
        for (int i = 0; i < filled; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int beyond = passage(queue[i], direction);
                if (beyond >= 0 && distances[beyond] < 0) {
                    distances[beyond] = distances[queue[i]] + 1;
                    queue[filled++] = beyond;
                }
            }
        }
        return distances;
    }

    /** Whether any goal can be reached from the start. */
    public boolean isSolvable() {
        return distances(goals)[start] >= 0;
    }
}
