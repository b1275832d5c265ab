package dev.mazewright.drawing.solid;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.support.Squares;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PageSetup;
import java.util.Arrays;

/**
 * A maze of squares as a plate with round slots in which a marble rolls, half as deep as it is thick. Its surface has a height above each point
 * where lines across the plate meet: that of the nearest point of a half pipe. Dead ends may have holes, through which dirt or the marble falls.
 */
final class MarblePlate {
    private static final double CELL = 10;
    private static final double BALL = 6;

    /** The least wall between slots, in micrometres. */
    private static final int WALL = 400;

    private static final long MOST = 60_000_000;

    /** The sines of 0 to 90 degrees in steps of 22.5. */
    private static final double[] SINES = {0, 0.3826834323650898, 0.7071067811865476, 0.9238795325112867, 1};

    /** Lines in a cell: where it begins, on both sides of its middle for each sine, and beside a hole. */
    private static final int MOST_LINES = 2 * SINES.length + 2;

    private final Puzzle puzzle;
    private final Maze maze;
    private final Grid grid;
    private final int cell;
    private final int base;
    private final int drain;
    private final int radius;
    /** Where lines lie in a cell, from its middle, ascending; the first is where the cell begins. */
    private final int[] lines;

    MarblePlate(Document document, SolidSetup setup) {
        setup.requireOnly("a plate for marbles", SolidSetup.BASE, SolidSetup.BALL, SolidSetup.DRAIN);
        puzzle = document.puzzle();
        maze = puzzle.maze();
        grid = maze.grid();
        cell = setup.cell(CELL);
        base = setup.length(SolidSetup.BASE, 2);
        drain = setup.length(SolidSetup.DRAIN, 0) / 2;
        int ball = setup.length(SolidSetup.BALL, BALL);
        radius = ball * 11 / 20 + 50; // faces at dead ends are up to 9 % nearer to the middle than a half pipe
        if (2 * radius + WALL > cell) {
            throw new UsageException("slots for a marble of " + SolidSetup.text(ball) + " mm leave no wall in cells of " + SolidSetup.text(cell) + " mm; take a lesser "
                    + SolidSetup.BALL.key() + ", or a greater " + PageSetup.CELL_MM.key());
        }
        if (drain > radius) {
            throw new UsageException("holes of " + SolidSetup.text(2 * drain) + " mm are wider than slots of " + SolidSetup.text(2 * radius) + " mm; take a lesser "
                    + SolidSetup.DRAIN.key());
        }
        int[] all = new int[2 * SINES.length + 2];
        for (int i = 0; i < SINES.length; i++) {
            all[2 * i] = (int) Math.round(SINES[i] * radius);
            all[2 * i + 1] = -all[2 * i];
        }
        all[all.length - 2] = drain;
        all[all.length - 1] = -drain;
        int[] inside = Arrays.stream(all).sorted().distinct().toArray();
        lines = new int[inside.length + 1];
        lines[0] = -cell / 2;
        System.arraycopy(inside, 0, lines, 1, inside.length);
        SolidSetup.requireMemory(document, require(setup, grid.shape()));
    }

    /** Makes sure that a plate is not too large, and returns how many triangles it has at most. */
    static long require(SolidSetup setup, Shape shape) {
        double quads = (double) shape.size().rows() * shape.size().columns() * MOST_LINES * MOST_LINES;
        long triangles = (long) ((setup.length(SolidSetup.DRAIN, 0) > 0 ? 4 : 2) * quads);
        SolidSetup.requireSize(shape.size() + " cells", (long) setup.cell(CELL) * Math.max(shape.size().rows(), shape.size().columns()), triangles, MOST);
        return triangles;
    }

    /** Where a line lies: along columns, from the left; along rows, from the back. */
    private int place(int line) {
        return line / lines.length * cell + cell / 2 + lines[line % lines.length];
    }

