package dev.mazewright.web.instead.dev.mazewright.api.task;

import dev.mazewright.api.task.Task;
import dev.mazewright.web.WaitingTasks;

/** No threads: the worker does tasks between requests. A page has no guests, so names count up, and nothing is tidied. */
final class TaskThreads implements AutoCloseable {
    private int count;

    TaskThreads(int running, int open) {}

    String id() {
        return Integer.toString(++count);
    }

    void execute(Task task) {
        WaitingTasks.add(task);
    }

    void repeat(Runnable work, int millis) {}

    @Override
    public void close() {}
}
