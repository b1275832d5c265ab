package dev.mazewright.drawing.game;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.TextForm;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.TextOut;
import dev.mazewright.formats.text.TileRooms.Room;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A map of the editor Tiled, in one of its two notations: a layer {@code floor}, a layer {@code walls}, whose tiles are chosen by the walls
 * beside, and objects in {@code anchors}. Tiles are those of {@link TileSet}, or of {@link HexTileSet}. Read row by row, twice; memory for
 * a few rows, and eight bytes a cell for the steps from the start.
 *
 * <p>Source: doc.mapeditor.org, TMX and JSON map format, 1.10.
 */
final class TiledMap {
    /** The version of the format. */
    static final String VERSION = "1.10";

    private static final Option<String> IMAGE = Option.text(
            "tileset-image", "a file name", "The picture of the tiles, in their order, as the map names it; by default " + TileSet.FILE + ", and for hexagons " + HexTileSet.FILE + ".",
            TiledMap::name);

    /** What the formats heed. */
    static final List<Option<?>> OPTIONS = Stream.concat(TileView.OPTIONS.stream(), Stream.of(IMAGE)).toList();

    private static final int LAYERS = 3;
    private static final int LONGEST = 200;

    private final Document document;
    private final Notation out;
    private final MapTiles tiles;
    private final Anchors anchors;
    private final Grid grid;
    private int number;

    private TiledMap(Format format, Document document, Notation out) {
        this.document = document;
        this.out = out;
        grid = document.puzzle().grid();
        tiles = grid.shape().textForm() == TextForm.HEXAGONS ? new HexTiles(format, document) : new SquareTiles(format, document);
        anchors = new Anchors(document);
    }

    /** A notation. */
    interface Notation {
        /** What a map begins with, its properties and its tileset. */
        void begin(MapTiles tiles, int nextLayer, long nextObject, String image, Map<String, String> properties) throws IOException;

        /** Begins a layer of tiles. */
        void beginTiles(int id, String name, int columns, int rows) throws IOException;

        /** A row of tiles, by their numbers in the file, from 1; 0 for none. */
        void row(int[] tiles, boolean isLast) throws IOException;

        /** Ends a layer of tiles. */
        void endTiles() throws IOException;

        /** Begins a layer of objects. */
        void beginObjects(int id, String name) throws IOException;

        /** An object. */
        void object(Shape object) throws IOException;

        /** Ends the layer of objects, and the map. */
        void end() throws IOException;
    }

    /**
     * An object.
     *
     * @param id from 1
     * @param kind its class
     * @param x of its point or its left side, in pixels
     * @param y of its point or its top
     * @param width of a rectangle, or 0
     * @param height of a rectangle, or 0
     * @param line the points of a line, from x and y, or null
     * @param numbers its properties that are whole numbers
     * @param side where an opening leads, or null
     */
    record Shape(
            int id, String kind, long x, long y, long width, long height, @Nullable LongList line, Map<String, Long> numbers, @Nullable String side) {}

    private static String name(String text) {
        if (text.isEmpty() || text.length() > LONGEST || text.codePoints().anyMatch(letter -> Character.isISOControl(letter) || "<>&\"\\".indexOf(letter) >= 0)) {
            throw new UsageException("the " + IMAGE.key() + " is the name of a file, of at most " + LONGEST + " letters without <>&\"\\; not '" + text + "'");
        }
        return text;
    }

    /** Writes the numbers of a row of tiles, each with a comma but for the last of all. */
    static void writeRow(int[] tiles, boolean isLast, TextOut out) throws IOException {
        for (int i = 0; i < tiles.length; i++) {
            out.print(Integer.toString(tiles[i]));
            if (!isLast || i + 1 < tiles.length) {
                out.print(',');
            }
        }
        out.endLine();
    }

    /** Writes a document. */
    static void write(Format format, Document document, Notation out) throws IOException {
        new TiledMap(format, document, out).write();
    }

    private void write() throws IOException {
        Map<String, String> properties = new LinkedHashMap<>();
        String recipe = document.puzzle().recipe();
        if (recipe != null) {
            properties.put("recipe", recipe);
        }
        properties.put("wallIndex", tiles.wallIndex());
        String image = document.style().own().get(IMAGE);
        out.begin(tiles, LAYERS + 1, 1 + objects(), image.isEmpty() ? tiles.sheet().file() : image, properties);
        out.beginTiles(1, "floor", tiles.columns(), tiles.rows());
        tiles.floor(out::row);
        out.endTiles();
        out.beginTiles(2, "walls", tiles.columns(), tiles.rows());
        tiles.walls(out::row);
        out.endTiles();
        out.beginObjects(LAYERS, "anchors");
        anchors.forEach(anchor -> out.object(point(anchor)));
        for (Room room : tiles.rooms()) {
            out.object(rectangle(room));
        }
        for (Path path : document.paths()) {
            out.object(line(path));
        }
        out.end();
    }

    private long objects() throws IOException {
        long[] count = {tiles.rooms().size() + document.paths().size()};
        anchors.forEach(anchor -> count[0]++);
        return count[0];
    }

    // ---- objects

    private Shape point(Anchors.Anchor anchor) {
        Map<String, Long> numbers = new LinkedHashMap<>();
        numbers.put("column", (long) grid.column(anchor.cell()));
        numbers.put("row", (long) grid.row(anchor.cell()));
        numbers.put("steps", (long) anchor.steps());
        return new Shape(++number, anchor.kind(), tiles.x(anchor.cell()), tiles.y(anchor.cell()), 0, 0, null, numbers, anchor.side());
    }

    private Shape rectangle(Room room) {
        long[] area = tiles.area(room);
        Map<String, Long> numbers = new LinkedHashMap<>();
        numbers.put("column", (long) room.column());
        numbers.put("row", (long) room.row());
        return new Shape(++number, "room", area[0], area[1], area[2], area[3], null, numbers, null);
    }

    /** The path with the cells at which it turns. */
    private Shape line(Path path) {
        long cell = path.start();
        long fromX = tiles.x(cell);
        long fromY = tiles.y(cell);
        LongList line = new LongList("writing the path", document.context());
        line.add(0);
        line.add(0);
        for (long i = 0; i < path.length(); i++) {
            cell = grid.step(cell, path.direction(i));
            if (i + 1 == path.length() || path.direction(i) != path.direction(i + 1)) {
                line.add(tiles.x(cell) - fromX);
                line.add(tiles.y(cell) - fromY);
            }
        }
        return new Shape(++number, "path", fromX, fromY, 0, 0, line, Map.of("steps", path.length()), null);
    }
}
