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
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Writer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
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

    private MazeFormat() {}

    /** Those that a size describes; the edges of a graph are not held. */
    private static String[] shapes() {
        return Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE)).map(Entry::name).toArray(String[]::new);
    }

    @Override
    public boolean recognises(byte[] head) {
        return HeaderBytes.isMagic(head);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        if (HeaderBytes.isOf(CellsHeader.CELLS, source.head())) {
            return CellsFile.read(source);
        }
        FileIn in = new FileIn(source.stream(), source.name());
        Header header = Header.read(in);
        if (source.isSurelyNot(header.fileBytes())) {
            header.requireLength(in, source.length()); // a short file may claim any size
        }
        Grid grid = new Rectangle(header.rows(), header.columns(), null).grid();
        Maze maze = source.maze(grid);
        try {
            maze.carve(new Rows(in, header));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        List<Opening> openings = header.openings().stream()
                .map(gap -> new Opening(grid.cellAt(gap / Header.SIDES), (int) (gap % Header.SIDES)))
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
        private final FileIn in;
        private final Header header;
        private final RowBlocks blocks;
        private final Checksums checksums;
        private final byte[] bytes;
        private final ByteBuffer numbers;
        private int row;

        Rows(FileIn in, Header header) {
            this.in = in;
            this.header = header;
            blocks = new RowBlocks(header);
            checksums = new Checksums(header.checksum());
            bytes = blocks.row();
            numbers = Checksums.numbers(bytes);
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
            in.fill(bytes, length, "row " + row);
            checksums.add(bytes, 0, length);
            in.require(blocks.get(numbers, row == header.rows() - 1, east, south), in.position() - length,
                    "a passage out of the grid in row " + row, "0 where the grid has no edge");
            row++;
            if (row % header.blockRows() == 0 || row == header.rows()) {
                in.checksum(checksums.end(), "of the rows before it");
            }
            if (row == header.rows()) {
                in.end(checksums);
            }
        }
    }
}
