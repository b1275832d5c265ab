package dev.mazewright.drawing.machine;

import dev.mazewright.drawing.draw.CutSetup;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.SvgSetup.Machine;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;

/**
 * A drawing in DXF of AutoCAD R12, in millimetres: strokes are POLYLINEs, closed where they are rings, in a layer for each part. The format has
 * no unit; the file says so in a comment.
 *
 * <p>Source: Autodesk, AutoCAD Release 12 Customization Manual, 1992.
 */
final class Dxf extends LineCanvas {
    static final Format FORMAT = Format.named("dxf", "Lines for lasers and mills, in the fewest strokes, in millimetres (DXF R12).")
            .mediaType("image/vnd.dxf")
            .extensions("dxf")
            .writes((document, out) -> new Dxf(out).draw(document, Machine.LASER))
            .uses(OPTIONS)
            .owns(CutSetup.OPTIONS)
            .showsSolution()
            .build();

    /** Or white, as paper is. */
    private static final int BLACK = 7;

    /** A layer and its colour for lasers: red cuts, blue cuts first, green marks. */
    private record Layer(String name, int colour) {}

    private static final List<Layer> LAYERS = List.of(new Layer("WALLS", BLACK), new Layer("CORRIDORS", BLACK), new Layer("INNER", 5), new Layer("OUTLINE", 1), new Layer("SOLUTION", 3));

    private final TextOut out;

    private Dxf(OutputStream out) {
        this.out = new TextOut(out);
    }

    private void put(int code, String value) throws IOException {
        out.printLine((code < 10 ? "  " : code < 100 ? " " : "") + code);
        out.printLine(value);
    }

    private void point(long x, long y) throws IOException {
        put(10, text(x));
        put(20, text(y));
    }

    private void section(String name) throws IOException {
        put(0, "SECTION");
        put(2, name);
    }

    private void endSection() throws IOException {
        put(0, "ENDSEC");
    }

    @Override
    void begin(long width, long high, Machine machine) throws IOException {
        put(999, "millimetres");
        section("HEADER");
        put(9, "$ACADVER");
        put(1, "AC1009");
        put(9, "$INSBASE");
        point(0, 0);
        put(9, "$EXTMIN");
        point(0, 0);
        put(9, "$EXTMAX");
        point(width, high);
        endSection();
        section("TABLES");
        table("LTYPE", 1);
        put(0, "LTYPE");
        put(2, "CONTINUOUS");
        put(70, "0");
        put(3, "Solid line");
        put(72, "65");
        put(73, "0");
        put(40, "0.0");
        put(0, "ENDTAB");
        table("LAYER", LAYERS.size());
        for (Layer layer : LAYERS) {
            put(0, "LAYER");
            put(2, layer.name);
            put(70, "0");
            put(62, Integer.toString(machine == Machine.LASER ? layer.colour : BLACK));
            put(6, "CONTINUOUS");
        }
        put(0, "ENDTAB");
        endSection();
        section("BLOCKS");
        endSection();
        section("ENTITIES");
    }

    private void table(String name, int count) throws IOException {
        put(0, "TABLE");
        put(2, name);
        put(70, Integer.toString(count));
    }

    @Override
    void stroke(String part, long[] along, int count, boolean isClosed) throws IOException {
        String layer = part.toUpperCase(Locale.ROOT);
        put(0, "POLYLINE");
        put(8, layer);
        put(66, "1");
        put(70, isClosed ? "1" : "0");
        point(0, 0);
        for (int i = 0; i < count; i++) {
            put(0, "VERTEX");
            put(8, layer);
            point(along[2 * i], along[2 * i + 1]);
        }
        put(0, "SEQEND");
        put(8, layer);
    }

    @Override
    void finish() throws IOException {
        endSection();
        put(0, "EOF");
        out.finish();
    }
}
