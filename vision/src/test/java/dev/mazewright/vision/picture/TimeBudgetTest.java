package dev.mazewright.vision.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120) // seconds by the clock, where work would never end
class TimeBudgetTest {
    private static String endless() {
        while (true) {
            CancelledException.check();
        }
    }

    @Test
    void workEndsWithTheEffort() {
        TimeBudget effort = new TimeBudget(1);
        assertThat(effort.isSpent()).isFalse();
        assertThat(effort.<String, RuntimeException>within(Context.standard(), () -> "done")).isEqualTo("done");
        assertThat(effort.<String, RuntimeException>within(Context.standard(), TimeBudgetTest::endless)).isNull();
        assertThat(effort.isSpent()).isTrue();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(new TimeBudget(0).<String, RuntimeException>within(Context.standard(), () -> "done")).isNull();
    }

    /** A server that reads a thousand pictures an hour does not keep each for the seconds of its effort. */
    @Test
    void nothingIsQueuedAfterTheWork() {
        long before = ForkJoinPool.commonPool().getDelayedTaskCount();
        for (int i = 0; i < 100; i++) {
            new TimeBudget(1000).<String, RuntimeException>within(Context.standard(), () -> "done");
        }
        await(() -> ForkJoinPool.commonPool().getDelayedTaskCount() < before + 50);
    }

    /** The pool removes what was cancelled on a thread of its own. */
    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            assertThat(Thread.currentThread().isInterrupted()).as("timed out").isFalse();
            Thread.onSpinWait();
        }
    }

    /** As BoofCV does where it shares work among threads. */
    @Test
    void interruptThatIsWrappedEndsWorkAsWell() {
        assertThat(new TimeBudget(1).<String, RuntimeException>within(Context.standard(), () -> {
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
            throw new IllegalStateException(new InterruptedException());
        })).isNull();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThatThrownBy(() -> new TimeBudget(1).within(Context.standard(), () -> {
            throw new IllegalStateException("a fault");
        })).hasMessage("a fault");
    }

    /** Within one effort for the whole, as within a request's limit. */
    @Test
    void workWithinWorkEndsWithBoth() {
        TimeBudget effort = new TimeBudget(1);
        Context context = Context.standard();
        assertThat(effort.<String, RuntimeException>within(context, () -> effort.within(context, TimeBudgetTest::endless))).isNull();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void cancellationFromOutsideIsPassedOn() throws Exception {
        Cancellation outer = new Cancellation();
        Context context = Context.standard().withCancellation(outer);
        CountDownLatch begun = new CountDownLatch(1);
        Thread other = Thread.ofPlatform().start(() -> {
            try {
                begun.await();
                outer.cancel();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        assertThatThrownBy(() -> context.run(() -> new TimeBudget(100).<String, RuntimeException>within(context, () -> {
            begun.countDown();
            return endless();
        }))).isInstanceOf(CancelledException.class);
        other.join();
    }
}
