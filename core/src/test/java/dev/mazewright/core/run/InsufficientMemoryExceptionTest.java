package dev.mazewright.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class InsufficientMemoryExceptionTest {
    /** Whoever asks a server for the impossible, over and over, must not have it collect its garbage each time. */
    @Test
    void whatNeverFitsIsRefusedWithoutALookForGarbage() {
        long before = collections();
        for (int i = 0; i < 1000; i++) {
            assertThatThrownBy(() -> InsufficientMemoryException.require("the maze", Long.MAX_VALUE))
                    .isInstanceOfSatisfying(InsufficientMemoryException.class, e -> {
                        assertThat(e.needed()).isEqualTo(Long.MAX_VALUE);
                        assertThat(e.available()).isPositive().isLessThan(Runtime.getRuntime().maxMemory());
                    });
        }
        assertThat(collections() - before).isLessThan(500);
    }

    @Test
    void whatFitsIsNotRefused() {
        InsufficientMemoryException.require("a word", 8);
        assertThat(InsufficientMemoryException.isRoomFor(8)).isTrue();
        assertThat(InsufficientMemoryException.isRoomFor(Runtime.getRuntime().maxMemory())).isFalse();
    }

    private static long collections() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }
}
