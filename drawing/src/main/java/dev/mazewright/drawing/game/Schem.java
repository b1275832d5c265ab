package dev.mazewright.drawing.game;

import dev.mazewright.core.option.Option;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Sponge schematic, which WorldEdit and others paste into Minecraft; version 2, or 3. Of an old data version, whose blocks suffice: a newer
 * game reads it as well.
 *
 * <p>Source: SpongePowered, Schematic-Specification, versions 2 and 3.
 */
final class Schem {
    private static final Option<Long> VERSION = Option.whole("schem-version", 2, 2, 3, "The version of the schematic; all readers know 2.");

    static final Format FORMAT = Format.named("schem", "Blocks for Minecraft, as a Sponge schematic: floor, walls, and perhaps a roof.")
            .mediaType("application/octet-stream")
            .extensions("schem")
            .writes(Schem::write, "rectangle", "tiles")
            .owns(Stream.concat(BlockWorld.OPTIONS.stream(), Stream.of(VERSION)).toList())
            .showsSolution()
            .build();

    private static final BlockWorld.Names NAMES = new BlockWorld.Names(
            "minecraft:air", "minecraft:stone_bricks", "minecraft:smooth_stone", "minecraft:sea_lantern", "minecraft:yellow_concrete",
            "minecraft:lime_concrete", "minecraft:red_concrete");

    /** Sizes have 16 bits. */
    private static final int LONGEST = 0xFFFF;

    /** Of Minecraft 1.14, whose smooth_stone is a block of its own. */
    private static final int DATA_VERSION = 1952;

    private static final int THREE = 3;

    private Schem() {}

    private static void write(Document document, OutputStream out) throws IOException {
        BlockWorld blocks = new BlockWorld(FORMAT, document, NAMES);
        blocks.requireAtMost(LONGEST, Integer.MAX_VALUE);
        boolean isThree = document.style().own().get(VERSION) == THREE;
        try (PackedOut packed = PackedOut.gzip(out)) {
            Nbt nbt = new Nbt(packed);
            nbt.begin(isThree ? "" : "Schematic");
            if (isThree) {
                nbt.begin("Schematic");
            }
            nbt.putInt("Version", isThree ? THREE : 2);
            nbt.putInt("DataVersion", DATA_VERSION);
            nbt.putShort("Width", blocks.columns());
            nbt.putShort("Height", blocks.layers());
            nbt.putShort("Length", blocks.rows());
            nbt.putInts("Offset", 0, 0, 0);
            if (isThree) {
                nbt.begin("Blocks");
            } else {
                nbt.putInt("PaletteMax", blocks.names().size());
            }
            palette(blocks.names(), nbt);
            data(blocks, nbt.beginBytes(isThree ? "Data" : "BlockData", blocks.columns() * blocks.rows() * blocks.layers()));
            nbt.putEmptyList("BlockEntities");
            if (isThree) {
                nbt.end();
                nbt.end();
            }
            nbt.end();
        }
    }

    private static void palette(List<String> names, Nbt nbt) throws IOException {
        nbt.begin("Palette");
        for (int i = 0; i < names.size(); i++) {
            nbt.putInt(names.get(i).indexOf(':') < 0 ? "minecraft:" + names.get(i) : names.get(i), i);
        }
        nbt.end();
    }

    /** Numbers below 128 are a byte each: x runs fastest, then z, then y. */
    private static void data(BlockWorld blocks, OutputStream out) throws IOException {
        byte[] bytes = new byte[blocks.columns()];
        for (int layer = 0; layer < blocks.layers(); layer++) {
            blocks.layer(layer, row -> {
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = (byte) row[i];
                }
                out.write(bytes);
            });
        }
    }
}
