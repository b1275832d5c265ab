package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Mazes in tiles as text, for simulators: a file a shard. */
final class TextFiles extends NamedFormat {
    private final String extension;
    private final Drawing drawing;

    /** Draws a maze. */
    @FunctionalInterface
    interface Drawing {
        /** Writes it, and what stands behind it before the next. */
        void draw(TileBytes picture, ByteArrayOutputStream out);
    }

    private TextFiles(String name, String idea, String extension, Drawing drawing) {
        super(name, idea);
        this.extension = extension;
        this.drawing = drawing;
    }

    /** Maps of Gymnasium-Robotics' mazes: rows of 1 for a wall, 0, "r" for the start and "g" for goals. */
    static TextFiles mazeMap() {
        return new TextFiles("maze-map", "Gymnasium-Robotics' maze_map, a list of rows a line of JSON.", ".jsonl", (picture, out) -> {
            String[] squares = {"1", "0", "\"r\"", "\"g\""};
            out.write('[');
            for (int at = 0; at < picture.rows * picture.columns; at++) {
                boolean isFirst = at % picture.columns == 0;
                out.writeBytes(ascii(isFirst ? at == 0 ? "[" : "],[" : ","));
                out.writeBytes(ascii(squares[picture.tiles[at]]));
            }
            out.writeBytes(ascii("]]\n"));
        });
    }

    /** Layers of entities for labmaze: {@code *} wall, space floor, {@code P} start, {@code G} goals; an empty line between. */
    static TextFiles labmaze() {
        return new TextFiles("labmaze", "Entity layers of labmaze as text, an empty line between two mazes.", ".txt", (picture, out) -> {
            for (int at = 0; at < picture.rows * picture.columns; at++) {
                out.write("* PG".charAt(picture.tiles[at]));
                if ((at + 1) % picture.columns == 0) {
                    out.write('\n');
                }
            }
            out.write('\n');
        });
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void require(Dataset dataset) {
        dataset.splits().forEach(split -> SplitSizes.inTiles(name(), split));
    }

    @Override
    public String pattern(Split split) {
        return "data/" + split.name() + "-*" + extension;
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + extension);
        TileBytes picture = new TileBytes();
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                picture.draw(row);
                drawing.draw(picture, text);
                text.writeTo(out);
                text.reset();
            }

            @Override
            public void finish() throws IOException {
                out.close();
            }
        };
    }
}
