package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.Pictures;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;

/** Pictures with one pixel a tile, of all kinds that the JDK's own encoder writes, and what is read from them. */
final class TilePictures {
    private TilePictures() {}

    /** The same with wall around it, which shows that dark pixels are walls. */
    static Mask framed(Mask within) {
        Mask floor = new Mask(within.rows() + 2, within.columns() + 2);
        for (int row = 0; row < within.rows(); row++) {
            for (int column = 0; column < within.columns(); column++) {
                if (within.contains(row, column)) {
                    floor.add(row + 1, column + 1);
                }
            }
        }
        return floor;
    }

    private static boolean isFrame(Mask floor, int row, int column) {
        return row == 0 || row == floor.rows() - 1 || column == 0 || column == floor.columns() - 1;
    }

    static void requireFloor(Puzzle puzzle, Mask floor) {
        Mazes.requireValid(puzzle);
        Grid grid = puzzle.maze().grid();
        assertThat(grid.rows()).isEqualTo(floor.rows());
        assertThat(grid.columns()).isEqualTo(floor.columns());
        long pairs = 0;
        for (int row = 0; row < floor.rows(); row++) {
            for (int column = 0; column < floor.columns(); column++) {
                boolean here = floor.contains(row, column);
                assertThat(grid.cell(row, column) != Grid.NONE).as("row %d, column %d", row, column).isEqualTo(here);
                pairs += here && column > 0 && floor.contains(row, column - 1) ? 1 : 0;
                pairs += here && row > 0 && floor.contains(row - 1, column) ? 1 : 0;
            }
        }
        assertThat(puzzle.maze().passages()).isEqualTo(pairs);
    }

    /** Floor in random light colours, brick in random dark ones. */
    static BufferedImage image(String kind, Mask floor, MazeRandom random) {
        int[] light = {0xFFFFFFFF, 0xFFE0E0E0, 0xFFFFFFC0, 0xFF9CBCD0, 0x00000000, 0x20000000};
        int[] dark = {0xFF000000, 0xFF303030, 0xFF202060, 0xFF601818, 0xFF184060, 0xD0000000};
        boolean clear = kind.equals("rgba") || kind.startsWith("palette") || kind.equals("greyAlpha");
        int colours = clear ? light.length : 4;
        int bits = Character.isDigit(kind.charAt(kind.length() - 1)) ? Integer.parseInt(kind.replaceAll("\\D", "")) : 0;
        int height = floor.rows();
        int width = floor.columns();
        BufferedImage image;
        if (kind.startsWith("palette")) {
            // The dark colours first or last, so that an index is no brightness.
            int[] palette = new int[Math.min(12, 1 << bits)];
            for (int i = 0; i < palette.length; i++) {
                palette[i] = i % 2 == 0 ? light[i / 2] : dark[i / 2];
            }
            IndexColorModel model = new IndexColorModel(bits, palette.length, palette, 0, true, -1,
                    DataBuffer.TYPE_BYTE);
            image = new BufferedImage(
                    width, height, bits == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY, model);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int pick = isFrame(floor, y, x) ? 0 : (int) random.below(palette.length / 2) * 2;
                    image.getRaster().setSample(x, y, 0, floor.contains(y, x) ? pick : pick + 1);
                }
            }
            return image;
        }
        if (kind.equals("greyAlpha")) {
            var model = new ComponentColorModel(
                    ColorSpace.getInstance(ColorSpace.CS_GRAY), true, false, Transparency.TRANSLUCENT,
                            DataBuffer.TYPE_BYTE);
            image = new BufferedImage(model, model.createCompatibleWritableRaster(width, height), false, null);
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    boolean here = floor.contains(y, x);
                    image.getRaster().setPixel(x, y, isFrame(floor, y, x) || random.bit()
                            ? new int[] {here ? 200 : 40, 255}
                            : new int[] {0, here ? 100 : 160});
                }
            }
            return image;
        }
        if (kind.startsWith("grey")) {
            int type = bits == 1 ? BufferedImage.TYPE_BYTE_BINARY : bits == 8 ? BufferedImage.TYPE_BYTE_GRAY
                    : BufferedImage.TYPE_USHORT_GRAY;
            image = new BufferedImage(width, height, type);
            int most = (1 << bits) - 1;
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int half = isFrame(floor, y, x) ? 0 : (int) random.below(most / 3 + 1L);
                    image.getRaster().setSample(x, y, 0, floor.contains(y, x) ? most - half : half);
                }
            }
            return image;
        }
        image = new BufferedImage(width, height,
                kind.equals("rgb") ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, (floor.contains(y, x) ? light : dark)[isFrame(floor, y, x) ? 0 : (int) random.below(colours)]);
            }
        }
        return image;
    }

    static Mask floor(String... rows) {
        Mask floor = new Mask(rows.length, rows[0].length());
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) == '#') {
                    floor.add(row, column);
                }
            }
        }
        return floor;
    }
}
