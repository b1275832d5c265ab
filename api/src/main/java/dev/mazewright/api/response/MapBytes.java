package dev.mazewright.api.response;

import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasPath;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.stage.LittleEndian;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A part of an atlas as the page draws it. All numbers have their lowest byte first.
 *
 * <pre>
 *   magic "MZMP", version 1, n; n bytes of JSON, filled up with spaces:
 *     {"rows", "columns", "pieces": [{"firstStepText", "cells"}]}
 *   for each block, in reading order, a byte: 1 if its right side is open, plus 2 if its lower side is; those at the edge are closed
 *   of all pieces of the path, the numbers of their blocks in reading order, four bytes each
 * </pre>
 */
public record MapBytes(AtlasPuzzle puzzle, int level, AtlasCell first, int rows, int columns) {
    private static final int MAGIC = 0x504D5A4D;
    private static final int VERSION = 1;
    private static final int EAST = 1;
    private static final int SOUTH = 2;
    /** Of a block: its byte, and, where the path goes through all of them, its place in a list and its number. */
    private static final int BYTES_PER_BLOCK = 64;

    /** How much memory a part takes, in bytes, beside its rows. */
    public static long bytes(int rows, int columns) {
        return (long) rows * columns * BYTES_PER_BLOCK;
    }

    /** Writes the part, and leaves the stream open. */
    public void write(Context context, OutputStream stream) throws IOException {
        List<AtlasPath> pieces = puzzle.atlas().paths(puzzle.start(), puzzle.goal(), level, first, rows, columns);
        LittleEndian out = new LittleEndian(stream);
        out.word(MAGIC);
        out.word(VERSION);
        out.header(LittleEndian.json(json -> write(pieces, json)));
        SquareRows blocks = puzzle.atlas().window(level, first, rows, columns, context);
        long[] east = new long[BitRow.words(columns)];
        long[] south = new long[BitRow.words(columns)];
        for (int row = 0; row < rows; row++) {
            CancelledException.check();
            blocks.next(east, south);
            for (int column = 0; column < columns; column++) {
                out.number((BitRow.contains(east, column) ? EAST : 0) | (BitRow.contains(south, column) ? SOUTH : 0), Byte.BYTES);
            }
        }
        out.align(0);
        for (AtlasPath piece : pieces) {
            for (AtlasCell cell : piece.cells()) {
                out.word((int) ((cell.row() - first.row()) * columns + cell.column() - first.column()));
            }
        }
        out.flush();
    }

    private void write(List<AtlasPath> pieces, JsonLine json) {
        json.name("rows").value(rows).name("columns").value(columns);
        json.name("pieces").array(pieces, piece -> json.beginObject()
                .name("firstStepText").value(piece.firstStep().toString())
                .name("cells").value(piece.cells().size())
                .endObject());
    }
}
