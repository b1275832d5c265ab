package dev.mazewright.formats.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The compact format is what docs/maze-format.md says, and finds every damage. */
class MazeFileTest {
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
        }
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        assertThatThrownBy(() -> Mazes.read("maze", longer)).isInstanceOf(BadDataException.class).hasMessageContaining("more bytes");
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
