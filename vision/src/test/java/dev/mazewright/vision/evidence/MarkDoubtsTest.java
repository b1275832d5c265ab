package dev.mazewright.vision.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkDoubtsTest {
    private static final Picture PICTURE = Picture.of(new BufferedImage(200, 100, BufferedImage.TYPE_INT_RGB));
    private static final List<Spot> ENDS = List.of(new Spot(20, 50), new Spot(180, 50));

    private static Mark mark(int x, double extent, double salience, double strength) {
        return new Mark(new Spot(x, 50), extent / 2, extent, 100, 0.5, 0x336699, salience, strength);
    }

    private static List<String> doubts(Mark... seen) {
        return MarkDoubts.of(List.of(seen), List.of(mark(20, 10, 1, 0.4), mark(180, 10, 1, 0.4)), ENDS, PICTURE);
    }

    @Test
    void twoMarksAloneAreNotDoubted() {
        assertThat(doubts(mark(20, 10, 1, 0.4), mark(180, 10, 1, 0.4))).isEmpty();
    }

    @Test
    void aThirdFigureIsNamed() {
        assertThat(doubts(mark(20, 10, 1, 0.4), mark(180, 10, 1, 0.4), mark(100, 40, 0.9, 0.4))).singleElement().asString().contains("at pixel 100,50");
    }

    @Test
    void whatStandsOutLessOrMayBeAShadowIsNot() {
        assertThat(doubts(mark(20, 10, 1, 0.4), mark(180, 10, 1, 0.4), mark(100, 40, 0.5, 0.4), mark(60, 40, 5, 0.2))).isEmpty();
    }

    @Test
    void aPartOfAWordIsDoubted() {
        assertThat(doubts(mark(20, 10, 1, 0.4), mark(172, 51, 1, 0.4))).containsExactly("the marks at the ends: one is a part of something larger");
    }

    /** A closer look found an end where nothing was seen before, and what was seen lies elsewhere. */
    @Test
    void anEndThatWasNotSeenAtFirstIsDoubted() {
        assertThat(doubts(mark(20, 10, 1, 0.4), mark(100, 40, 0.1, 0.4))).singleElement().asString().contains("at pixel 100,50");
    }
}
