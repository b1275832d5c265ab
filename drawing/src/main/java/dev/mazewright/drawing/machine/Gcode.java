package dev.mazewright.drawing.machine;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.CutSetup;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.SvgSetup.Machine;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Movements for machines that GRBL and its like control, in millimetres. A laser is on in its strokes alone (M4, M5), a pen is moved by
 * its servo (M3, M5), and a mill goes down and up; other commands for that may be given.
 *
 * <p>Source: GRBL 1.1, its commands and its laser mode.
 */
final class Gcode extends LineCanvas {
    private static final Option<Long> FEED = Option.whole("feed-rate", 1000, 1, 100_000, "Millimetres a minute along strokes.");
    private static final Option<Long> POWER = Option.whole("power", 500, 0, 100_000, "The power of a laser or the place of a servo (S).");
    private static final Option<String> DOWN = command("pen-down", "The command before a stroke");
    private static final Option<String> UP = command("pen-up", "The command after a stroke");
    private static final List<Option<?>> OWN = List.of(FEED, POWER, DOWN, UP, CutSetup.WALL, CutSetup.KERF);

    static final Format FORMAT = Format.named("gcode", "Movements for lasers, plotters and mills, in the fewest strokes (G-code of GRBL).")
            .mediaType("text/x-gcode")
            .extensions("gcode", "nc")
            .writes((document, out) -> new Gcode(document, out).draw(document, Machine.LASER))
            .uses(OPTIONS)
            .owns(OWN)
            .showsSolution()
            .build();

    private static final Pattern COMMAND = Pattern.compile("[A-Z][A-Z0-9. -]{0,79}");

    private final TextOut out;
    private final Settings own;
    private String down = "";
    private String up = "";

    private Gcode(Document document, OutputStream out) {
        this.out = new TextOut(out);
        own = document.style().own();
    }

    private static Option<String> command(String key, String sentence) {
        return Option.text(key, "a line of G-code", sentence + "; by default as the machine needs it.", text -> {
            if (!COMMAND.matcher(text).matches()) {
                throw new UsageException("the command " + key + " is a line of G-code, such as M3 S90 or G0 Z5; not '" + text + "'");
            }
            return text;
        });
    }

    @Override
    void begin(long width, long high, Machine machine) throws IOException {
        String usualDown = switch (machine) {
            case LASER -> "M4 S" + own.get(POWER);
            case PLOTTER -> "M3 S" + own.get(POWER);
            case CNC -> "G1 Z-1 F" + Math.max(1, own.get(FEED) / 4);
        };
        down = own.get(DOWN).isEmpty() ? usualDown : own.get(DOWN);
        up = own.get(UP).isEmpty() ? machine == Machine.CNC ? "G0 Z5" : "M5" : own.get(UP);
        out.printLine("; millimetres, X 0 to " + text(width) + ", Y 0 to " + text(high));
        out.printLine("G21");
        out.printLine("G90");
        out.printLine("G17");
        out.printLine(up);
    }

    private static String place(long[] along, int point) {
        return " X" + text(along[2 * point]) + " Y" + text(along[2 * point + 1]);
    }

    @Override
    void stroke(String part, long[] along, int count, boolean isClosed) throws IOException {
        out.printLine("G0" + place(along, 0));
        out.printLine(down);
        for (int i = 1; i < count; i++) {
            out.printLine("G1" + place(along, i) + (i == 1 ? " F" + own.get(FEED) : ""));
        }
        if (isClosed) {
            out.printLine("G1" + place(along, 0));
        }
        out.printLine(up);
    }

    @Override
    void finish() throws IOException {
        out.printLine("G0 X0 Y0");
        out.printLine("M2");
        out.finish();
    }
}
