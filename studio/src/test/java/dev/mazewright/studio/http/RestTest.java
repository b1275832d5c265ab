package dev.mazewright.studio.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A server's rest is reported once after each use. */
class RestTest {
    private final AtomicInteger uses = new AtomicInteger();
    private final AtomicInteger rests = new AtomicInteger();
    private final Rest rest = new Rest(uses::get, 30, rests::incrementAndGet);

    @Test
    void isToldOnceAfterEachUse() {
        rest.look(0);
        rest.look(100);
        assertThat(rests).as("never used").hasValue(0);
        uses.incrementAndGet();
        rest.look(105);
        rest.look(134);
        assertThat(rests).as("used a moment ago").hasValue(0);
        rest.look(135);
        rest.look(400);
        assertThat(rests).as("once").hasValue(1);
        uses.incrementAndGet();
        rest.look(401);
        rest.look(440);
        assertThat(rests).as("after the next use").hasValue(2);
    }

    @Test
    void doesNotRestWhileItIsUsed() {
        for (int time = 0; time < 1000; time += 20) {
            uses.incrementAndGet();
            rest.look(time);
        }
        assertThat(rests).hasValue(0);
    }
}
