package dev.mazewright.formats.micromouse;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.text.Marks;
import java.io.IOException;
import java.io.OutputStream;

/**
 * The 256 bytes of classic micromouse mazes, 16 x 16: a byte for the closed sides of each cell (1 north, 2 east, 4
 * south, 8 west), column by column from the west, each from the south.
 *
 * <p>Start and goals are not in it, but settled: {@link Course}. The start is open to the north alone, so the
 * first byte is 0x0E; other orders of bits, which are in use as well, betray themselves by another one.
 *
 * <p>Source: the files of micromouseonline's collection.
 */
public final class Bytes implements Reader, Writer {
    private static final Bytes BYTES = new Bytes();

    public static final Format FORMAT = Format.named("maz", "Classic micromouse mazes, 16 x 16, as 256 bytes.")
            .mediaType("application/octet-stream")
            .extensions("maz")
            .reads(BYTES, "rectangle")
            .writes(BYTES, "rectangle")
            .build();

    private static final int SIDE = 16;
    private static final int SIZE = SIDE * SIDE;
    private static final int START = 0x0E;

    private Bytes() {}

    /** Each byte is less than 16, which no text is made of. */
    @Override
    public boolean recognises(byte[] head) {
        boolean all = head.length == SIZE;
        for (int i = 0; i < head.length && all; i++) {
            all = (head[i] & 0xF0) == 0;
        }
        return all;
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        byte[] bytes = source.stream().readNBytes(SIZE + 1);
        if (bytes.length != SIZE) {
            throw source.bad("", bytes.length > SIZE ? "more bytes" : bytes.length + " bytes",
                    SIZE + ", one for each cell of " + SIDE + " x " + SIDE);
        }
        Course course = new Course(SIDE, SIDE, source);
        for (int i = 0; i < SIZE; i++) {
            if ((bytes[i] & 0xF0) != 0) {
                throw source.bad("byte " + (i + 1), Integer.toString(bytes[i] & 0xFF), "at most 15: a bit a side");
            }
            course.put(i / SIDE, i % SIDE, bytes[i]);
        }
        if (bytes[0] != START) {
            throw source.bad("byte 1", Integer.toString(bytes[0]), START + ": the start is open to the north alone");
        }
        return course.puzzle(source);
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Grid grid = document.puzzle().maze().grid();
        if (!grid.isSquares() || grid.rows() != SIDE || grid.columns() != SIDE) {
            throw new UsageException("maz holds a rectangle of 16 x 16 cells, not a " + grid.shape().name() + " of "
                    + grid.shape().size() + "; num and micromouse hold any size");
        }
        Marks marks = new Marks(document.plain());
        byte[] bytes = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            bytes[i] = (byte) (~marks.sides(SIDE - 1 - i % SIDE, i / SIDE) & 0xF);
        }
        if (bytes[0] != START) {
            throw new UsageException("maz holds mazes whose cell in the south-west, where the mouse starts, is open to"
                    + " the north alone; this one's is not; num and micromouse hold it");
        }
        out.write(bytes);
        out.flush();
    }
}
