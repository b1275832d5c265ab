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
 * as deep as corridors.
 */
final class Plate {
    private static final double CELL = 10;

    /** The most triangles, 12 for a tile. */
    private static final long MOST = 240_000_000;

    private static final int OF_TILE = 12;

    private Plate() {}

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

    static Mesh mesh(Format format, Document document, SolidSetup setup) throws IOException {
        setup.requireOnly("a plate", SolidSetup.WALL, SolidSetup.HEIGHT, SolidSetup.BASE, SolidSetup.RELIEF, TileRooms.ROOM);
        Grid grid = document.puzzle().grid();
        IntToLongFunction line = line(setup, grid.shape().isTiles());
        SolidSetup.requireMemory(document, require(setup, grid.shape()));
        TileView view = new TileView(format, document.plain().in(document.style()));
        int[] x = new int[view.columns() + 1];
        int[] y = new int[view.rows() + 1];
        Arrays.setAll(x, i -> (int) line.applyAsLong(i));
        Arrays.setAll(y, i -> (int) (line.applyAsLong(view.rows()) - line.applyAsLong(i)));
        int base = base(setup);
        byte[] levels = new byte[view.columns()];
        boolean isSunk = setup.get(SolidSetup.RELIEF) == SolidSetup.Relief.SUNK;
        Mesh mesh = new Mesh("maze");
        HeightField.add(mesh, 0, 0, x, y, new int[] {0, base, base + height(setup)}, () -> {
            byte[] seen = view.next();
            for (int i = 0; i < levels.length; i++) {
                levels[i] = (byte) ((seen[i] == TileView.WALL) == isSunk ? 1 : 2);
            }
            return levels;
        });
        return mesh;
    }
}
