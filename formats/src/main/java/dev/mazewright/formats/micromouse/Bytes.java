package dev.mazewright.formats.micromouse;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.text.Marks;
import java.io.IOException;
import java.io.OutputStream;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The 256 bytes of classic micromouse mazes, 16 x 16: a byte for the closed sides of each cell (1 north, 2 east, 4
 * south, 8 west), column by column from the west, each from the south.
 *
 * <p>Start and goals are not in it, but settled: {@link Course}. The start is open to the north alone, so the
 * first byte is 0x0E; other orders of bits, which are in use as well, betray themselves by another one.
 *
 * <p>Simulators and mice keep flags in the upper four bits, such as that a cell was visited. They are passed over, with a
 * note, where the lower four bits agree about each wall.
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
    private static final int FLAGS = 0xF0;

    private Bytes() {}

    /**
     * Whether each byte is less than 16, which no text is made of; or the lower bits of all are walls on which every two
     * cells agree, as hardly any other 256 bytes do.
     */
    @Override
    public boolean recognises(byte[] head) {
        if (head.length != SIZE) {
            return false;
        }
        int all = 0;
        for (byte b : head) {
            all |= b;
        }
        return (all & FLAGS) == 0 || (walls(head[0]) == START && areWalls(head));
    }

    private static int walls(byte b) {
        return b & ~FLAGS & 0xFF;
    }

    private static boolean areWalls(byte[] bytes) {
        for (int i = 0; i < SIZE; i++) {
            boolean north = (bytes[i] & 1) != 0;
            boolean east = (bytes[i] & 2) != 0;
            if ((i % SIDE < SIDE - 1 && north != ((bytes[i + 1] & 4) != 0))
                    || (i + SIDE < SIZE && east != ((bytes[i + SIDE] & 8) != 0))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        byte[] bytes = source.stream().readNBytes(SIZE + 1);
        if (bytes.length != SIZE) {
            throw source.bad("", bytes.length > SIZE ? "more bytes" : bytes.length + " bytes",
                    SIZE + ", one for each cell of " + SIDE + " x " + SIDE);
        }
        Course course = new Course(SIDE, SIDE, source);
        int flagged = 0;
        int flags = 0;
        for (int i = 0; i < SIZE; i++) {
            flagged += (bytes[i] & FLAGS) == 0 ? 0 : 1;
            flags |= bytes[i] & FLAGS;
            course.put(i / SIDE, i % SIDE, walls(bytes[i]));
        }
        if (walls(bytes[0]) != START) {
            throw source.bad("byte 1", Integer.toString(bytes[0] & 0xFF), START + ": the start is open to the north alone"
                    + (flags == 0 ? "" : "; the upper four bits may hold flags"));
        }
        Puzzle puzzle = course.puzzle(source);
        if (flagged > 0) {
            source.note("the upper four bits of " + Numbers.count(flagged, "byte") + " hold flags of another program ("
                    + values(flags) + "), which are not walls, and were ignored");
        }
        return puzzle;
    }

    /** The bits of a number, each by itself. */
    private static String values(int bits) {
        return IntStream.range(0, Byte.SIZE)
                .map(bit -> bits & 1 << bit)
                .filter(value -> value != 0)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(", "));
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
