package dev.mazewright.drawing.game;

import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/** A map of Tiled, in JSON, as engines of games read it; see {@link TiledMap}. */
final class Tmj implements TiledMap.Notation {
    static final Format FORMAT = Format.named("tmj", "A map of the editor Tiled, in JSON: walls, floor, and points such as dead ends.")
            .mediaType("application/json")
            .extensions("tmj")
            .writes((document, out) -> TiledMap.write(Tmj.FORMAT, document, new Tmj(out)), "rectangle", "tiles", "hexagon")
            .owns(TiledMap.OPTIONS)
            .showsSolution()
            .build();

    private final TextOut out;
    private boolean isFirst;

    private Tmj(OutputStream out) {
        this.out = new TextOut(out);
    }

    @Override
    public void begin(MapTiles tiles, int nextLayer, long nextObject, String image, Map<String, String> properties) throws IOException {
        TileSheet sheet = tiles.sheet();
        out.printLine("{\"type\":\"map\",\"version\":\"" + TiledMap.VERSION + "\",\"orientation\":" + (sheet.isHexagonal() ? "\"hexagonal\",\"hexsidelength\":" + sheet.side() + ",\"staggeraxis\":\"y\",\"staggerindex\":\"odd\"" : "\"orthogonal\"") + ",\"renderorder\":\"right-down\",\"infinite\":false,");
        out.printLine("\"width\":" + tiles.columns() + ",\"height\":" + tiles.rows() + ",\"tilewidth\":" + sheet.width() + ",\"tileheight\":" + sheet.height() + ",\"nextlayerid\":" + nextLayer
                + ",\"nextobjectid\":" + nextObject + ",");
        out.print("\"properties\":[");
        String between = "";
        for (Map.Entry<String, String> each : properties.entrySet()) {
            out.print(between + "{\"name\":\"" + each.getKey() + "\",\"type\":\"string\",\"value\":\"" + each.getValue() + "\"}");
            between = ",";
        }
        out.printLine("],");
        out.printLine("\"tilesets\":[{\"firstgid\":1,\"name\":\"mazewright\",\"tilewidth\":" + sheet.width() + ",\"tileheight\":" + sheet.height() + ",\"tilecount\":"
                + sheet.count() + ",\"columns\":" + sheet.across() + ",\"margin\":0,\"spacing\":0,\"image\":\"" + image + "\",\"imagewidth\":" + sheet.across() * sheet.width()
                + ",\"imageheight\":" + sheet.count() / sheet.across() * sheet.height() + ",");
        out.print("\"tiles\":[");
        for (int tile = 0; tile < sheet.count(); tile++) {
            out.printLine((tile == 0 ? "" : ",") + "{\"id\":" + tile + ",\"properties\":[{\"name\":\"solid\",\"type\":\"bool\",\"value\":" + (tile < sheet.floor()) + "}]}");
        }
        out.printLine(sheet.isHexagonal() ? "]" : "],");
        if (!sheet.isHexagonal()) {
            wangSet();
        }
        out.printLine("}],");
        out.print("\"layers\":[");
    }

    private void wangSet() throws IOException {
        out.print("\"wangsets\":[{\"name\":\"walls\",\"type\":\"edge\",\"tile\":15,\"colors\":[{\"name\":\"wall\",\"color\":\"#4b5563\",\"tile\":15,\"probability\":1},");
        out.printLine("{\"name\":\"end\",\"color\":\"#e9e2d3\",\"tile\":0,\"probability\":1}],\"wangtiles\":[");
        for (int tile = 0; tile < TileSet.FLOOR; tile++) {
            out.printLine((tile == 0 ? "" : ",") + "{\"tileid\":" + tile + ",\"wangid\":[" + Tmx.wangId(tile) + "]}");
        }
        out.print("]}]");
    }

    @Override
    public void beginTiles(int id, String name, int columns, int rows) throws IOException {
        out.printLine("{\"type\":\"tilelayer\",\"id\":" + id + ",\"name\":\"" + name + "\",\"x\":0,\"y\":0,\"width\":" + columns + ",\"height\":" + rows
                + ",\"visible\":true,\"opacity\":1,\"data\":[");
    }

    @Override
    public void row(int[] tiles, boolean isLast) throws IOException {
        TiledMap.writeRow(tiles, isLast, out);
    }

    @Override
    public void endTiles() throws IOException {
        out.printLine("]},");
    }

    @Override
    public void beginObjects(int id, String name) throws IOException {
        out.printLine("{\"type\":\"objectgroup\",\"id\":" + id + ",\"name\":\"" + name + "\",\"x\":0,\"y\":0,\"visible\":true,\"opacity\":1,\"draworder\":\"topdown\",\"objects\":[");
        isFirst = true;
    }

    @Override
    public void object(TiledMap.Shape object) throws IOException {
        out.print((isFirst ? "" : ",") + "{\"id\":" + object.id() + ",\"name\":\"\",\"type\":\"" + object.kind() + "\",\"x\":" + object.x() + ",\"y\":" + object.y()
                + ",\"width\":" + object.width() + ",\"height\":" + object.height() + ",\"rotation\":0,\"visible\":true");
        isFirst = false;
        LongList line = object.line();
        if (line != null) {
            out.print(",\"polyline\":[");
            for (long i = 0; i < line.size(); i += 2) {
                out.print((i == 0 ? "" : ",") + "{\"x\":" + line.get(i) + ",\"y\":" + line.get(i + 1) + "}");
            }
            out.print("]");
        } else if (object.width() == 0) {
            out.print(",\"point\":true");
        }
        out.print(",\"properties\":[");
        String between = "";
        for (Map.Entry<String, Long> each : object.numbers().entrySet()) {
            out.print(between + "{\"name\":\"" + each.getKey() + "\",\"type\":\"int\",\"value\":" + each.getValue() + "}");
            between = ",";
        }
        if (object.side() != null) {
            out.print(between + "{\"name\":\"side\",\"type\":\"string\",\"value\":\"" + object.side() + "\"}");
        }
        out.printLine("]}");
    }

    @Override
    public void end() throws IOException {
        out.printLine("]}]}");
        out.finish();
    }
}
