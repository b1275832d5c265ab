package dev.mazewright.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class MemoryTest {
    /** Repeated requests for too much memory must not make a server collect its garbage each time. */
    @Test
    void impossibleRequestIsRefusedWithoutAGarbageCollection() {
        long before = collections();
        for (int i = 0; i < 1000; i++) {
            assertThatThrownBy(() -> Memory.require("the maze", Long.MAX_VALUE))
                    .isInstanceOfSatisfying(InsufficientMemoryException.class, e -> {
                        assertThat(e.needed()).isEqualTo(Long.MAX_VALUE);
                        assertThat(e.available()).isPositive().isLessThan(Runtime.getRuntime().maxMemory());
                    });
        }
        assertThat(collections() - before).isLessThan(500);
    }

    @Test
    void smallRequestIsAccepted() {
        Memory.require("a word", 8);
        assertThat(Memory.hasRoomFor(8)).isTrue();
        assertThat(Memory.hasRoomFor(Runtime.getRuntime().maxMemory())).isFalse();
    }

    private static long collections() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionCount)
                .sum();
    }
}
