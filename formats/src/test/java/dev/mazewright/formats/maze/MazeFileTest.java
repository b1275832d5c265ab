package dev.mazewright.formats.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compact format is what docs/maze-format.md says, finds every damage, and gives single rows. */
class MazeFileTest {
    @TempDir Path folder;

    /** The example of the documentation. */
    @Test
    void writesTheBytesOfTheDescription() throws IOException {
        Maze maze = new Maze(new Rectangle(2, 3, null).grid());
        long corner = maze.grid().cell(0, 0);
        maze.carve(corner, Rectangle.EAST);
        maze.carve(corner, Rectangle.SOUTH);
        maze.carve(maze.grid().cell(0, 2), Rectangle.SOUTH);
        maze.carve(maze.grid().cell(1, 1), Rectangle.EAST);
        Puzzle puzzle = new Puzzle(maze,
                new Ends(corner, List.of(maze.grid().cell(1, 2)), List.of(new Opening(corner, Rectangle.WEST))),
                "r");
        String hex = HexFormat.of().formatHex(Mazes.write("maze", Document.of(puzzle)));
        assertThat(hex).startsWith("894d415a450d0a1a" + "01" + "01" + "0000" + "50000000" // magic, version, kind, length
                + "02000000" + "03000000" + "02000000" + "02000000" // rows, columns, rows a block, bytes a row
                + "0000000000000000" + "01000000" + "01000000" + "01000000" + "00000000" // start, counts
                + "0500000000000000" + "0300000000000000" + "72" + "000000"); // goal, opening, recipe, filling
        assertThat(hex.substring(160, 168)).isEqualTo("0105" + "0200"); // east and south bits of the two rows
        assertThat(hex.substring(176, 192)).isEqualTo("4d415a452d454e44");
        assertThat(hex).hasSize(200);
    }

    @Test
    void everyCutAndEveryFlippedBitIsFound() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:5x13/wilson/goal:1,1/goal:2,2/open:0,0.left/seed:1").make();
        byte[] bytes = Mazes.write("maze", Document.of(puzzle));
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> Mazes.read("maze", cut)).isInstanceOf(BadDataException.class).hasMessageContaining("byte ");
        }
        for (int i = 0; i < bytes.length * Byte.SIZE; i++) {
            byte[] flipped = bytes.clone();
            flipped[i / Byte.SIZE] ^= (byte) (1 << i % Byte.SIZE);
            assertThatThrownBy(() -> Mazes.read("maze", flipped)).as("bit %d", i).isInstanceOf(BadDataException.class);
            Path path = folder.resolve("flipped");
            Files.write(path, flipped);
            int last = bytes.length - 12;
            if (i / Byte.SIZE < last) { // single rows do not look at the end
                assertThatThrownBy(() -> {
                            try (MazeFile file = MazeFile.open(path, Context.standard())) {
                                file.row(0, new long[1], new long[1]);
                            }
                        })
                        .as("bit %d", i).isInstanceOf(BadDataException.class);
            }
        }
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        assertThatThrownBy(() -> Mazes.read("maze", longer)).isInstanceOf(BadDataException.class).hasMessageContaining("more bytes");
    }

    @Test
    void readsRowsInAnyOrder() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:700x3001/sidewinder/start:3,4/seed:1").make();
        Path path = folder.resolve("m.maze");
        Files.write(path, Mazes.write("maze", Document.of(puzzle)));
        SquareRows streamed = puzzle.maze().rows();
        int words = streamed.words();
        long[][] east = new long[700][words];
        long[][] south = new long[700][words];
        for (int row = 0; row < 700; row++) {
            streamed.next(east[row], south[row]);
        }
        long[] foundEast = new long[words];
        long[] foundSouth = new long[words];
        try (MazeFile file = MazeFile.open(path, Context.standard())) {
            assertThat(file.rows()).isEqualTo(700);
            assertThat(file.columns()).isEqualTo(3001);
            assertThat(file.start()).isEqualTo(3 * 3001 + 4);
            assertThat(file.goals()).containsExactly(700L * 3001 - 1);
            assertThat(file.recipe()).isEqualTo(puzzle.recipe());
            for (int i = 0; i < 700; i++) {
                int row = i * 271 % 700;
                file.row(row, foundEast, foundSouth);
                assertThat(foundEast).isEqualTo(east[row]);
                assertThat(foundSouth).isEqualTo(south[row]);
            }
            assertThatThrownBy(() -> file.row(700, foundEast, foundSouth)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        byte[] damaged = Files.readAllBytes(path);
        damaged[damaged.length / 2] ^= 1;
        Files.write(path, damaged);
        try (MazeFile file = MazeFile.open(path, Context.standard())) {
            file.row(0, foundEast, foundSouth);
            file.row(699, foundEast, foundSouth);
            assertThatThrownBy(() -> file.row(350, foundEast, foundSouth))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageContaining("wrong checksum");
        }
        Files.write(path, Arrays.copyOf(damaged, 100_000));
        assertThatThrownBy(() -> MazeFile.open(path, Context.standard())).isInstanceOf(BadDataException.class).hasMessageContaining("end of the file");
    }

    /** A file of 72 bytes may claim a maze of 2^31 - 1 rows; its length gives it away before there is memory for them. */
    @Test
    void takesNoMemoryForWhatAFileOnlyClaims() {
        byte[] head = new Header(Integer.MAX_VALUE, 1, 1 << 15, 0, List.of(1L), List.of(), null, 0).toBytes();
        assertThatThrownBy(() -> Formats.read(new Source("claim", new ByteArrayInputStream(head), head.length), "maze"))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("claim, byte " + head.length + ": found the end of the file");
    }
}
