package dev.mazewright.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated // what it does to threads or time holds for all
class ThreadsTest {
    @AfterEach
    void useAllAgain() {
        Threads.limit(Runtime.getRuntime().availableProcessors());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void doesEachTaskOnce(int threads) {
        Threads.limit(threads);
        AtomicIntegerArray done = new AtomicIntegerArray(1000);
        AtomicLong workers = new AtomicLong();
        Threads.share(1000, () -> {
            workers.incrementAndGet();
            return task -> done.incrementAndGet((int) task);
        });
        for (int i = 0; i < 1000; i++) {
            assertThat(done.get(i)).isEqualTo(1);
        }
        assertThat(workers.get()).isEqualTo(threads);
    }

    @Test
    void throwsWhatATaskThrows() {
        Threads.limit(3);
        assertThatThrownBy(() -> Threads.share(100, () -> task -> {
                    if (task == 20) {
                        throw new IllegalArgumentException("twenty");
                    }
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("twenty");
    }

    @Test
    void needsAThread() {
        assertThatThrownBy(() -> Threads.limit(0)).isInstanceOf(IllegalArgumentException.class);
        Threads.share(0, () -> task -> {
            throw new AssertionError();
        });
    }
}
