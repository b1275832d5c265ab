package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.UsageException;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of a mask: written and read as documented, and the refusals of other texts. */
class MaskBitsTest {
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private static String text(int... bytes) {
        byte[] all = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            all[i] = (byte) bytes[i];
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(all);
    }

    private static String picture(Mask mask) {
        StringBuilder picture = new StringBuilder();
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = 0; column < mask.columns(); column++) {
                picture.append(mask.contains(row, column) ? 'o' : '.');
            }
        }
        return picture.toString();
    }

    @Test
    void areWrittenAsDocumented() {
        Mask mask = new Mask(2, 3);
        mask.addRange(0, 1, 3);
        mask.addRange(1, 0, 3);
        assertThat(MaskBits.print(mask)).isEqualTo("AQU").isEqualTo(text(1, 5));
        assertThat(picture(MaskBits.parse("mask-bits", "AQU", 2, 3))).isEqualTo(".ooooo");
        // 300 = 0b10_0101100: 0x2C with more to come, then 2.
        Mask large = new Mask(20, 20);
        large.add(15, 0);
        assertThat(MaskBits.print(large)).isEqualTo(text(0xAC, 0x02, 1));
        assertThat(picture(MaskBits.parse("mask-bits", text(0, 1, 1, 1), 1, 4))).isEqualTo("o.o.");
        assertThat(picture(MaskBits.parse("mask-bits", text(0, 4), 1, 4))).isEqualTo("oooo");
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 9", "9, 1", "3, 43", "17, 64", "40, 130", "300, 300"})
    void areReadAsTheyWereWritten(int rows, int columns) {
        MazeRandom random = new MazeRandom(rows * 1000L + columns);
        for (int round = 0; round < 60; round++) {
            Mask mask = new Mask(rows, columns);
            mask.add((int) random.below(rows), (int) random.below(columns));
            for (long n = random.below((long) rows * columns); n > 0; n -= 3) {
                int row = (int) random.below(rows);
                int from = (int) random.below(columns);
                mask.addRange(row, from, from + (int) random.below(columns - from + 1L));
            }
            String text = MaskBits.print(mask);
            assertThat(text).matches("[A-Za-z0-9_-]+");
            Mask read = MaskBits.parse("mask-bits", text, rows, columns);
            assertThat(picture(read)).isEqualTo(picture(mask));
            assertThat(MaskBits.print(read)).isEqualTo(text);
        }
    }

    /** Each text that can be read is the one that is written: there is no second spelling. */
    @Test
    void haveOneSpelling() {
        MazeRandom random = new MazeRandom(1);
        int read = 0;
        for (int round = 0; round < 40_000; round++) {
            StringBuilder text = new StringBuilder();
            for (long length = 2 + random.below(6); length > 0; length--) {
                // Letters whose bytes are small, so that some texts are valid.
                text.append(LETTERS.charAt((int) random.below(random.bit() ? 64 : 8)));
            }
            Throwable thrown = catchThrowable(() -> MaskBits.parse("mask-bits", text.toString(), 9, 7));
            if (thrown == null) {
                read++;
                assertThat(MaskBits.print(MaskBits.parse("mask-bits", text.toString(), 9, 7))).isEqualTo(text.toString());
            } else {
                assertThat(thrown).isInstanceOf(UsageException.class).hasMessageMatching("(?s)mask-bits, letter [0-9]+: .+");
            }
        }
        assertThat(read).isGreaterThan(200);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "''|1|ends within a byte",
        "A|2|ends within a byte",
        "AQU=|4|not a letter of base64url",
        "AQ+A|3|not a letter of base64url",
        "AQV|3|bits that belong to no byte",
        "AQ|3|the end, where a run of cells should follow",
        "gA|1|a run that does not end",
        "AQUA|3|a run of no positions",
        "AAA|2|a run of no positions",
        "AQc|2|a run of 7 positions, where 5 are left of 2x3",
        "gAAF|1|more bytes than it needs",
        "_____________w8B|1|longer than any grid",
    })
    void areRefusedWithTheLetterWhereTheyGoWrong(String text, int letter, String why) {
        assertThatThrownBy(() -> MaskBits.parse("mask-bits", text, 2, 3))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("mask-bits, letter " + letter + ": ")
                .hasMessageContaining(why);
    }

    @Test
    void needACell() {
        assertThatThrownBy(() -> MaskBits.print(new Mask(3, 3))).isInstanceOf(UsageException.class);
    }
}
