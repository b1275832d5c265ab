package dev.mazewright.drawing.solid;

import dev.mazewright.formats.io.Format;
import java.util.List;

/** The formats of solids. A new one is one new file and one line here. */
public final class SolidFormats {
    /** All of them. */
    public static final List<Format> ALL = List.of(Stl.FORMAT, ThreeMf.FORMAT, Glb.FORMAT, Obj.FORMAT);

    private SolidFormats() {}
}
