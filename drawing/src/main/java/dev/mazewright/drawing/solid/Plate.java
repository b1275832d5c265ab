package dev.mazewright.drawing.solid;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.text.TileRooms;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/**
 * A maze of squares as a plate with walls on it, or with grooves in their place: the view in tiles, with corridors as wide as cells are without their walls. Gaps in the outline are
 * as deep as corridors. In colours, walls and the plate are parts, and so is the solution, which
 * is let into the floor, or lies on corridors that stand.
 */
final class Plate {
    private static final String NAME = "maze";
    private static final double CELL = 10;

    /** The most triangles, 12 for a tile. */
    private static final long MOST = 240_000_000;

    private static final int OF_TILE = 12;

    /** How thick the solution is, at most: three layers of a printer, which nothing shines through. */
    private static final int INLAY = 600;

    private final Mesh mesh = new Mesh();
    private final int[] x;
    private final int[] y;
    private final byte[][] tiles;
    private final int base;
    private final int top;
    private final boolean isSunk;
    private final boolean isSolved;

    Plate(Format format, Document document, SolidSetup setup) throws IOException {
        setup.requireOnly("a plate", SolidSetup.WALL, SolidSetup.HEIGHT, SolidSetup.BASE, SolidSetup.RELIEF, TileRooms.ROOM);
        Grid grid = document.puzzle().grid();
        IntToLongFunction line = line(setup, grid.shape().isTiles());
        SolidSetup.requireMemory(document, require(setup, grid.shape()));
        TileView view = new TileView(format, document);
        x = new int[view.columns() + 1];
        y = new int[view.rows() + 1];
        Arrays.setAll(x, i -> (int) line.applyAsLong(i));
        Arrays.setAll(y, i -> (int) (line.applyAsLong(view.rows()) - line.applyAsLong(i)));
        tiles = new byte[view.rows()][];
        for (int row = 0; row < tiles.length; row++) {
            tiles[row] = view.next().clone();
        }
        base = base(setup);
        top = base + height(setup);
        isSunk = setup.get(SolidSetup.RELIEF) == SolidSetup.Relief.SUNK;
        isSolved = !document.paths().isEmpty();
    }

    /** The size of a cell that has walls, in micrometres. */
    static int cell(SolidSetup setup) {
        int cell = setup.cell(CELL);
        int wall = wall(setup);
        if (wall >= cell) {
            throw new UsageException("walls of " + SolidSetup.text(wall) + " mm leave no corridor in cells of " + SolidSetup.text(cell) + " mm; take a lesser "
                    + SolidSetup.WALL.key() + ", or a greater " + PageSetup.CELL_MM.key());
        }
        return cell;
    }

    /** The width of walls in micrometres. */
    static int wall(SolidSetup setup) {
        return setup.length(SolidSetup.WALL, 2);
    }

    /** The height of the plate in micrometres. */
    static int base(SolidSetup setup) {
        return setup.length(SolidSetup.BASE, 2);
    }

    /** The height of walls above the plate in micrometres. */
    static int height(SolidSetup setup) {
        return setup.length(SolidSetup.HEIGHT, 5);
    }

    private static IntToLongFunction line(SolidSetup setup, boolean areTiles) {
        int cell = cell(setup);
        int wall = wall(setup);
        return areTiles ? i -> (long) i * cell : i -> i / 2 * (long) cell + (i % 2) * (long) wall;
    }

    /** Makes sure that a plate is not too large, and returns how many triangles it has at most. */
    static long require(SolidSetup setup, Shape shape) {
        boolean areTiles = shape.isTiles();
        long rows = areTiles ? shape.size().rows() : 2L * shape.size().rows() + 1;
        long columns = areTiles ? shape.size().columns() : 2L * shape.size().columns() + 1;
        IntToLongFunction line = line(setup, areTiles);
        long triangles = (long) ((double) OF_TILE * rows * columns);
        SolidSetup.requireSize(rows + " x " + columns + " tiles", line.applyAsLong((int) Math.min(Integer.MAX_VALUE, Math.max(rows, columns))), triangles, MOST);
        return triangles;
    }

    /** The mesh: of one part, or of one for each colour. */
    Mesh mesh(boolean isInColours) throws IOException {
        if (!isInColours) {
            mesh.part(NAME);
            add(tile -> stands(tile) ? 2 : 1, 0, base, top);
            return mesh;
        }
        int floor = isSunk ? top + INLAY : base;
        int inlay = isSunk ? top : base - Math.min(INLAY, base / 2);
        mesh.part(NAME, Mesh.Colour.PLATE);
        if (!isSunk && isSolved) {
            add(tile -> isMarked(tile) ? 1 : 2, 0, inlay, base);
        } else {
            HeightField.add(mesh, 0, 0, new int[] {0, x[x.length - 1]}, new int[] {y[0], 0}, new int[] {0, base}, () -> new byte[] {1});
        }
        if (isSolved) {
            mesh.part(NAME, Mesh.Colour.SOLUTION);
            add(tile -> isMarked(tile) ? 1 : 0, inlay, floor);
        }
        if (hasHigh()) {
            mesh.part(NAME, isSunk ? Mesh.Colour.CORRIDORS : Mesh.Colour.WALLS);
            add(tile -> stands(tile) ? 1 : 0, base, top);
        }
        return mesh;
    }

    /** Whether a tile is as high as walls are, or, where these are grooves, as corridors are. */
    private boolean stands(byte tile) {
        return (tile == TileView.WALL) != isSunk;
    }

    private boolean hasHigh() {
        for (byte[] row : tiles) {
            for (byte tile : row) {
                if (stands(tile)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isMarked(byte tile) {
        return tile != TileView.WALL && tile != TileView.FLOOR;
    }

    /** The level of a kind of tile. */
    private interface Levels {
        int of(byte tile);
    }

    private void add(Levels levels, int... z) throws IOException {
        byte[] line = new byte[x.length - 1];
        int[] row = {0};
        HeightField.add(mesh, 0, 0, x, y, z, () -> {
            for (int i = 0; i < line.length; i++) {
                line[i] = (byte) levels.of(tiles[row[0]][i]);
            }
            row[0]++;
            return line;
        });
    }
}
