package dev.mazewright.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContextTest {
    private static final Context CONTEXT = Context.standard();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void doesEachTaskOnce(int threads) {
        AtomicIntegerArray done = new AtomicIntegerArray(1000);
        AtomicLong workers = new AtomicLong();
        CONTEXT.withThreads(threads).share(1000, () -> {
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
        assertThatThrownBy(() -> CONTEXT.withThreads(3).share(100, () -> task -> {
                    if (task == 20) {
                        throw new IllegalArgumentException("twenty");
                    }
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("twenty");
    }

    @Test
    void refusesZeroThreads() {
        assertThatThrownBy(() -> CONTEXT.withThreads(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void runsNothingWithoutATask() {
        CONTEXT.share(0, () -> task -> {
            throw new AssertionError();
        });
    }

    /** A task that shares work runs it alone, since the other threads have tasks. */
    @Test
    void runsNestedWorkOnTheThreadOfItsTask() {
        Context two = CONTEXT.withThreads(2);
        AtomicLong others = new AtomicLong();
        two.share(8, () -> task -> {
            Thread own = Thread.currentThread();
            two.share(8, () -> inner -> others.addAndGet(Thread.currentThread().equals(own) ? 0 : 1));
        });
        assertThat(others.get()).isZero();
    }

    @Test
    void refusesMoreMemoryThanItsOwnLimit() {
        Context small = CONTEXT.withMemory(1000);
        assertThat(small.hasMemory(1000)).isTrue();
        assertThat(small.hasMemory(1001)).isFalse();
        assertThatThrownBy(() -> small.requireMemory("the maze", 1001))
                .isInstanceOfSatisfying(InsufficientMemoryException.class, e -> {
                    assertThat(e.needed()).isEqualTo(1001);
                    assertThat(e.available()).isEqualTo(1000);
                })
                .hasMessageStartingWith("the maze needs 1001 bytes of memory and 1000 are available");
    }

    @Test
    void refusesMoreMemoryThanTheHeapHas() {
        assertThat(CONTEXT.hasMemory(Long.MAX_VALUE)).isFalse();
        assertThatThrownBy(() -> CONTEXT.requireMemory("the maze", Long.MAX_VALUE))
                .isInstanceOf(InsufficientMemoryException.class);
    }

    @Test
    void reportsProgressToItsListener() {
        List<String> lines = new ArrayList<>();
        CONTEXT.withProgress(lines::add).withThreads(1).report("half");
        assertThat(lines).containsExactly("half");
    }

    @Test
    void isCancelledByInterruptingTheThread() {
        CancelledException.check();
        Thread.currentThread().interrupt();
        assertThatThrownBy(CancelledException::check).isInstanceOf(CancelledException.class);
        assertThat(Thread.interrupted()).as("still interrupted").isTrue();
    }

    @Test
    void cancellationStopsRunningWork() {
        Cancellation cancellation = new Cancellation();
        Context context = CONTEXT.withCancellation(cancellation);
        assertThatThrownBy(() -> context.run(() -> {
                    cancellation.cancel();
                    CancelledException.check();
                    return "done";
                }))
                .isInstanceOf(CancelledException.class);
        assertThat(Thread.interrupted()).as("the thread is left interrupted").isFalse();
    }

    @Test
    void cancellationStopsWorkThatHasNotBegun() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThatThrownBy(() -> CONTEXT.withCancellation(cancellation).run(() -> {
                    throw new AssertionError("the work began");
                }))
                .isInstanceOf(CancelledException.class);
    }

    /** Nested work, such as a maze within a search: a cancellation during the inner work stops the outer one. */
    @Test
    void cancellationStopsTheOuterWork() {
        Cancellation cancellation = new Cancellation();
        Context context = CONTEXT.withCancellation(cancellation);
        assertThatThrownBy(() -> context.run(() -> {
                    String inner = context.run(() -> {
                        cancellation.cancel();
                        return "done before the check";
                    });
                    CancelledException.check();
                    return inner;
                }))
                .isInstanceOf(CancelledException.class);
    }

    @Test
    void cancellationStopsAllThreadsThatShareTheWork() {
        Cancellation cancellation = new Cancellation();
        Context context = CONTEXT.withCancellation(cancellation).withThreads(3);
        CountDownLatch begun = new CountDownLatch(3);
        AtomicLong stopped = new AtomicLong();
        assertThatThrownBy(() -> context.run(() -> {
                    context.share(3, () -> task -> {
                        begun.countDown();
                        if (task == 0) {
                            awaitAll(begun);
                            cancellation.cancel();
                        }
                        try {
                            Thread.sleep(Long.MAX_VALUE);
                        } catch (InterruptedException e) {
                            stopped.incrementAndGet();
                            Thread.currentThread().interrupt();
                        }
                    });
                    return "done";
                }))
                .isInstanceOf(CancelledException.class);
        assertThat(stopped.get()).isEqualTo(3);
    }

    private static void awaitAll(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
