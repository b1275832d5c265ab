package dev.mazewright.drawing.machine;

import dev.mazewright.formats.io.Format;
import java.util.List;

/** The formats of lines for machines. A new one is one new file and one line here. */
public final class MachineFormats {
    /** All of them. */
    public static final List<Format> ALL = List.of(Dxf.FORMAT, Hpgl.FORMAT, Gcode.FORMAT);

    private MachineFormats() {}
}
