package dev.mazewright.drawing.game;

import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;

/** A map of Tiled, in XML; see {@link TiledMap}. */
final class Tmx implements TiledMap.Notation {
    static final Format FORMAT = Format.named("tmx", "A map of the editor Tiled, in XML: walls, floor, and points such as dead ends.")
            .mediaType("application/xml")
            .extensions("tmx")
            .writes((document, out) -> TiledMap.write(Tmx.FORMAT, document, new Tmx(out)), "rectangle", "tiles", "hexagon")
            .owns(TiledMap.OPTIONS)
            .showsSolution()
            .build();

    private final TextOut out;

    private Tmx(OutputStream out) {
        this.out = new TextOut(out);
    }

    @Override
    public void begin(MapTiles tiles, int nextLayer, long nextObject, String image, Map<String, String> properties) throws IOException {
        TileSheet sheet = tiles.sheet();
        out.printLine("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        out.printLine("<map version=\"" + TiledMap.VERSION + "\" orientation=\"" + (sheet.isHexagonal() ? "hexagonal" : "orthogonal") + "\" renderorder=\"right-down\" width=\"" + tiles.columns() + "\" height=\"" + tiles.rows()
                + "\" tilewidth=\"" + sheet.width() + "\" tileheight=\"" + sheet.height() + "\" infinite=\"0\"" + hexagons(sheet) + " nextlayerid=\"" + nextLayer
                + "\" nextobjectid=\"" + nextObject + "\">");
        out.printLine(" <properties>");
        for (Map.Entry<String, String> each : properties.entrySet()) {
            out.printLine("  <property name=\"" + each.getKey() + "\" value=\"" + each.getValue() + "\"/>");
        }
        out.printLine(" </properties>");
        out.printLine(" <tileset firstgid=\"1\" name=\"mazewright\" tilewidth=\"" + sheet.width() + "\" tileheight=\"" + sheet.height() + "\" tilecount=\""
                + sheet.count() + "\" columns=\"" + sheet.across() + "\">");
        out.printLine("  <image source=\"" + image + "\" width=\"" + sheet.across() * sheet.width() + "\" height=\"" + sheet.count() / sheet.across() * sheet.height()
                + "\"/>");
        for (int tile = 0; tile < sheet.count(); tile++) {
            out.printLine("  <tile id=\"" + tile + "\"><properties><property name=\"solid\" type=\"bool\" value=\"" + (tile < sheet.floor())
                    + "\"/></properties></tile>");
        }
        if (!sheet.isHexagonal()) {
            wangSet();
        }
        out.printLine(" </tileset>");
    }

    /** What a map of hexagons has besides: odd rows, from 0, are shifted right. */
    private static String hexagons(TileSheet sheet) {
        return sheet.isHexagonal() ? " hexsidelength=\"" + sheet.side() + "\" staggeraxis=\"y\" staggerindex=\"odd\"" : "";
    }

    /** By which the editor paints more walls; it paints none of hexagons so. */
    private void wangSet() throws IOException {
        out.printLine("  <wangsets>");
        out.printLine("   <wangset name=\"walls\" type=\"edge\" tile=\"15\">");
        out.printLine("    <wangcolor name=\"wall\" color=\"#4b5563\" tile=\"15\" probability=\"1\"/>");
        out.printLine("    <wangcolor name=\"end\" color=\"#e9e2d3\" tile=\"0\" probability=\"1\"/>");
        for (int tile = 0; tile < TileSet.FLOOR; tile++) {
            out.printLine("    <wangtile tileid=\"" + tile + "\" wangid=\"" + wangId(tile) + "\"/>");
        }
        out.printLine("   </wangset>");
        out.printLine("  </wangsets>");
    }

    /** The colours of the sides and corners of a tile, clockwise from the top; corners have none. */
    static String wangId(int tile) {
        StringBuilder id = new StringBuilder();
        for (int side = 0; side < 4; side++) {
            id.append(side == 0 ? "" : ",").append((tile >> side & 1) == 0 ? 2 : 1).append(",0");
        }
        return id.toString();
    }

    @Override
    public void beginTiles(int id, String name, int columns, int rows) throws IOException {
        out.printLine(" <layer id=\"" + id + "\" name=\"" + name + "\" width=\"" + columns + "\" height=\"" + rows + "\">");
        out.printLine("  <data encoding=\"csv\">");
    }

    @Override
    public void row(int[] tiles, boolean isLast) throws IOException {
        TiledMap.writeRow(tiles, isLast, out);
    }

    @Override
    public void endTiles() throws IOException {
        out.printLine("</data>");
        out.printLine(" </layer>");
    }

    @Override
    public void beginObjects(int id, String name) throws IOException {
        out.printLine(" <objectgroup id=\"" + id + "\" name=\"" + name + "\">");
    }

    @Override
    public void object(TiledMap.Shape object) throws IOException {
        out.print("  <object id=\"" + object.id() + "\" type=\"" + object.kind() + "\" x=\"" + object.x() + "\" y=\"" + object.y() + "\"");
        out.printLine(object.width() > 0 ? " width=\"" + object.width() + "\" height=\"" + object.height() + "\">" : ">");
        out.printLine("   <properties>");
        for (Map.Entry<String, Long> each : object.numbers().entrySet()) {
            out.printLine("    <property name=\"" + each.getKey() + "\" type=\"int\" value=\"" + each.getValue() + "\"/>");
        }
        if (object.side() != null) {
            out.printLine("    <property name=\"side\" value=\"" + object.side() + "\"/>");
        }
        out.printLine("   </properties>");
        LongList line = object.line();
        if (line != null) {
            out.print("   <polyline points=\"");
            for (long i = 0; i < line.size(); i += 2) {
                out.print((i == 0 ? "" : " ") + line.get(i) + "," + line.get(i + 1));
            }
            out.printLine("\"/>");
        } else if (object.width() == 0) {
            out.printLine("   <point/>");
        }
        out.printLine("  </object>");
    }

    @Override
    public void end() throws IOException {
        out.printLine(" </objectgroup>");
        out.printLine("</map>");
        out.finish();
    }
}
