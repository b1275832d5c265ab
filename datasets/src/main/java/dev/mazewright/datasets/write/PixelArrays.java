package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Split;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Mazes as pictures in tiles: inputs 0 floor, 1 wall, 2 start, 3 goal; targets 1 on the path, from start to goal, else 0.
 * Beyond a maze that is smaller than the array is wall.
 */
final class PixelArrays extends RowArrays {
    private static final byte WALL = 1;
    /** For each kind of tile of a {@link TileBytes}, the pixel. */
    private static final byte[] PIXELS = {WALL, 0, 2, 3};

    private final SplitSizes sizes;
    private final TileBytes picture = new TileBytes();
    private final Array inputs;
    private final Array targets;
    private final List<Array> arrays;

    PixelArrays(String format, Split split) {
        sizes = SplitSizes.inTiles(format, split);
        inputs = Array.of("inputs", Npy.BYTE, sizes.rows(), sizes.columns());
        targets = Array.of("targets", Npy.BYTE, sizes.rows(), sizes.columns());
        arrays = Stream.concat(Stream.of(inputs, targets), numbers.stream()).toList();
    }

    @Override
    List<Array> arrays() {
        return arrays;
    }

    @Override
    void put(Row row) {
        picture.draw(row);
        sizes.requireFits(picture.rows, picture.columns);
        putNumbers(row, picture.rows, picture.columns);
        if (picture.rows * picture.columns < sizes.area()) {
            Arrays.fill(inputs.row(), WALL);
            Arrays.fill(targets.row(), (byte) 0);
        }
        for (int at = 0; at < picture.rows; at++) {
            for (int column = 0; column < picture.columns; column++) {
                inputs.row()[at * sizes.columns() + column] = PIXELS[picture.tiles[at * picture.columns + column]];
            }
        }
        picture.drawPath(row.path(), row.maze().grid());
        for (int at = 0; at < picture.rows; at++) {
            for (int column = 0; column < picture.columns; column++) {
                int tile = picture.tiles[at * picture.columns + column];
                targets.row()[at * sizes.columns() + column] = (byte) (tile / TileBytes.PATH); // PATH is the greatest
            }
        }
    }
}
