package dev.mazewright.drawing.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks for games, as other programs and a parser of a few lines read them. */
class BlocksTest {
    private static final String RECIPE = "rectangle:5x7/wilson/start:1,1/goal:4,6/open:0,2.top/seed:";
    private static final Map<String, String> WIDE = Map.of("corridor", "2", "wall", "1");
    private static final Map<String, String> ALL =
            Map.of("corridor", "3", "wall", "2", "wall-height", "4", "roof-block", "glass", "lights", "2", "wall-block", "oak_leaves[persistent=true]");

    @TempDir
    private Path folder;

    private static Document document(String recipe, Map<String, String> given, String... more) {
        var puzzle = Recipe.parse(recipe).make();
        Map<String, String> texts = new LinkedHashMap<>(given);
        for (int i = 0; i < more.length; i += 2) {
            texts.put(more[i], more[i + 1]);
        }
        List<Option<?>> options = new ArrayList<>(Schem.FORMAT.own());
        return new Document(puzzle, Solving.shortest(puzzle, null, Context.standard()), Style.DEFAULT.with(Settings.of(options, option -> texts.get(option.key()))));
    }

    // ---- Minecraft

    /** Values of NBT: compounds as maps, lists as lists, arrays as they are. */
    private static Object value(int type, DataInputStream in) throws IOException {
        switch (type) {
            case 2:
                return in.readUnsignedShort();
            case 3:
                return in.readInt();
            case 7:
                return in.readNBytes(in.readInt());
            case 9:
                int of = in.readByte();
                List<Object> list = new ArrayList<>();
                for (int left = in.readInt(); left > 0; left--) {
                    list.add(value(of, in));
                }
                return list;
            case 10:
                Map<String, Object> all = new LinkedHashMap<>();
                for (int each = in.readByte(); each != 0; each = in.readByte()) {
                    String name = in.readUTF();
                    all.put(name, value(each, in));
                }
                return all;
            default:
                int[] numbers = new int[in.readInt()];
                for (int i = 0; i < numbers.length; i++) {
                    numbers[i] = in.readInt();
                }
                return numbers;
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> schematic(byte[] file, boolean isThree) throws IOException {
        try (DataInputStream in = new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(file)))) {
            assertThat(in.readByte()).isEqualTo((byte) 10);
            assertThat(in.readUTF()).isEqualTo(isThree ? "" : "Schematic");
            Map<String, Object> root = (Map<String, Object>) value(10, in);
            assertThat(in.read()).isEqualTo(-1);
            return isThree ? (Map<String, Object>) root.get("Schematic") : root;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    @SuppressWarnings("unchecked")
    void eachBlockIsThatOfItsTile(int version) throws IOException {
        Document document = document(RECIPE + 1, ALL, "schem-version", "" + version);
        Map<String, Object> all = schematic(Mazes.write("schem", document), version == 3);
        Map<String, Object> blocks = version == 3 ? (Map<String, Object>) all.get("Blocks") : all;
        assertThat(all.get("Version")).isEqualTo(version);
        assertThat(blocks.get("BlockEntities")).isEqualTo(List.of());
        Map<String, Object> palette = (Map<String, Object>) blocks.get("Palette");
        String[] names = new String[palette.size()];
        palette.forEach((name, number) -> names[(int) number] = name);
        byte[] data = (byte[]) blocks.get(version == 3 ? "Data" : "BlockData");
        String[] drawn = Mazes.text("blocks", document).split("\n");
        int width = drawn[0].length();
        assertThat(List.of(all.get("Width"), all.get("Height"), all.get("Length"))).isEqualTo(List.of(width, 6, drawn.length));
        assertThat(data).hasSize(width * 6 * drawn.length);
        for (int i = 0; i < data.length; i++) {
            int x = i % width;
            int z = i / width % drawn.length;
            int y = i / width / drawn.length;
            boolean isLit = x % 5 == 3 && z % 5 == 3 && x / 5 % 2 == 0 && z / 5 % 2 == 0; // the middle of a corridor of 3 behind a wall of 2
            String expected = y == 5 ? "glass" : y > 0 ? drawn[z].charAt(x) == '#' ? "oak_leaves[persistent=true]" : "air" : switch (drawn[z].charAt(x)) {
                case '#' -> "smooth_stone";
                case '.' -> "yellow_concrete";
                case 'S' -> "lime_concrete";
                case 'E' -> "red_concrete";
                default -> isLit ? "sea_lantern" : "smooth_stone";
            };
            assertThat(names[data[i]]).as("%d,%d,%d", x, y, z).isEqualTo("minecraft:" + expected);
        }
    }

    /** Prints the blocks of the layer above the floor, from north to south. */
    private static final String PRINT = """
            const { Schematic } = require('prismarine-schematic');
            const { Vec3 } = require('vec3');
            Schematic.read(require('fs').readFileSync(process.argv[1])).then(s => {
              for (let z = 0; z < s.size.z; z++) {
                let line = '';
                for (let x = 0; x < s.size.x; x++) line += s.getBlock(new Vec3(x, 1, z)).name === 'stone_bricks' ? '#' : ' ';
                console.log(line);
              }
            }).catch(e => { console.log(e.message); process.exit(1); });
            """;

    @Test
    void anotherProgramReadsTheSchematic() throws IOException {
        Document document = document(RECIPE + 2, WIDE);
        Files.write(folder.resolve("maze.schem"), Mazes.write("schem", document));
        OtherProgram read = OtherProgram.node("prismarine-schematic", folder, PRINT, "maze.schem");
        assertThat(read.text()).isEqualTo(Mazes.text("blocks", document).replaceAll("[SE.]", " "));
    }

    @Test
    void anotherProgramRefusesASchematicThatIsCutOff() throws IOException {
        byte[] file = Mazes.write("schem", document(RECIPE + 2, WIDE));
        Files.write(folder.resolve("maze.schem"), Arrays.copyOf(file, file.length / 2));
        assertThat(OtherProgram.node("prismarine-schematic", folder, PRINT, "maze.schem").code()).isNotZero();
    }

    // ---- Luanti

    /** A game whose only mod places each schematic, and writes the nodes that stand there then. */
    private static final String MOD = """
            for _, name in ipairs({"stonebrick", "stone_block", "meselamp", "goldblock", "mese", "diamondblock"}) do
                minetest.register_node(":default:" .. name, {description = name})
            end
            local folder = minetest.settings:get("maze_folder")
            minetest.after(0, function()
                minetest.emerge_area({x = 0, y = 0, z = 0}, {x = 40, y = 8, z = 40}, function(_, _, left)
                    if left > 0 then return end
                    for i = 0, tonumber(minetest.settings:get("maze_count")) - 1 do
                        local file = folder .. "/" .. i .. ".mts"
                        local size = minetest.read_schematic(file, {}).size
                        minetest.place_schematic({x = 0, y = 0, z = 0}, file, "0", nil, true)
                        local out = io.open(folder .. "/" .. i .. ".txt", "w")
                        for z = size.z - 1, 0, -1 do
                            for x = 0, size.x - 1 do
                                local name = minetest.get_node({x = x, y = 1, z = z}).name
                                out:write(name == "default:stonebrick" and "#" or name == "air" and " " or "?")
                            end
                            out:write("\\n")
                        end
                        out:close()
                    end
                    minetest.request_shutdown()
                end)
            end)
            """;

    private OtherProgram place(int count) throws IOException {
        Path mod = Files.createDirectories(folder.resolve(".minetest/games/maze/mods/maze"));
        Files.writeString(mod.resolve("init.lua"), MOD);
        Files.writeString(folder.resolve(".minetest/games/maze/game.conf"), "name = maze\n");
        Path world = Files.createDirectories(folder.resolve("world"));
        Files.writeString(world.resolve("world.mt"), "gameid = maze\nbackend = dummy\nauth_backend = files\nplayer_backend = files\n");
        Files.writeString(folder.resolve("server.conf"), "mg_name = singlenode\nsecure.enable_security = false\nserver_announce = false\n"
                + "bind_address = 127.0.0.1\nport = " + (20_000 + ProcessHandle.current().pid() % 20_000) + "\nmaze_folder = " + folder + "\nmaze_count = " + count + "\n");
        return OtherProgram.run("minetest-server", folder, Files.exists(Path.of("/usr/games/minetestserver")) ? "/usr/games/minetestserver" : "minetestserver",
                "--world", world.toString(), "--gameid", "maze", "--config", folder.resolve("server.conf").toString());
    }

    @Test
    void theEnginePlacesAHundredMazesAsTheyAreDrawn() throws IOException {
        List<String> drawn = new ArrayList<>();
        for (int seed = 0; seed < 100; seed++) {
            Document document = document(RECIPE + seed, WIDE);
            Files.write(folder.resolve(seed + ".mts"), Mazes.write("mts", document));
            drawn.add(Mazes.text("blocks", document).replaceAll("[SE.]", " "));
        }
        OtherProgram server = place(drawn.size());
        assertThat(server.code()).as(server.text()).isZero();
        for (int seed = 0; seed < drawn.size(); seed++) {
            assertThat(Files.readString(folder.resolve(seed + ".txt"), StandardCharsets.US_ASCII)).isEqualTo(drawn.get(seed));
        }
    }

    @Test
    void theEngineRefusesASchematicThatIsCutOff() throws IOException {
        byte[] file = Mazes.write("mts", document(RECIPE + 1, WIDE));
        Files.write(folder.resolve("0.mts"), Arrays.copyOf(file, file.length - file.length / 3));
        place(1);
        assertThat(folder.resolve("0.txt")).doesNotExist();
    }

    // ---- what cannot be

    @Test
    void aSideThatASchematicCannotHaveIsRefused() {
        assertThatThrownBy(() -> Mazes.write("schem", document("rectangle:1x40/kruskal/seed:1", Map.of("corridor", "1024", "wall", "1024"))))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("schem has at most 65535 blocks a side");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Stone", "a b", "stone[", "\"", ":", ""})
    void whatIsNoBlockIsRefused(String name) {
        assertThatThrownBy(() -> document(RECIPE + 1, Map.of("floor-block", name))).isInstanceOf(UsageException.class).hasMessageContaining("not '" + name + "'");
    }
}
