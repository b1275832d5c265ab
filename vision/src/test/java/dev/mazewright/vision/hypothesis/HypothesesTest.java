package dev.mazewright.vision.hypothesis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.vision.picture.Effort;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.TimeBudget;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120) // seconds by the clock, where a reading would never end
class HypothesesTest {
    private static final Picture PICTURE = Picture.of(new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB));

    /** A first reading that does not end is given up, nothing is read after it, and the failure says what to do. */
    @Test
    void aFirstReadingHasABound() {
        AtomicInteger after = new AtomicInteger();
        Hypothesis endless = Hypothesis.of(before -> {
            while (true) {
                CancelledException.check();
            }
        });
        Hypothesis next = Hypothesis.of(before -> {
            after.incrementAndGet();
            return null;
        });
        assertThatThrownBy(() -> Hypotheses.best(PICTURE, List.of(endless, next), new TimeBudget(1), new Effort(8), Context.standard()))
                .isInstanceOf(NotUnderstoodException.class)
                .hasMessage("reading it: no maze in 1 s of processor time; try --crop X,Y,WxH to the maze, a smaller picture, or a longer --effort SECONDS");
        assertThat(after).hasValue(0);
    }

    /** Ten times the time for doubts, and 80 seconds in any case. */
    @Test
    void theBoundGrowsWithTheEffort() {
        assertThat(new Effort(0).first().seconds()).isEqualTo(80);
        assertThat(new Effort(8).first().seconds()).isEqualTo(80);
        assertThat(new Effort(60).first().seconds()).isEqualTo(600);
    }
}
