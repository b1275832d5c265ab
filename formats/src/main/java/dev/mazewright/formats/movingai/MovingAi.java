package dev.mazewright.formats.movingai;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.text.TileText;
import dev.mazewright.formats.text.TileView;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The maps of the MovingAI benchmarks:
 *
 * <pre>
 *   type octile
 *   height 3
 *   width 5
 *   map
 *   .@@@@      blocked are {@code @ O T W}: out of bounds, trees, water
 *   ..@S.      floor is {@code . G S}, the last being swamp, which can be walked
 *   .@@..
 * </pre>
 *
 * <p>Dialects with another header are read as {@link MapHeader} says. Read as tiles with steps to the side. Written without start, goals and solution.
 *
 * <p>Source: movingai.com/benchmarks/formats.html; Sturtevant, <i>Benchmarks for grid-based pathfinding</i>, 2012.
 */
public final class MovingAi implements Reader, Writer {
    private static final MovingAi MOVING_AI = new MovingAi();

    public static final Format FORMAT = Format.named("movingai", "Maps of the MovingAI benchmarks: tiles.")
            .extensions("map")
            .reads(MOVING_AI, "tiles")
            .writes(MOVING_AI, "rectangle", "tiles")
            .owns(TileView.OPTIONS)
            .build();

    private MovingAi() {}

    @Override
    public boolean recognises(byte[] head) {
        return TextLines.firstLine(head).startsWith("version ") || MapHeader.begins(head);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "'type octile'");
        if (lines.length(0) <= Source.HEAD && lines.text(0).startsWith("version ")) {
            throw lines.bad(0, "'type octile': this is a scenario, which names the map that it is about");
        }
        MapHeader header = MapHeader.of(lines);
        if (header.first() == 0) {
            return TileText.read(lines, 0, header.width(), header.tiles(), header.letters()); // any drawing of these letters
        }
        return TileText.readMap(lines, header.first(), header.width(), header.tiles(), header.letters());
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        TileView view = new TileView(FORMAT, document);
        String size = "height " + view.rows() + "\nwidth " + view.columns();
        Document plain = document.plain().in(document.style());
        TileText.file(FORMAT, plain, TileText.plain('@', '.'), "type octile\n" + size + "\nmap\n").write(out);
    }
}
