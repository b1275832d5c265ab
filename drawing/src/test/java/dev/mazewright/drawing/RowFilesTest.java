package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.drawing.png.SquarePictures;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.RowWriter;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.png.ResumePoint;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.text.Hex;
import dev.mazewright.formats.text.HexRows;
import dev.mazewright.formats.text.TileText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is streamed row by row is written as it is cell by cell, and a file that was cut off is resumed. */
class RowFilesTest {
    @TempDir Path folder;

    /** Any passages, any start, some goals and some gaps. */
    private static Puzzle puzzle(int rows, int columns, MazeRandom random) {
        Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(rows, columns, null).grid()), random);
        Grid grid = maze.grid();
        List<Long> goals = new ArrayList<>();
        for (long i = random.below(4); i > 0; i--) {
            goals.add(random.cell(grid));
        }
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            long cell = random.cell(grid);
            int direction = (int) random.below(4);
            Opening opening = new Opening(cell, direction);
            if (!grid.leads(cell, direction) && !openings.contains(opening)) {
                openings.add(opening);
            }
        }
        return new Puzzle(maze, new Ends(random.bit() ? Grid.NONE : random.cell(grid), goals, openings), random.bit() ? null : "a/b");
    }

    private static Puzzle streamed(Puzzle puzzle) {
        return puzzle.withRows(puzzle.maze().rows());
    }

    private static byte[] rows(String format, Puzzle puzzle, Style style) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named(format).rowWriter().write(new Document(streamed(puzzle), null, style), out);
        return out.toByteArray();
    }

    private interface Output {
        void write(OutputStream out) throws IOException;
    }

    private static byte[] bytes(Output output) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        output.write(out);
        return out.toByteArray();
    }

    @Test
    void writesTheSameBytesRowByRowAsCellByCell() throws IOException {
        MazeRandom random = new MazeRandom(1);
        for (int columns : new int[] {1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 63, 64, 65, 127, 128, 129, 200}) {
            for (int rows = 1; rows < 6; rows++) {
                Puzzle puzzle = puzzle(rows, columns, random);
                Document document = Document.of(puzzle);
                String size = rows + "x" + columns;
                assertThat(rows("blocks", puzzle, Style.DEFAULT)).as(size).isEqualTo(bytes(out -> TileText.writeCells(
                        document, new TileText.Palette('#', ' ', '.', 'S', 'E'), "", out)));
                assertThat(rows("matrix", puzzle, Style.DEFAULT)).as(size).isEqualTo(bytes(
                        out -> TileText.writeCells(Document.of(puzzle), TileText.plain('1', '0'), "", out)));
                byte[] hex = bytes(out -> Hex.writeCells(puzzle, puzzle.startOrFirst(), puzzle.goalsOrLast()[0], out));
                long entry = puzzle.startOrFirst();
                long exit = puzzle.goalsOrLast()[0];
                assertThat(bytes(out -> new HexRows(streamed(puzzle), entry, exit).write(out))).as(size).isEqualTo(hex);
                assertThat(rows("hex", puzzle, Style.DEFAULT)).as(size).isEqualTo(Mazes.write("hex", document));
                Style style = Style.of(2 + (int) random.below(9), 1, (int) random.below(4));
                assertThat(rows("png", puzzle, style)).as(size).isEqualTo(bytes(
                        out -> SquarePictures.ofCells(new Document(puzzle, null, style)).write(out)));
                for (String format : List.of("blocks", "matrix", "hex", "png", "digest", "maze")) {
                    assertThat(rows(format, puzzle, Style.DEFAULT)).as(format + size).isEqualTo(Mazes.write(format, document));
                }
            }
        }
    }

    /** As matrix texts have it: the drawing of blocks with other letters. */
    @Test
    void marksAreNotInDigits() throws IOException {
        Puzzle puzzle = puzzle(9, 70, new MazeRandom(5));
        String blocks = new String(rows("blocks", puzzle, Style.DEFAULT), StandardCharsets.US_ASCII);
        String matrix = new String(rows("matrix", puzzle, Style.DEFAULT), StandardCharsets.US_ASCII);
        assertThat(matrix).isEqualTo(blocks.replaceAll("[SE ]", "0").replace('#', '1'));
    }

    // ---- what was cut off

    private byte[] resumed(RowFile file, byte[] part) throws IOException {
        Path path = folder.resolve("part");
        Files.write(path, part);
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        file.begin(head);
        RowFile.Mark from = new RowFile.Mark(0, head.size(), 0);
        if (part.length > head.size()) {
            try (SeekableByteChannel channel = Files.newByteChannel(path)) {
                from = file.mark(channel, from);
            }
        }
        assertThat(from.bytes()).isLessThanOrEqualTo(Math.max(part.length, head.size()));
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.write(from.row() == 0 ? head.toByteArray() : part, 0, (int) from.bytes());
        file.rows(from, whole);
        return whole.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"maze", "blocks", "matrix", "png"})
    void resumesAfterEveryByte(String format) throws IOException {
        MazeRandom random = new MazeRandom(2);
        RowWriter writer = Formats.named(format).rowWriter();
        Style style = Style.of(3, 1, 2);
        for (int columns : new int[] {1, 9, 66}) {
            Puzzle puzzle = puzzle(7, columns, random);
            byte[] whole = rows(format, puzzle, style);
            for (int length = 0; length <= whole.length; length++) {
                byte[] part = Arrays.copyOf(whole, length);
                assertThat(resumed(writer.file(new Document(streamed(puzzle), null, style)), part)).as("%d", length).isEqualTo(whole);
            }
        }
    }

    /** So wide that a block has few rows. */
    @Test
    void resumesWithinBlocksOfAMazeFile() throws IOException {
        Puzzle puzzle = puzzle(12, 100_000, new MazeRandom(3));
        byte[] whole = rows("maze", puzzle, Style.DEFAULT);
        RowWriter writer = Formats.named("maze").rowWriter();
        for (int length = 0; length <= whole.length; length += 12_345) {
            byte[] part = Arrays.copyOf(whole, length);
            assertThat(Arrays.equals(resumed(writer.file(Document.of(streamed(puzzle))), part), whole)).isTrue();
        }
    }

    /** 170 MB of pixels in three parts: they unpack as one, and each can be resumed. */
    @Test
    @Tag("slow")
    void resumesAtTheMarksOfALargePicture() throws Exception {
        Puzzle puzzle = puzzle(7, 6, new MazeRandom(4));
        Style style = Style.of(4000, 900, 20);
        byte[] whole = rows("png", puzzle, style);
        List<Integer> marks = new ArrayList<>();
        requireSound(whole, marks);
        assertThat(marks).hasSize(2);
        RowWriter writer = Formats.named("png").rowWriter();
        for (int cut : new int[] {marks.get(1) - 1, whole.length - 1}) {
            byte[] part = Arrays.copyOf(whole, cut);
            byte[] resumed = resumed(writer.file(new Document(streamed(puzzle), null, style)), part);
            assertThat(Arrays.equals(resumed, whole)).as("%d", cut).isTrue();
        }
        assertThat(ResumePoint.lastButOne(Files.newByteChannel(folder.resolve("part")), first(whole)).number()).isEqualTo(1);
    }

    private static int first(byte[] png) {
        int at = 8;
        ByteBuffer bytes = ByteBuffer.wrap(png);
        while (bytes.getInt(at + 4) != 0x49444154) {
            at += 12 + bytes.getInt(at);
        }
        return at;
    }

    /** All chunks have their checksums, and the image data unpacks to the number of rows in the header. */
    private static void requireSound(byte[] png, List<Integer> marks) throws DataFormatException {
        ByteBuffer bytes = ByteBuffer.wrap(png);
        Inflater inflater = new Inflater();
        byte[] pixels = new byte[1 << 16];
        long unpacked = 0;
        int at = 8;
        while (at < png.length) {
            int length = bytes.getInt(at);
            CRC32 crc = new CRC32();
            crc.update(png, at + 4, length + 4);
            assertThat(bytes.getInt(at + 8 + length)).isEqualTo((int) crc.getValue());
            if (bytes.getInt(at + 4) == 0x49444154) {
                inflater.setInput(png, at + 8, length);
                long before = unpacked;
                for (int count = inflater.inflate(pixels); count > 0; count = inflater.inflate(pixels)) {
                    unpacked += count;
                }
                if (length == 35 && unpacked == before) {
                    marks.add(at + 12 + length);
                }
            }
            at += 12 + length;
        }
        assertThat(inflater.finished()).as("with the right checksum").isTrue();
        long width = bytes.getInt(16);
        assertThat(unpacked).isEqualTo(bytes.getInt(20) * (1 + Math.ceilDiv(width * png[24], 8)));
        inflater.end();
    }
}
