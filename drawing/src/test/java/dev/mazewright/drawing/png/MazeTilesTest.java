package dev.mazewright.drawing.png;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.rows.SeekingRows;
import dev.mazewright.core.rows.SparseEdges;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles show what the PNG writer draws of the whole maze at the same cell size, or its mean where they show less. */
class MazeTilesTest {
    private static final int SIDE = TileZoom.SIDE;

    /** Wider than a tile of each zoom, with openings on all sides, and sides that no tile divides. */
    private static final Puzzle PUZZLE =
            Recipe.parse("rectangle:330x1101/wilson/braid:0.3/open:0,7.top/open:329,1100.right/open:329,3.bottom/open:9,0.left/seed:3").make();

    /** The same for tiles of cells, of which fewer fill a tile. */
    private static final Puzzle SMALL =
            Recipe.parse("rectangle:70x300/wilson/braid:0.3/open:0,7.top/open:69,299.right/open:69,3.bottom/open:9,0.left/seed:3").make();

    private static MazeTiles tiles(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        WallDensity density = new WallDensity(grid.rows(), grid.columns());
        density.read(streamed(puzzle), row -> {});
        return new MazeTiles(grid, () -> streamed(puzzle), density);
    }

    private static Puzzle streamed(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        return Puzzle.streamed(
                new SeekingRows(grid.rows(), grid.columns(), row -> {
                    SquareRows rows = puzzle.rows();
                    rows.skip(row);
                    return rows;
                }),
                grid, puzzle.ends(), puzzle.recipe());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void tilesOfCellsArePartsOfThePngWritersPicture(int zoom) throws IOException {
        TileZoom level = new TileZoom(zoom);
        MazeTiles tiles = tiles(SMALL);
        Pixels whole = whole(SMALL, level.cellSize(), level.thickness());
        int lastRow = level.tiles(70) - 1;
        int lastColumn = level.tiles(300) - 1;
        for (int[] at : new int[][] {{lastRow, lastColumn}, {0, 0}, {lastRow / 2, lastColumn / 2}, {lastRow, 0}, {0, lastColumn}}) {
            Pixels tile = read(out -> tiles.writeWalls(level, at[0], at[1], out));
            for (int y = 0; y < SIDE; y++) {
                for (int x = 0; x < SIDE; x++) {
                    int expected = whole.isWall(at[1] * SIDE + x, at[0] * SIDE + y) ? 255 : 0;
                    if (tile.alpha(x, y) != expected) {
                        fail("zoom %d, tile %d,%d, pixel %d,%d is not %d", zoom, at[0], at[1], x, y, expected);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, -2, -3, -4, -5, -7, -11})
    void pixelsOfManyCellsAreTheMeanOfThePngWritersPicture(int zoom) throws IOException {
        TileZoom level = new TileZoom(zoom);
        MazeTiles tiles = tiles(PUZZLE);
        Pixels whole = whole(PUZZLE, 2, 1);
        int side = 2 * level.cellsOfPixel();
        for (int column = 0; column < level.tiles(1101); column++) {
            Pixels tile = tile(tiles, level, column);
            for (int y = 0; y < SIDE; y += 5) {
                for (int x = 0; x < SIDE; x++) {
                    long walls = 0;
                    long left = (long) (column * SIDE + x) * side;
                    for (long py = (long) y * side; py < Math.min((y + 1L) * side, 660); py++) {
                        for (long px = left; px < Math.min(left + side, 2202); px++) { // without the wall that ends a row
                            walls += whole.isWall((int) px, (int) py) ? 1 : 0;
                        }
                    }
                    int expected = (int) Math.round(255.0 * walls / ((double) side * side));
                    if (tile.alpha(x, y) != expected) {
                        fail("zoom %d, column %d, pixel %d,%d is %d, not %d", zoom, column, x, y, tile.alpha(x, y), expected);
                    }
                }
            }
        }
    }

    @Test
    void theLineOfAPathCrossesExactlyItsCells() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:70x200/wilson/seed:4").make();
        Path path = Solving.solve(puzzle, "breadth-first", Context.standard());
        Grid grid = puzzle.grid();
        SparseEdges edges = edges(path, grid);
        boolean[][] isOn = new boolean[70][200];
        path.forEach(cell -> isOn[grid.row(cell)][grid.column(cell)] = true);
        assertThat(edges.size()).isEqualTo(path.length());
        MazeTiles tiles = tiles(puzzle);
        for (int zoom : new int[] {1, 3, 5}) {
            TileZoom level = new TileZoom(zoom);
            int middle = level.thickness() + (level.cellSize() - level.thickness()) / 2;
            Pixels tile = read(out -> tiles.writePath(edges, level, 0, 0, out));
            for (int row = 0; row < Math.min(70, level.cells()); row++) {
                for (int column = 0; column < Math.min(200, level.cells()); column++) {
                    boolean isDrawn = tile.alpha(column * level.cellSize() + middle, row * level.cellSize() + middle) > 0;
                    if (isDrawn != isOn[row][column]) {
                        fail("zoom %d, cell %d,%d is drawn: %s", zoom, row, column, isDrawn);
                    }
                }
            }
        }
    }

    @Test
    void theLineOfAPathStaysInPassages() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:70x200/wilson/seed:4").make();
        Path path = Solving.solve(puzzle, "breadth-first", Context.standard());
        SparseEdges edges = edges(path, puzzle.grid());
        MazeTiles tiles = tiles(puzzle);
        for (int zoom = 1; zoom <= 5; zoom++) {
            TileZoom level = new TileZoom(zoom);
            Pixels line = read(out -> tiles.writePath(edges, level, 0, 0, out));
            Pixels walls = read(out -> tiles.writeWalls(level, 0, 0, out));
            for (int y = 0; y < SIDE; y++) {
                for (int x = 0; x < SIDE; x++) {
                    if (line.alpha(x, y) > 0 && walls.alpha(x, y) > 0) {
                        fail("zoom %d, pixel %d,%d is line and wall", zoom, x, y);
                    }
                }
            }
        }
        Pixels far = read(out -> tiles.writePath(edges, new TileZoom(-3), 0, 0, out));
        assertThat(far.alpha(0, 0)).isEqualTo(255);
        assertThat(far.alpha(100, 100)).isZero();
    }

    private static SparseEdges edges(Path path, Grid grid) {
        SparseEdges edges = new SparseEdges(grid.rows(), grid.columns(), bytes -> {});
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            edges.add(grid.row(cell), grid.column(cell), path.direction(i));
            cell = grid.step(cell, path.direction(i));
        }
        return edges;
    }

    // ---- pictures

    @FunctionalInterface
    private interface Writing {
        void to(ByteArrayOutputStream out) throws IOException;
    }

    private static Pixels tile(MazeTiles tiles, TileZoom zoom, int column) throws IOException {
        return read(out -> tiles.writeWalls(zoom, 0, column, out));
    }

    private static Pixels read(Writing writing) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writing.to(out);
        Pixels image = pixels(out);
        assertThat(image.width()).isEqualTo(SIDE);
        assertThat(image.height()).isEqualTo(SIDE);
        return image;
    }

    private static Pixels whole(Puzzle puzzle, int cellSize, int thickness) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Puzzle unmarked = puzzle.withEnds(new Ends(Grid.NONE, List.of(), puzzle.openings()));
        Png.FORMAT.writer().write(new Document(unmarked, null, Style.of(cellSize, thickness, 0)), out);
        return pixels(out);
    }

    /** The pixels of a picture in a few colours, which may be too many to be unpacked. */
    private record Pixels(BufferedImage image) {
        int width() {
            return image.getWidth();
        }

        int height() {
            return image.getHeight();
        }

        boolean isWall(int x, int y) {
            return x < width() && y < height() && (colour(x, y) & 0xFFFFFF) != 0xFFFFFF;
        }

        int alpha(int x, int y) {
            return colour(x, y) >>> 24;
        }

        private int colour(int x, int y) {
            return image.getColorModel().getRGB(image.getRaster().getSample(x, y, 0));
        }
    }

    private static Pixels pixels(ByteArrayOutputStream png) throws IOException {
        return new Pixels(ImageIO.read(new ByteArrayInputStream(png.toByteArray())));
    }
}
