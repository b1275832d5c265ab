package dev.mazewright.vision.ends;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlikeMarksTest {
    private static final int RED = 0xE02020;
    private static final int GREEN = 0x20C040;

    private static Mark mark(int x, double extent, int rgb) {
        return new Mark(new Spot(x, 50), extent, extent, (int) (extent * extent), 0.8, rgb, 10, 0.9);
    }

    @Test
    void aLoneMarkIsLeftOfThreeAlikeAndOneOther() {
        Mark player = mark(40, 8, RED);
        assertThat(AlikeMarks.removed(List.of(mark(10, 8, GREEN), mark(20, 9, GREEN), player, mark(30, 8, GREEN)))).containsExactly(player);
    }

    @Test
    void twoAlikeStay() {
        List<Mark> two = List.of(mark(10, 8, RED), mark(20, 8, RED));
        assertThat(AlikeMarks.removed(two)).isEqualTo(two);
    }

    @Test
    void marksOfOneColourAndOtherSizesStay() {
        List<Mark> three = List.of(mark(10, 8, RED), mark(20, 16, RED), mark(30, 32, RED));
        assertThat(AlikeMarks.removed(three)).isEqualTo(three);
    }

    @Test
    void whereAllAreAlikeAllStayAndAreDoubted() {
        List<Mark> all = List.of(mark(10, 8, RED), mark(20, 8, RED), mark(30, 8, RED));
        assertThat(AlikeMarks.removed(all)).isEqualTo(all);
    }
}
