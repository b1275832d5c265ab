package dev.mazewright.formats.micromouse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The 256 bytes of micromouse mazes with flags of other programs in their upper bits. */
class FlaggedBytesTest {
    /** Sixteen lanes from the south, joined in the north: 240 passages in lanes and 15 between them. */
    private static byte[] lanes() {
        byte[] bytes = new byte[256];
        for (int x = 0; x < 16; x++) {
            Arrays.fill(bytes, 16 * x, 16 * x + 16, (byte) 0b1010);
            bytes[16 * x] = 0b1110;
            bytes[16 * x + 15] = (byte) (x == 0 ? 0b1001 : x == 15 ? 0b0011 : 0b0001);
        }
        return bytes;
    }

    private static Puzzle read(byte[] bytes, List<String> notes) throws IOException {
        try (Source source = new Source("given", new ByteArrayInputStream(bytes))) {
            Puzzle puzzle = Formats.read(source, null);
            notes.addAll(source.remarks().notes());
            return puzzle;
        }
    }

    @Test
    void flagsAreNoWalls() throws IOException {
        List<String> notes = new ArrayList<>();
        Puzzle plain = read(lanes(), notes);
        assertThat(notes).isEmpty();
        assertThat(plain.maze().passages()).isEqualTo(255);
        byte[] flagged = lanes();
        flagged[0] |= 0x10;
        flagged[17] |= (byte) 0x90;
        assertThat(read(flagged, notes)).isEqualTo(plain);
        assertThat(notes)
                .containsExactly("the upper four bits of 2 bytes hold flags of another program (16, 128), which are not walls, and"
                        + " were ignored");
        for (int i = 0; i < 256; i++) {
            flagged[i] |= (byte) (16 * (i % 16)); // any flags
        }
        assertThat(read(flagged, notes)).isEqualTo(plain);
    }

    @Test
    void wallsThatDoNotAgreeAreRefused() {
        byte[] flagged = lanes();
        flagged[100] ^= (byte) 0x42; // a flag, and a wall from one side alone: cell 6 4, east
        assertThatThrownBy(() -> Formats.read(new Source("given.maz", new ByteArrayInputStream(flagged)), "maz"))
                .isInstanceOf(BadDataException.class)
                .hasMessage("given.maz, cell 6 4: found no wall to the east, expected one, as for the cell there");
        assertThatThrownBy(() -> read(flagged, List.of())).isInstanceOf(BadDataException.class);
    }
}
