package dev.mazewright.formats.movingai;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.text.TileText;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

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
 * <p>Read as tiles with steps to the side. Written without start, goals and solution.
 *
 * <p>Source: movingai.com/benchmarks/formats.html; Sturtevant, <i>Benchmarks for grid-based pathfinding</i>, 2012.
 */
public final class MovingAi implements Reader, Writer {
    private static final MovingAi MOVING_AI = new MovingAi();

    public static final Format FORMAT = Format.named("movingai", "Maps of the MovingAI benchmarks: tiles.")
            .extensions("map")
            .reads(MOVING_AI, "tiles")
            .writes(MOVING_AI, "rectangle", "tiles")
            .build();

    private static final int HEADER = 4;
    private static final byte[] TILES = TileText.letters("@OTW", ".GS", "", "");
    private static final String LETTERS = "'.', 'G' or 'S' for floor, or '@', 'O', 'T' or 'W' for a blocked tile";

    private MovingAi() {}

    @Override
    public boolean recognises(byte[] head) {
        String line = TextLines.firstLine(head);
        return line.startsWith("type ") || line.startsWith("height ") || line.startsWith("version ");
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        TextLines lines = TextLines.of(source, "'type octile'");
        if (lines.count() > 0 && lines.length(0) <= Source.HEAD && lines.text(0).startsWith("version ")) {
            throw lines.bad(0, "'type octile': this is a scenario, which names the map that it is about");
        }
        String type = header(lines, 0, "type ", "'type octile'");
        if (!List.of("octile", "tile", "octile_unicost").contains(type)) {
            throw lines.bad(0, "'type octile' or 'type tile'");
        }
        int height = side(lines, 1, "height ");
        int width = side(lines, 2, "width ");
        if (!header(lines, 3, "map", "'map'").isEmpty()) {
            throw lines.bad(3, "'map'");
        }
        for (int row = 0; row < height; row++) {
            int line = HEADER + row;
            if (line >= lines.count()) {
                throw lines.bad(line, "row " + (row + 1) + " of " + height);
            }
            if (lines.length(line) != width) {
                throw lines.bad(line, lines.length(line) + " characters", width + ", the width of the map");
            }
        }
        if (lines.count() > HEADER + height) {
            throw lines.bad(HEADER + height, "the end of the text after " + height + " rows");
        }
        return TileText.read(lines, HEADER, width, TILES, LETTERS);
    }

    /** What follows a word in a line of the header. */
    private static String header(TextLines lines, int line, String word, String expected) throws BadDataException {
        if (line >= lines.count() || lines.length(line) > Source.HEAD || !lines.text(line).startsWith(word)) {
            throw lines.bad(line, expected);
        }
        return lines.text(line).substring(word.length()).strip();
    }

    private static int side(TextLines lines, int line, String word) throws BadDataException {
        String expected = "'" + word + "N' with N from 1 to " + Grid.LONGEST_SIDE;
        String number = header(lines, line, word, expected);
        if (!number.matches("[0-9]{1,10}")) {
            throw lines.bad(line, expected);
        }
        long side = Long.parseLong(number);
        if (side < 1 || side > Grid.LONGEST_SIDE) {
            throw lines.bad(line, expected);
        }
        return (int) side;
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Grid grid = document.puzzle().maze().grid();
        TileText.requireTiles(FORMAT, grid);
        String size = "height " + TileText.tileRows(grid) + "\nwidth " + TileText.tileColumns(grid);
        TileText.writePlain(document, '@', '.', "type octile\n" + size + "\nmap\n", out);
    }
}
