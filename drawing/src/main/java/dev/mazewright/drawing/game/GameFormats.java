package dev.mazewright.drawing.game;

import dev.mazewright.formats.io.Format;
import java.util.List;

/** The formats of levels. A new one is one new file and one line here. */
public final class GameFormats {
    /** All of them. */
    public static final List<Format> ALL = List.of(Tmx.FORMAT, Tmj.FORMAT, TileSet.FORMAT, Schem.FORMAT, Mts.FORMAT, Uvtt.FORMAT);

    private GameFormats() {}
}
