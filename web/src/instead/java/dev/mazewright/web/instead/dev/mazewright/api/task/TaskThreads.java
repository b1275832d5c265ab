package dev.mazewright.web.instead.dev.mazewright.api.task;

import dev.mazewright.api.task.Task;
import dev.mazewright.web.WaitingTasks;

/**
 * No threads: the worker does tasks between requests. A page has no guests, so names count up, and nothing is tidied. They count from the
 * time, since a worker that takes the place of another one must not give its names again.
 */
final class TaskThreads implements AutoCloseable {
    private long last = System.currentTimeMillis();

    TaskThreads(int running, int open) {}

    String id() {
        return Long.toString(++last);
    }

    void execute(Task task) {
        WaitingTasks.add(task);
    }

    void repeat(Runnable work, int millis) {}

    @Override
    public void close() {}
}