    Mesh mesh() {
        int columns = grid.columns() * lines.length;
        int rows = grid.rows() * lines.length;
        int deep = place(rows);
        Mesh mesh = new Mesh();
        mesh.part("maze");
        int[][] top = new int[rows + 1][columns + 1];
        for (int row = 0; row <= rows; row++) {
            CancelledException.check();
            for (int column = 0; column <= columns; column++) {
                top[row][column] = mesh.vertex(place(column), deep - place(row), base + radius - depth(row, column));
            }
        }
        boolean[][] isHole = new boolean[rows][columns];
        if (drain > 0) {
            holes(isHole);
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (!isHole[row][column]) {
                    mesh.quad(top[row + 1][column], top[row + 1][column + 1], top[row][column + 1], top[row][column]);
                }
            }
        }
        int[][] bottom = new int[rows + 1][columns + 1];
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                boolean isEdge = row == 0 || row == rows || column == 0 || column == columns;
                bottom[row][column] = drain > 0 || isEdge ? mesh.vertex(place(column), deep - place(row), 0) : 0;
            }
        }
        bottom(mesh, bottom, isHole);
        sides(mesh, top, bottom, isHole);
        return mesh;
    }

    /** Without holes, triangles from the middle to the edges. */
    private void bottom(Mesh mesh, int[][] bottom, boolean[][] isHole) {
        int rows = isHole.length;
        int columns = isHole[0].length;
        if (drain > 0) {
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    if (!isHole[row][column]) {
                        mesh.quad(bottom[row][column], bottom[row][column + 1], bottom[row + 1][column + 1], bottom[row + 1][column]);
                    }
                }
            }
            return;
        }
        int middle = mesh.vertex(place(columns) / 2, place(rows) / 2, 0);
        for (int column = 0; column < columns; column++) {
            mesh.triangle(middle, bottom[0][column], bottom[0][column + 1]);
            mesh.triangle(middle, bottom[rows][column + 1], bottom[rows][column]);
        }
        for (int row = 0; row < rows; row++) {
            mesh.triangle(middle, bottom[row + 1][0], bottom[row][0]);
            mesh.triangle(middle, bottom[row][columns], bottom[row + 1][columns]);
        }
    }

    /** What stands where a hole or the outside lies beside the plate. */
    private static void sides(Mesh mesh, int[][] top, int[][] bottom, boolean[][] isHole) {
        int rows = isHole.length;
        int columns = isHole[0].length;
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                boolean isFree = isFree(isHole, row, column);
                if (column < columns && isFree != isFree(isHole, row - 1, column)) {
                    side(mesh, top[row][column], top[row][column + 1], bottom[row][column + 1], bottom[row][column], isFree);
                }
                if (row < rows && isFree != isFree(isHole, row, column - 1)) {
                    side(mesh, top[row][column], top[row + 1][column], bottom[row + 1][column], bottom[row][column], !isFree);
                }
            }
        }
    }

    private static boolean isFree(boolean[][] isHole, int row, int column) {
        return row < 0 || column < 0 || row >= isHole.length || column >= isHole[0].length || isHole[row][column];
    }

    private static void side(Mesh mesh, int a, int b, int c, int d, boolean isTurned) {
        if (isTurned) {
            mesh.quad(d, c, b, a);
        } else {
            mesh.quad(a, b, c, d);
        }
    }

    private void holes(boolean[][] isHole) {
        for (long at = grid.first(); at != Grid.NONE; at = grid.next(at)) {
            long one = at;
            boolean isEnd = at == puzzle.start() || puzzle.ends().isGoal(at) || puzzle.openings().stream().anyMatch(opening -> opening.cell() == one);
            if (Directions.count(maze.open(at)) != 1 || isEnd) {
                continue;
            }
            for (int down = 0; down < lines.length; down++) {
                for (int across = 0; across < lines.length; across++) {
                    boolean isIn = lines[down] >= -drain && lines[down] < drain && lines[across] >= -drain && lines[across] < drain;
                    isHole[grid.row(at) * lines.length + down][grid.column(at) * lines.length + across] |= isIn;
                }
            }
        }
    }

    // ---- the half pipes

    /** How deep the surface is at a vertex, in micrometres. */
    private int depth(int line, int at) {
        int row = line / lines.length;
        int column = at / lines.length;
        int y = lines[line % lines.length];
        int x = lines[at % lines.length];
        boolean isBetweenRows = line % lines.length == 0;
        boolean isBetweenColumns = at % lines.length == 0;
        if (isBetweenRows && isBetweenColumns) {
            return 0;
        }
        if (isBetweenRows || isBetweenColumns) {
            // On a side, only a passage through it is near enough.
            boolean isOpen = isBetweenRows ? isOpen(row - 1, column, Squares.SOUTH) || isOpen(row, column, Squares.NORTH)
                    : isOpen(row, column - 1, Squares.EAST) || isOpen(row, column, Squares.WEST);
            return isOpen ? pipe((double) (isBetweenRows ? x : y) * (isBetweenRows ? x : y)) : 0;
        }
        long here = grid.cell(row, column);
        if (here == Grid.NONE) {
            return 0;
        }
        double nearest = (double) x * x + (double) y * y;
        boolean isAcross = isOpen(row, column, x < 0 ? Squares.WEST : Squares.EAST);
        boolean isDown = isOpen(row, column, y < 0 ? Squares.NORTH : Squares.SOUTH);
        if (isAcross) {
            nearest = Math.min(nearest, (double) y * y);
        }
        if (isDown) {
            nearest = Math.min(nearest, (double) x * x);
        }
        return pipe(nearest);
    }

    private int pipe(double squared) {
        double rest = (double) radius * radius - squared;
        return rest <= 0 ? 0 : (int) Math.round(Math.sqrt(rest));
    }

    private boolean isOpen(int row, int column, int direction) {
        if (row < 0 || column < 0 || row >= grid.rows() || column >= grid.columns()) {
            return false;
        }
        long here = grid.cell(row, column);
        return here != Grid.NONE && ((maze.isOpen(here, direction) && grid.leads(here, direction)) || puzzle.openings().contains(new Opening(here, direction)));
    }
}
