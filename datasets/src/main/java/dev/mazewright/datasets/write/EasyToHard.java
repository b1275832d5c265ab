package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * The pictures of the easy-to-hard mazes: a folder {@code maze_data_train_9} with {@code inputs.npy} and {@code
 * solutions.npy}, for mazes of 9 x 9 tiles within their frame.
 *
 * <p>A tile is two by two pixels, and one black pixel is around the whole. Inputs have three channels of 0 and 1: walls
 * are black, the floor is white, the start green and the goal red. Solutions are 1 on the path, from start to goal.
 *
 * <p>The published script writes the same numbers as eight bytes each, and the published loader turns them into floats;
 * here each is a byte.
 *
 * <p>Source: Schwarzschild et al., <i>Datasets for studying generalization from easy to hard examples</i>, 2021.
 */
final class EasyToHard extends NamedFormat {
    private static final int SCALE = 2;

    /** For each kind of tile of a {@link TileBytes} its red, green and blue. */
    private static final byte[][] COLOURS = {{0, 1, 0, 1}, {0, 1, 1, 0}, {0, 1, 0, 0}};

    private static final byte[] SOLUTION = {0, 0, 0, 0, 1};

    EasyToHard() {
        super("easy-to-hard", "The pictures of the easy-to-hard mazes: NumPy arrays, inputs in three channels and solutions.", HubTable.of("application/octet-stream", "image-to-image"));
    }

    @Override
    public void require(Dataset dataset) {
        SplitSizes.requireOneSquare(name(), dataset);
    }

    @Override
    public boolean isJoined() {
        return true;
    }

    @Override
    public boolean isTable(Dataset dataset) {
        return false;
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(folder(split) + "/*.npy");
    }

    private String folder(Split split) {
        return "maze_data_" + split.name() + "_" + (SplitSizes.inTiles(name(), split).rows() - 2);
    }

    private int side(Split split) {
        return SCALE * SplitSizes.inTiles(name(), split).rows() + 2;
    }

    @Override
    public byte[] head(Split split, String path) {
        int side = side(split);
        return path.endsWith("inputs.npy")
                ? Npy.head(Npy.BYTE, split.rows(), COLOURS.length, side, side)
                : Npy.head(Npy.BYTE, split.rows(), side, side);
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        int side = side(shard.split());
        SplitSizes sizes = SplitSizes.inTiles(name(), shard.split());
        OutputStream inputs = files.create(folder(shard.split()) + "/inputs.npy");
        OutputStream solutions = files.create(folder(shard.split()) + "/solutions.npy");
        TileBytes picture = new TileBytes();
        byte[] pixels = new byte[side * side];
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                picture.draw(row);
                sizes.requireFits(picture.rows, picture.columns);
                for (byte[] channel : COLOURS) {
                    enlarge(picture, channel, pixels);
                    inputs.write(pixels);
                }
                picture.drawPath(row.path(), row.maze().grid());
                enlarge(picture, SOLUTION, pixels);
                solutions.write(pixels);
            }

            @Override
            public void finish() throws IOException {
                inputs.close();
                solutions.close();
            }
        };
    }

    /** Draws each tile as two by two pixels of the value for its kind. */
    private static void enlarge(TileBytes picture, byte[] values, byte[] pixels) {
        int side = SCALE * picture.columns + 2;
        for (int row = 0; row < picture.rows; row++) {
            int upper = (SCALE * row + 1) * side + 1;
            for (int column = 0; column < picture.columns; column++) {
                byte value = values[picture.tiles[row * picture.columns + column]];
                pixels[upper + SCALE * column] = value;
                pixels[upper + SCALE * column + 1] = value;
            }
            System.arraycopy(pixels, upper, pixels, upper + side, side - 2);
        }
    }
}
