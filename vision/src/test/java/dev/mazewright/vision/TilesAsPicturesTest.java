package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walls as thick as corridors, in colours of any brightness: no path is shown through walls without a doubt. */
@Tag("thorough")
class TilesAsPicturesTest {
    private static final int FIRST = 4;
    private static final int SEEDS = 4;

    /** A maze of tiles with two marks, as a picture, and which of its pixels are floor. */
    private static final class Drawn {
        private final int tile;
        private final BufferedImage image;
        private final boolean[][] floor;

        Drawn(Puzzle puzzle, int tile, int top, Color wall, Color ground, double mark) {
            this.tile = tile;
            Grid grid = puzzle.grid();
            int rows = 2 * grid.rows() + 1;
            int columns = 2 * grid.columns() + 1;
            floor = new boolean[rows * tile + top][columns * tile];
            image = new BufferedImage(columns * tile, rows * tile + top, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = image.createGraphics();
            graphics.setColor(wall);
            graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
            graphics.setColor(ground);
            graphics.fillRect(0, 0, image.getWidth(), top);
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int row = 2 * grid.row(cell) + 1;
                int column = 2 * grid.column(cell) + 1;
                boolean isEast = puzzle.maze().isOpen(cell, Rectangle.EAST);
                boolean isSouth = puzzle.maze().isOpen(cell, Rectangle.SOUTH);
                fill(graphics, row, column, 1, isEast ? 2 : 1, top);
                fill(graphics, row, column, isSouth ? 2 : 1, 1, top);
            }
            mark(graphics, grid, puzzle.start(), Color.BLUE, mark, top);
            mark(graphics, grid, puzzle.goals()[0], Color.MAGENTA, mark, top);
            graphics.dispose();
        }

        private void fill(Graphics2D graphics, int row, int column, int high, int wide, int top) {
            graphics.fillRect(column * tile, row * tile + top, wide * tile, high * tile);
            for (int y = row * tile + top; y < (row + high) * tile + top; y++) {
                for (int x = column * tile; x < (column + wide) * tile; x++) {
                    floor[y][x] = true;
                }
            }
        }

        private void mark(Graphics2D graphics, Grid grid, long cell, Color colour, double share, int top) {
            int extent = (int) Math.round(share * tile);
            int inset = (tile - extent) / 2;
            graphics.setColor(colour);
            int x = (2 * grid.column(cell) + 1) * tile + inset;
            int y = (2 * grid.row(cell) + 1) * tile + top + inset;
            graphics.fillOval(x, y, extent, extent);
        }

        /** How many pixels of a path are not floor. */
        long inWalls(List<Spot> line) {
            long pixels = 0;
            for (int i = 1; i < line.size(); i++) {
                Spot from = line.get(i - 1);
                Spot to = line.get(i);
                int steps = (int) Math.ceil(from.distance(to));
                for (int step = 0; step < steps; step++) {
                    int x = (int) (from.x() + (to.x() - from.x()) * step / steps);
                    int y = (int) (from.y() + (to.y() - from.y()) * step / steps);
                    pixels += floor[y][x] ? 0 : 1;
                }
            }
            return pixels;
        }

        byte[] jpeg(float quality) throws IOException {
            ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
            ImageWriteParam given = writer.getDefaultWriteParam();
            given.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
            given.setCompressionQuality(quality);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
                writer.setOutput(out);
                writer.write(null, new IIOImage(image, null, null), given);
            } finally {
                writer.dispose();
            }
            return bytes.toByteArray();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "16, 1, #E67814, #FFFFFF, 0.76",
        "12, 0, #FFFFFF, #282878, 0.7",
        "20, 2, #5A3C1E, #F0DCB4, 0.76",
        "16, 1, #C8C8C8, #5A5A5A, 0.76"
    })
    void noSurePathLeadsThroughWalls(int tile, int top, String wall, String ground, double mark) throws IOException {
        int right = 0;
        for (int seed = FIRST; seed < FIRST + SEEDS; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:6x11/recursive-backtracker/start:random/goal:random/seed:" + seed).make();
            Drawn drawn = new Drawn(puzzle, tile, top, Color.decode(wall), Color.decode(ground), mark);
            try (Source source = new Source("tiles.jpg", new ByteArrayInputStream(drawn.jpeg(0.85f)))) {
                UnderstoodPicture picture = PictureSolver.read(source, PictureOptions.ANY);
                List<Spot> line = picture.path(source.context()).line();
                boolean isRight = !line.isEmpty() && drawn.inWalls(line) <= tile;
                assertThat(isRight || !picture.doubts().isEmpty()).as("seed %d: %s", seed, line).isTrue();
                right += isRight ? 1 : 0;
            }
        }
        assertThat(right).as("pictures that are solved").isGreaterThanOrEqualTo(SEEDS / 2);
    }
}
