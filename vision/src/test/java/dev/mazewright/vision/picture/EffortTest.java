package dev.mazewright.vision.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import org.junit.jupiter.api.Test;

class EffortTest {
    /** An attempt that looks at some pixels; whether it was made. */
    private static boolean looks(Effort effort, long pixels) {
        return effort.<Boolean, RuntimeException>within(Context.standard(), () -> {
            effort.spend(pixels);
            return true;
        }) != null;
    }

    @Test
    void attemptsAreMadeUntilThePixelsAreSpent() {
        Effort effort = new Effort(2);
        assertThat(looks(effort, 1_000_000)).isTrue();
        assertThat(effort.isSpent()).isFalse();
        assertThat(looks(effort, 5_000_000)).isTrue(); // what has begun is ended
        assertThat(effort.isSpent()).isTrue();
        assertThat(looks(effort, 1)).isFalse();
        assertThat(looks(new Effort(0), 1)).isFalse();
    }

    /** Attempts at nothing end, too. */
    @Test
    void eachAttemptCounts() {
        Effort effort = new Effort(1);
        int made = 0;
        while (looks(effort, 0)) {
            made++;
        }
        assertThat(made).isEqualTo(10);
    }

    @Test
    void theFirstWayIsNotCounted() {
        Effort effort = new Effort(1);
        effort.spend(100_000_000);
        assertThat(looks(effort, 1)).isTrue();
    }

    @Test
    void whatHalfSpendsIsSpentOfTheWhole() {
        Effort whole = new Effort(4);
        Effort half = whole.half();
        assertThat(looks(half, 2_000_000)).isTrue();
        assertThat(half.isSpent()).isTrue();
        assertThat(whole.isSpent()).isFalse();
        assertThat(whole.half().isSpent()).isFalse();
        assertThat(looks(whole, 2_000_000)).isTrue();
        assertThat(whole.half().isSpent()).isTrue();
    }

    /** What nothing was spent on is not said to have been tried. */
    @Test
    void noteSaysWhatWasTried() {
        assertThat(new Effort(3).note()).startsWith("other ways to read it were tried for 3 s");
        assertThat(new Effort(0).note()).isEqualTo("no other way to read it was tried (--effort 0)");
    }
}
