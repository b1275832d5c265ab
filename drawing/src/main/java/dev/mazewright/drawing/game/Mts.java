package dev.mazewright.drawing.game;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A schematic of Luanti (Minetest), of nodes of its game minetest_game. North is where z grows, so that the first row of the maze is
 * the last of the file.
 *
 * <p>Its nodes are in order of z, then y, then x, which no layer has: they are kept, a byte each, of layers that are the same once.
 *
 * <p>Source: docs.luanti.org, Luanti Schematic File Format, version 4.
 */
final class Mts {
    static final Format FORMAT = Format.named("mts", "Nodes for Luanti (Minetest), as a schematic: floor, walls, and perhaps a roof.")
            .mediaType("application/octet-stream")
            .extensions("mts")
            .writes(Mts::write, "rectangle", "tiles")
            .owns(BlockWorld.OPTIONS)
            .showsSolution()
            .build();

    private static final BlockWorld.Names NAMES = new BlockWorld.Names(
            "air", "default:stonebrick", "default:stone_block", "default:meselamp", "default:goldblock", "default:mese", "default:diamondblock");

    private static final int VERSION = 4;

    /** The world of the game is that wide; a side has no more. */
    private static final int LONGEST = 61_840;

    /** The node is always placed. */
    private static final byte ALWAYS = 127;

    private Mts() {}

    private static void write(Document document, OutputStream target) throws IOException {
        BlockWorld blocks = new BlockWorld(FORMAT, document, NAMES);
        blocks.requireAtMost(LONGEST, Integer.MAX_VALUE - Long.BYTES);
        long count = (long) blocks.columns() * blocks.rows() * blocks.layers();
        long kept = IntStream.range(0, blocks.layers()).filter(layer -> !blocks.isLikeBelow(layer)).count() * blocks.columns() * blocks.rows();
        document.requireMemory(kept + " nodes", kept);
        DataOutputStream out = new DataOutputStream(target);
        out.writeBytes("MTSM");
        out.writeShort(VERSION);
        out.writeShort(blocks.columns());
        out.writeShort(blocks.layers());
        out.writeShort(blocks.rows());
        for (int layer = 0; layer < blocks.layers(); layer++) {
            out.writeByte(ALWAYS);
        }
        out.writeShort(blocks.names().size());
        for (String name : blocks.names()) {
            byte[] letters = name.getBytes(StandardCharsets.US_ASCII);
            out.writeShort(letters.length);
            out.write(letters);
        }
        out.flush();
        byte[][] layers = layers(blocks);
        try (PackedOut packed = PackedOut.zlib(target)) {
            nodes(layers, blocks, packed);
            same(ALWAYS, count, packed);
            same((byte) 0, count, packed);
        }
    }

    private static byte[][] layers(BlockWorld blocks) throws IOException {
        byte[][] layers = new byte[blocks.layers()][];
        for (int layer = 0; layer < layers.length; layer++) {
            if (blocks.isLikeBelow(layer)) {
                layers[layer] = layers[layer - 1];
                continue;
            }
            byte[] nodes = new byte[blocks.columns() * blocks.rows()];
            layers[layer] = nodes;
            int[] at = {0};
            blocks.layer(layer, row -> {
                for (int node : row) {
                    nodes[at[0]++] = (byte) node;
                }
            });
        }
        return layers;
    }

    private static void nodes(byte[][] layers, BlockWorld blocks, OutputStream out) throws IOException {
        byte[] line = new byte[2 * blocks.columns()];
        for (int row = blocks.rows() - 1; row >= 0; row--) {
            CancelledException.check();
            for (byte[] layer : layers) {
                for (int column = 0; column < blocks.columns(); column++) {
                    line[2 * column + 1] = layer[row * blocks.columns() + column];
                }
                out.write(line);
            }
        }
    }

    private static void same(byte value, long count, OutputStream out) throws IOException {
        byte[] piece = new byte[1 << 12];
        Arrays.fill(piece, value);
        for (long left = count; left > 0; left -= piece.length) {
            CancelledException.check();
            out.write(piece, 0, (int) Math.min(left, piece.length));
        }
    }
}
