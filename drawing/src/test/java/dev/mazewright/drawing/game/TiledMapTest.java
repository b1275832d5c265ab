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
import dev.mazewright.formats.testing.TinyJson;
import dev.mazewright.formats.text.TileRooms;
import dev.mazewright.formats.text.TileView;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Maps as the editor itself reads them, and their tiles and objects compared with drawings of blocks. */
class TiledMapTest {
    private static final String RECIPE = "rectangle:7x9/wilson/braid:0.4/start:1,1/goal:6,8/open:0,2.top/open:6,0.left/seed:3";

    @TempDir
    private Path folder;

    private static Document document(String recipe, Map<Option<?>, String> given) {
        var puzzle = Recipe.parse(recipe).make();
        return new Document(puzzle, Solving.shortest(puzzle, null, Context.standard()), Style.DEFAULT.with(Settings.of(TiledMap.OPTIONS, given::get)));
    }

    private static Document document() {
        return document(RECIPE, Map.of(TileView.CORRIDOR, "3", TileView.WALL_WIDTH, "2", TileRooms.ROOM, "2x3"));
    }

    private static String[] blocks(Document document) throws IOException {
        return Mazes.text("blocks", document).split("\n");
    }

    // ---- the editor

    private OtherProgram draw(byte[] map, String name) throws IOException {
        Files.write(folder.resolve(name), map);
        try (var out = Files.newOutputStream(folder.resolve(TileSet.FILE))) {
            TileSet.write(out);
        }
        return OtherProgram.run("tiled", folder, "tmxrasterizer", "--hide-layer", "anchors", name, "map.png");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tmx", "tmj"})
    void theEditorDrawsEachTileAsTheTilesetHasIt(String format) throws IOException {
        Document document = document();
        assertThat(draw(Mazes.write(format, document), "map." + format).code()).isZero();
        BufferedImage map = ImageIO.read(folder.resolve("map.png").toFile());
        BufferedImage tiles = ImageIO.read(folder.resolve(TileSet.FILE).toFile());
        String[] blocks = blocks(document);
        assertThat(map.getWidth()).isEqualTo(16 * blocks[0].length());
        assertThat(map.getHeight()).isEqualTo(16 * blocks.length);
        for (int row = 0; row < blocks.length; row++) {
            for (int column = 0; column < blocks[0].length(); column++) {
                int tile = tile(blocks, row, column);
                assertThat(pixels(map, 16 * column, 16 * row)).as("%d,%d", row, column).isEqualTo(pixels(tiles, 16 * (tile % 4), 16 * (tile / 4)));
            }
        }
    }

    private static int[] pixels(BufferedImage image, int left, int top) {
        return image.getRGB(left, top, 16, 16, null, 0, 16);
    }

    /** The tile of a letter of blocks; of a wall by the definition of its index. */
    private static int tile(String[] blocks, int row, int column) {
        return switch (blocks[row].charAt(column)) {
            case '#' -> wall(blocks, row - 1, column) + 2 * wall(blocks, row, column + 1) + 4 * wall(blocks, row + 1, column) + 8 * wall(blocks, row, column - 1);
            case '.' -> 17;
            case 'S' -> 18;
            case 'E' -> 19;
            default -> 16;
        };
    }

    private static int wall(String[] blocks, int row, int column) {
        return row >= 0 && row < blocks.length && column >= 0 && column < blocks[0].length() && blocks[row].charAt(column) == '#' ? 1 : 0;
    }

    @ParameterizedTest
    @ValueSource(strings = {"tmx", "tmj"})
    void theEditorRefusesAMapThatIsCutOff(String format) throws IOException {
        byte[] map = Mazes.write(format, document());
        assertThat(draw(Arrays.copyOf(map, map.length / 2), "map." + format).code()).isNotZero();
    }

    @Test
    void theEditorDrawsAnotherPictureOfAnotherMap() throws IOException {
        String map = Mazes.text("tmx", document());
        draw(map.getBytes(StandardCharsets.UTF_8), "map.tmx");
        byte[] right = Files.readAllBytes(folder.resolve("map.png"));
        draw(map.replaceFirst(",17,17,17,", ",17,19,17,").getBytes(StandardCharsets.UTF_8), "map.tmx");
        assertThat(Files.readAllBytes(folder.resolve("map.png"))).isNotEqualTo(right);
    }

    // ---- hexagons

    /**
     * The editor's picture, between the middles of cells that lie side by side by their outlines: floor where a passage is, else wall. Every
     * second tile is a cell, so a step of one cell is two tiles of 28 pixels, and two rows of 24.
     */
    @ParameterizedTest
    @ValueSource(strings = {
        "hexagon:5x7/wilson/braid:0.5/open:0,0.left/open:4,6.bottom-right/seed:2", "hexagon:6x4/kruskal/seed:3", "hexagon:9x9,mask=hexagon/wilson/seed:4", "hexagon:1x1/wilson/seed:1"})
    void theEditorDrawsHexagonsAsTheyLie(String recipe) throws IOException {
        Document document = document(recipe, Map.of());
        Files.write(folder.resolve("hex.tmx"), Mazes.write("tmx", document));
        Files.write(folder.resolve("mazewright-hexagons.png"), Mazes.write("tileset", document));
        assertThat(OtherProgram.run("tiled", folder, "tmxrasterizer", "--hide-layer", "anchors", "hex.tmx", "hex.png").code()).isZero();
        BufferedImage map = ImageIO.read(folder.resolve("hex.png").toFile());
        var maze = document.puzzle().maze();
        var grid = maze.grid();
        int walls = 0;
        for (long cell = grid.first(); cell >= 0; cell = grid.next(cell)) {
            int x = x(grid.shape().outline(grid, cell).centre().x());
            int y = y(grid.shape().outline(grid, cell).centre().y());
            assertThat(isWall(map, x, y)).isFalse();
            for (int direction = 0; direction < 6; direction++) {
                int toX = x + new int[] {-28, 28, 56, 28, -28, -56}[direction];
                int toY = y + new int[] {-48, -48, 0, 48, 48, 0}[direction];
                boolean isOpen = grid.leads(cell, direction) ? maze.isOpen(cell, direction) : document.puzzle().openings().contains(new dev.mazewright.core.maze.Opening(cell, direction));
                assertThat(isWall(map, (x + toX) / 2, (y + toY) / 2)).as("cell %d, direction %d", grid.number(cell), direction).isEqualTo(!isOpen);
                walls += isOpen ? 0 : 1;
            }
        }
        assertThat(walls).isPositive();
    }

    private static int x(double middle) {
        return (int) Math.round(56 + 56 * (middle - 0.5));
    }

    private static int y(double middle) {
        return (int) Math.round(40 + 48 * (middle * Math.sqrt(3) - 1) / 1.5);
    }

    /** Whether a pixel is of the tileset's stone; all others are light. */
    private static boolean isWall(BufferedImage map, int x, int y) {
        assertThat(map.getRGB(x, y) >>> 24).as("a tile").isEqualTo(0xFF);
        return (map.getRGB(x, y) & 0xFFFFFF) == 0x4B5563;
    }

    /** Side by side they cover every pixel once: no two tiles of a map of floor alone overlap, and none is missing between them. */
    @Test
    void hexagonalTilesLeaveNoGap() throws IOException {
        BufferedImage tiles = ImageIO.read(new ByteArrayInputStream(Mazes.write("tileset", document("hexagon:2x2/wilson/seed:1", Map.of()))));
        assertThat(tiles.getWidth()).isEqualTo(4 * 28);
        assertThat(tiles.getHeight()).isEqualTo(17 * 32);
        for (int tile = 0; tile < 68; tile++) {
            int covered = 0;
            for (int y = 0; y < 32; y++) {
                for (int x = 0; x < 28; x++) {
                    boolean isHere = tiles.getRGB(tile % 4 * 28 + x, tile / 4 * 32 + y) >>> 24 == 0xFF;
                    boolean isNext = y >= 8 || tiles.getRGB(tile % 4 * 28 + (x + 14) % 28, tile / 4 * 32 + y + 24) >>> 24 == 0xFF;
                    assertThat(isHere).as("pixel %d,%d of tile %d or of that above", x, y, tile).isEqualTo(y < 8 ? !isNext : y >= 24 ? isHere : true);
                    covered += isHere ? 1 : 0;
                }
            }
            assertThat(covered).as("a tile is as large as its part of the map").isEqualTo(28 * 24);
        }
    }

    @Test
    void ofHexagonsThereAreNoWideCorridorsAndNoneThatLieOnASide() {
        assertThatThrownBy(() -> Mazes.write("tmj", document("hexagon:3x3/wilson/seed:1", Map.of(TileView.CORRIDOR, "2"))))
                .isInstanceOf(UsageException.class).hasMessageContaining("tmj of hexagons has corridors and walls of one tile, and no rooms; leave out corridor");
        assertThatThrownBy(() -> Mazes.write("tmx", document("hexagon:3x3,flat/wilson/seed:1", Map.of())))
                .isInstanceOf(UsageException.class).hasMessageContaining("tmx cannot show a maze of shape hexagon:flat");
    }

    // ---- objects

    @Test
    void objectsStandInTheMiddleOfHexagons() throws Exception {
        Document document = document("hexagon:4x5/wilson/seed:2", Map.of());
        NodeList objects = elements(Mazes.write("tmx", document), "object");
        var grid = document.puzzle().grid();
        for (int i = 0; i < objects.getLength(); i++) {
            Element object = (Element) objects.item(i);
            if (object.getElementsByTagName("point").getLength() > 0) {
                var centre = grid.shape().outline(grid, grid.cell(property(object, "row"), property(object, "column"))).centre();
                assertThat(object.getAttribute("x")).isEqualTo("" + x(centre.x()));
                assertThat(object.getAttribute("y")).isEqualTo("" + y(centre.y()));
            }
        }
    }

    private static NodeList elements(byte[] xml, String name) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml)).getElementsByTagName(name);
    }

    @Test
    void objectsStandInTheMiddleOfTheirCells() throws Exception {
        Document document = document();
        NodeList objects = elements(Mazes.write("tmx", document), "object");
        var maze = document.puzzle().maze();
        int[] deadEnds = {0};
        for (int i = 0; i < objects.getLength(); i++) {
            Element object = (Element) objects.item(i);
            assertThat(object.getAttribute("id")).isEqualTo("" + (i + 1));
            if (object.getElementsByTagName("point").getLength() == 0) {
                continue;
            }
            int column = property(object, "column");
            int row = property(object, "row");
            assertThat(object.getAttribute("x")).isEqualTo("" + (16 * (2 + 5 * column + 1) + 8));
            assertThat(object.getAttribute("y")).isEqualTo("" + (16 * (2 + 5 * row + 1) + 8));
            long cell = maze.grid().cell(row, column);
            int passages = Integer.bitCount(maze.open(cell));
            switch (object.getAttribute("type")) {
                case "start" -> assertThat(cell).isEqualTo(document.puzzle().start());
                case "goal" -> {
                    assertThat(cell).isEqualTo(document.puzzle().goals()[0]);
                    assertThat((long) property(object, "steps")).isEqualTo(document.paths().getFirst().length());
                }
                case "dead-end" -> {
                    assertThat(passages).isOne();
                    deadEnds[0]++;
                }
                case "junction" -> assertThat(passages).isGreaterThanOrEqualTo(3);
                default -> assertThat(object.getAttribute("type")).isEqualTo("opening");
            }
        }
        long expected = IntStream.range(0, 63).filter(i -> Integer.bitCount(maze.open(maze.grid().cell(i / 9, i % 9))) == 1).count();
        assertThat((long) deadEnds[0]).isEqualTo(expected).isPositive();
    }

    private static int property(Element object, String name) {
        NodeList all = object.getElementsByTagName("property");
        return IntStream.range(0, all.getLength())
                .mapToObj(i -> (Element) all.item(i))
                .filter(each -> each.getAttribute("name").equals(name))
                .mapToInt(each -> Integer.parseInt(each.getAttribute("value")))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @SuppressWarnings("unchecked")
    void bothNotationsSayTheSame() throws Exception {
        Document document = document();
        Map<String, Object> json = TinyJson.object(Mazes.text("tmj", document));
        byte[] xml = Mazes.write("tmx", document);
        List<Map<String, Object>> layers = (List<Map<String, Object>>) json.get("layers");
        NodeList data = elements(xml, "data");
        for (int i = 0; i < 2; i++) {
            assertThat(layers.get(i).get("data").toString().replaceAll("[\\[\\] ]", "")).isEqualTo(data.item(i).getTextContent().replaceAll("\\s", ""));
        }
        List<Map<String, Object>> objects = (List<Map<String, Object>>) layers.get(2).get("objects");
        NodeList elements = elements(xml, "object");
        assertThat(objects).hasSize(elements.getLength());
        assertThat(json.get("nextobjectid")).isEqualTo(objects.size() + 1L);
        for (int i = 0; i < objects.size(); i++) {
            Element element = (Element) elements.item(i);
            for (String key : List.of("id", "x", "y", "type")) {
                assertThat(element.getAttribute(key)).isEqualTo(objects.get(i).get(key).toString());
            }
        }
    }

    @Test
    void nothingButAFileNameIsTheNameOfThePicture() throws IOException {
        assertThat(Mazes.text("tmx", document(RECIPE, Map.of(option(), "art/walls.png")))).contains("<image source=\"art/walls.png\"");
        assertThatThrownBy(() -> document(RECIPE, Map.of(option(), "a\"b.png"))).isInstanceOf(UsageException.class).hasMessageContaining("not 'a\"b.png'");
    }

    private static Option<?> option() {
        return TiledMap.OPTIONS.getLast();
    }

    @Test
    void theTilesetIsAPictureOfTwentyTiles() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TileSet.write(out);
        BufferedImage tiles = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(tiles.getWidth()).isEqualTo(64);
        assertThat(tiles.getHeight()).isEqualTo(80);
        long different = IntStream.range(0, 20).mapToObj(tile -> Arrays.toString(pixels(tiles, 16 * (tile % 4), 16 * (tile / 4)))).distinct().count();
        assertThat(different).isEqualTo(20);
    }
}
