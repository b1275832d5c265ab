package dev.mazewright.drawing.solid;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.shape.support.Squares;
import dev.mazewright.formats.io.Document;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * The levels of a maze of shape box: a plate with walls each, with stairs of four steps that end below a hole in the plate above. Stairs begin in
 * one half of a cell and holes lie in the other, and they change sides and directions from level to level, so that a cell has room for both.
 *
 * <pre>
 *   #################
 *   #               #     seen from above: stairs with their steps 2 to 5, which are as high as walls,
 *   #  5555         #     and beside them the hole above the stairs from the level below
 *   #  4444   hole  #
 *   #  3333         #
 *   #  2222         #
 *   #               #
 *   #################
 * </pre>
 */
final class StackedPlates {
    private static final int GAP = 5000;
    private static final long MOST = 240_000_000;
    private static final int OF_TILE = 12;

    private static final int STEPS = 4;
    /** Tiles from one row of cells to the next: a wall, a margin, the steps and a margin. */
    private static final int DOWN = STEPS + 3;
    /** Tiles from one column of cells to the next: a wall, a margin, one half, what lies between, the other half and a margin. */
    private static final int ACROSS = 6;

    /** The heights of tiles: a hole, floor, steps, and the last step as well as walls. */
    private static final byte FLOOR = 1;

    private static final byte WALL = FLOOR + STEPS;

    private final Document document;
    private final SolidSetup setup;
    private final Maze maze;
    private final Grid grid;
    private final Set<Opening> openings;
    private final int cell;
    private final int wall;

    StackedPlates(Document document, SolidSetup setup) {
        setup.requireOnly("a plate of shape box", SolidSetup.WALL, SolidSetup.HEIGHT, SolidSetup.BASE);
        this.document = document;
        this.setup = setup;
        maze = document.puzzle().maze();
        grid = maze.grid();
        openings = new HashSet<>(document.puzzle().openings());
        cell = Plate.cell(setup);
        wall = Plate.wall(setup);
    }

    /** Makes sure that levels are not too large, and returns how many triangles they have at most. */
    static long require(SolidSetup setup, Shape shape, boolean isScene) {
        Size size = shape.size();
        int cell = Plate.cell(setup);
        long wide = (long) size.columns() * cell + Plate.wall(setup);
        long deep = (long) size.rows() * cell + Plate.wall(setup);
        long longest = isScene ? Math.max(wide, (long) size.levels() * (Plate.base(setup) + Plate.height(setup))) : size.levels() * (wide + GAP);
        double triangles = (double) OF_TILE * (ACROSS * (double) size.columns() + 1) * (DOWN * (double) size.rows() + 1) * size.levels();
        SolidSetup.requireSize(size + " cells", Math.max(longest, deep), (long) triangles, MOST);
        return (long) triangles;
    }

    /**
     * The mesh.
     *
     * @param isScene whether levels stand on each other, as in a scene, and not side by side, as they are printed
     * @param isInColours whether plates are one part, and what stands on them another
     */
    Mesh mesh(boolean isScene, boolean isInColours) throws IOException {
        int rows = grid.rowsOfLevel();
        int columns = grid.columns();
        long wide = (long) columns * cell + wall;
        int base = Plate.base(setup);
        int height = Plate.height(setup);
        SolidSetup.requireMemory(document, require(setup, grid.shape(), isScene));
        int[] x = lines(columns, ACROSS, false);
        int[] y = lines(rows, DOWN, true);
        Mesh mesh = new Mesh();
        for (int level = 0; level < grid.levels(); level++) {
            String name = "level-" + level;
            int left = isScene ? 0 : (int) (level * (wide + GAP));
            int[] z = new int[WALL + 1];
            int ground = isScene ? level * (base + height) : 0;
            for (int i = 0; i < z.length; i++) {
                z[i] = ground + (i == 0 ? 0 : base + height * (i - 1) / STEPS);
            }
            if (isInColours) {
                mesh.part(name, Mesh.Colour.PLATE);
                add(mesh, level, left, x, y, z, 0, FLOOR);
                mesh.part(name, Mesh.Colour.WALLS);
                add(mesh, level, left, x, y, z, FLOOR, WALL);
            } else {
                mesh.part(name);
                add(mesh, level, left, x, y, z, 0, WALL);
            }
        }
        return mesh;
    }

    /** Adds what of a level lies between two heights. */
    private void add(Mesh mesh, int level, int left, int[] x, int[] y, int[] z, int from, int to) throws IOException {
        byte[] line = new byte[x.length - 1];
        int[] row = {0};
        HeightField.add(mesh, left, 0, x, y, Arrays.copyOfRange(z, from, to + 1), () -> {
            for (int i = 0; i < line.length; i++) {
                line[i] = (byte) (Math.clamp(tile(level, row[0], i), from, to) - from);
            }
            row[0]++;
            return line;
        });
    }

    /** Where tiles begin and end: along columns ascending from 0, along rows descending to 0. */
    private int[] lines(int cells, int tiles, boolean isDown) {
        int corridor = cell - wall;
        int margin = corridor / 10;
        int[] lines = new int[cells * tiles + 2];
        for (int i = 0; i < lines.length; i++) {
            int in = i % tiles;
            int part = isDown ? (corridor - 2 * margin) * Math.max(0, in - 2) / STEPS
                    : in < 3 ? 0 : in < 4 ? (corridor - 3 * margin) / 2 : in < 5 ? (corridor - 3 * margin) / 2 + margin : corridor - 2 * margin;
            lines[i] = i / tiles * cell + (in == 0 ? 0 : wall + (in == 1 ? 0 : margin + part));
        }
        if (isDown) {
            int deep = lines[lines.length - 1];
            for (int i = 0; i < lines.length; i++) {
                lines[i] = deep - lines[i];
            }
        }
        return lines;
    }

    private byte tile(int level, int line, int at) {
        int row = line / DOWN;
        int column = at / ACROSS;
        int down = line % DOWN;
        int across = at % ACROSS;
        if (down == 0 || across == 0) {
            boolean isOpen = down != 0 ? isOpen(level, row, column - 1, Squares.EAST, row, column) : across != 0 && isOpen(level, row - 1, column, Squares.SOUTH, row, column);
            return isOpen ? FLOOR : WALL;
        }
        boolean isStep = down >= 2 && down < 2 + STEPS && (across == 2 || across == 4);
        if (!isStep) {
            return FLOOR;
        }
        long here = grid.cell(row, column, level);
        boolean isOwn = (across == 2) == (level % 2 == 0); // the half in which stairs lead up from here; below, they lie in the other one
        if (!leads(here, isOwn ? Link.STAIRS_UP : Link.STAIRS_DOWN)) {
            return FLOOR;
        }
        return (byte) (!isOwn ? 0 : FLOOR + (level % 2 == 0 ? 2 + STEPS - down : down - 1));
    }

    private boolean leads(long here, Link link) {
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (maze.isOpen(here, direction) && grid.shape().link(grid, here, direction) == link) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is no wall between two cells, of which one may lie outside. */
    private boolean isOpen(int level, int row, int column, int direction, int nextRow, int nextColumn) {
        boolean isHere = row >= 0 && column >= 0;
        boolean isNext = nextRow < grid.rowsOfLevel() && nextColumn < grid.columns();
        if (isHere && isNext) {
            return maze.isOpen(grid.cell(row, column, level), direction);
        }
        return isHere ? openings.contains(new Opening(grid.cell(row, column, level), direction))
                : isNext && openings.contains(new Opening(grid.cell(nextRow, nextColumn, level), direction == Squares.EAST ? Squares.WEST : Squares.NORTH));
    }
}
