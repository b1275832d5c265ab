package dev.mazewright.drawing.machine;

import dev.mazewright.drawing.draw.CutSetup;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.SvgSetup.Machine;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Lines for pen plotters in HPGL, of 40 units to the millimetre: pen 1 draws walls, pen 2 the solution.
 *
 * <p>Source: Hewlett-Packard, 7475A Graphics Plotter Interfacing and Programming Manual, 1984.
 */
final class Hpgl extends LineCanvas {
    static final Format FORMAT = Format.named("hpgl", "Lines for pen plotters, in the fewest strokes (HPGL).")
            .mediaType("application/vnd.hp-hpgl")
            .extensions("hpgl", "plt")
            .writes((document, out) -> new Hpgl(out).draw(document, Machine.PLOTTER))
            .uses(OPTIONS)
            .owns(CutSetup.OPTIONS)
            .showsSolution()
            .build();

    /** Micrometres to a unit. */
    private static final int UNIT = 25;

    private final TextOut out;
    private int pen;

    private Hpgl(OutputStream out) {
        this.out = new TextOut(out);
    }

    @Override
    void begin(long width, long high, Machine machine) throws IOException {
        out.printLine("IN;");
    }

    private static String units(long micrometres) {
        return Long.toString(Math.floorDiv(micrometres + UNIT / 2, UNIT));
    }

    @Override
    void stroke(String part, long[] along, int count, boolean isClosed) throws IOException {
        int wanted = part.equals("solution") ? 2 : 1;
        if (pen != wanted) {
            pen = wanted;
            out.printLine("SP" + pen + ";");
        }
        out.print("PU" + units(along[0]) + "," + units(along[1]) + ";PD");
        for (int i = 1; i < count; i++) {
            out.print((i == 1 ? "" : ",") + units(along[2 * i]) + "," + units(along[2 * i + 1]));
        }
        out.printLine(isClosed ? "," + units(along[0]) + "," + units(along[1]) + ";" : ";");
    }

    @Override
    void finish() throws IOException {
        out.printLine("PU;SP0;");
        out.finish();
    }
}
