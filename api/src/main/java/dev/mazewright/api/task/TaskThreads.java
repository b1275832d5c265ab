package dev.mazewright.api.task;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** What {@link Tasks} needs of its machine: threads for tasks, one that tidies, and names that cannot be guessed. */
final class TaskThreads implements AutoCloseable {
    private static final int ID_BYTES = 12;

    private final SecureRandom random = new SecureRandom();
    private final ThreadPoolExecutor threads;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("studio-tasks").factory());

    /** Threads for this many tasks at a time, of this many that run or wait. */
    TaskThreads(int running, int open) {
        threads = new ThreadPoolExecutor(running, running, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(open),
                Thread.ofPlatform().daemon().name("studio-task-", 0).factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** A name for a task. */
    String id() {
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Runs a task when a thread is free. */
    void execute(Task task) {
        threads.getQueue().removeIf(each -> each instanceof Task waiting && !waiting.isOpen());
        threads.execute(task);
    }

    /** Does something after each of these milliseconds. */
    @SuppressWarnings("FutureReturnValueIgnored") // the clock runs until it is closed
    void repeat(Runnable work, int millis) {
        clock.scheduleWithFixedDelay(work, millis, millis, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        clock.shutdownNow();
        threads.shutdownNow();
    }
}
