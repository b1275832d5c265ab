package dev.mazewright.drawing;

import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.drawing.game.GameFormats;
import dev.mazewright.drawing.gif.Gif;
import dev.mazewright.drawing.machine.MachineFormats;
import dev.mazewright.drawing.paper.Pdf;
import dev.mazewright.drawing.paper.PostScript;
import dev.mazewright.drawing.png.Png;
import dev.mazewright.drawing.solid.SolidFormats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.FormatProvider;
import java.util.List;
import java.util.stream.Stream;

/** The formats that draw mazes, found as a service. A new one is one new file and one line here. */
public final class DrawnFormats implements FormatProvider {
    /** For the service loader. */
    public DrawnFormats() {}

    @Override
    public List<Format> signed() {
        return List.of(Png.FORMAT);
    }

    @Override
    public List<Format> formats() {
        return Stream.of(List.of(Svg.FORMAT, Gif.FORMAT, PostScript.FORMAT, Pdf.FORMAT), MachineFormats.ALL, GameFormats.ALL, SolidFormats.ALL)
                .flatMap(List::stream)
                .toList();
    }
}
