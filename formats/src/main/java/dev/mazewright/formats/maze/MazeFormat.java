package dev.mazewright.formats.maze;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/**
 * The compact binary format of our own, with checksums that find every damage. Squares on a full grid take two bits a
 * cell, in rows of fixed size, which can be read alone; all other mazes are {@link CellsFile}.
 * docs/maze-format.md describes it byte by byte.
 *
 * <pre>
 *   header | rows ... checksum | rows ... checksum | ... | MAZE-END checksum
 * </pre>
 */
public final class MazeFormat implements Reader, Writer {
    private static final MazeFormat BYTES = new MazeFormat();

    public static final Format FORMAT = Format.named(
                    "maze", "Compact and checksummed: one bit for each edge of the grid; rows of squares can be read separately.")
            .mediaType("application/octet-stream")
            .extensions("maze")
            .reads(BYTES, shapes())
            .writes(BYTES, shapes())
            .writesRows(RowWriter.of(MazeRowFile::new))
            .build();

    private static final int SIDES = 4;

    private MazeFormat() {}

    /** Those that a size describes; the edges of a graph are not held. */
    private static String[] shapes() {
        return Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE)).map(Entry::name).toArray(String[]::new);
    }

    @Override
    public boolean recognises(byte[] head) {
        byte[] magic = Header.MAGIC;
        return head.length >= magic.length && Arrays.equals(head, 0, magic.length, magic, 0, magic.length);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        byte[] head = source.head();
        InputStream in = source.stream();
        if (head.length > Header.KIND && recognises(head) && head[Header.KIND] == CellsHeader.CELLS) {
            return CellsFile.read(source);
        }
        Header header = Header.read(in::readNBytes, source.name());
        if (source.isSurelyNot(header.fileBytes())) {
            throw header.badLength(source.name(), source.length()); // a short file may claim any size
        }
        Grid grid = new Rectangle(header.rows(), header.columns(), null).grid();
        Maze maze = source.maze(grid);
        try {
            maze.carve(new Rows(in, header, source.name()));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        List<Opening> openings = header.openings().stream()
                .map(gap -> new Opening(grid.cellAt(gap / SIDES), (int) (gap % SIDES)))
                .toList();
        long start = header.start() < 0 ? Grid.NONE : grid.cellAt(header.start());
        return new Puzzle(maze, new Ends(start, header.goals().stream().map(grid::cellAt).toList(), openings), header.recipe());
    }

    @Override
    public void write(Document document, OutputStream out) throws IOException {
        Puzzle puzzle = document.puzzle();
        if (puzzle.hasRows()) {
            new MazeRowFile(document).write(out);
        } else {
            CellsFile.write(puzzle, out);
        }
    }

    /** The rows of a file, each with all that comes after it up to the next one; the last one with the end. */
    private static final class Rows implements SquareRows {
        private final InputStream in;
        private final Header header;
        private final String name;
        private final RowBlocks blocks;
        private final Checksums checksums;
        private final byte[] bytes;
        private final ByteBuffer numbers;
        private long position;
        private int row;

        Rows(InputStream in, Header header, String name) {
            this.in = in;
            this.header = header;
            this.name = name;
            blocks = new RowBlocks(header);
            checksums = new Checksums(header.checksum());
            bytes = blocks.row();
            numbers = RowBlocks.numbers(bytes);
            position = header.bytes();
        }

        @Override
        public int rows() {
            return header.rows();
        }

        @Override
        public int columns() {
            return header.columns();
        }

        @Override
        public void next(long[] east, long[] south) {
            try {
                read(east, south);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private void read(long[] east, long[] south) throws IOException {
            CancelledException.check();
            if (row % header.blockRows() == 0) {
                checksums.begin(row / header.blockRows());
            }
            int length = (int) header.rowBytes();
            fill(length, "row " + row);
            checksums.add(bytes, 0, length);
            if (!blocks.get(numbers, row == header.rows() - 1, east, south)) {
                throw bad("a passage out of the grid in row " + row, "0 where the grid has no edge");
            }
            position += length;
            row++;
            if (row % header.blockRows() == 0 || row == header.rows()) {
                checksum(checksums.end(), "of the rows before it");
            }
            if (row == header.rows()) {
                end();
            }
        }

        private void end() throws IOException {
            fill(Checksums.END.length, "MAZE-END");
            if (!Arrays.equals(bytes, 0, Checksums.END.length, Checksums.END, 0, Checksums.END.length)) {
                throw bad("other bytes", "MAZE-END");
            }
            position += Checksums.END.length;
            checksum(checksums.whole(), "of the whole file");
            if (in.read() >= 0) {
                throw bad("more bytes", "the end of the file");
            }
        }

        private void checksum(int computed, String of) throws IOException {
            fill(Integer.BYTES, "the checksum " + of);
            if (numbers.getInt(0) != computed) {
                throw bad("a wrong checksum " + of, "the one of those bytes; the file is damaged");
            }
            position += Integer.BYTES;
        }

        private void fill(int length, String expected) throws IOException {
            int count = in.readNBytes(bytes, 0, length);
            if (count < length) {
                position += count;
                throw bad("the end of the file", expected);
            }
        }

        private BadDataException bad(String found, String expected) {
            return Header.bad(name, position, found, expected);
        }
    }
}
